import type { Seat } from '@tabula/engine';
import type { ProvinceId, SeaId, SpaceId } from '../../src/data/provinces.ts';
import { borders, isLand, LANDS, nextSeas, type Position, SEAS, SPACES, seasOf, shoresOf } from './position.ts';

/** [A.3] Where a legion can go from a province: across a border, or along an unbroken chain of one's own triremes. */
export function reach(position: Position, seat: Seat, from: ProvinceId): ProvinceId[] {
  const sailed = new Set<SeaId>();
  let front = seasOf(from).filter((sea) => position.ships(seat, sea) > 0);
  while (front.length > 0) {
    for (const sea of front) sailed.add(sea);
    front = front.flatMap((sea) => nextSeas(sea)).filter((sea) => position.ships(seat, sea) > 0 && !sailed.has(sea));
  }
  const targets = new Set([...borders(from), ...[...sailed].flatMap((sea) => shoresOf(sea))]);
  targets.delete(from);
  return [...targets];
}

/** A player's military turn, kept from the events: what stood where when it began, and what happened since. */
export class Campaign {
  readonly seat: Seat;
  /** Units that have not moved or fought yet, by space. */
  readonly fresh = new Map<SpaceId, number>();
  readonly freshShips = new Map<SpaceId, number>();
  /** Own units that have fought, by space. */
  readonly spent = new Map<SpaceId, number>();
  /** Provinces and seas of battles of this turn. */
  readonly fields = new Set<SpaceId>();
  /** Legions that came in and have neither fought nor gone over to Helen, by province. */
  readonly entered = new Map<ProvinceId, number>();
  readonly wars: ReadonlyMap<ProvinceId, readonly number[]>;

  constructor(position: Position, seat: Seat, wars: ReadonlyMap<ProvinceId, readonly number[]>) {
    this.seat = seat;
    this.wars = wars;
    for (const province of LANDS) this.fresh.set(province, position.legions(seat, province));
    for (const space of SPACES) this.freshShips.set(space, position.ships(seat, space));
  }

  sailed(from: SpaceId, count: number): void {
    this.freshShips.set(from, (this.freshShips.get(from) ?? 0) - count);
  }

  marched(from: ProvinceId, to: ProvinceId, count: number): void {
    this.fresh.set(from, (this.fresh.get(from) ?? 0) - count);
    this.entered.set(to, (this.entered.get(to) ?? 0) + count);
  }

  /** Helen takes one of those who come. */
  turned(province: ProvinceId): void {
    this.entered.set(province, (this.entered.get(province) ?? 0) - 1);
  }

  /** Every unit moves, then fights, once: after a battle nobody who was there goes anywhere. */
  battle(space: SpaceId): void {
    this.fields.add(space);
    if (isLand(space)) {
      this.fresh.set(space, 0);
      this.entered.set(space, 0);
    } else this.freshShips.set(space, 0);
  }

  /** The battles of a space are over: whoever is left there has fought. */
  settled(position: Position, space: SpaceId): void {
    this.spent.set(space, isLand(space) ? position.legions(this.seat, space) : position.ships(this.seat, space));
  }

  /** [A.1, A.2] The naval part: ships that may move, seas where they may attack. */
  navalOptions(position: Position): string[] {
    const sails = SPACES.filter((from) => (this.freshShips.get(from) ?? 0) > 0).flatMap((from) =>
      (isLand(from) ? seasOf(from) : nextSeas(from)).map((to) => `sail ${from} ${to}`),
    );
    const attacks = SEAS.filter((sea) => position.ships(this.seat, sea) > (this.spent.get(sea) ?? 0))
      .filter((sea) => position.seats.some((other) => other !== this.seat && position.ships(other, sea) > 0))
      .map((sea) => `attack-at-sea ${sea}`);
    return [...sails, ...attacks, 'to-land'];
  }

  /** [FAQ Militare: "ogni unità ... una volta per turno"; R-ORDER] Whom my units that have not fought may fight in a province now. */
  enemies(position: Position, province: ProvinceId): number[] {
    const legions = position.legions(this.seat, province) - (this.spent.get(province) ?? 0);
    const walls = this.fields.has(province) ? 0 : position.fortresses(this.seat, province);
    return legions + walls === 0 ? [] : position.strangers(this.seat, province);
  }

  /** [A.4; R-WARFIGHT] Where I must fight before my turn can end. */
  mustFight(position: Position, province: ProvinceId): boolean {
    const enemies = this.enemies(position, province);
    if (enemies.length === 0) return false;
    if ((this.entered.get(province) ?? 0) > 0) return true;
    const war = this.wars.get(province) ?? [];
    return war.includes(this.seat) && enemies.some((enemy) => war.includes(enemy));
  }

  /** [A.3, A.4] The land part: legions that may move, battles that may or must be fought, the end if none must. */
  landOptions(position: Position): string[] {
    const marches = LANDS.filter((from) => (this.fresh.get(from) ?? 0) > 0).flatMap((from) =>
      reach(position, this.seat, from).map((to) => `march ${from} ${to}`),
    );
    const battles = LANDS.filter((province) => this.enemies(position, province).length > 0);
    const end = LANDS.some((province) => this.mustFight(position, province)) ? [] : ['end'];
    return [...marches, ...battles.map((province) => `battle ${province}`), ...end];
  }

  /** [2. Solo un giocatore invasore sopravvive; R-REALLOC] Legions that came in or have fought, and are alone, must be used. */
  mustUse(position: Position, province: ProvinceId): boolean {
    const came = (this.entered.get(province) ?? 0) > 0 || (this.spent.get(province) ?? 0) > 0;
    return came && uses(position, this.seat, province).length > 0;
  }
}

/** [2. Solo un giocatore invasore sopravvive] What a player whose legions are alone in another's province can do there. */
export function uses(position: Position, seat: Seat, province: ProvinceId): string[] {
  const controller = position.controller(province);
  const legions = position.legions(seat, province);
  if (controller === undefined || controller === seat || legions === 0) return [];
  if (position.strangers(seat, province).length > 0) return [];
  const buildings = position.buildings(province);
  let posts: string[][] = [[]];
  for (const building of buildings) posts = posts.flatMap((set) => [set, [...set, building]]);
  return [
    ...buildings.map((building) => `pillage ${building}`),
    ...posts.filter((set) => set.length > 0 && set.length <= legions).map((set) => `occupy ${set.join('+')}`),
    ...(position.isPlayersCapital(province) ? [] : ['convert']),
  ];
}
