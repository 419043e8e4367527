import type { Area, Cell, Entry, Panel, Phrase, Piece, Row, Scene } from '@tabula/engine';
import { AREAS } from '../data/areas.ts';
import type { Nation } from '../data/book/book.ts';
import { ROUNDS } from '../data/figures.ts';
import { idOf, SPACES } from '../data/spaces.ts';
import { KINDS, UNITS } from '../data/units.ts';
import { citiesOf, controlledAreas, nationOf } from '../rules/pieces/control.ts';
import { factionsOf, isCivilWar } from '../rules/pieces/factions.ts';
import { leaderIdOf } from '../rules/pieces/names.ts';
import { isOnBoard, leadersIn, unitsAt } from '../rules/pieces/pieces.ts';
import { isToCome } from '../rules/pieces/presence.ts';
import { pointsOf, score } from '../rules/points/scoring.ts';
import { hasTurn } from '../rules/turn/turn.ts';
import { bookOf, CITY, NO_CITY, NOBODY, type State } from '../state/state.ts';
import { countNow, nationCard, nextCount, pointsByRound, stillToScore } from './nation-card.ts';

/** How a position looks. All information is open, so the view is the state. */
export function scene(view: State): Scene {
  const { round, phase } = view;
  const seats = Array.from({ length: bookOf(view).seats }, (_, seat) => seat);
  return {
    headline: headline(view),
    stage: {
      name: { say: 'stage.name', args: { now: round, of: ROUNDS } },
      now: round,
      of: ROUNDS,
      detail: { say: `stage.${phase}` },
      order: seats,
    },
    agenda: agenda(view),
    pieces: pieces(view),
    areas: areas(view),
    tracks: [
      { name: { say: 'track.points' }, marks: seats.map((seat) => ({ seat, value: Math.floor(score(view, seat)) })) },
    ],
    trays: [],
    panels: seats.map((seat) => panel(view, seat)),
    shelves: [{ name: { say: 'shelf.cards' }, cards: bookOf(view).cards.map((_, nation) => nationCard(view, nation)) }],
    ledger: pointsByRound(view),
  };
}

function headline(view: State): Phrase[] {
  if (view.phase === 'over') return [{ say: 'headline.over' }];
  const round = { say: 'headline.round', args: { game: view.scenario, round: view.round } };
  if (view.nation === NOBODY) return [round];
  return [round, { say: 'headline.nation', args: { nation: bookOf(view).id(view.nation) } }];
}

/** Who acts now, who is next, who has acted in this round. */
function agenda(view: State): Entry[] {
  const book = bookOf(view);
  if (view.phase === 'over') return [];
  const order = isCivilWar(view) ? factionsOf(view) : book.cards.map((_, nation) => nation);
  let next = true;
  return order.flatMap((nation): Entry[] => {
    const past = !isCivilWar(view) && nation < view.nation;
    if (!isCivilWar(view) && !past && nation !== view.nation && !hasTurn(view, nation)) return [];
    if (past && !isOnBoard(view, nation)) return [];
    const name = { say: `nation.${book.id(nation)}` };
    const seat = book.seatOf[nation];
    const style = book.id(nation);
    if (nation === view.nation) return [{ name, seat, style, state: 'now', note: { say: `stage.${view.phase}` } }];
    if (past) return [{ name, seat, style, state: 'done' }];
    const state = next ? 'next' : 'later';
    next = false;
    return [{ name, seat, style, state }];
  });
}

function pieces(view: State): Piece[] {
  const book = bookOf(view);
  const found: Piece[] = [];
  for (let space = 0; space < SPACES; space++) {
    const at = idOf(space);
    if (space < AREAS.length && view.city[space] !== NO_CITY)
      found.push({ at, kind: view.city[space] === CITY ? 'city' : 'ruin' });
    for (let bits = view.mask[space]; bits !== 0; bits &= bits - 1) {
      const nation = nationOf(bits & -bits);
      const style = book.id(nation);
      const owner = book.seatOf[nation];
      for (const leader of leadersIn(view, nation, space))
        found.push({ at, kind: 'leader', owner, style, group: style, name: { say: `unit.${leaderIdOf(leader)}` } });
      for (let kind = 0; kind < KINDS; kind++) {
        const count = unitsAt(view, nation, space, kind);
        if (count > 0) found.push({ at, kind: UNITS[kind].id, owner, style, count, group: style });
      }
    }
  }
  return found;
}

/** Each area in the colour of the seat that controls it, parted by nations. */
function areas(view: State): Area[] {
  const book = bookOf(view);
  return AREAS.flatMap(({ id }, area): Area[] => {
    const bits = view.mask[area];
    if (bits === 0 || (bits & (bits - 1)) !== 0) return [];
    const nation = nationOf(bits);
    const capital = view.capital[nation] === area ? { note: { say: 'note.capital' } } : {};
    return [{ at: id, owner: book.seatOf[nation], style: book.id(nation), ...capital }];
  });
}

function panel(view: State, seat: number): Panel {
  const book = bookOf(view);
  const nations = book.seatOf.flatMap((leader, nation) => (leader === seat ? [nation] : []));
  const emperor = view.emperor && nations.some((nation) => book.id(nation) === 'franks');
  return {
    seat,
    badges: emperor ? [{ say: 'badge.emperor' }] : [],
    total: score(view, seat),
    rows: nations.map((nation) => row(view, nation)),
  };
}

function row(view: State, nation: Nation): Row {
  const id = bookOf(view).id(nation);
  const here = isOnBoard(view, nation);
  const points = pointsOf(view, nation);
  const cells: Cell[] = [];
  if (here || points !== 0) cells.push(cell('cell.points', points));
  if (here)
    cells.push(
      cell('cell.gold', view.gold[nation]),
      cell('cell.areas', controlledAreas(view, nation).length),
      cell('cell.cities', citiesOf(view, nation)),
      cell('cell.now', countNow(view, nation)),
    );
  // 6.4 Bought from tribute, and before its owner until his next placement phase.
  UNITS.forEach(({ id: unit }, kind) => {
    const waiting = view.waiting[nation * KINDS + kind];
    if (waiting > 0) cells.push({ name: { say: 'cell.waiting', args: { unit } }, value: waiting });
  });
  const lines = here && view.phase !== 'over' ? stillToScore(view, nation) : [];
  return {
    name: { say: `nation.${id}` },
    note: note(view, nation),
    style: id,
    cells,
    ...(lines.length > 0 ? { lines } : {}),
  };
}

function cell(say: string, value: number): Cell {
  return { name: { say }, value };
}

function note(view: State, nation: Nation): Phrase {
  const book = bookOf(view);
  const args = { nation: book.id(nation) };
  if (view.overlord[nation] !== NOBODY)
    return { say: 'note.subject', args: { nation: book.id(nation), foe: book.id(view.overlord[nation]) } };
  if (!isOnBoard(view, nation)) {
    const coming = book.cards[nation].arrivals?.find((arrival) => isToCome(view, nation, arrival));
    if (coming === undefined) return { say: 'note.gone', args };
    return { say: 'note.arrives', args: { ...args, round: coming.round } };
  }
  const next = nextCount(view, nation);
  return next === undefined ? { say: 'note.free', args } : { say: 'note.counts', args: { ...args, round: next } };
}
