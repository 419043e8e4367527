import type { Glyph, Ink, Look, PieceLook } from '@tabula/engine';
import { DIPLOMACY } from './data/diplomacy-cards.ts';
import { EVENT_ROWS, type Moment } from './data/event-cards.ts';
import { NATION_ROWS, type Side } from './data/nations.ts';
import { SORTS } from './pieces.ts';

/** Nations wear the colour of their side, each in a shade of its own. */
const HUES: Readonly<Record<Side, number>> = { romans: 355, huns: 42, persians: 200, goths: 125 };

function ink(side: Side, place: number): Ink {
  const hue = HUES[side];
  const light = 30 + 5 * (place % 5);
  return {
    fill: `hsl(${hue} ${60 - 4 * (place % 3)}% ${light}%)`,
    edge: `hsl(${hue} 60% ${light - 14}%)`,
    light: `hsl(${hue} 50% ${light + 24}%)`,
    on: '#FFF8E8',
  };
}

/** A colour of the other ways to look at the map. */
function shade(hue: number, saturation: number, light: number): Ink {
  const colour = (l: number) => `hsl(${hue} ${saturation}% ${l}%)`;
  return { fill: colour(light), edge: colour(light - 20), light: colour(Math.min(94, light + 14)), on: '#1E1A14' };
}

const styles = {
  ...Object.fromEntries(NATION_ROWS.map(({ id, side }, place) => [id, ink(side, place)])),
  ...Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`income-${i}`, shade(45, 55, 88 - 12 * i)])),
  'faith-catholic': shade(215, 45, 62),
  'faith-monophysite': shade(275, 35, 64),
  'faith-mazdean': shade(42, 70, 58),
  'faith-none': shade(90, 12, 74),
  'faith-heresy': shade(5, 55, 52),
  'crowd-empty': shade(40, 15, 88),
  'crowd-room': shade(140, 35, 62),
  'crowd-full': shade(20, 60, 54),
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

export const look: Look = {
  pieces: {
    leader: { form: 'plate', glyph: 'general', leads: true },
    horde: { form: 'plate', glyph: 'horde' },
    infantry: { form: 'plate', glyph: 'infantry' },
    archers: { form: 'plate', glyph: 'army' },
    cavalry: { form: 'plate', glyph: 'cavalry' },
    'horse-archers': { form: 'plate', glyph: 'knight' },
    capital: { form: 'marker', glyph: 'crown' },
    plunder: { form: 'marker', glyph: 'ruin' },
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
    siege: { glyph: 'tower', fight: true },
    assault: { glyph: 'catapult', fight: true },
    raid: { glyph: 'flame' },
    sail: { glyph: 'trireme' },
    'engage-at': { glyph: 'trireme', fight: true },
    migrate: { glyph: 'horde', final: true },
    buy: { glyph: 'coin' },
    fortify: { glyph: 'fort' },
    'offer-foedus': { glyph: 'handshake' },
    event: { glyph: 'cards' },
    envoy: { glyph: 'scroll' },
    from: { place: 'province' },
    to: { place: 'province' },
    'raid-instead': { glyph: 'flame', final: true },
    pass: { glyph: 'hourglass' },
    done: { glyph: 'hourglass' },
  },
  cells: {
    'cell.treasury': { as: 'purse', glyph: 'coin' },
    'cell.points': { as: 'points' },
    'cell.now': { as: 'figure', glyph: 'laurel' },
    'cell.income': { as: 'figure', glyph: 'tax' },
    'cell.provinces': { as: 'figure', glyph: 'flag' },
    'cell.areas': { as: 'figure', glyph: 'star' },
    'cell.age': { as: 'figure', glyph: 'hourglass' },
    'cell.decline': { as: 'figure', glyph: 'ruin' },
    'cell.units': { as: 'figure', glyph: 'legion' },
  },
  cards,
  slots: {},
  labels: {},
  fights: {
    begin: ['battle', 'siege', 'naval.battle'],
    end: ['battle.won', 'city.fell', 'siege.failed', 'naval.won', 'naval.drawn'],
  },
  wanted: 'taken',
  chapters: ['turn.began'],
};
