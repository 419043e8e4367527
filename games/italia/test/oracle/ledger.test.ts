import { bundle, Chance, configure, Run, seedFrom, unbundle } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/data/areas.ts';
import { CARDS } from '../../src/data/book/cards.ts';
import type { GameId, NationId } from '../../src/data/names.ts';
import { UNITS, type UnitId } from '../../src/data/units.ts';
import type { ItaliaEvent } from '../../src/events.ts';
import { italia } from '../../src/index.ts';
import { pointsOf } from '../../src/rules/points/scoring.ts';
import { bookOf, type State } from '../../src/state/state.ts';

const GAMES = sampled(process.env, 'games', 3);

const isUnit = (id: string): id is UnitId => UNITS.some((unit) => unit.id === id);

/** The accounts of every nation, kept from what is told alone. */
class Books {
  readonly gold = new Map<NationId, number>();
  readonly points = new Map<NationId, number>();
  /** Points of subjects that wait for their share. */
  readonly waiting = new Map<NationId, number>();
  readonly units = new Map<string, number>();
  readonly subjects = new Set<NationId>();
  /** By kind: units that were converted and have no counter yet. */
  readonly #guests = new Map<string, number>();
  /** How many leaders were said just now to leave. */
  #leaving = 0;
  readonly #game: GameId;
  #round = 1;

  constructor(state: State) {
    this.#game = state.scenario;
    for (const { id, setup = [] } of CARDS[state.scenario])
      for (const { units } of setup)
        for (const [unit, count] of Object.entries(units)) this.#add(this.units, `${id} ${unit}`, count);
  }

  #add<K>(account: Map<K, number>, key: K, by: number): void {
    account.set(key, (account.get(key) ?? 0) + by);
  }

  #troop(nation: NationId, units: string, sign: number): void {
    for (const [unit, count] of unbundle(units))
      if (isUnit(unit)) this.#add(this.units, `${nation} ${unit}`, sign * count);
  }

  /** R 63 Of equal papal units those fall first that have no counter: what is left of some that are. */
  #withoutGuests(nation: NationId, units: string): string {
    if (nation !== 'patrimonium') return units;
    const left: Record<string, number> = {};
    for (const [unit, count] of unbundle(units)) {
      const guests = Math.min(count, this.#guests.get(unit) ?? 0);
      this.#guests.set(unit, (this.#guests.get(unit) ?? 0) - guests);
      left[unit] = count - guests;
    }
    return bundle(left);
  }

  #priceOf(nation: NationId, units: string): number {
    const costs: Readonly<Partial<Record<UnitId, number>>> =
      CARDS[this.#game].find(({ id }) => id === nation)?.costs ?? {};
    let price = 0;
    for (const [id, count] of unbundle(units)) {
      const unit = UNITS.find((one) => one.id === id);
      if (unit !== undefined) price += count * (costs[unit.id] ?? unit.cost);
    }
    return price;
  }

  #wipeOut(nation: NationId): void {
    for (const { id } of UNITS) this.units.delete(`${nation} ${id}`);
  }

  /** 6.1 to 6.4, 10.6, 12.3 Where gold comes from and where it goes. */
  #money(event: ItaliaEvent): void {
    switch (event.event) {
      case 'income':
      case 'plundered':
        this.#add(this.gold, event.nation, event.gold);
        break;
      case 'tribute':
        this.#add(this.gold, event.foe, event.gold);
        break;
      case 'paid':
      case 'gold.lost':
        this.#add(this.gold, event.nation, -event.gold);
        break;
      case 'bought':
        this.#add(this.gold, event.nation, -this.#priceOf(event.nation, event.units));
        break;
      case 'tribute.bought':
        this.#add(this.gold, event.nation, -this.#priceOf(event.nation, event.unit));
        break;
      case 'city.built': {
        const { terrain } = AREAS.find(({ id }) => id === event.area) ?? {};
        this.#add(this.gold, event.nation, terrain === 'normal' ? -6 : -8);
        break;
      }
      case 'campaign': {
        const operation = CARDS[this.#game]
          .find(({ id }) => id === event.nation)
          ?.operations?.find(({ round }) => round === this.#round);
        this.#add(this.gold, event.nation, operation !== undefined && 'gold' in operation ? operation.gold : 0);
        break;
      }
      default:
        break;
    }
  }

  #counters(event: ItaliaEvent): void {
    switch (event.event) {
      case 'arrived':
        // 14.3 A counter takes the place of the unit that was converted.
        this.#withoutGuests(event.nation, event.units);
        this.#troop(event.nation, event.units, 1);
        break;
      case 'placed':
        this.#troop(event.nation, event.units, 1);
        break;
      case 'lost':
      case 'removed':
        this.#troop(event.nation, this.#withoutGuests(event.nation, event.units), -1);
        break;
      case 'deserted':
        // Who runs from elephants is lost, and told so; Foederati only change sides.
        if (event.unit === 'roman-foederati') this.#add(this.units, `${event.nation} ${event.unit}`, -event.count);
        break;
      case 'defected':
        this.#add(this.units, 'romans legion', -event.count);
        break;
      case 'converted':
        this.#add(this.units, `${event.foe} ${event.unit}`, -1);
        this.#guests.set(event.unit, (this.#guests.get(event.unit) ?? 0) + 1);
        break;
      case 'score.exit':
        // R 88 Leaders who go along are counted too.
        this.#add(this.units, `${event.nation} infantry`, this.#leaving - event.count);
        break;
      case 'transformed':
      case 'gone':
        this.#wipeOut(event.nation);
        break;
      default:
        break;
    }
  }

  /** 12.5.2 A subject's points wait, and half of them are lost. */
  #score(event: ItaliaEvent): void {
    if (event.event === 'submitted') this.subjects.add(event.nation);
    if (event.event === 'revolted' || event.event === 'freed') this.subjects.delete(event.nation);
    if (event.event === 'transformed') this.subjects.delete(event.nation);
    if (!('points' in event)) return;
    if (event.event === 'score.halved') {
      expect(event.points).toBe(Math.ceil(event.total / 2));
      this.#add(this.waiting, event.nation, -event.total);
      this.#add(this.points, event.nation, event.points);
    } else this.#add(this.subjects.has(event.nation) ? this.waiting : this.points, event.nation, event.points);
  }

  hear(event: ItaliaEvent): void {
    if (event.event === 'round') this.#round = event.round;
    this.#money(event);
    this.#counters(event);
    this.#score(event);
    this.#leaving = event.event === 'leader.left' ? this.#leaving + 1 : 0;
  }
}

