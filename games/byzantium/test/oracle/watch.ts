import { type Ask, type Chance, Run, type Seat } from '@tabula/engine';
import type { CityId } from '../../src/data/cities.ts';
import type { ByzantiumEvent } from '../../src/events.ts';
import { byzantium } from '../../src/index.ts';
import { copy, type State } from '../../src/state.ts';
import { SEAS } from './atlas.ts';
import { Umpire } from './combat.ts';
import { beginning, entries, type March, steps } from './movement.ts';
import { armyCubes, colourOf, FACTIONS, type Faction, holderOf, number, placeOf, summary } from './position.ts';
import { nextSteps, type Retreat, retreat } from './retreat.ts';

/** An attack that is under way. */
export interface Attack {
  readonly by: Seat;
  /** The faction of the attacking army; the Bulgars have none. */
  readonly faction: Faction | undefined;
  readonly city: CityId;
  /** Where the army came from in this action, if it moved. */
  readonly from: CityId | undefined;
  /** Owners of armies in the city that have still to be asked whether they retreat, clockwise. */
  toAsk: Seat[];
  /** Somebody's army stood and fought. */
  fought: boolean;
  levyAsked: boolean;
  lastDefender: Seat | undefined;
  /** What an army had when it was told to go: it must survive exactly if the way out costs less. */
  leaving: { seat: Seat; faction: Faction; cubes: number; home: CityId | undefined } | undefined;
}

/** A run, what happened in it since the last checkpoint, and the laws that every event of it must keep. */
export class Watch {
  readonly run: Run<State, ByzantiumEvent>;
  readonly name: string;
  start: State;
  events: ByzantiumEvent[] = [];
  answers: { ask: Ask; id: string }[] = [];
  march: March | undefined;
  #umpire: Umpire | undefined;
  attack: Attack | undefined;
  /** A retreating army entered an enemy city: the next thing must be its loss. */
  #owed: { seat: Seat; faction: Faction } | undefined;
  #trail: { seat: Seat; cities: CityId[] } | undefined;
  readonly counts = new Map<string, number>();
  #state: State;

