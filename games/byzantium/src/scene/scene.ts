import type { Cell, Panel, Phrase, Piece, Row, Scene, Seat, Stage, Track, Tray } from '@tabula/engine';
import { CITIES, type City, CONSTANTINOPLE } from '../data/cities.ts';
import { BOXES, FACTIONS, type Faction, SPECIAL_KINDS, TURNS } from '../data/figures.ts';
import { idOf } from '../options.ts';
import { garrison, holder, strength } from '../rules/armies.ts';
import { counts, score } from '../rules/scoring.ts';
import { NOBODY, NOWHERE, type State } from '../state.ts';

/** How a position looks. All information is open (0.9), so the view is the state. */
export function scene(view: State): Scene {
  return {
    headline: headline(view),
    stage: stage(view),
    pieces: CITIES.flatMap((_, city) => piecesIn(view, city)),
    tracks: FACTIONS.map((faction) => pointsTrack(view, faction)),
    trays: [specialTable(view), otherBoxes(view)],
    panels: [...view.players.map((_, seat) => panel(view, seat)), bulgarPanel(view)],
  };
}

function headline({ phase, turn, round, active }: State): Phrase[] {
  if (phase === 'over') return [{ say: 'headline.over' }];
  const act = { say: 'headline.active', args: { by: active } };
  if (phase === 'upkeep') return [{ say: 'headline.upkeep', args: { turn } }, act];
  return [{ say: 'headline.turn', args: { turn, round } }, act];
}

/** The turn and, as long as actions are played, the round; the seats from the start player clockwise. */
function stage({ phase, turn, round, start, players }: State): Stage {
  const order = players.map((_, i) => (start + i) % players.length);
  const detail = phase === 'actions' ? { say: 'stage.round', args: { round } } : { say: `stage.${phase}` };
  return { name: { say: 'stage.name', args: { now: turn, of: TURNS } }, now: turn, of: TURNS, detail, order };
}

function piecesIn(view: State, city: City): Piece[] {
  const at = idOf(city);
  const style = view.colour[city];
  const owner = view.control[city];
  const pieces: Piece[] = [{ at, kind: siteKind(view, city), style, count: siteCount(view, city) }];
  if (owner !== NOBODY) pieces.push({ at, kind: view.fort[city] ? 'fort' : 'cube', owner });
  view.players.forEach((player, seat) => {
    for (const faction of FACTIONS) {
      const side = player[faction];
      if (side.at === city) pieces.push({ at, kind: 'army', owner: seat, style: faction, count: strength(side) });
    }
  });
  return pieces;
}

function siteKind(view: State, city: City): string {
  if (city === CONSTANTINOPLE) return 'capital';
  return view.colour[city] === 'persian' ? 'site' : 'counter';
}

function siteCount(view: State, city: City): number {
  return siteKind(view, city) === 'counter' ? view.counters[city] : garrison(view, city);
}

function pointsTrack(view: State, faction: Faction): Track {
  return {
    name: { say: `track.${faction}` },
    style: faction,
    marks: view.players.map((player, seat) => ({ seat, value: player[faction].points })),
  };
}

function specialTable(view: State): Tray {
  return {
    name: { say: 'tray.special' },
    slots: SPECIAL_KINDS.map((kind) => ({
      name: { say: `special.${kind}` },
      holders: view.special[kind].map((seat) => (seat === NOBODY ? null : seat)),
    })),
  };
}

function otherBoxes(view: State): Tray {
  const seats = view.players.map((_, seat) => seat);
  const taxed = seats.flatMap((seat) => new Array<Seat>(view.players[seat].taxes).fill(seat));
  const passed = seats.filter((seat) => view.players[seat].passed);
  const first = passed.filter((seat) => seat === view.firstToPass);
  return {
    name: { say: 'tray.boxes' },
    slots: [
      { name: { say: 'tray.taxes' }, holders: taxed },
      { name: { say: 'tray.passed' }, holders: [...first, ...passed.filter((seat) => seat !== view.firstToPass)] },
    ],
  };
}

function panel(view: State, seat: Seat): Panel {
  const player = view.players[seat];
  return {
    seat,
    badges: badges(view, seat),
    total: score(view, seat),
    rows: [
      ...FACTIONS.map((faction) => side(view, seat, faction)),
      {
        name: { say: 'panel.reserve' },
        cells: [
          cell('cell.pool', player.pool),
          cell('cell.casualties', player.casualties),
          cell('cell.forts', player.forts),
          cell('cell.churches', player.byzantine.shrines),
          cell('cell.mosques', player.arab.shrines),
        ],
      },
    ],
  };
}

function side(view: State, seat: Seat, faction: Faction): Row {
  const { at } = view.players[seat][faction];
  const note = at === NOWHERE ? { say: 'note.no-army' } : { say: 'note.army', args: { city: idOf(at) } };
  return { name: { say: `faction.${faction}` }, note, style: faction, cells: sideCells(view, seat, faction) };
}

function sideCells(view: State, seat: Seat, faction: Faction): Cell[] {
  const side = view.players[seat][faction];
  return [
    ...BOXES.map((box) => cell(`box.${box}`, box === 'elite' && side.guard ? side.elite + 1 : side[box])),
    cell('cell.treasury', side.treasury),
    counts(view, seat, faction)
      ? cell('cell.points', side.points)
      : { ...cell('cell.points-idle', side.points), idle: true },
  ];
}

function cell(say: string, value: number): Cell {
  return { name: { say }, value };
}

function badges(view: State, seat: Seat): Phrase[] {
  const offices = (['emperor', 'caliph', 'fleet-byzantine', 'fleet-arab'] as const).filter(
    (kind) => holder(view.special[kind]) === seat,
  );
  const passed = view.firstToPass === seat ? 'badge.passed-first' : 'badge.passed';
  return [
    ...offices.map((kind) => ({ say: `badge.${kind}` })),
    ...(view.players[seat].passed ? [{ say: passed }] : []),
  ];
}

function bulgarPanel({ bulgars }: State): Panel {
  return { seat: null, badges: [], rows: [{ name: { say: 'panel.bulgars' }, cells: [cell('cell.cubes', bulgars)] }] };
}
