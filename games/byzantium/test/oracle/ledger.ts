import type { Seat } from '@tabula/engine';
import type { CityId } from '../../src/data/cities.ts';
import type { Colour } from '../../src/data/figures.ts';
import type { ByzantiumEvent } from '../../src/events.ts';
import { copy, type State } from '../../src/state.ts';
import { PRINTED } from './atlas.ts';
import { FACTIONS, type Faction, IDS, other } from './position.ts';

interface Account {
  treasury: number;
  points: number;
}

interface Town {
  colour: Colour;
  counters: number;
  holder: Seat;
  fort: boolean;
}

/** The Army Card's golden circles. */
const UPKEEP = { elite: 3, main: 1, levy: 2, movement: 1 } as const;

/** The books of a game, kept from its events and the figures of the rules; the state is only ever compared with them. */
export class Ledger {
  readonly accounts: Record<Faction, Account>[];
  readonly towns = new Map<CityId, Town>();
  bulgars = 7;
  readonly #unpaid = new Map<string, keyof typeof UPKEEP>();
  #beforeReturn: State | undefined;
  entries = 0;

  constructor(players: number) {
    this.accounts = Array.from({ length: players }, () => ({
      byzantine: { treasury: 15, points: 10 },
      arab: { treasury: 5, points: 10 },
    }));
    for (const city of IDS) {
      const [colour, value] = PRINTED[city];
      const bare = colour === 'persian' || city === 'constantinople';
      this.towns.set(city, { colour, counters: bare ? 0 : value, holder: -1, fort: false });
    }
  }

  town(city: CityId): Town {
    const town = this.towns.get(city);
    if (town === undefined) throw new Error(`no city ${city}`);
    return town;
  }

  same(what: string, told: unknown, reckoned: unknown): void {
    this.entries++;
    if (JSON.stringify(told) !== JSON.stringify(reckoned))
      throw new Error(`${what}: the game says ${JSON.stringify(told)}, the ledger ${JSON.stringify(reckoned)}`);
  }

