import type { Ink, Look } from '@tabula/engine';
import { NATION_ROWS, type Side } from './data/nations.ts';

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

const styles = Object.fromEntries(NATION_ROWS.map(({ id, side }, place) => [id, ink(side, place)]));

export const look: Look = {
  pieces: {
    leader: { form: 'plate', glyph: 'general', leads: true },
    units: { form: 'plate', glyph: 'legion' },
    horde: { form: 'plate', glyph: 'horde' },
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
    done: { glyph: 'hourglass' },
  },
  cells: {
    'cell.treasury': { as: 'purse', glyph: 'coin' },
    'cell.points': { as: 'points' },
    'cell.age': { as: 'figure', glyph: 'hourglass' },
    'cell.decline': { as: 'figure', glyph: 'ruin' },
    'cell.units': { as: 'figure', glyph: 'legion' },
  },
  slots: {},
  labels: {},
  fights: {
    begin: ['battle', 'siege', 'naval.battle'],
    end: ['battle.won', 'city.fell', 'siege.failed', 'naval.won', 'naval.drawn'],
  },
  chapters: ['turn.began'],
};