  constructor(name: string, state: State, chance: Chance) {
    this.name = name;
    this.start = copy(state);
    this.#state = state;
    this.run = new Run(
      byzantium,
      { state, chance },
      { keep: true, onEvent: (event) => this.#hear(event), onCheckpoint: () => this.#settled() },
    );
  }

  get ask(): Ask | undefined {
    return this.run.decision?.asks[0];
  }

  answer(id: string): void {
    const { ask } = this;
    if (ask === undefined) throw this.fault('nobody is asked');
    this.answers.push({ ask, id });
    if (id.startsWith('army ')) this.#marchOff(ask.seat, id === 'army arab' ? 'arab' : 'byzantine');
    this.run.answer(ask.seat, id);
  }

  fault(what: string): Error {
    const story = this.events.map((event) => JSON.stringify(event)).join('\n  ');
    const given = this.answers.map(({ ask, id }) => `${ask.seat}:${ask.prompt.ask}>${id}`).join(' ');
    return new Error(
      `${this.name}: ${what}\nanswers: ${given}\nevents:\n  ${story}\nat the start of the action: ${summary(this.start)}\nnow: ${summary(this.#state)}`,
    );
  }

  demand(condition: boolean, what: string): void {
    if (!condition) throw this.fault(what);
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  #settled(): void {
    if (this.#state === undefined) return;
    this.#left();
    this.start = copy(this.#state);
    this.events = [];
    this.answers = [];
    this.march = undefined;
    this.attack = undefined;
    this.#umpire = undefined;
  }

  #marchOff(seat: Seat, faction: Faction): void {
    const at = placeOf(this.#state.players[seat][faction]);
    const refused = this.march?.faction === faction ? this.march.refused : [];
    if (at !== undefined) this.march = { ...beginning(this.#state, seat, faction, at, false), refused };
  }

  #hear(event: ByzantiumEvent): void {
    this.events.push(event);
    if (this.#owed !== undefined) {
      const { seat, faction } = this.#owed;
      const paid = event.event === 'lost' && event.boxes.length === 1;
      this.demand(
        (paid || event.event === 'army.destroyed') && event.by === seat && event.faction === faction,
        'one cube is lost for each enemy city on a retreat',
      );
      this.#owed = undefined;
    }
    this.#umpire?.hear(event);
    switch (event.event) {
      case 'army.placed':
        this.#placed(event);
        break;
      case 'army.moved':
        this.#moved(event);
        break;
      case 'fleet.withdrawn':
        if (this.march !== undefined)
          this.march = { ...this.march, refused: [...this.march.refused, `${this.march.at} ${event.city}`] };
        return;
      case 'fleet.rolled': {
        const moved = this.events.findLast((past) => past.event === 'army.moved');
        const surcharge = this.march?.links === 2 ? 1 : 0;
        this.demand(
          event.dice.length === (moved?.cubes ?? 0) - surcharge,
          'the fleet rolls a die for each cube of the crossing',
        );
        break;
      }
      case 'attacked':
      case 'civil-war':
        this.#attacked(event.by, event.faction, event.city);
        break;
      case 'bulgars.attacked':
        this.#attacked(event.by, undefined, event.city);
        break;
      case 'rolled':
        this.#rolled(event);
        break;
      case 'siege.rolled':
        this.#siege();
        break;
      case 'retreated':
        this.#retreated(event);
        break;
      case 'battle.won':
        this.#mustLeave();
        break;
      case 'battle.held':
      case 'siege.failed':
        this.#mustReturn();
        break;
      default:
    }
  }

  #placed({ by, faction, city }: { by: Seat; faction: Faction; city: CityId }): void {
    if (!this.answers.some(({ id }) => id.startsWith('army '))) return;
    this.demand(entries(this.start, by, faction).includes(city), 'an army enters where it may');
    this.march = beginning(this.#state, by, faction, city, true);
  }

  /** 9.3: the link could be taken, and cost what it should. */
  #moved(event: { by: Seat; faction: Faction; from: CityId; city: CityId; cubes: number }): void {
    const { march } = this;
    if (march === undefined) throw this.fault('an army moves out of its action');
    const step = steps(this.start, march).find(({ to }) => to === event.city);
    const opposed =
      this.events.findLast(
        (past) =>
          past.event === 'fleet.opposed' ||
          (past.event === 'army.moved' && past !== event) ||
          past.event === 'fleet.withdrawn',
      )?.event === 'fleet.opposed';
    const price = step === undefined ? -1 : step.fare * (opposed ? 2 : 1) + step.surcharge;
    this.demand(event.from === march.at && event.cubes === price, `a link costs what it should`);
    this.march = { ...march, at: event.city, cubes: march.cubes - event.cubes, links: march.links + 1 };
  }

  #attacked(by: Seat, faction: Faction | undefined, city: CityId): void {
    const { players } = this.#state;
    const moved = this.events.findLast((past) => past.event === 'army.moved');
    const toAsk: Seat[] = [];
    for (let i = 1; i < players.length; i++) {
      const seat = (by + i) % players.length;
      if (FACTIONS.some((each) => players[seat][each].at === number(city))) toAsk.push(seat);
    }
    const from = faction === undefined ? undefined : moved?.from;
    this.attack = {
      by,
      faction,
      city,
      from,
      toAsk,
      fought: false,
      levyAsked: false,
      lastDefender: undefined,
      leaving: undefined,
    };
    this.#umpire = new Umpire(this.#state, (condition, what) => this.demand(condition, what), this.attack);
    const own = FACTIONS.find((each) => players[by][each].at === number(city));
    if (faction === undefined && own !== undefined)
      this.attack.leaving = { seat: by, faction: own, cubes: armyCubes(players[by][own]), home: undefined };
  }

  /** The way out for an army, as far as the fleet lets it. */
  wayOut(seat: Seat, faction: Faction, from: CityId): Retreat {
    const state = this.#state;
    const free = retreat(state, faction, from, true);
    const land = retreat(state, faction, from, false);
    if (faction === 'byzantine') return free;
    const sea = this.seaIsOpen(seat);
    if (sea === undefined) {
      this.demand(
        JSON.stringify(free) === JSON.stringify(land) || free.losses >= armyCubes(state.players[seat].arab),
        'the fleet is asked whenever it matters to a retreat',
      );
      return free;
    }
    return sea ? free : land;
  }

  /** Whether the sea is open to a retreating Arab army; undefined while nobody has said. */
  seaIsOpen(seat: Seat): boolean | undefined {
    const fleet = this.#state.special['fleet-byzantine'][0];
    if (fleet < 0 || fleet === seat) return true;
    const said = this.answers.findLast(({ ask }) => ask.prompt.ask === 'fleet-retreat' && ask.prompt.args?.by === seat);
    if (said !== undefined) return said.id === 'fleet-let' || said.id === 'fleet-never';
    const order = this.#state.players[fleet].fleetOrder;
    return order === 'ask' ? undefined : order === 'never';
  }

  /** The fleet, whatever its standing order, speaks only after the army has said that it wants to go (R 16). */
  mayRetreat(seat: Seat): boolean {
    const attack = this.attacked();
    const faction = this.defenders(attack);
    return retreat(this.#state, faction, attack.city, true).losses < armyCubes(this.#state.players[seat][faction]);
  }

  attacked(): Attack {
    if (this.attack === undefined) throw this.fault('no attack is under way');
    return this.attack;
  }

  /** Who defends has the colour of the city. */
  defenders({ city }: Attack): Faction {
    const colour = colourOf(this.start, city);
    if (colour === 'byzantine' || colour === 'arab') return colour;
    throw this.fault('nobody defends a Persian or Bulgar city');
  }

  /** Armies are asked clockwise, those that can go and no others. */
  nextToRetreat(): Seat | undefined {
    const attack = this.attacked();
    for (let seat = attack.toAsk.shift(); seat !== undefined; seat = attack.toAsk.shift())
      if (this.mayRetreat(seat)) return seat;
    return undefined;
  }

  #rolled({ force, by }: { force: string; by: Seat }): void {
    this.demand(this.nextToRetreat() === undefined, 'every army that can retreat is asked before the battle');
    this.#left();
    const attack = this.attacked();
    if (by === attack.by && force !== 'levy') return;
    attack.lastDefender = force === 'army' ? by : undefined;
    if (force === 'army') attack.fought = true;
  }

  #siege(): void {
    const attack = this.attacked();
    this.demand(this.nextToRetreat() === undefined, 'every army that can retreat is asked before the siege');
    this.#left();
    if (!attack.levyAsked) this.demand(this.levyOf() === undefined, 'whoever has a Levy for the city is asked');
  }

  /** 10.4: who may call up his Levy. */
  levyOf(): Seat | undefined {
    const attack = this.attacked();
    const colour = colourOf(this.start, attack.city);
    if (attack.fought || (colour !== 'byzantine' && colour !== 'arab')) return undefined;
    const seat = attack.city === 'constantinople' ? this.#state.special.emperor[0] : holderOf(this.start, attack.city);
    return seat >= 0 && seat !== attack.by && this.#state.players[seat][colour].levy > 0 ? seat : undefined;
  }

  #mustLeave(): void {
    const attack = this.attacked();
    const seat = attack.lastDefender;
    if (seat === undefined) return;
    const faction = this.defenders(attack);
    attack.leaving = { seat, faction, cubes: armyCubes(this.#state.players[seat][faction]), home: undefined };
  }

  #mustReturn(): void {
    const attack = this.attacked();
    if (attack.faction === undefined) return;
    const side = this.#state.players[attack.by][attack.faction];
    attack.leaving = { seat: attack.by, faction: attack.faction, cubes: armyCubes(side), home: attack.from };
  }

  /** 10.6.9, R 31: the beaten attacker goes back the way he came, unless the fleet bars it. */
  #homeIsOpen(home: CityId, city: CityId, faction: Faction, seat: Seat): boolean {
    const bySea = SEAS.some((pair) => pair.includes(home) && pair.includes(city));
    return faction === 'byzantine' || !bySea || this.seaIsOpen(seat) !== false;
  }

