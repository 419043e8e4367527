import { Chance, type Option, Run, seedFrom, waiting } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ConquestEvent } from '../../src/events.ts';
import { conquest } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { doctored } from './doctored.ts';
import { Ledger } from './ledger.ts';

/** Plays at random, with a liking for deals and fights, and compares the books with the board after every answer. */
function audit(name: string, answers: number, counted: Map<string, number>): void {
  const chance = Chance.fromSeed(seedFrom(`ledger ${name}`));
  const heard: ConquestEvent[] = [];
  const run: Run<State, ConquestEvent> = new Run(
    conquest,
    { state: doctored(`ledger ${name}`), chance: chance.split() },
    { onEvent: (event) => heard.push(event) },
  );
  const ledger = new Ledger(run.state);
  heard.length = 0;
  for (let i = 0; i < answers && run.decision !== null; i++) {
    const seat = chance.pick(waiting(run.decision));
    const options: readonly Option[] = run.decision.open(seat)?.options ?? [];
    const liked = options.filter(({ kind }) =>
      /^(attack|invade|strike|fight-on|engage|offer|accept|capture)/.test(kind),
    );
    const { id } = chance.pick(liked.length > 0 && chance.below(3) > 0 ? liked : options);
    run.answer(seat, id);
    for (const event of heard) {
      ledger.hear(event);
      counted.set(event.event, (counted.get(event.event) ?? 0) + 1);
    }
    heard.length = 0;
    expect(ledger.accounts, `after "${id}" in ${name}`).toEqual(Ledger.of(run.state));
  }
}

describe('the books', () => {
  it('money, tribute, provinces, units, galleys and prisoners change only by what is told', () => {
    shows('4.3.a', '4.4.a', '9.22.a', '11.1.a', '14.5.c');
    const counted = new Map<string, number>();
    for (let i = 0; i < 30; i++) audit(`${i}`, 250, counted);
    const told = [
      'tribute',
      'built',
      'recruited',
      'conquered.from',
      'lost',
      'sunk',
      'captured',
      'spoils',
      'offer.accepted',
    ];
    expect(told.filter((event) => (counted.get(event) ?? 0) < 5)).toEqual([]);
  });
});
