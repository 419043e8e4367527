import type { Card, Cell, Hand, Panel, Phrase, Row, Token } from '@tabula/engine';
import { kindOf } from './cards.ts';
import { HIDDEN } from './copy.ts';
import { DIPLOMACY } from './data/diplomacy-cards.ts';
import { LEADERS } from './data/leaders.ts';
import { NATION_ROWS, SIDES } from './data/nations.ts';
import { type Nation, nationId, SIDE_OF } from './pieces.ts';
import { invades } from './rules/calendar.ts';
import { areasOf, provincesOf } from './rules/control.ts';
import { accountOf, grossOf, reconquest } from './rules/income.ts';
import { isActive } from './rules/order.ts';
import { sidePoints, territoryPoints } from './rules/scoring.ts';
import { leadersOf, unitsOf } from './rules/units.ts';
import { ABSENT, CLIENT, FEDERATE, isCivilised, NOBODY, RELIGIONS, type State, seatOf, VASSAL } from './state.ts';

/** A side: a sheet for each of its nations in play. */
export function panel(view: State, side: number): Panel {
  const nations = NATION_ROWS.flatMap((_, owner) =>
    SIDE_OF[owner] === side && (view.status[owner] !== ABSENT || view.points[owner] !== 0) ? [owner] : [],
  );
  const seat = view.sides[side];
  return {
    seat: seat === NOBODY ? null : seat,
    badges: [{ say: `side.${SIDES[side]}` }],
    total: sidePoints(view, side),
    rows: nations.map((owner) => sheet(view, owner)),
  };
}

/** A nation's sheet: what it is and to whom it is tied, gold, age, forces, land, points, its leaders. */
function sheet(view: State, owner: Nation): Row {
  const id = nationId(owner);
  const points = cell('cell.points', view.points[owner]);
  if (view.status[owner] === ABSENT)
    return {
      name: { say: `nation.${id}` },
      note: { say: 'note.gone', args: { nation: id } },
      style: id,
      cells: [points],
    };
  return {
    name: { say: `nation.${id}` },
    note: note(view, owner),
    style: id,
    cells: [...figures(view, owner), points],
    tokens: leadersOf(view, owner).map(
      (who): Token => ({ kind: 'leader', style: id, name: { say: `leader.${LEADERS[who].id}` } }),
    ),
  };
}

function figures(view: State, owner: Nation): Cell[] {
  const cells = [cell('cell.units', unitsOf(view, owner).length)];
  if (!isActive(view, owner)) return cells;
  cells.push(
    cell('cell.treasury', view.treasury[owner]),
    cell('cell.age', view.age[owner]),
    cell('cell.provinces', provincesOf(view, owner).length),
    cell('cell.areas', areasOf(view, owner).length),
    cell('cell.now', territoryPoints(view, owner)),
  );
  if (!isCivilised(view, owner)) return cells;
  const account = accountOf(view, owner);
  const { upkeep, revolts, heresies, decline, overlord, federates } = account;
  const net = grossOf(account) + reconquest(view, owner) - upkeep - revolts - heresies - decline - overlord - federates;
  return [...cells, cell('cell.decline', view.decline[owner]), cell('cell.income', Math.ceil(net))];
}

function cell(say: string, value: number): Cell {
  return { name: { say }, value };
}

/** What a nation is, what it believes, and what ties it. */
function note(view: State, owner: Nation): Phrase {
  const args = { nation: nationId(owner), status: view.status[owner], religion: RELIGIONS[view.religion[owner]] };
  const lord = view.lord[owner];
  const tied = { [CLIENT]: 'note.client', [VASSAL]: 'note.vassal', [FEDERATE]: 'note.federate' }[view.bond[owner]];
  if (tied !== undefined && lord !== NOBODY) return { say: tied, args: { ...args, lord: nationId(lord) } };
  return { say: invades(view, owner) ? 'note.invades' : 'note.free', args };
}

/** Cards in hands, a seat's all together: its events, and the envoys of its nations; of others only the number. */
export function hands(view: State): Hand[] {
  const seats = [...new Set(view.sides)].filter((seat) => seat !== NOBODY).sort((a, b) => a - b);
  return seats.flatMap((seat): Hand[] => {
    const events = view.hands.flatMap((hand, side) => (view.sides[side] === seat ? hand : []));
    const envoys = view.envoys.flatMap((hand, owner) =>
      seatOf(view, owner) === seat ? hand.map((card) => ({ card, owner })) : [],
    );
    const size = events.length + envoys.length;
    if (size === 0) return [];
    const cards: Card[] = [
      ...events.filter((card) => card !== HIDDEN).map((card) => ({ name: { say: `card.${kindOf(card)}` } })),
      ...envoys
        .filter(({ card }) => card !== HIDDEN)
        .map(({ card, owner }) => ({
          name: { say: `envoy.${DIPLOMACY[card].id}` },
          note: { say: `nation.${nationId(owner)}` },
        })),
    ];
    const note = { say: 'hand.note', args: { events: events.length, envoys: envoys.length } };
    const hidden = size - cards.length;
    return [{ seat, name: { say: 'hand.cards' }, cards, note, ...(hidden > 0 ? { hidden } : {}) }];
  });
}
