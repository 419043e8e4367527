import type { Seat } from '@tabula/engine';
import type { Role } from '../../src/data/civilizations.ts';
import { LANDS, type Position, SPACES } from './position.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** [Fasi di un turno] What counts for a role: buildings go to whoever uses them, units to their owner. */
export function count(position: Position, role: Role, seat: Seat): number {
  const used = (post: 'city' | 'temple' | 'market') =>
    LANDS.filter((province) => position.has(post, province) && position.user(province, post) === seat).length;
  const caravans = () =>
    sum(
      LANDS.map(
        (province) => position.caravans(province).filter((good) => position.user(province, good) === seat).length,
      ),
    );
  const bonus = (yes: boolean) => (yes ? 2 : 0);
  switch (role) {
    case 'director':
      return caravans() + used('market') + bonus(position.owns(seat, 'agamemnon'));
    case 'political':
      return used('city') + used('temple') + bonus(position.owns(seat, 'solomon'));
    case 'military':
      return (
        sum(LANDS.map((province) => position.landUnits(seat, province))) +
        sum(SPACES.map((space) => position.ships(seat, space))) +
        bonus(position.owns(seat, 'archimedes'))
      );
  }
}

/** Who may become the holder: the present one if he is among the first, else whoever is; he chooses among several. */
export function heirs(position: Position, role: Role, holder: Seat): { seats: Seat[]; most: number } {
  const counts = position.seats.map((seat) => count(position, role, seat));
  const most = Math.max(...counts);
  const first = position.seats.filter((seat) => counts[seat] === most);
  return { seats: first.includes(holder) ? [holder] : first, most };
}
