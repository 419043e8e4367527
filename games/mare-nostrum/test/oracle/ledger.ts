import { type Seat, unbundle } from '@tabula/engine';
import type { ProvinceId, SpaceId } from '../../src/data/provinces.ts';
import { KINDS } from '../../src/data/resources.ts';
import type { MareEvent } from '../../src/events.ts';
import { LANDS, type Position, SPACES } from './position.ts';

/**
 * The books of a game, kept from what was told since its first turn began: every card in a hand, in the bank or beside it, every piece and building on the
 * board, whose each province is, and what legions stand on. The state is only ever compared with them.
 */
export class Ledger {
  readonly #books = new Map<string, number>();
  /** Where the battle is that is being told. */
  #field: SpaceId | undefined;
  #lastSource: Seat | undefined;

  constructor(position: Position) {
    this.#books = accounts(position);
  }

  #add(account: string, count: number): void {
    const sum = (this.#books.get(account) ?? 0) + count;
    if (sum < 0) throw new Error(`${account}: less than nothing`);
    if (sum === 0) this.#books.delete(account);
    else this.#books.set(account, sum);
  }

  /** From the bank to a hand. */
  #draw(seat: Seat, cards: string): void {
    for (const [card, count] of unbundle(cards)) {
      this.#add(`bank ${card}`, -count);
      this.#add(`hand ${seat} ${card}`, count);
    }
  }

  /** [Fase Costruzione] Spent or discarded: beside the bank until the phase is over. */
  #spend(seat: Seat, cards: string): void {
    for (const [card, count] of unbundle(cards)) {
      this.#add(`hand ${seat} ${card}`, -count);
      this.#add(`aside ${card}`, count);
    }
  }

  #constructionOver(): void {
    for (const kind of KINDS) {
      const count = this.#books.get(`aside ${kind}`) ?? 0;
      if (count === 0) continue;
      this.#add(`aside ${kind}`, -count);
      this.#add(`bank ${kind}`, count);
    }
  }

  #hand(from: Seat, to: Seat, card: string): void {
    this.#add(`hand ${from} ${card}`, -1);
    this.#add(`hand ${to} ${card}`, 1);
  }

  #clearPosts(province: ProvinceId): void {
    for (const account of [...this.#books.keys()])
      if (account.startsWith(`post ${province} `)) this.#books.delete(account);
  }

  record(event: MareEvent): void {
    this.#commerce(event);
    this.#construction(event);
    this.#military(event);
    this.#occupation(event);
  }

  #commerce(event: MareEvent): void {
    switch (event.event) {
      case 'income':
        this.#draw(event.by, event.cards);
        break;
      case 'artemis':
      case 'plundered':
        this.#draw(event.by, event.card);
        break;
      case 'took':
        this.#lastSource = event.whose;
        this.#hand(event.whose, event.by, event.card);
        break;
      case 'ulysses':
        if (this.#lastSource === undefined) throw new Error('Ulysses before anything was taken');
        this.#hand(event.whose, this.#lastSource, event.card);
        break;
      case 'gave.card':
        this.#hand(event.by, event.whose, event.card);
        break;
      default:
    }
  }

  #construction(event: MareEvent): void {
    switch (event.event) {
      case 'built':
        this.#spend(event.by, event.cards);
        this.#add(
          event.item === 'legion' || event.item === 'fortress' || event.item === 'trireme'
            ? `${event.item} ${event.by} ${event.province}`
            : `${event.item} ${event.province}`,
          1,
        );
        break;
      case 'caravan':
        this.#spend(event.by, event.cards);
        this.#add(`${event.card} ${event.province}`, 1);
        break;
      case 'influence':
      case 'converted':
        this.#spend(event.by, event.cards);
        this.#marker(event.by, event.province, event.event === 'converted' ? event.side : undefined);
        break;
      case 'influence.free':
        this.#marker(event.by, event.province, undefined);
        break;
      case 'converted.free':
        this.#marker(event.by, event.province, event.side);
        break;
      case 'recruited':
        this.#spend(event.by, event.cards);
        this.#add(`card ${event.by} ${event.hero}`, 1);
        break;
      case 'swapped':
        this.#add(`hand ${event.by} ${event.card}`, -1);
        this.#add(`bank ${event.card}`, 1);
        this.#draw(event.by, event.other);
        break;
      case 'kept':
        this.#spend(event.by, event.discarded);
        break;
      default:
    }
  }

  #marker(by: Seat, province: ProvinceId, former: number | undefined): void {
    if (former !== undefined) this.#add(`marker ${former} ${province}`, -1);
    this.#add(`marker ${by} ${province}`, 1);
    this.#clearPosts(province);
  }

  #military(event: MareEvent): void {
    switch (event.event) {
      case 'sailed':
      case 'launched':
        this.#add(`trireme ${event.by} ${event.from}`, -event.count);
        this.#add(`trireme ${event.by} ${event.to}`, event.count);
        break;
      case 'marched':
        this.#add(`legion ${event.by} ${event.from}`, -event.count);
        this.#add(`legion ${event.by} ${event.province}`, event.count);
        break;
      case 'helen':
        this.#add(`legion ${event.whose} ${event.province}`, -1);
        this.#add(`legion ${event.by} ${event.province}`, 1);
        break;
      case 'attacked':
        this.#field = event.province;
        break;
      case 'attacked.sea':
        this.#field = event.sea;
        break;
      case 'lost':
        for (const [unit, count] of unbundle(event.units)) this.#add(`${unit} ${event.side} ${this.#field}`, -count);
        break;
      default:
    }
  }

  #occupation(event: MareEvent): void {
    switch (event.event) {
      case 'pillaged':
        this.#clearPosts(event.province);
        this.#add(`${event.building} ${event.province}`, -1);
        break;
      case 'pillaged.caravan':
        this.#clearPosts(event.province);
        this.#add(`${event.card} ${event.province}`, -1);
        break;
      case 'occupied':
        this.#clearPosts(event.province);
        for (const [post] of unbundle(event.posts)) this.#add(`post ${event.province} ${event.by} ${post}`, 1);
        break;
      case 'converting':
        this.#clearPosts(event.province);
        this.#add(`post ${event.province} ${event.by} marker`, 1);
        break;
      case 'vacated':
        this.#add(`post ${event.province} ${event.by} ${event.post}`, -1);
        break;
      case 'occupation.ended':
      case 'occupation.anew':
        this.#clearPosts(event.province);
        break;
      default:
    }
  }

  /** The books and the table say the same; how many accounts there are. */
  compare(position: Position): number {
    if (position.state.phase !== 'construction' && position.state.phase !== 'over') this.#constructionOver();
    const table = accounts(position);
    for (const account of new Set([...table.keys(), ...this.#books.keys()])) {
      const [told, there] = [this.#books.get(account) ?? 0, table.get(account) ?? 0];
      if (told !== there) throw new Error(`${account}: the ledger has ${told}, the table ${there}`);
    }
    return table.size;
  }
}

/** All that can be counted in a position; in a trade what is on offer and what was gained is still its owner's. */
function accounts(position: Position): Map<string, number> {
  const found = new Map<string, number>();
  const note = (account: string, count: number) => {
    if (count > 0) found.set(account, count);
  };
  const { state } = position;
  for (const kind of KINDS) {
    note(`bank ${kind}`, position.bank(kind));
    note(`aside ${kind}`, position.aside(kind));
  }
  for (const seat of position.seats) {
    KINDS.forEach((kind, i) => {
      const at = seat * KINDS.length + i;
      note(`hand ${seat} ${kind}`, state.hands[at] + state.offers[at] + state.gained[at]);
    });
    for (const space of SPACES) note(`trireme ${seat} ${space}`, position.ships(seat, space));
    for (const card of position.cardsOf(seat)) note(`card ${seat} ${card}`, 1);
  }
  for (const province of LANDS) {
    for (const owner of position.owners) {
      note(`legion ${owner} ${province}`, position.legions(owner, province));
      note(`fortress ${owner} ${province}`, position.fortresses(owner, province));
    }
    const controller = position.controller(province);
    if (controller !== undefined) note(`marker ${controller} ${province}`, 1);
    for (const building of position.buildings(province)) note(`${building} ${province}`, 1);
    const occupier = state.occupier[LANDS.indexOf(province)];
    for (const post of position.posts(province)) note(`post ${province} ${occupier} ${post}`, 1);
  }
  return found;
}
