import type { Seat } from '@tabula/engine';
import type { CityId } from '../../src/data/cities.ts';
import type { ByzantiumEvent } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import { SEAS } from './atlas.ts';
import { armyCubes, colourOf, FACTIONS, type Faction, holderOf, number } from './position.ts';
import { nextSteps, type Retreat, retreat } from './retreat.ts';
import type { Watch } from './watch.ts';

/** Who attacks what: an army of a faction, or the Bulgars, which have none. */
export interface Attack {
  readonly by: Seat;
  readonly faction: Faction | undefined;
  readonly city: CityId;
  /** Where the army came from in this action, if it moved. */
  readonly from: CityId | undefined;
}

/** An army told to go, with what it had then. */
interface Leaving {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly cubes: number;
  /** Where a beaten attacker came from. */
  readonly home: CityId | undefined;
}

/** Who stands, who leaves and which way in one attack (10.3, 10.4, 10.6.9). */
export class Flight {
  readonly attack: Attack;
  readonly #watch: Watch;
  readonly #state: State;
  /** Owners of armies in the city that have still to be asked, clockwise from the attacker. */
  readonly #toAsk: Seat[] = [];
  #fought = false;
  #levyAsked = false;
  #lastDefender: Seat | undefined;
  #leaving: Leaving | undefined;
  #trail: { seat: Seat; cities: CityId[] } | undefined;
  /** A retreating army entered an enemy city: the next thing must be its loss. */
  #owed: { seat: Seat; faction: Faction } | undefined;

  constructor(watch: Watch, state: State, attack: Attack) {
    this.attack = attack;
    this.#watch = watch;
    this.#state = state;
    const { by, city, faction } = attack;
    const { players } = state;
    for (let i = 1; i < players.length; i++) {
      const seat = (by + i) % players.length;
      if (FACTIONS.some((each) => players[seat][each].at === number(city))) this.#toAsk.push(seat);
    }
    const own = FACTIONS.find((each) => players[by][each].at === number(city));
    if (faction === undefined && own !== undefined) this.#mustLeave(by, own, undefined);
  }

  hear(event: ByzantiumEvent): void {
    this.#collect(event);
    switch (event.event) {
      case 'rolled':
        this.#battleBegins(event);
        break;
      case 'siege.rolled':
        this.#siegeBegins();
        break;
      case 'retreated':
        this.#retreated(event);
        break;
      case 'battle.won':
        if (this.#lastDefender !== undefined) this.#mustLeave(this.#lastDefender, this.defenders, undefined);
        break;
      case 'battle.held':
      case 'siege.failed':
        if (this.attack.faction !== undefined) this.#mustLeave(this.attack.by, this.attack.faction, this.attack.from);
        break;
      default:
    }
  }

  /** 10.3.2: one cube for each enemy city. */
  #collect(event: ByzantiumEvent): void {
    if (this.#owed === undefined) return;
    const { seat, faction } = this.#owed;
    this.#owed = undefined;
    const paid = event.event === 'army.destroyed' || (event.event === 'lost' && event.boxes.length === 1);
    this.#watch.demand(
      paid && event.by === seat && event.faction === faction,
      'one cube is lost for each enemy city on a retreat',
    );
  }

