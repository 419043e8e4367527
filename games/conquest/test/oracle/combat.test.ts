import { Chance, type Option, Run, type Seat, seedFrom, unbundle, waiting } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ConquestEvent } from '../../src/events.ts';
import { conquest } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { bundles, dueBattles, hits, legionSize, pursuitHits, retreats, wallDice } from './combat.ts';
import { doctored } from './doctored.ts';
import { armyOf, unitsOf } from './position.ts';

type Counts = [number, number, number];
type Of<K extends ConquestEvent['event']> = Extract<ConquestEvent, { event: K }>;

function countsIn(id: string): Counts {
  const units = unbundle(id.split(' ')[1]);
  return [units.get('infantry') ?? 0, units.get('cavalry') ?? 0, units.get('catapult') ?? 0];
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const NONE: Counts = [0, 0, 0];

/** Looks at every land battle as it is told and asked, and works out for itself what must come. */
class Umpire {
  readonly counted = { battles: 0, rounds: 0, retreats: 0, pursuits: 0, forms: 0, lists: 0 };
  readonly #state: State;
  #battle: { at: string; attacker: Seat; defender: Seat } | undefined;
  /** Battle legions that were chosen in this round, and those that rolled. */
  readonly #formed = new Map<Seat, Counts>();
  readonly #legions = new Map<Seat, Counts>();
  readonly #asked = new Set<Seat>();
  #refused: Seat[] = [];
  #rolls = 0;
  #hits = 0;

  constructor(state: State) {
    this.#state = state;
  }

  hear(event: ConquestEvent): void {
    if (event.event === 'battle.began') this.#begin(event);
    if (event.event === 'sea-battle.began') this.#battle = undefined;
    if (event.event === 'rolled') this.#rolled(event);
    if (event.event === 'leave.refused') this.#refused.push(event.by);
    if (event.event === 'pursued') this.#pursued(event);
    if (event.event === 'retreated') this.counted.retreats++;
    if (/^battle\.(won|held|drawn|left)$/.test(event.event)) this.#battle = undefined;
  }

  #begin({ at, by, whom }: Of<'battle.began'>): void {
    expect(dueBattles(this.#state)).toContain(at);
    this.#battle = { at, attacker: by, defender: whom };
    this.#rolls = 0;
    this.#formed.clear();
    this.counted.battles++;
  }

  /** Nothing is removed before both have rolled, so the armies stand as they were when the round began. */
  #rolled({ by, dice, hits: told }: Of<'rolled'>): void {
    const battle = this.#battle;
    if (battle === undefined) return;
    const attacks = this.#rolls % 2 === 0;
    expect(by).toBe(attacks ? battle.attacker : battle.defender);
    if (attacks && this.#rolls > 0) this.#wereAsked(battle.at, battle.attacker, battle.defender);
    const army = unitsOf(this.#state, by, battle.at);
    const legion = this.#legionOf(by, battle.at);
    expect(total(legion)).toBe(legionSize(this.#state, by, battle.at));
    expect(dice).toHaveLength(total(legion) + (attacks ? 0 : wallDice(this.#state, by, battle.at)));
    expect(told).toBe(hits(dice, legion, army));
    const foe = attacks ? battle.defender : battle.attacker;
    if (attacks) this.#legions.set(foe, this.#legionOf(foe, battle.at));
    this.#legions.set(by, legion);
    this.#hits = told;
    this.#rolls++;
    if (attacks) return;
    this.#formed.clear();
    this.#asked.clear();
    this.counted.rounds++;
  }

  /** The legion that was chosen, or the only one there is. */
  #legionOf(seat: Seat, at: string): Counts {
    const all = bundles('form', unitsOf(this.#state, seat, at), legionSize(this.#state, seat, at));
    const chosen = this.#formed.get(seat);
    if (chosen === undefined) expect(all).toHaveLength(1);
    return chosen ?? countsIn(all[0]);
  }

  /** The battle goes on: whoever could retreat was asked. */
  #wereAsked(at: string, ...sides: readonly Seat[]): void {
    for (const seat of sides)
      if (!this.#asked.has(seat)) expect(retreats(this.#state, seat, at), `seat ${seat} was not asked`).toEqual([]);
  }

  #pursued({ by, dice, hits: told }: Of<'pursued'>): void {
    const army = unitsOf(this.#state, by, this.#battle?.at ?? '');
    expect(dice).toHaveLength(total(army));
    expect(told).toBe(pursuitHits(dice, army));
    this.#hits = told;
    this.counted.pursuits++;
  }

  /** The question about to be answered, and what is answered. */
  look(seat: Seat, ask: string, offered: readonly string[], answer: string): void {
    const ids = [...offered].sort();
    const state = this.#state;
    if (ask === 'battle') {
      const land = dueBattles(state).map((at) => `battle ${at}`);
      expect(ids.filter((id) => id.startsWith('battle '))).toEqual(land.sort());
      this.counted.lists++;
    }
    const battle = this.#battle;
    if (battle === undefined || ids[0].startsWith('number ')) return;
    const foe = seat === battle.attacker ? battle.defender : battle.attacker;
    if (ask === 'form') {
      expect(ids).toEqual(bundles('form', unitsOf(state, seat, battle.at), legionSize(state, seat, battle.at)));
      this.#formed.set(seat, countsIn(answer));
      this.counted.forms++;
    }
    const legion = this.#legions.get(seat) ?? NONE;
    if (ask === 'lose') expect(ids).toEqual(bundles('lose', legion, Math.min(this.#hits, total(legion))));
    if (ask === 'pursue') {
      const size = Math.min(this.#hits, armyOf(state, foe, battle.at));
      expect(ids).toEqual(bundles('pursue', unitsOf(state, foe, battle.at), size));
    }
    if (ask === 'retreat') {
      if (!this.#asked.has(seat)) this.#refused = [];
      expect(ids).toEqual(['fight-on', ...retreats(state, seat, battle.at, this.#refused)].sort());
      this.#asked.add(seat);
    }
  }
}

/** Random play with a liking for a fight. */
function watch(name: string, answers: number, counted: Record<string, number>): void {
  const chance = Chance.fromSeed(seedFrom(`combat ${name}`));
  const heard: ConquestEvent[] = [];
  let umpire: Umpire | undefined;
  const run = new Run(
    conquest,
    { state: doctored(`combat ${name}`), chance: chance.split() },
    { onEvent: (event) => (umpire === undefined ? heard.push(event) : umpire.hear(event)) },
  );
  umpire = new Umpire(run.state);
  let due: string[] = [];
  for (let i = 0; i < answers && run.decision !== null; i++) {
    const seat = chance.pick(waiting(run.decision));
    const ask = run.decision.asks[0].prompt.ask;
    const options: readonly Option[] = run.decision.open(seat)?.options ?? [];
    const fights = options.filter(({ kind }) => /^(attack|invade|strike|fight-on|recruit)/.test(kind));
    const { id } = chance.pick(fights.length > 0 && chance.below(3) > 0 ? fights : options);
    if (ask === 'move' && id === 'done') due = dueBattles(run.state);
    umpire.look(
      seat,
      ask,
      options.map((option) => option.id),
      id,
    );
    run.answer(seat, id);
    if (run.decision?.asks[0].prompt.ask === 'move' && due.length > 0) {
      expect(dueBattles(run.state), 'battles left over').toEqual([]);
      due = [];
    }
  }
  for (const [what, count] of Object.entries(umpire.counted)) counted[what] = (counted[what] ?? 0) + count;
}

describe('battles on land, against an umpire who reckons by himself', () => {
  it('due battles, legions, dice, hits, losses, retreats and pursuits of some hundred battles', () => {
    shows('9.1.a', '9.3.a', '9.4.a', '9.5.a', '9.9.a', '9.11.a');
    const counted: Record<string, number> = {};
    for (const i of sampled(process.env, 'positions', 60)) watch(`${i}`, 200, counted);
    expect(counted.battles).toBeGreaterThan(150);
    expect(counted.rounds).toBeGreaterThan(200);
    expect(counted.retreats).toBeGreaterThan(30);
    expect(counted.pursuits).toBeGreaterThan(5);
    expect(counted.forms).toBeGreaterThan(5);
  });
});
