import type { Seat } from '@tabula/engine';
import { NATIONS } from '../../src/data/civilizations.ts';
import { PROVINCES, type ProvinceId } from '../../src/data/provinces.ts';
import { ITEMS, type Item, price } from './building.ts';
import { LANDS, type Position, seasOf } from './position.ts';

const row = (province: ProvinceId) => PROVINCES[LANDS.indexOf(province)];

/** [Disposizione Avanzata; R-ADV] Where an item may go: the capital and what is next to it, units that move in the capital. */
export function setupPlaces(position: Position, seat: Seat, item: Item): string[] {
  const { capital, neighbours } = NATIONS[position.civilization(seat)];
  const mine = [capital, ...neighbours].filter((province) => position.controller(province) === seat);
  const at = (provinces: readonly ProvinceId[]) => provinces.map((province) => `place ${province}`);
  switch (item) {
    case 'influence':
      return at(neighbours.filter((province) => position.controller(province) === undefined));
    case 'legion':
      return at(position.supply(seat, 'legion') > 0 ? [capital] : []);
    case 'trireme':
      return at(position.supply(seat, 'trireme') > 0 && seasOf(capital).length > 0 ? [capital] : []);
    case 'fortress':
      return at(mine.filter((province) => position.fortresses(seat, province) === 0));
    case 'city':
      return position.token('city') === 0 ? [] : at(mine.filter((id) => row(id).city && !position.has('city', id)));
    case 'temple':
    case 'market':
      return position.token(item) === 0 ? [] : at(mine.filter((id) => !position.has(item, id)));
    case 'caravan':
      return position.token('caravan') === 0
        ? []
        : mine.flatMap((id) =>
            row(id)
              .goods.filter((good) => !position.caravans(id).includes(good))
              .map((good) => `caravan-on ${id} ${good}`),
          );
  }
}

/** What the points left can buy: anything with a place, the own hero, or nothing more. */
export function setupActions(position: Position, seat: Seat): string[] {
  const points = position.state.points[seat];
  const { hero } = NATIONS[position.civilization(seat)];
  return [
    ...ITEMS.filter(
      (item) => price(position, seat, item) <= points && setupPlaces(position, seat, item).length > 0,
    ).map((item) => `buy ${item}`),
    ...(position.isFree(hero) && points >= 9 ? [`recruit ${hero}`] : []),
    'pass',
  ];
}