  /** Who defends has the colour of the city. */
  get defenders(): Faction {
    const colour = colourOf(this.#watch.start, this.attack.city);
    if (colour === 'byzantine' || colour === 'arab') return colour;
    throw this.#watch.fault('nobody defends a Persian or Bulgar city');
  }

  /** 10.3.1: the next army, clockwise, that can go. A fleet that always acts closes the sea; another speaks afterwards (R 16). */
  nextToRetreat(): Seat | undefined {
    const { city } = this.attack;
    const { special, players } = this.#state;
    const fleet = special['fleet-byzantine'][0];
    for (let seat = this.#toAsk.shift(); seat !== undefined; seat = this.#toAsk.shift()) {
      const closed =
        this.defenders === 'arab' && fleet >= 0 && fleet !== seat && players[fleet].fleetOrder === 'always';
      const { losses } = retreat(this.#state, this.defenders, city, !closed);
      if (losses < armyCubes(this.#state.players[seat][this.defenders])) return seat;
    }
    return undefined;
  }

  #battleBegins({ force, by }: { force: string; by: Seat }): void {
    this.#watch.demand(this.nextToRetreat() === undefined, 'all that can retreat are asked before the battle');
    this.settle();
    if (by === this.attack.by && force !== 'levy') return;
    this.#lastDefender = force === 'army' ? by : undefined;
    if (force === 'army') this.#fought = true;
  }

  #siegeBegins(): void {
    this.#watch.demand(this.nextToRetreat() === undefined, 'all that can retreat are asked before the siege');
    this.settle();
    if (!this.#levyAsked) this.#watch.demand(this.#levy() === undefined, 'whoever has a Levy for the city is asked');
  }

  askLevy(seat: Seat): void {
    this.#watch.demand(this.#levy() === seat, 'the Levy is of him who holds the city, or of the Emperor');
    this.#levyAsked = true;
  }

  /** 10.4: who may call up his Levy. */
  #levy(): Seat | undefined {
    const { city, by } = this.attack;
    const colour = colourOf(this.#watch.start, city);
    if (this.#fought || (colour !== 'byzantine' && colour !== 'arab')) return undefined;
    const seat = city === 'constantinople' ? this.#state.special.emperor[0] : holderOf(this.#watch.start, city);
    return seat >= 0 && seat !== by && this.#state.players[seat][colour].levy > 0 ? seat : undefined;
  }

  #mustLeave(seat: Seat, faction: Faction, home: CityId | undefined): void {
    this.#leaving = { seat, faction, cubes: armyCubes(this.#state.players[seat][faction]), home };
  }

  /** Whether the sea is open to a retreating Arab army; undefined while nobody has said. */
  #seaIsOpen(seat: Seat): boolean | undefined {
    const fleet = this.#state.special['fleet-byzantine'][0];
    if (fleet < 0 || fleet === seat) return true;
    const said = this.#watch.answers.findLast(
      ({ ask }) => ask.prompt.ask === 'fleet-retreat' && ask.prompt.args?.by === seat,
    );
    if (said !== undefined) return said.id === 'fleet-let';
    const order = this.#state.players[fleet].fleetOrder;
    return order === 'ask' ? undefined : order === 'never';
  }

  /** 10.6.9, R 31: the beaten attacker goes back the way he came, unless the fleet bars it. */
  #homeIsOpen({ home, faction, seat }: Leaving): boolean {
    if (home === undefined) return false;
    const bySea = SEAS.some((pair) => pair.includes(home) && pair.includes(this.attack.city));
    return faction === 'byzantine' || !bySea || this.#seaIsOpen(seat) !== false;
  }

  /** The way out for an army of so many cubes, as far as the fleet lets it. */
  wayOut(seat: Seat, faction: Faction, cubes: number): Retreat {
    const free = retreat(this.#watch.start, faction, this.attack.city, true);
    if (faction === 'byzantine') return free;
    const land = retreat(this.#watch.start, faction, this.attack.city, false);
    const open = this.#seaIsOpen(seat);
    if (open !== undefined) return open ? free : land;
    const indifferent = JSON.stringify(free) === JSON.stringify(land) || free.losses >= cubes;
    this.#watch.demand(indifferent, 'the fleet is asked whenever it matters to a retreat');
    return free;
  }

  /** What may be the next city of a retreat that is under way. */
  nextCities(seat: Seat, faction: Faction): CityId[] {
    const trail = this.#trail?.seat === seat ? this.#trail.cities : [this.attack.city];
    const cubes = armyCubes(this.#state.players[seat][faction]) + trail.length - 1;
    return nextSteps(this.wayOut(seat, faction, cubes), trail);
  }

  #retreated({ by, faction, city }: { by: Seat; faction: Faction; city: CityId }): void {
    const leaving = this.#leaving?.seat === by ? this.#leaving : undefined;
    if (leaving !== undefined && this.#homeIsOpen(leaving))
      this.#watch.demand(city === leaving.home, 'a beaten attacker goes back where he came from');
    else
      this.#watch.demand(this.nextCities(by, faction).includes(city), 'a retreat takes a way with the fewest losses');
    if (this.#trail?.seat !== by) this.#trail = { seat: by, cities: [this.attack.city] };
    this.#trail.cities.push(city);
    if (colourOf(this.#watch.start, city) === faction) this.#trail = undefined;
    else this.#owed = { seat: by, faction };
  }

  /** An army that had to leave is gone, or has survived, as its way out says. */
  settle(): void {
    const leaving = this.#leaving;
    this.#leaving = undefined;
    this.#trail = undefined;
    if (leaving === undefined) return;
    const { seat, faction, cubes } = leaving;
    const losses = this.#homeIsOpen(leaving) ? 0 : this.wayOut(seat, faction, cubes).losses;
    const side = this.#state.players[seat][faction];
    this.#watch.demand(
      losses < cubes === side.at >= 0,
      'a beaten army survives exactly if its way out costs less than it has',
    );
    if (side.at >= 0)
      this.#watch.demand(armyCubes(side) === cubes - losses, 'a retreat costs as many cubes as enemy cities');
  }
}
