import type { Glyph, Look, PieceLook } from '@tabula/engine';
import { AREA_ROWS } from '../data/areas.ts';
import { DIPLOMACY } from '../data/diplomacy-cards.ts';
import { EVENT_ROWS, type Moment } from '../data/event-cards.ts';
import { BLACK_DIE, WHITE_DIE } from '../data/figures.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { SORTS } from '../data/pieces.ts';
import { inkOf, nationInk } from './colours.ts';

/** Nations, and the colours of the other ways to look at the map. */
const styles = {
  ...Object.fromEntries(NATION_ROWS.map(({ id }) => [id, nationInk(id)])),
  ...Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`income-${i}`, inkOf([45, 55, 88 - 12 * i])])),
  'faith-catholic': inkOf([215, 45, 62]),
  'faith-monophysite': inkOf([275, 35, 64]),
  'faith-mazdean': inkOf([42, 70, 58]),
  'faith-none': inkOf([90, 12, 74]),
  'faith-heresy': inkOf([5, 55, 52]),
  'crowd-empty': inkOf([40, 15, 88]),
  'crowd-room': inkOf([140, 35, 62]),
  'crowd-full': inkOf([20, 60, 54]),
};

/** Units of a bundle look like their kind. */
const GLYPHS = {
  infantry: 'infantry',
  archers: 'army',
  cavalry: 'cavalry',
  'horse-archers': 'knight',
  fleet: 'trireme',
} as const;
const sorts = Object.fromEntries(
  SORTS.flatMap(({ key, kind, elite }) => {
    const whole: PieceLook = { form: 'plate', glyph: elite && kind === 'infantry' ? 'legion' : GLYPHS[kind] };
    return [
      [key, whole],
      [`${key}-hurt`, { form: 'plate', glyph: 'infantry' } satisfies PieceLook],
    ];
  }),
);

const MOMENTS: Readonly<Record<Moment, Glyph>> = {
  events: 'scroll',
  activation: 'road',
  purchases: 'coin',
  battle: 'swords',
  siege: 'catapult',
  besieged: 'tower',
  reaction: 'shield',
  sack: 'gold',
  plunder: 'gold',
  calamity: 'shield',
  sea: 'wave',
  intrigue: 'ban',
};

/** A card looks like the moment it is for. */
const cards = {
  ...Object.fromEntries(
    EVENT_ROWS.map(({ id, windows }) => [`card.${id}`, { glyph: MOMENTS[windows?.[0] ?? 'events'] }]),
  ),
  ...Object.fromEntries(DIPLOMACY.map(({ id }) => [`envoy.${id}`, { glyph: 'handshake' as const }])),
};

/** What the sides of the battle dice show: swords hit anywhere, flames on open ground only; the black die follows the white one. */
const faces = Object.fromEntries(
  [...WHITE_DIE, ...BLACK_DIE].flatMap(({ white, red }, side): [number, Glyph | Glyph[]][] => {
    const shown: Glyph[] = [...Array<Glyph>(white).fill('swords'), ...Array<Glyph>(red).fill('flame')];
    return shown.length === 0 ? [] : [[side + 1, shown.length === 1 ? shown[0] : shown]];
  }),
);

export const look: Look = {
  pieces: {
    leader: { form: 'plate', glyph: 'general', leads: true },
    horde: { form: 'plate', glyph: 'horde' },
    infantry: { form: 'plate', glyph: 'infantry' },
    archers: { form: 'plate', glyph: 'army' },
    cavalry: { form: 'plate', glyph: 'cavalry' },
    'horse-archers': { form: 'plate', glyph: 'knight' },
    capital: { form: 'marker', glyph: 'crown' },
    plunder: { form: 'marker', glyph: 'skull' },
    raid: { form: 'marker', glyph: 'swords' },
    foedus: { form: 'marker', glyph: 'handshake' },
    ...sorts,
    fleet: { form: 'plate', glyph: 'trireme' },
    limes: { form: 'marker', glyph: 'limes' },
    revolt: { form: 'marker', glyph: 'flame' },
    city: { form: 'city' },
    walls: { form: 'fortified' },
  },
  styles,
  options: {
    take: { compose: 'units' },
    'fight-at': { glyph: 'swords', fight: true },
    'besiege-at': { glyph: 'tower' },
    siege: { glyph: 'tower' },
    assault: { glyph: 'catapult' },
    raid: { glyph: 'flame' },
    sail: { glyph: 'trireme' },
    'engage-at': { glyph: 'trireme', fight: true },
    migrate: { glyph: 'horde', final: true },
    buy: { glyph: 'coin', tally: true, raises: ['deploy'], spends: 'cell.treasury' },
    restore: { tally: true, spends: 'cell.treasury' },
    fortify: { glyph: 'fort', tally: true, spends: 'cell.treasury' },
    limes: { glyph: 'limes', tally: true },
    'offer-foedus': { glyph: 'handshake', sheet: true },
    event: { glyph: 'cards', sheet: true },
    // Beside the steppers of a shop no other sheet is opened.
    'event.buy': { final: true },
    envoy: { glyph: 'scroll', sheet: true },
    from: { place: 'province', sheet: true },
    campaign: { glyph: 'general', sheet: true },
    intercept: { glyph: 'shield', tally: true },
    'evade-to': { glyph: 'flag' },
    hit: { tally: true, loses: true },
    disband: { tally: true },
    to: { place: 'province' },
    'raid-instead': { glyph: 'flame', final: true },
    pass: { glyph: 'hourglass' },
    'pass.cards': { closes: true },
    done: { glyph: 'hourglass' },
    'done.move': { closes: true },
    'done.diplomacy': { closes: true },
    'done.heralds': { closes: true },
    'done.campaign': { closes: true },
    'done.quell': { closes: true },
    'done.buy': { ends: true, final: true },
  },
  cells: {
    ...Object.fromEntries(AREA_ROWS.map(({ id }) => [`region.${id}`, { as: 'bar' as const }])),
    'cell.treasury': { as: 'figure', glyph: 'coin' },
    'cell.points': { as: 'figure', glyph: 'laurel' },
    'cell.now': { as: 'figure', glyph: 'scales' },
    'cell.income': { as: 'figure', glyph: 'tax' },
    'cell.provinces': { as: 'figure', glyph: 'flag' },
    'cell.areas': { as: 'figure', glyph: 'star' },
    'cell.age': { as: 'figure', glyph: 'hourglass' },
    'cell.decline': { as: 'figure', glyph: 'ruin' },
  },
  cards,
  slots: {},
  labels: {},
  fights: {
    begin: ['battle', 'siege', 'naval.battle'],
    end: ['battle.won', 'city.fell', 'siege.failed', 'naval.won', 'naval.drawn'],
    aside: ['rerolled', 'rerolled.all'],
  },
  die: faces,
  dark: WHITE_DIE.length + 1,
  wanted: 'taken',
  news: [
    'moved',
    'horde.moved',
    'migrated',
    'overrun',
    'capital.fell',
    'sacked',
    'razed',
    'raided',
    'settled',
    'revolt',
    'kingdom.founded',
    'empire.founded',
    'collapsed',
    'leader.died',
    'allied',
    'foedus',
    'usurper.rose',
    'intercepted',
    'evaded',
  ],
  chapters: ['turn.began'],
  reactions: {
    intercept: 'done',
    evade: 'stand',
    naval: 'let-pass',
    'battle-card': 'pass',
    thwart: 'pass',
    relieve: 'pass',
    'sea-card': 'pass',
    storm: 'pass',
    'plunder-card': 'pass',
    loyal: 'pass',
    oppose: 'no',
  },
};
