import type { Panel, Piece, Scene, Seat } from '@tabula/engine';
import { CALENDAR } from './data/calendar.ts';
import { LAST_TURN } from './data/figures.ts';
import { NATION_ROWS, SIDES } from './data/nations.ts';
import { LAND, PLACES, placeId } from './geography.ts';
import { LEADER_NATION, type Nation, nationId, SIDE_OF } from './pieces.ts';
import { sidePoints } from './rules/scoring.ts';
import { ABSENT, NOBODY, type State, seatOf } from './state.ts';

/** How a position looks. */
export function scene(view: State): Scene {
  const seats = [...new Set(view.sides)].filter((seat) => seat !== NOBODY).sort((a, b) => a - b);
  const year = CALENDAR[Math.min(view.turn, CALENDAR.length) - 1].year;
  return {
    headline: [
      view.phase === 'over' ? { say: 'headline.over' } : { say: 'headline.turn', args: { turn: view.turn, year } },
    ],
    stage: { now: Math.min(view.turn, LAST_TURN), of: LAST_TURN, detail: { say: `stage.${view.phase}` }, order: seats },
    pieces: Array.from({ length: PLACES }, (_, place) => piecesIn(view, place)).flat(),
    tracks: [{ name: { say: 'track.points' }, marks: seats.map((seat) => ({ seat, value: pointsOf(view, seat) })) }],
    trays: [],
    panels: SIDES.map((_, side) => panel(view, side)),
  };
}

function pointsOf(view: State, seat: Seat): number {
  return SIDES.reduce((sum, _, side) => (view.sides[side] === seat ? sum + sidePoints(view, side) : sum), 0);
}

function owned(view: State, owner: Nation, piece: Omit<Piece, 'style' | 'owner'>): Piece {
  const seat = seatOf(view, owner);
  return { ...piece, style: nationId(owner), ...(seat === NOBODY ? {} : { owner: seat }) };
}

function piecesIn(view: State, place: number): Piece[] {
  const at = placeId(place);
  const pieces: Piece[] = [];
  if (place < LAND) {
    if (view.level[place] > 0) {
      const walls = view.fortified[place] > 0 || view.capital.includes(place);
      pieces.push({ at, kind: walls ? 'walls' : 'city', count: view.level[place] });
    }
    if (view.limes[place] !== NOBODY) pieces.push(owned(view, view.limes[place], { at, kind: 'limes' }));
    if (view.revolt[place] > 0) pieces.push({ at, kind: 'revolt' });
    view.horde.forEach((where, owner) => {
      if (where === place) pieces.push(owned(view, owner, { at, kind: 'horde' }));
    });
  }
  for (const owner of new Set(view.here[place].map((counter) => view.holder[counter]))) {
    const count = view.here[place].filter((counter) => view.holder[counter] === owner).length;
    pieces.push(owned(view, owner, { at, kind: place < LAND ? 'units' : 'fleet', count }));
  }
  view.leaderAt.forEach((where, who) => {
    if (where === place) pieces.push(owned(view, LEADER_NATION[who], { at, kind: 'leader' }));
  });
  return pieces;
}

/** A side: its nations in play, with treasury, age, decline, units and points. */
function panel(view: State, side: number): Panel {
  const nations = NATION_ROWS.flatMap((_, owner) =>
    SIDE_OF[owner] === side && view.status[owner] !== ABSENT ? [owner] : [],
  );
  const seat = view.sides[side];
  return {
    seat: seat === NOBODY ? null : seat,
    badges: [{ say: `side.${SIDES[side]}` }],
    total: sidePoints(view, side),
    rows: nations.map((owner) => ({
      name: { say: `nation.${nationId(owner)}` },
      note: { say: `status.${view.status[owner]}` },
      style: nationId(owner),
      cells: [
        { name: { say: 'cell.treasury' }, value: view.treasury[owner] },
        { name: { say: 'cell.age' }, value: view.age[owner] },
        { name: { say: 'cell.decline' }, value: view.decline[owner] },
        { name: { say: 'cell.units' }, value: view.holder.filter((who, i) => who === owner && view.at[i] >= 0).length },
        { name: { say: 'cell.points' }, value: view.points[owner] },
      ],
    })),
  };
}