  #retreated({ by, faction, city }: { by: Seat; faction: Faction; city: CityId }): void {
    const attack = this.attacked();
    if (this.#trail?.seat !== by) this.#trail = { seat: by, cities: [attack.city] };
    const trail = this.#trail.cities;
    const home = attack.leaving?.seat === by ? attack.leaving.home : undefined;
    if (home !== undefined && this.#homeIsOpen(home, attack.city, faction, by)) {
      this.demand(city === home, 'a beaten attacker goes back where he came from');
    } else {
      const way = this.wayOut(by, faction, attack.city);
      this.demand(nextSteps(way, trail).includes(city), 'a retreat takes a way with the fewest losses');
    }
    trail.push(city);
    if (colourOf(this.start, city) === faction) this.#trail = undefined;
    else this.#owed = { seat: by, faction };
  }

  get trail(): readonly CityId[] {
    return this.#trail?.cities ?? [this.attacked().city];
  }

  /** An army that had to leave is gone, or has survived, as its way out says. */
  #left(): void {
    const leaving = this.attack?.leaving;
    if (this.attack === undefined || leaving === undefined) return;
    this.attack.leaving = undefined;
    this.#trail = undefined;
    const { seat, faction, cubes, home } = leaving;
    const { city } = this.attack;
    const open = home !== undefined && this.#homeIsOpen(home, city, faction, seat);
    const losses = open ? 0 : this.wayOutOf(seat, faction, cubes).losses;
    const side = this.#state.players[seat][faction];
    this.demand(
      losses < cubes === side.at >= 0,
      'a beaten army survives exactly if its way out costs less than it has',
    );
    if (side.at >= 0) this.demand(armyCubes(side) === cubes - losses, 'a retreat costs as many cubes as enemy cities');
  }

  wayOutOf(seat: Seat, faction: Faction, cubes: number): Retreat {
    const city = this.attacked().city;
    const free = retreat(this.start, faction, city, true);
    if (faction === 'byzantine') return free;
    const land = retreat(this.start, faction, city, false);
    const sea = this.seaIsOpen(seat);
    if (sea !== undefined) return sea ? free : land;
    this.demand(
      JSON.stringify(free) === JSON.stringify(land) || Math.min(free.losses, land.losses) >= cubes,
      'the fleet is asked whenever it matters to a retreat',
    );
    return free;
  }
}
