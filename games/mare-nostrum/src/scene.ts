import type { Cell, Panel, Phrase, Piece, Row, Scene, Seat, Stage, Tray } from '@tabula/engine';
import { CARDS } from './data/cards.ts';
import { CIVILIZATIONS, NATIONS, ROLES } from './data/civilizations.ts';
import { BUILDINGS, UNITS } from './data/figures.ts';
import { ICONS_PER_PROVINCE, idOf, LAND_COUNT, SPACE_COUNT, type Space, spaceNamed } from './data/provinces.ts';
import { KINDS } from './data/resources.ts';
import { roleCounts } from './rules/roles.ts';
import { clockwiseFrom } from './rules/table.ts';
import { cardCount, provinceCount } from './rules/victory.ts';
import { afloat, at, held, inSupply, NEUTRAL, NOBODY, type State } from './state.ts';
import type { View } from './view.ts';

/** How a view looks. */
export function scene(view: View): Scene {
  const { state } = view;
  return {
    headline: headline(state),
    stage: stage(state),
    pieces: Array.from({ length: SPACE_COUNT }, (_, space) => piecesIn(state, space)).flat(),
    tracks: [],
    trays: [roleTray(state), cardTray(state, 'hero'), cardTray(state, 'wonder')],
    panels: [...state.civilizations.map((_, seat) => panel(view, seat)), bankPanel(state)],
  };
}

/** The big parts of a turn. */
const CHAPTERS = {
  civilizations: 'setup',
  setup: 'setup',
  begin: 'commerce',
  roles: 'commerce',
  income: 'commerce',
  announce: 'commerce',
  offer: 'commerce',
  trade: 'commerce',
  settle: 'commerce',
  construction: 'construction',
  military: 'military',
  over: 'over',
} as const;

function headline(state: State): Phrase[] {
  const chapter = CHAPTERS[state.phase];
  const where = { say: `headline.${chapter}`, args: { turn: state.turn } };
  return state.active === NOBODY ? [where] : [where, { say: 'headline.active', args: { by: state.active } }];
}

const STAGES = ['commerce', 'construction', 'military'];

function stage(state: State): Stage {
  const chapter = CHAPTERS[state.phase];
  const first = Math.max(0, state.roles[Math.max(0, STAGES.indexOf(chapter))]);
  const order = state.civilizations.includes(NOBODY)
    ? state.civilizations.map((_, seat) => seat)
    : clockwiseFrom(state, first);
  return { now: STAGES.indexOf(chapter) + 1, of: STAGES.length, detail: { say: `stage.${chapter}` }, order };
}

/** Which civilization's look a neutral province has. */
const NEUTRAL_STYLES = new Map(
  CIVILIZATIONS.flatMap((name) => {
    const { capital, neighbours } = NATIONS[name];
    return [capital, ...neighbours].map((id) => [spaceNamed(id), name] as const);
  }),
);

function piecesIn(state: State, space: Space): Piece[] {
  const pieces: Piece[] = [];
  if (space < LAND_COUNT) addLand(state, space, pieces);
  for (let seat = 0; seat < state.players; seat++) {
    const count = state.triremes[afloat(seat, space)];
    if (count > 0) pieces.push({ at: idOf(space), kind: 'trireme', owner: seat, style: styleOf(state, seat), count });
  }
  return pieces;
}

function styleOf(state: State, seat: Seat): string {
  return CIVILIZATIONS[Math.max(0, state.civilizations[seat])];
}

function addLand(state: State, province: number, pieces: Piece[]): void {
  const place = idOf(province);
  const owner = state.marker[province];
  if (owner === NEUTRAL)
    pieces.push({ at: place, kind: 'neutral-marker', style: NEUTRAL_STYLES.get(province) ?? CIVILIZATIONS[0] });
  else if (owner !== NOBODY) pieces.push({ at: place, kind: 'marker', owner, style: styleOf(state, owner) });
  if (state.city[province]) pieces.push({ at: place, kind: 'city' });
  if (state.temple[province]) pieces.push({ at: place, kind: 'temple' });
  if (state.market[province]) pieces.push({ at: place, kind: 'market' });
  let caravans = 0;
  for (let i = 0; i < ICONS_PER_PROVINCE; i++) if (state.caravan[province * ICONS_PER_PROVINCE + i]) caravans++;
  if (caravans > 0) pieces.push({ at: place, kind: 'caravan', count: caravans });
  for (let seat = 0; seat < state.players; seat++) {
    const style = styleOf(state, seat);
    const count = state.legions[at(seat, province)];
    const kind = state.occupier[province] === seat ? 'occupier' : 'legion';
    if (count > 0) pieces.push({ at: place, kind, owner: seat, style, count });
    const forts = state.fortresses[at(seat, province)];
    if (forts > 0) pieces.push({ at: place, kind: 'fortress', owner: seat, style, count: forts });
  }
  const neutral = state.legions[at(NEUTRAL, province)];
  if (neutral > 0) pieces.push({ at: place, kind: 'neutral-legion', count: neutral });
  if (state.fortresses[at(NEUTRAL, province)] > 0) pieces.push({ at: place, kind: 'neutral-fortress' });
}

