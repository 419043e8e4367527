import type { Area, Cell, Panel, Phrase, Row, Scene, Seat, Shelf, Stage, Tray } from '@tabula/engine';
import { CARDS } from '../data/cards.ts';
import { DIRECTOR, MILITARY, POLITICAL, ROLES } from '../data/civilizations.ts';
import { BUILDINGS, FORTRESSES, LEGIONS, MARKERS, TOKENS, TRIREMES, UNITS } from '../data/figures.ts';
import { CIVILIZATIONS } from '../data/names.ts';
import { idOf, LAND_COUNT } from '../data/provinces.ts';
import { CARD_COUNTS, KINDS } from '../data/resources.ts';
import { atWar, enemiesIn } from '../rules/lands.ts';
import { converter } from '../rules/posts.ts';
import { roleCounts } from '../rules/roles.ts';
import { clockwiseFrom } from '../rules/table.ts';
import { cardCount, provinceCount } from '../rules/victory.ts';
import { inSupply, NEUTRAL, NOBODY, type State, SUPPLY } from '../state.ts';
import type { View } from '../view.ts';
import { handsOf, tradeOf } from './cards.ts';
import { NEUTRAL_STYLES, piecesOf } from './pieces.ts';

/** How a view looks. */
export function scene(view: View): Scene {
  const { state } = view;
  const trade = tradeOf(view);
  return {
    headline: headline(state),
    stage: stage(state),
    pieces: piecesOf(state),
    areas: areas(state),
    tracks: [],
    trays: [roleTray(state)],
    shelves: [shelf(state, 'hero'), shelf(state, 'wonder')],
    panels: [...state.civilizations.map((_, seat) => panel(view, seat)), bankPanel(state)],
    hands: handsOf(view),
    ...(trade === undefined ? {} : { trade }),
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
  const where = { say: `headline.${CHAPTERS[state.phase]}`, args: { turn: state.turn } };
  // The first buyer of the advanced set-up is drawn before civilizations are chosen, seat by seat.
  const by = state.phase === 'civilizations' ? state.civilizations.indexOf(NOBODY) : state.active;
  return by === NOBODY ? [where] : [where, { say: 'headline.active', args: { by } }];
}

const STAGES = ['commerce', 'construction', 'military'];

function stage(state: State): Stage {
  const chapter = CHAPTERS[state.phase];
  const first = Math.max(0, state.roles[Math.max(0, STAGES.indexOf(chapter))]);
  const order = state.civilizations.includes(NOBODY)
    ? state.civilizations.map((_, seat) => seat)
    : clockwiseFrom(state, first);
  const name = { say: 'stage.name', args: { turn: state.turn, now: STAGES.indexOf(chapter) + 1, of: STAGES.length } };
  return { name, now: STAGES.indexOf(chapter) + 1, of: STAGES.length, detail: { say: `stage.${chapter}` }, order };
}

/** Whose every province is, and what is the matter with it. */
function areas(state: State): Area[] {
  return Array.from({ length: LAND_COUNT }, (_, province) => {
    const owner = state.marker[province];
    const whose = owner === NEUTRAL ? { style: NEUTRAL_STYLES.get(province) ?? CIVILIZATIONS[0] } : { owner };
    const note = matter(state, province);
    return { at: idOf(province), ...(owner === NOBODY ? {} : whose), ...(note === undefined ? {} : { note }) };
  });
}

function matter(state: State, province: number): Phrase | undefined {
  if (atWar(state, province)) return { say: 'matter.war' };
  const by = invader(state, province);
  if (by === undefined) return undefined;
  return { say: converter(state, province) === NOBODY ? 'matter.occupied' : 'matter.converting', args: { by } };
}

/** 1.8, 5.5 Whose legions alone stand in a province of another, whether they hold anything there or not: he cannot build in it. */
function invader(state: State, province: number): Seat | undefined {
  const controller = state.marker[province];
  return controller === NOBODY ? undefined : enemiesIn(state, controller, province)[0];
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
function shelf({ cards }: State, sort: 'hero' | 'wonder'): Shelf {
  return {
    name: { say: sort === 'hero' ? 'shelf.heroes' : 'shelf.wonders' },
    cards: CARDS.flatMap((card, i) => {
      if (card.sort !== sort || cards[i] < NOBODY) return [];
      const name = { say: `hero.${card.id}` };
      return cards[i] === NOBODY ? [{ name }] : [{ name, owner: cards[i] }];
    }),
  };
}

function panel(view: View, seat: Seat): Panel {
  const { state } = view;
  const rows: Row[] = [
    { name: { say: 'panel.lands' }, cells: landCells(view, seat), cards: ownCards(state, seat) },
    { name: { say: 'panel.supply' }, cells: supplyCells(state, seat) },
  ];
  return { seat, badges: badges(state, seat), total: cardCount(state, seat), rows };
}

function ownCards({ cards }: State, seat: Seat): NonNullable<Row['cards']> {
  return CARDS.flatMap(({ id }, i) => (cards[i] === seat ? [{ name: { say: `hero.${id}` } }] : []));
}

function landCells({ state, sizes }: View, seat: Seat): Cell[] {
  const cells = [
    { ...cell('cell.heroes', cardCount(state, seat)), of: state.heroesToWin },
    cell('cell.cards', sizes[seat]),
    cell('cell.provinces', provinceCount(state, seat)),
    cell('cell.commerce', roleCounts(state, DIRECTOR)[seat]),
    cell('cell.politics', roleCounts(state, POLITICAL)[seat]),
    cell('cell.units', roleCounts(state, MILITARY)[seat]),
  ];
  if (state.phase === 'setup') cells.push(cell('cell.points', state.points[seat]));
  return cells;
}

const MOST_PIECES = { legion: LEGIONS, fortress: FORTRESSES, trireme: TRIREMES } as const;

function supplyCells({ supply }: State, seat: Seat): Cell[] {
  const units = UNITS.map((unit) => ({
    ...cell(`unit.${unit}`, supply[inSupply(seat, SUPPLY[unit])]),
    of: MOST_PIECES[unit],
  }));
  return [...units, { ...cell('item.influence', supply[inSupply(seat, SUPPLY.marker)]), of: MARKERS }];
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

/** The bank lies open: how many cards of each kind, and how many building tokens, are left; and beside it what was spent in this phase. */
function bankPanel({ bank, aside, tokens, rules, players }: State): Panel {
  const spent = KINDS.flatMap((kind, i) => (aside[i] > 0 ? [cell(`card.${kind}`, aside[i])] : []));
  return {
    seat: null,
    badges: [],
    rows: [
      {
        name: { say: 'panel.bank' },
        cells: KINDS.map((kind, i) => ({
          ...cell(`card.${kind}`, bank[i]),
          of: CARD_COUNTS[kind] || rules.commonCount,
        })),
      },
      ...(spent.length === 0 ? [] : [{ name: { say: 'panel.aside' }, cells: spent }]),
      {
        name: { say: 'panel.tokens' },
        cells: BUILDINGS.map((building, i) => ({
          ...cell(`item.${building}`, tokens[i]),
          of: TOKENS[players][building],
        })),
      },
    ],
  };
}

function cell(say: string, value: number): Cell {
  return { name: { say }, value };
}
