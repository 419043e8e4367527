import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/data/areas.ts';
import { LEADERS } from '../../src/data/names.ts';
import { UNITS } from '../../src/data/units.ts';
import type { ItaliaEvent } from '../../src/events.ts';
import { bookOf, type State } from '../../src/state/state.ts';
import { Eyes, wordsIn } from './eyes.ts';
import { type Question, questions } from './questions.ts';

const ROUNDS_OF_COMBAT = sampled(process.env, 'positions', 100);

/** 10.2 What a die must show. */
const TO_HIT: Readonly<Record<string, number>> = {
  infantry: 7,
  'roman-foederati': 7,
  legion: 6,
  'consular-legion': 5,
  knight: 5,
  elephant: 5,
};
const TOUGH = ['consular-legion', 'knight'];

type Volley = Extract<ItaliaEvent, { event: 'rolled' }>;
interface Side {
  readonly nation: string;
  /** By unit: how many have taken one hit. */
  readonly hurt: Record<string, number>;
  aims: { readonly target: string; readonly units: string }[];
}

/** 10.1 to 10.4, 10.7 One battle, heard: whom the dice hit and who is lost, reckoned from the statements. */
class Battle {
  readonly area: string;
  readonly raid: boolean;
  readonly sides: readonly [Side, Side];
  round = 1;
  volleys = 0;
  /** Losses that must be told next. */
  due: string[] = [];
  told: string[] = [];
  /** By unit: how many of those who landed deserted before the first die (R 124). */
  readonly gone: Record<string, number> = {};
  /** A unit fights that has no counter (R 63), or damaged units went: not followed further. */
  isClear = true;

  constructor(area: string, attacker: string, defender: string, raid: boolean) {
    this.area = area;
    this.raid = raid;
    const side = (nation: string): Side => ({ nation, hurt: {}, aims: [] });
    this.sides = [side(attacker), side(defender)];
  }

  /** By unit, in the order of the counters; those who landed apart, in the first round. */
  targets(state: State, attacks: boolean): { name: string; unit: string; landed: boolean; count: number }[] {
    const eyes = new Eyes(state);
    const { nation } = this.sides[attacks ? 0 : 1];
    const counts = eyes.pieces(bookOf(state).find(nation), this.area);
    return UNITS.slice(0, 6).flatMap(({ id }, kind) => {
      const came = attacks && this.round === 1 && !this.raid ? state.turn.landed[eyes.index(this.area) * 8 + kind] : 0;
      const landed = Math.max(0, Math.min(came - (this.gone[id] ?? 0), counts[kind]));
      return [
        { name: id, unit: id, landed: false, count: counts[kind] - landed },
        { name: `${id}-landed`, unit: id, landed: true, count: landed },
      ].filter(({ count }) => count > 0);
    });
  }

  /** 13.3, 14.1 A die for each unit, those who landed last; so many of them, the highest, desert. */
  desert(state: State, { nation, unit, dice, count }: Extract<ItaliaEvent, { event: 'deserted' }>): void {
    if (nation !== this.sides[0].nation || count === 0) return;
    const kind = UNITS.findIndex(({ id }) => id === unit);
    const landed = state.turn.landed[new Eyes(state).index(this.area) * 8 + kind];
    const lowest = [...dice].sort((a, b) => b - a)[count - 1];
    this.gone[unit] = landed === 0 ? 0 : dice.slice(-landed).filter((die) => die >= lowest).length;
  }