function roleTray({ roles }: State): Tray {
  return {
    name: { say: 'tray.roles' },
    slots: ROLES.map((role, i) => ({
      name: { say: `role.${role}` },
      holders: [roles[i] === NOBODY ? null : roles[i]],
    })),
  };
}

/** The heroes or wonders that are in the game, and who has them. */
function cardTray({ cards }: State, sort: 'hero' | 'wonder'): Tray {
  return {
    name: { say: sort === 'hero' ? 'tray.heroes' : 'tray.wonders' },
    slots: CARDS.flatMap((card, i) =>
      card.sort === sort && cards[i] >= NOBODY
        ? [{ name: { say: `hero.${card.id}` }, holders: [cards[i] === NOBODY ? null : cards[i]] }]
        : [],
    ),
  };
}

function panel(view: View, seat: Seat): Panel {
  const { state } = view;
  const rows: Row[] = [{ name: { say: 'panel.hand' }, cells: handCells(view, seat) }];
  if (state.phase === 'trade') {
    rows.push({ name: { say: 'panel.offer' }, cells: cardCells(state.offers, seat) });
    rows.push({ name: { say: 'panel.gained' }, cells: cardCells(state.gained, seat) });
  }
  rows.push({ name: { say: 'panel.lands' }, cells: landCells(state, seat) });
  rows.push({ name: { say: 'panel.supply' }, cells: supplyCells(state, seat) });
  return { seat, badges: badges(state, seat), total: cardCount(state, seat), rows };
}

function handCells(view: View, seat: Seat): Cell[] {
  const size = cell('cell.cards', view.sizes[seat]);
  return view.seat === seat ? [size, ...cardCells(view.state.hands, seat)] : [size];
}

function cardCells(cards: readonly number[], seat: Seat): Cell[] {
  return KINDS.flatMap((kind, i) => (cards[held(seat, i)] > 0 ? [cell(`card.${kind}`, cards[held(seat, i)])] : []));
}

function landCells(state: State, seat: Seat): Cell[] {
  const cells = [
    cell('cell.heroes', cardCount(state, seat)),
    cell('cell.provinces', provinceCount(state, seat)),
    cell('cell.commerce', roleCounts(state, 0)[seat]),
    cell('cell.politics', roleCounts(state, 1)[seat]),
    cell('cell.units', roleCounts(state, 2)[seat]),
  ];
  if (state.phase === 'setup') cells.push(cell('cell.points', state.points[seat]));
  return cells;
}

function supplyCells({ supply }: State, seat: Seat): Cell[] {
  const units = UNITS.map((unit, i) => cell(`unit.${unit}`, supply[inSupply(seat, i)]));
  return [...units, cell('item.influence', supply[inSupply(seat, UNITS.length)])];
}

function badges(state: State, seat: Seat): Phrase[] {
  const list: Phrase[] = [];
  const civilization = state.civilizations[seat];
  if (civilization !== NOBODY) list.push({ say: `civilization.${CIVILIZATIONS[civilization]}` });
  ROLES.forEach((role, i) => {
    if (state.roles[i] === seat) list.push({ say: `badge.${role}` });
  });
  return list;
}

function bankPanel({ bank, tokens }: State): Panel {
  return {
    seat: null,
    badges: [],
    rows: [
      { name: { say: 'panel.bank' }, cells: KINDS.map((kind, i) => cell(`card.${kind}`, bank[i])) },
      { name: { say: 'panel.tokens' }, cells: BUILDINGS.map((building, i) => cell(`item.${building}`, tokens[i])) },
    ],
  };
}

function cell(say: string, value: number): Cell {
  return { name: { say }, value };
}
