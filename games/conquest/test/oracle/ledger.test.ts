import { Chance, configure, type Option, Run, seedFrom, waiting } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ConquestEvent } from '../../src/events.ts';
import { conquest } from '../../src/index.ts';
import { SETTINGS, type State, setup } from '../../src/state.ts';
import { doctored } from './doctored.ts';
import { Ledger } from './ledger.ts';

const POSITIONS = sampled(process.env, 'positions', 15);
const GAMES = sampled(process.env, 'games', 4);
/** Random players seldom win: the books are closed after so many rounds. */
const ROUNDS = '8';

/**
 * Plays at random, with a liking for deals and fights, and compares the books with the board: after every answer, or at the start of
 * every turn and at the end.
 */
function audit(name: string, state: State, answers: number, everyAnswer: boolean, counted: Map<string, number>): void {
  const chance = Chance.fromSeed(seedFrom(`ledger ${name}`));
  const heard: ConquestEvent[] = [];
  const run: Run<State, ConquestEvent> = new Run(
    conquest,
    { state, chance: chance.split() },
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
    if (everyAnswer || run.decision === null || heard.some(({ event }) => event === 'turn.began'))
      expect(ledger.accounts, `after "${id}" in ${name}`).toEqual(Ledger.of(run.state));
    heard.length = 0;
  }
}

/** Any settings, with a limit of rounds, and homes that are given out before the books are opened. */
function anySettings(chance: Chance): Record<string, string> {
  const settings = Object.entries(SETTINGS).map(([name, { values }]) => [name, chance.pick(values)]);
  return { ...Object.fromEntries(settings), roundLimit: ROUNDS, homeChoice: 'random' };
}

describe('the books', () => {
  it('money, tribute, provinces, units, galleys and prisoners change only by what is told', () => {
    shows('4.3.a', '4.4.a', '9.22.a', '11.1.a', '14.5.c');
    const counted = new Map<string, number>();
    for (const i of POSITIONS) audit(`${i}`, doctored(`ledger ${i}`), 250, true, counted);
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

  for (const players of [2, 3, 4, 5, 6])
    it(`nor in ${GAMES.length} whole games of ${players}`, () => {
      shows('4.3.a', '4.4.a', '11.1.a');
      const counted = new Map<string, number>();
      for (const i of GAMES) {
        const name = `${players} ${i}`;
        const chance = Chance.fromSeed(seedFrom(`books ${name}`));
        const state = setup(configure(conquest, players, anySettings(chance)), chance);
        audit(name, state, Infinity, false, counted);
        expect(state.winner).toBeGreaterThanOrEqual(0);
      }
      expect(counted.get('tribute') ?? 0).toBeGreaterThan(GAMES.length);
    });
});