/** Everything on the board and in the purses is what was told. */
function compare(books: Books, state: State): void {
  const book = bookOf(state);
  for (let nation = 0; nation < book.size; nation++) {
    const id = book.id(nation);
    const told = (account: Map<NationId, number>) => account.get(id) ?? 0;
    if (state.gold[nation] !== told(books.gold)) expect(state.gold[nation], `gold of the ${id}`).toBe(told(books.gold));
    if (pointsOf(state, nation) !== told(books.points))
      expect(pointsOf(state, nation), `points of the ${id}`).toBe(told(books.points));
    if (state.pending[nation] / 2 !== told(books.waiting))
      expect(state.pending[nation] / 2, `waiting points of the ${id}`).toBe(told(books.waiting));
    if (state.overlord[nation] >= 0 !== books.subjects.has(id))
      expect(state.overlord[nation] >= 0, `whether the ${id} are subjects`).toBe(books.subjects.has(id));
    UNITS.forEach((unit, kind) => {
      let there = 0;
      for (let i = nation * 51 * 8 + kind; i < (nation + 1) * 51 * 8; i += 8) there += state.units[i];
      if (there !== (books.units.get(`${id} ${unit.id}`) ?? 0))
        expect(there, `${id}: ${unit.id}`).toBe(books.units.get(`${id} ${unit.id}`) ?? 0);
    });
  }
}

/** R 73 Whoever controls an area is there; another has it after him only if something is told of that area. */
function control(before: readonly number[], state: State, told: readonly ItaliaEvent[]): void {
  state.holder.forEach((holder, area) => {
    const mask = state.mask[area];
    const there = holder < 0 ? mask === 0 : ((mask >> holder) & 1) === 1;
    if (!there) expect(there, `who controls ${AREAS[area].id}`).toBe(true);
    if (holder === before[area] || holder < 0) return;
    const named = told.some((event) => Object.values(event).includes(AREAS[area].id));
    expect(named, `why ${AREAS[area].id} changed hands`).toBe(true);
  });
}

const UNDER_WAY: readonly string[] = ['march', 'drop', 'collect'];

describe('everything that changes is told', () => {
  for (const players of [3, 4])
    it(`gold, points, units, subjects and control over random games of ${players}`, () => {
      shows('6.1.e', '6.4.a', '10.6.b', '12.5.2.c', '12.5.2.d');
      for (const i of GAMES) {
        const events: ItaliaEvent[] = [];
        const config = configure(italia, players);
        const run = Run.start(italia, config, seedFrom(`ledger ${players} ${i}`), {
          onEvent: (event) => events.push(event),
        });
        const books = new Books(run.state);
        const chance = Chance.fromSeed(seedFrom(`ledger choices ${players} ${i}`));
        let before = run.state.holder.slice();
        const told: ItaliaEvent[] = [];
        while (run.decision !== null) {
          const [{ seat, options }] = run.decision.asks;
          run.answer(seat, chance.pick(options).id);
          for (const event of events) books.hear(event);
          compare(books, run.state);
          told.push(...events);
          events.length = 0;
          // A column that is still under way is told of when it halts.
          if (UNDER_WAY.includes(run.decision?.asks[0].prompt.ask ?? '')) continue;
          control(before, run.state, told);
          before = run.state.holder.slice();
          told.length = 0;
        }
        expect(italia.result(run.state).points.some((points) => points > 0)).toBe(true);
      }
    });
});
