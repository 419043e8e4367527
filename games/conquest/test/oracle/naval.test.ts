import { Chance, type Option, Run, type Seat, seedFrom, waiting } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ConquestEvent } from '../../src/events.ts';
import { conquest } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { doctored } from './doctored.ts';
import { armyOf, foeIn, galleysIn, LANDS, leadersOf, SEAS, seats } from './position.ts';

type Game = Run<State, ConquestEvent>;
type Of<K extends ConquestEvent['event']> = Extract<ConquestEvent, { event: K }>;

const GALLEY = 5;

/** A battle at sea as it is told: who has how many galleys left, and what is still to be told of this round. */
interface Battle {
  readonly by: Seat;
  readonly whom: Seat;
  readonly fleets: Map<Seat, number>;
  readonly hit: Map<Seat, number>;
  rolls: number;
}

/** Reckons every battle at sea from its dice. */
class Admiral {
  readonly counted = { battles: 0, rounds: 0, sunk: 0 };
  #battle: Battle | undefined;

  hear(event: ConquestEvent): void {
    if (event.event === 'sea-battle.began') this.#begin(event);
    if (event.event === 'rolled' && this.#battle !== undefined) this.#rolled(event, this.#battle);
    if (event.event === 'sunk' && this.#battle !== undefined) this.#sunk(event, this.#battle);
    if (event.event === 'sea-battle.ended') this.#end(event);
  }

  #begin({ by, whom, count, against }: Of<'sea-battle.began'>): void {
    expect(Math.min(count, against)).toBeGreaterThan(0);
    const fleets = new Map([
      [by, count],
      [whom, against],
    ]);
    this.#battle = { by, whom, fleets, hit: new Map(), rolls: 0 };
    this.counted.battles++;
  }

  /** 9.17: two dice for each galley, the attacker's first; nothing sinks before both have rolled. */
  #rolled({ by, dice, hits }: Of<'rolled'>, battle: Battle): void {
    expect([...battle.hit.values()].filter((left) => left > 0 && battle.rolls % 2 === 0)).toEqual([]);
    expect(by).toBe(battle.rolls % 2 === 0 ? battle.by : battle.whom);
    const own = battle.fleets.get(by) ?? 0;
    const foe = by === battle.by ? battle.whom : battle.by;
    expect(dice).toHaveLength(2 * own);
    expect(hits).toBe(Math.min(dice.filter((die) => die === GALLEY).length, own));
    battle.hit.set(foe, Math.min(hits, battle.fleets.get(foe) ?? 0));
    battle.rolls++;
    this.counted.rounds = Math.max(this.counted.rounds, battle.rolls / 2);
  }

  #sunk({ by, count }: Of<'sunk'>, battle: Battle): void {
    expect(count).toBe(battle.hit.get(by));
    battle.hit.set(by, 0);
    battle.fleets.set(by, (battle.fleets.get(by) ?? 0) - count);
    this.counted.sunk += count;
  }

  /** 9.20: it ends when a fleet is gone, or after three rounds. */
  #end({ by, whom, count, against }: Of<'sea-battle.ended'>): void {
    const battle = this.#battle;
    if (battle === undefined) throw new Error('the end of a battle that never began');
    expect([battle.fleets.get(by), battle.fleets.get(whom)]).toEqual([count, against]);
    this.#battle = undefined;
  }

  /** Whether the battle under way may still go on. */
  get over(): boolean {
    const battle = this.#battle;
    return battle === undefined || battle.rolls === 6 || [...battle.fleets.values()].includes(0);
  }
}

/** 9.14: the leaders of others in a province where the player in turn has units and nobody else has. */
function atMercy(state: State): string[] {
  const { active } = state;
  return LANDS.flatMap((at) =>
    armyOf(state, active, at) === 0 || foeIn(state, active, at) >= 0
      ? []
      : seats(state)
          .filter((whom) => whom !== active && leadersOf(state, whom, at) > 0)
          .map((whom) => `${at} ${whom}`),
  );
}

function watch(name: string, answers: number, counted: Record<string, number>): void {
  const chance = Chance.fromSeed(seedFrom(`naval ${name}`));
  const admiral = new Admiral();
  const refuges = new Set<string>();
  const run: Game = new Run(
    conquest,
    { state: doctored(`naval ${name}`), chance: chance.split() },
    {
      onEvent: (event) => {
        admiral.hear(event);
        if (event.event === 'retreated') refuges.add(event.to);
      },
    },
  );
  const asked = new Set<string>();
  for (let i = 0; i < answers && run.decision !== null; i++) {
    const { state } = run;
    const seat = chance.pick(waiting(run.decision));
    const { prompt, options } = run.decision.asks[0];
    if (prompt.ask === 'move') {
      asked.clear();
      refuges.clear();
    }
    if (prompt.ask.startsWith('lone-')) {
      const pair = `${prompt.args?.at} ${prompt.args?.whom}`;
      expect(atMercy(state)).toContain(pair);
      asked.add(pair);
      counted.lone++;
    }
    // R-LEA-1: when combat is over, everybody at mercy has been asked about, but for those whom a retreat led to (R-BAT-13).
    if (/^(build-or-)?destroy$/.test(prompt.ask) && state.phase === 'destroy')
      expect(atMercy(state).filter((pair) => !asked.has(pair) && !refuges.has(pair.split(' ')[0]))).toEqual([]);
    if (prompt.ask === 'engage') engage(state, options, String(prompt.args?.at));
    const liked = options.filter(({ kind }) => /^(engage|sail|attack|leave|call)/.test(kind));
    const { id } = chance.pick(liked.length > 0 && chance.below(3) > 0 ? liked : [...options]);
    run.answer(seat, id);
    if (run.decision?.asks[0].prompt.ask === 'move') expect(admiral.over).toBe(true);
  }
  for (const [what, count] of Object.entries(admiral.counted)) counted[what] = (counted[what] ?? 0) + count;
}

/** 9.16: every other player with galleys in that sea can be attacked, or nobody is. */
function engage(state: State, options: readonly Option[], at: string): void {
  const foes = new Set(galleysIn(state, at).map(({ owner }) => owner));
  foes.delete(state.active);
  expect(SEAS).toContain(at);
  expect(options.map(({ id }) => id).sort()).toEqual([...[...foes].map((foe) => `engage ${foe}`), 'no-battle'].sort());
}

describe('battles at sea and lone leaders, against one who reckons by himself', () => {
  it('dice, hits, sinkings and ends of battles at sea; who is at whose mercy', () => {
    shows('9.14.a', '9.16.a', '9.17.a', '9.17.b', '9.18.a', '9.20.a', 'R-LEA-1');
    const counted: Record<string, number> = { lone: 0 };
    for (const i of sampled(process.env, 'positions', 50)) watch(`${i}`, 200, counted);
    expect(counted.battles).toBeGreaterThan(30);
    expect(counted.sunk).toBeGreaterThan(20);
    expect(counted.lone).toBeGreaterThan(20);
  });
});