  #held(seat: Seat, faction: Faction): Town[] {
    return [...this.towns.values()].filter(({ holder, colour }) => holder === seat && colour === faction);
  }

  #counters(seat: Seat, faction: Faction): number {
    return this.#held(seat, faction).reduce((sum, { counters }) => sum + counters, 0);
  }

  record(event: ByzantiumEvent, state: State): void {
    switch (event.event) {
      case 'cube.bought':
        this.accounts[event.by][event.faction].treasury -= 3;
        return;
      case 'city.claimed':
        this.#claimed(event);
        break;
      case 'city.developed': {
        const town = this.town(event.city);
        town.counters++;
        this.same('counters after developing', event.counters, town.counters);
        return;
      }
      case 'city.fortified':
        this.town(event.city).fort = true;
        return;
      case 'emperor':
        this.accounts[event.by].byzantine.points += 2;
        this.same('points of the Emperor', event.points, 2);
        break;
      case 'caliph':
        this.accounts[event.by].arab.points += 2;
        this.same('points of the Caliph', event.points, 2);
        break;
      case 'taxes':
        this.accounts[event.by].byzantine.treasury += event.byzantine;
        this.accounts[event.by].arab.treasury += event.arab;
        this.same('taxes', event.byzantine + event.arab, 2 * event.cubes);
        break;
      case 'built':
        this.accounts[event.by][event.faction].treasury -= 6;
        this.accounts[event.by][event.faction].points += 2;
        this.same('points of a church or mosque', event.points, 2);
        break;
      case 'bulgars.grew':
        this.bulgars += event.cubes;
        this.same(
          'Bulgars that came',
          event.cubes === 4 || event.cubes === Math.min(2, 11 - event.total + event.cubes),
          true,
        );
        this.same('Bulgars', event.total, Math.min(11, this.bulgars));
        break;
      case 'bulgars.lost':
        this.bulgars -= event.cubes;
        this.same('Bulgars', event.total, this.bulgars);
        break;
      case 'conquered':
        this.#conquered(event);
        break;
      case 'bulgars.conquered':
        this.#takenByBulgars(event);
        break;
      case 'constantinople.fell':
        this.accounts[event.by].arab.points += 5;
        this.same('points of Constantinople', event.points, 5);
        break;
      case 'income':
        for (const faction of FACTIONS) {
          const bezants = 2 * this.#counters(event.by, faction);
          this.accounts[event.by][faction].treasury += bezants;
          this.same(`${faction} income of seat ${event.by}`, event[faction], bezants);
        }
        return;
      case 'unpaid': {
        const account = this.accounts[event.by][event.faction];
        account.points = Math.max(0, account.points - 1);
        this.#unpaid.set(`${event.by} ${event.faction}`, event.box);
        return;
      }
      case 'upkeep':
        this.#upkeep(event, state);
        break;
      case 'turn.began':
        this.#returned(event.by, state);
        break;
      case 'final.cities':
        for (const faction of FACTIONS) {
          const points = this.#counters(event.by, faction);
          this.accounts[event.by][faction].points += points;
          this.same(`${faction} cities of seat ${event.by}`, event[faction], points);
        }
        return;
      case 'final.score': {
        const { byzantine, arab } = this.accounts[event.by];
        this.same('final points', [event.byzantine, event.arab], [byzantine.points, arab.points]);
        this.same('final score', event.points, this.score(event.by, state.conqueror >= 0));
        break;
      }
      default:
    }
  }

  #claimed({ by, city, faction, points }: { by: Seat; city: CityId; faction: Faction; points: number }): void {
    const town = this.town(city);
    this.same(`claim of ${city}`, [faction, points, -1], [town.colour, town.counters, town.holder]);
    town.holder = by;
    this.accounts[by][faction].points += points;
  }

  /** 10.6.5, 10.6.6, 10.6.8: one counter fewer but never none; a single counter brings nothing. */
  #fall(city: CityId): { counters: number; gain: number } {
    const { colour, counters } = this.town(city);
    const before = colour === 'persian' ? PRINTED[city][1] : counters;
    return before === 1 ? { counters: 1, gain: 0 } : { counters: before - 1, gain: before - 1 };
  }

  #conquered(event: {
    by: Seat;
    city: CityId;
    faction: Faction;
    counters: number;
    points: number;
    loot: number;
  }): void {
    const { by, city, faction } = event;
    const { counters, gain } = this.#fall(city);
    this.same(`conquest of ${city}`, [event.counters, event.points, event.loot], [counters, gain, gain]);
    this.towns.set(city, { colour: faction, counters, holder: by, fort: false });
    this.accounts[by][faction].points += gain;
    this.accounts[by][faction].treasury += gain;
  }

  /** 11.5: no loot, no cube, and the points go to the faction that was not attacked. */
  #takenByBulgars(event: { by: Seat; city: CityId; counters: number; points: number; faction: Faction }): void {
    const { colour } = this.town(event.city);
    const faction = other(colour === 'arab' ? 'arab' : 'byzantine');
    const { counters, gain } = this.#fall(event.city);
    this.same(`Bulgars in ${event.city}`, [event.counters, event.points, event.faction], [counters, gain, faction]);
    this.towns.set(event.city, { colour: 'bulgar', counters, holder: -1, fort: false });
    this.accounts[event.by][faction].points += gain;
  }

  /** 12.3, 12.4: all that is left is paid, and no cube more than needed was given up. */
  #upkeep(event: { by: Seat; byzantine: number; arab: number }, state: State): void {
    for (const faction of FACTIONS) {
      const { elite, main, levy, movement } = state.players[event.by][faction];
      const due = 3 * elite + main + 2 * levy + movement;
      const account = this.accounts[event.by][faction];
      this.same(`${faction} upkeep of seat ${event.by}`, event[faction], due);
      const last = this.#unpaid.get(`${event.by} ${faction}`);
      if (last !== undefined) this.same('an unpaid cube', due + UPKEEP[last] > account.treasury, true);
      account.treasury -= due;
      this.same('a treasury that can pay', account.treasury >= 0, true);
    }
    this.#beforeReturn = copy(state);
  }

  /** 12.5, 12.6: boxes are emptied into the Cube Pools, and half of the losses, rounded up, follow. */
  #returned(first: Seat, state: State): void {
    const before = this.#beforeReturn;
    this.#unpaid.clear();
    if (before === undefined) return;
    this.same('who begins', [first, state.active], [before.firstToPass, before.firstToPass]);
    const boxes = Object.values(before.special).flat();
    before.players.forEach((player, seat) => {
      const back = boxes.filter((holder) => holder === seat).length + player.taxes + (player.passCube ? 1 : 0);
      const healed = Math.ceil(player.casualties / 2);
      const { pool, casualties, taxes, passed, passCube } = state.players[seat];
      const reckoned = [player.pool + back + healed, player.casualties - healed, 0, false, false];
      this.same(`pools of seat ${seat} in the new turn`, [pool, casualties, taxes, passed, passCube], reckoned);
      this.same(
        'guards',
        FACTIONS.map((faction) => state.players[seat][faction].guard),
        [false, false],
      );
    });
    this.same(
      'special boxes',
      Object.values(state.special)
        .flat()
        .every((holder) => holder === -1),
      true,
    );
  }

  /** 14.2, 13.1 */
  score(seat: Seat, fallen: boolean): number {
    const { byzantine, arab } = this.accounts[seat];
    if (fallen) return arab.points;
    const [low, high] = [byzantine.points, arab.points].sort((a, b) => a - b);
    return 2 * low >= high ? low + high : high;
  }

  /** 14.3, R 36: what decides, the weightiest first. */
  #rank(seat: Seat, fallen: boolean): number[] {
    const { byzantine, arab } = this.accounts[seat];
    if (fallen) return [arab.points, this.#held(seat, 'arab').length, arab.treasury];
    const cities = this.#held(seat, 'byzantine').length + this.#held(seat, 'arab').length;
    return [this.score(seat, false), byzantine.points + arab.points, cities, byzantine.treasury + arab.treasury];
  }

  winners(fallen: boolean): Seat[] {
    let best = this.accounts.map((_, seat) => seat);
    const ranks = this.accounts.map((_, seat) => this.#rank(seat, fallen));
    for (let i = 0; i < ranks[0].length; i++) {
      const most = Math.max(...best.map((seat) => ranks[seat][i]));
      best = best.filter((seat) => ranks[seat][i] === most);
    }
    return best;
  }

  /** The books and the table say the same. */
  compare(state: State): void {
    state.players.forEach((player, seat) => {
      for (const faction of FACTIONS) {
        const { treasury, points } = player[faction];
        this.same(`${faction} of seat ${seat}`, { treasury, points }, this.accounts[seat][faction]);
      }
      const forts = [...this.towns.values()].filter(({ holder, fort }) => holder === seat && fort).length;
      this.same(`fortifications of seat ${seat}`, player.forts, 2 - forts);
    });
    IDS.forEach((city, i) => {
      const town = {
        colour: state.colour[i],
        counters: state.counters[i],
        holder: state.control[i],
        fort: state.fort[i],
      };
      this.same(city, town, this.town(city));
    });
    this.same('Bulgars', state.bulgars, this.bulgars);
  }
}
