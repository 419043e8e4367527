import { type Seat, unbundle } from '@tabula/engine';
import { KINDS } from '../../src/data/figures.ts';
import type { ConquestEvent } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import { controllerOf, LANDS, seats, tributeOf, unitsOf } from './position.ts';

/** What a player has, as far as a book-keeper who only reads the log can know. */
interface Account {
  money: number;
  tribute: number;
  provinces: number;
  galleys: number;
  dead: number;
  /** Infantry, cavalry, catapults, ashore and aboard. */
  readonly units: number[];
  /** Generals of others in his hands, by owner. */
  readonly prisoners: number[];
}

type Of<K extends ConquestEvent['event']> = Extract<ConquestEvent, { event: K }>;

const CITY_TRIBUTE = 5;

/** Books that are kept from the log alone: whatever changes hands without being told shows as a difference. */
export class Ledger {
  readonly accounts: Account[];
  #offer: Of<'offered'> | undefined;

  constructor(state: State) {
    this.accounts = Ledger.of(state);
  }

  /** The accounts as the board shows them. */
  static of(state: State): Account[] {
    const { galley } = state;
    return seats(state).map((seat) => ({
      money: state.money[seat],
      tribute: tributeOf(state, seat),
      provinces: LANDS.filter((at) => controllerOf(state, at) === seat).length,
      galleys: galley.owner.filter((owner) => owner === seat).length,
      dead: state.dead[seat],
      units: KINDS.map((_, kind) => {
        const aboard = galley.owner.reduce(
          (sum, owner, ship) => sum + (owner === seat ? galley.cargo[kind][ship] : 0),
          0,
        );
        return LANDS.reduce((sum, at) => sum + unitsOf(state, seat, at)[kind], aboard);
      }),
      prisoners: seats(state).map((owner) => state.prisoners[seat * state.players + owner]),
    }));
  }

  hear(event: ConquestEvent): void {
    switch (event.event) {
      case 'tribute':
        this.accounts[event.by].money += event.talents;
        break;
      case 'recruited':
        this.#pay(event.by, event.talents);
        this.#muster(event.by, event.units, 1);
        break;
      case 'built':
        this.#built(event);
        break;
      case 'road.built':
        this.#pay(event.by, event.talents);
        break;
      case 'destroyed':
        this.accounts[event.by].tribute -= CITY_TRIBUTE;
        break;
      case 'conquered':
        this.#gain(event.by, event.tribute, 1);
        break;
      case 'conquered.from':
        this.#gain(event.by, event.tribute, 1);
        this.#gain(event.whom, -event.tribute, -1);
        break;
      case 'lost':
        this.#muster(event.by, event.units, -1);
        break;
      case 'cut.down':
        this.#muster(event.whom, event.units, -1);
        break;
      case 'sunk':
        this.#muster(event.by, event.units, -1);
        this.accounts[event.by].galleys -= event.count;
        break;
      case 'galleys.burnt':
        this.accounts[event.by].galleys -= event.count;
        break;
      case 'captured':
        this.accounts[event.by].prisoners[event.whom] += event.count;
        break;
      case 'killed':
        this.accounts[event.whom].dead += event.count;
        break;
      case 'spoils':
        this.#inherit(event);
        break;
      case 'caesar.drowned':
        this.#vanish(event.by);
        break;
      case 'offered':
        this.#offer = event;
        break;
      case 'offer.accepted':
        this.#strike();
        break;
      default:
    }
  }

  #pay(seat: Seat, talents: number): void {
    this.accounts[seat].money -= talents;
  }

  #gain(seat: Seat, tribute: number, provinces: number): void {
    this.accounts[seat].tribute += tribute;
    this.accounts[seat].provinces += provinces;
  }

  #muster(seat: Seat, bundle: string, sign: number): void {
    const counts = unbundle(bundle);
    KINDS.forEach((kind, k) => {
      this.accounts[seat].units[k] += sign * (counts.get(kind) ?? 0);
    });
  }

  #built({ by, ware, talents }: Of<'built'>): void {
    this.#pay(by, talents);
    if (ware === 'galley') this.accounts[by].galleys++;
    if (ware === 'city' || ware === 'fortified-city') this.accounts[by].tribute += CITY_TRIBUTE;
  }

  /** 9.22 All that was one player's is another's; what the two held of each other is free. */
  #inherit({ by, whom, talents, provinces }: Of<'spoils'>): void {
    const [heir, loser] = [this.accounts[by], this.accounts[whom]];
    heir.money += talents;
    loser.money -= talents;
    heir.provinces += provinces;
    loser.provinces -= provinces;
    heir.tribute += loser.tribute;
    heir.galleys += loser.galleys;
    heir.dead += loser.dead;
    loser.units.forEach((count, kind) => {
      heir.units[kind] += count;
    });
    heir.prisoners[whom] = 0;
    loser.prisoners[by] = 0;
    this.accounts.forEach((account, third) => {
      if (third === by || third === whom) return;
      heir.prisoners[third] += loser.prisoners[third];
      account.prisoners[by] += account.prisoners[whom];
      account.prisoners[whom] = 0;
    });
    this.#close(loser);
  }

  /** R-CAE-4 All that was one player's is nobody's. */
  #vanish(seat: Seat): void {
    this.accounts[seat].money = 0;
    this.accounts[seat].provinces = 0;
    for (const account of this.accounts) account.prisoners[seat] = 0;
    this.#close(this.accounts[seat]);
  }

  #close(account: Account): void {
    account.tribute = 0;
    account.galleys = 0;
    account.dead = 0;
    account.units.fill(0);
    account.prisoners.fill(0);
  }

  /** 14.5 The last offer, as it was told. */
  #strike(): void {
    if (this.#offer === undefined) throw new Error('a deal that nobody offered');
    const { by, whom, gets, gives, pays, charges } = this.#offer;
    this.accounts[by].money += charges - pays;
    this.accounts[whom].money += pays - charges;
    this.accounts[whom].prisoners[by] -= gets;
    this.accounts[by].prisoners[whom] -= gives;
  }
}