  /** 10.2, 10.3, 10.9 and the card of the Foederati: what is added to each die of a side. */
  modifier(state: State, attacks: boolean): number {
    const eyes = new Eyes(state);
    const [own, foe] = [attacks ? 0 : 1, attacks ? 1 : 0].map((i) => bookOf(state).find(this.sides[i].nation));
    const terrain = AREAS.find(({ id }) => id === this.area)?.terrain;
    let sum = 2 * eyes.leaders(own, this.area).length;
    if (attacks && terrain !== 'normal') sum -= 1;
    if (attacks && state.city[eyes.index(this.area)] === 1) sum -= 2;
    const fleets = (nation: number) =>
      eyes.beside(this.area, 'coast').reduce((ships, sea) => {
        const fled = state.turn.fled.filter((entry) => entry === nation * 64 + eyes.index(sea)).length;
        return ships + eyes.pieces(nation, sea)[6] - fled;
      }, 0);
    if (fleets(own) > 0 && fleets(own) >= 2 * fleets(foe)) sum += 1;
    if (bookOf(state).id(own) === 'foederati') {
      const ravenna = state.holder[eyes.index('ravenna')] === own;
      if (!ravenna || state.leaderAt[LEADERS.indexOf('odoacer')] < 0) sum -= 1;
    }
    return sum;
  }

  /** The dice of one side, in the order in which it aimed; who is struck, and what the other side loses. */
  reckon(state: State, { nation, dice, struck }: Volley): void {
    const attacks = this.sides[0].nation === nation;
    this.volleys += 1;
    if (this.raid && attacks) {
      expect(struck).toEqual(dice.map((die) => (die >= 7 ? 1 : 0)));
      return;
    }
    const shooter = this.sides[attacks ? 0 : 1];
    const victim = this.sides[attacks ? 1 : 0];
    const counts = new Eyes(state).pieces(bookOf(state).find(nation), this.area);
    let left = UNITS.slice(0, 6).flatMap(({ id }, kind) => new Array<string>(counts[kind]).fill(id));
    const basic = this.raid ? 0 : this.modifier(state, attacks);
    const expected: number[] = [];
    const targets = this.targets(state, !attacks);
    targets.forEach((target, i) => {
      const said = shooter.aims.find((aim) => aim.target === target.name);
      // Who has one kind before him, or nobody left to aim, says nothing; the last kind is aimed at by all others.
      const forced = i === targets.length - 1;
      if (!forced && said === undefined && left.length > 0) throw new Error(`nobody said who aims at ${target.name}`);
      const shots = forced ? left : wordsIn(said?.units ?? 'none');
      for (const unit of shots) left = without(left, unit);
      const bonus = !attacks && target.landed && !this.raid ? 2 : 0;
      const hits = shots.reduce((count, unit) => {
        const die = dice[expected.length];
        const hit = die === 10 || (die > 1 && die + basic + bonus >= TO_HIT[unit]) ? 1 : 0;
        expected.push(hit);
        return count + hit;
      }, 0);
      this.#fell(victim, target, hits);
    });
    expect(struck, `${nation} in ${this.area}, round ${this.round} of combat`).toEqual(expected);
  }

  /** 10.4, R 23 A hit takes a unit; those that stand two are all damaged first. Hits beyond what is there are lost. */
  #fell({ nation, hurt }: Side, { unit, count }: { unit: string; count: number }, hits: number): void {
    let lost = 0;
    let fresh = count - (this.round === 1 ? 0 : (hurt[unit] ?? 0));
    for (let i = 0; i < hits && lost < count; i++) {
      if (!TOUGH.includes(unit)) lost += 1;
      else if (fresh > 0) {
        fresh -= 1;
        hurt[unit] = (hurt[unit] ?? 0) + 1;
      } else {
        lost += 1;
        hurt[unit] = (hurt[unit] ?? 0) - 1;
      }
    }
    if (lost > 0) this.due.push(`${nation} ${lost} ${unit}`);
  }
}

