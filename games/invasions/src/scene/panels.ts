import type { Card, Cell, Hand, Panel, Phrase, Row, Token } from '@tabula/engine';
import { AREA_ROWS } from '../data/areas.ts';
import { kindOf } from '../data/cards.ts';
import { DIPLOMACY } from '../data/diplomacy-cards.ts';
import { IN_AREA } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { NATION_ROWS, SIDES } from '../data/nations.ts';
import { LEADER_NATION, type LeaderNumber, type Nation, nationId, SIDE_OF, SORT_OF, SORTS } from '../data/pieces.ts';
import { POINTS } from '../data/points.ts';
import { invades } from '../rules/lands/calendar.ts';
import { isActive } from '../rules/lands/order.ts';
import { areasOf, provincesOf } from '../rules/lands/realms.ts';
import { leadersOf, unitsOf } from '../rules/pieces/units.ts';
import { accountOf, grossOf, reconquest } from '../rules/treasury/income.ts';
import { sidePoints, territoryPoints } from '../rules/turn/scoring.ts';
import { HIDDEN } from '../secrets.ts';
import { ABSENT, CLIENT, FEDERATE, isCivilised, NOBODY, RELIGIONS, type State, seatOf, VASSAL } from '../state.ts';

/** What lies before each seat, and what the house plays: a sheet for every nation in play. */
export function panels(view: State): Panel[] {
  const seats = [...new Set(view.sides)].sort((a, b) => a - b);
  return seats.map((seat) => panel(view, seat));
}

function panel(view: State, seat: number): Panel {
  const sides = SIDES.flatMap((_, side) => (view.sides[side] === seat ? [side] : []));
  const nations = sides.flatMap((side) => nationsOf(view, side));
  const acting = view.clock.phase === 'events' ? undefined : view.clock.queue[view.clock.next];
  const shown = nations.find((owner) => owner === acting) ?? nations[0];
  return {
    seat: seat === NOBODY ? null : seat,
    badges: sides.map((side) => ({ say: `side.${SIDES[side]}` })),
    total: sides.reduce((sum, side) => sum + sidePoints(view, side), 0),
    rows: nations.map((owner) => sheet(view, owner)),
    ...(shown === undefined ? {} : { sheet: nationId(shown) }),
  };
}

/** The nations of a side that are in play or have scored; those that act before those that do not. */
function nationsOf(view: State, side: number): Nation[] {
  const nations = NATION_ROWS.flatMap((_, owner) =>
    SIDE_OF[owner] === side && (view.nations.status[owner] !== ABSENT || view.nations.points[owner] !== 0)
      ? [owner]
      : [],
  );
  const rank = (owner: Nation) => (view.nations.status[owner] === ABSENT ? 2 : isActive(view, owner) ? 0 : 1);
  return nations.sort((a, b) => rank(a) - rank(b) || a - b);
}

/** A nation's sheet: what it is and to whom it is tied, gold, age, land, points, its troops and leaders, the areas of its card. */
function sheet(view: State, owner: Nation): Row {
  const id = nationId(owner);
  const name = { say: `nation.${id}` };
  const points = cell('cell.points', view.nations.points[owner]);
  if (view.nations.status[owner] === ABSENT) return { name, note: { say: 'note.gone' }, style: id, cells: [points] };
  return {
    name,
    note: note(view, owner),
    style: id,
    cells: [...figures(view, owner), points, ...goals(view, owner)],
    tokens: [...troops(view, owner), ...leadersOf(view, owner).map((who) => commander(view, who))],
  };
}

/** The units that serve a nation, kind by kind. */
function troops(view: State, owner: Nation): Token[] {
  const counts = new Map<string, number>();
  for (const counter of unitsOf(view, owner)) {
    const { kind } = SORTS[SORT_OF[counter]];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => owned(view, owner, { kind, count }));
}

function commander(view: State, who: LeaderNumber): Token {
  const { id, combat, stacking, campaign } = LEADERS[who];
  const name = { say: 'sheet.leader', args: { leader: id, combat, stacking, campaign, idle: view.pieces.idle[who] } };
  return owned(view, LEADER_NATION[who], { kind: 'leader', name });
}

function owned(view: State, owner: Nation, token: Token): Token {
  const seat = seatOf(view, owner);
  return { ...token, style: nationId(owner), ...(seat === NOBODY ? {} : { owner: seat }) };
}

/** So many areas of a nation's card are shown. */
const GOALS = 7;

/** How much of the areas on its card a nation holds: those that give most first. */
function goals(view: State, owner: Nation): Cell[] {
  if (!isActive(view, owner)) return [];
  const worth = Object.entries(POINTS[nationId(owner)]?.areas ?? {}).sort(([, a], [, b]) => b - a);
  return worth.slice(0, GOALS).map(([id]): Cell => {
    const places = IN_AREA[AREA_ROWS.findIndex((area) => area.id === id)];
    const held = places.filter((where) => view.lands.control[where] === owner).length;
    return { name: { say: `region.${id}` }, value: held, of: places.length };
  });
}

function figures(view: State, owner: Nation): Cell[] {
  if (!isActive(view, owner)) return [];
  const land = [
    cell('cell.provinces', provincesOf(view, owner).length),
    cell('cell.areas', areasOf(view, owner).length),
    cell('cell.now', territoryPoints(view, owner)),
  ];
  const state = [cell('cell.treasury', view.nations.treasury[owner]), cell('cell.age', view.nations.age[owner])];
  if (!isCivilised(view, owner)) return [...state, ...land];
  const account = accountOf(view, owner);
  const { upkeep, revolts, heresies, decline, overlord, federates } = account;
  const net = grossOf(account) + reconquest(view, owner) - upkeep - revolts - heresies - decline - overlord - federates;
  return [
    ...state,
    cell('cell.income', Math.ceil(net) || 0),
    cell('cell.decline', view.nations.decline[owner]),
    ...land,
  ];
}

function cell(say: string, value: number): Cell {
  return { name: { say }, value };
}

/** What a nation is, what it believes, and what ties it. */
function note(view: State, owner: Nation): Phrase {
  const args = { status: view.nations.status[owner], religion: RELIGIONS[view.nations.religion[owner]] };
  const lord = view.ties.lord[owner];
  const tied = { [CLIENT]: 'note.client', [VASSAL]: 'note.vassal', [FEDERATE]: 'note.federate' }[view.ties.bond[owner]];
  if (view.ties.pledge[owner] !== NOBODY)
    return { say: 'note.pledged', args: { ...args, lord: nationId(view.ties.pledge[owner]) } };
  if (tied !== undefined && lord !== NOBODY) return { say: tied, args: { ...args, lord: nationId(lord) } };
  return { say: invades(view, owner) ? 'note.invades' : 'note.free', args };
}

/** Cards in hands, a seat's all together: its events, and the envoys of its nations; of others only the number. */
export function hands(view: State): Hand[] {
  const seats = [...new Set(view.sides)].filter((seat) => seat !== NOBODY).sort((a, b) => a - b);
  return seats.flatMap((seat): Hand[] => {
    const events = view.cards.hands.flatMap((hand, side) => (view.sides[side] === seat ? hand : []));
    const envoys = view.cards.envoys.flatMap((hand, owner) =>
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