function without(list: readonly string[], word: string): string[] {
  const at = list.indexOf(word);
  return at < 0 ? list.slice() : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** 10.8 Dice at sea: a fleet each, better by what it carries, two a fleet, and by leaders. */
function reckonAtSea(state: State, { nation, area, dice, struck }: Volley): void {
  const eyes = new Eyes(state);
  const own = bookOf(state).find(nation);
  const aboard = eyes.aboard(own, area);
  const expected = dice.map((die, fleet) =>
    die === 10 || (die > 1 && die + aboard[fleet] + 2 * eyes.leaders(own, area).length >= 9) ? 1 : 0,
  );
  expect(dice).toHaveLength(eyes.pieces(own, area)[6]);
  expect(struck).toEqual(expected);
}

/** Listens to all battles of a game. */
class Listener {
  #battle: Battle | null = null;
  #seen = { rounds: 0, raids: 0, seas: 0, losses: 0 };

  get seen() {
    return this.#seen;
  }

  hear(event: ItaliaEvent, state: State): void {
    const battle = this.#battle;
    switch (event.event) {
      case 'battle':
      case 'raid':
        this.#battle = new Battle(event.area, event.nation, event.foe, event.event === 'raid');
        return;
      case 'converted':
        this.#battle = null;
        return;
      case 'deserted':
        battle?.desert(state, event);
        return;
      case 'rolled':
        if (battle === null) {
          if (new Eyes(state).isSea(event.area)) {
            reckonAtSea(state, event);
            this.#seen.seas += 1;
          }
          return;
        }
        this.#rolled(battle, event, state);
        return;
      case 'lost':
        if (battle !== null && battle.due.length > 0) this.#lost(battle, event);
        return;
      case 'retreated':
      case 'routed':
        // How many damaged ones went only the owner knows.
        if (battle?.sides.some(({ hurt }) => TOUGH.some((unit) => (hurt[unit] ?? 0) > 0))) battle.isClear = false;
        return;
      case 'battle.won':
      case 'battle.held':
      case 'battle.over':
        if (battle?.isClear) expect(battle.due).toEqual([]);
        this.#battle = null;
    }
  }

  #rolled(battle: Battle, volley: Volley, state: State): void {
    expect(battle.due, `losses that nobody took in ${battle.area}`).toEqual([]);
    if (!battle.isClear) return;
    // Both sides roll before anybody falls: what is due is told when both have rolled.
    const held = battle.told;
    battle.reckon(state, volley);
    const due = [...held, ...battle.due];
    battle.due = [];
    battle.told = due;
    if (battle.volleys % 2 === 1) return;
    battle.due = sorted(due, battle.sides[1].nation);
    battle.told = [];
    for (const side of battle.sides) side.aims = [];
    battle.round += 1;
    this.#seen.rounds += 1;
    if (battle.raid) this.#seen.raids += 1;
  }

  #lost(battle: Battle, { nation, units }: Extract<ItaliaEvent, { event: 'lost' }>): void {
    const words = wordsIn(units);
    expect(battle.due.shift()).toBe(`${nation} ${words.length} ${words[0]}`);
    this.#seen.losses += 1;
  }

  answered({ prompt, answer }: Question): void {
    const battle = this.#battle;
    if (prompt.ask !== 'aim' || battle === null) return;
    const side = battle.sides.find(({ nation }) => nation === prompt.args?.nation);
    side?.aims.push({ target: String(prompt.args?.target), units: String(answer.units) });
  }
}

/** The defender's losses are taken first. */
function sorted(due: readonly string[], defender: string): string[] {
  const first = due.filter((line) => line.startsWith(`${defender} `));
  return [...first, ...due.filter((line) => !first.includes(line))];
}

describe('an oracle that reads the dice agrees on whom they hit', () => {
  for (const players of [3, 4])
    it(`many rounds of combat of ${players}-player games`, () => {
      const listener = new Listener();
      const { seen } = listener;
      for (const question of questions(players, 'hits', ROUNDS_OF_COMBAT, (event, state) =>
        listener.hear(event, state),
      )) {
        listener.answered(question);
        if (seen.rounds >= ROUNDS_OF_COMBAT.length && seen.raids > 5 && seen.seas > 5) break;
      }
      expect(seen.losses).toBeGreaterThan(ROUNDS_OF_COMBAT.length / 4);
    });
});
