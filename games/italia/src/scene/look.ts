import type { Asked, Ink, Look, Note } from '@tabula/engine';
import type { NationId } from '../data/names.ts';
import type { State } from '../state/state.ts';

const ink = (mark: string, fill: string, edge: string, light: string, on: string): Ink => ({
  fill,
  edge,
  light,
  on,
  mark,
});

/** Nations of one seat have shades of its colour and letters of their own: they are told apart and still belong together. */
const STYLES: Readonly<Record<NationId, Ink>> = {
  romans: ink('Ro', '#2B4C8C', '#142A56', '#6482B8', '#EEF4FF'),
  greeks: ink('Gr', '#4C79B5', '#27487A', '#86A8D4', '#F3F8FF'),
  celts: ink('Ce', '#9E1B1B', '#5E0C0C', '#C75B52', '#FFF1E6'),
  samnites: ink('Sa', '#C2574A', '#7E2F26', '#DD8A80', '#FFF4EC'),
  epirotes: ink('Ep', '#D07A5C', '#8A4530', '#E6AA95', '#2E1008'),
  numidians: ink('Nu', '#B23A48', '#6E1B26', '#D67C87', '#FFF1F2'),
  populares: ink('Po', '#7A2E3A', '#491620', '#AE6975', '#FFF1F2'),
  carthaginians: ink('Ca', '#D9A92E', '#8F6A0F', '#EBCB78', '#2E2104'),
  etruscans: ink('Et', '#B98A1C', '#73520A', '#D9B35C', '#241A02'),
  illyrians: ink('Il', '#E8C766', '#9C7C1F', '#F4E0A4', '#33270A'),
  cimbri: ink('Ci', '#A8772A', '#644310', '#CDA063', '#FFF6E2'),
  optimates: ink('Op', '#F0D27A', '#A1822D', '#F8E8B8', '#33270A'),
  byzantines: ink('By', '#2B4C8C', '#142A56', '#6482B8', '#EEF4FF'),
  avars: ink('Av', '#4C79B5', '#27487A', '#86A8D4', '#F3F8FF'),
  'african-romans': ink('Af', '#6FA3C7', '#3A6C8E', '#A6C8DF', '#10222E'),
  huns: ink('Hu', '#3D6E7F', '#1C414E', '#7AA3B1', '#ECF8FB'),
  lombards: ink('Lo', '#9E1B1B', '#5E0C0C', '#C75B52', '#FFF1E6'),
  ostrogoths: ink('Os', '#C2574A', '#7E2F26', '#DD8A80', '#FFF4EC'),
  visigoths: ink('Vi', '#D07A5C', '#8A4530', '#E6AA95', '#2E1008'),
  sardinians: ink('Sd', '#B23A48', '#6E1B26', '#D67C87', '#FFF1F2'),
  'western-romans': ink('We', '#D9A92E', '#8F6A0F', '#EBCB78', '#2E2104'),
  franks: ink('Fr', '#B98A1C', '#73520A', '#D9B35C', '#241A02'),
  berbers: ink('Be', '#E8C766', '#9C7C1F', '#F4E0A4', '#33270A'),
  patrimonium: ink('Pa', '#A8772A', '#644310', '#CDA063', '#FFF6E2'),
  vandals: ink('Va', '#3F7D4E', '#1E4B2A', '#7FB18B', '#F0FBF2'),
  foederati: ink('Fo', '#7BA65A', '#476B2C', '#AECB97', '#132008'),
  burgundians: ink('Bu', '#A7BF6B', '#6B8233', '#CBDBA4', '#1D2409'),
  arabs: ink('Ar', '#23634A', '#0D3A29', '#5F9A84', '#EAFBF4'),
};

/** How Italia is drawn: units are plates in the colours of their nation. */
export const look: Look = {
  pieces: {
    leader: { form: 'plate', glyph: 'general', leads: true },
    'consular-legion': { form: 'plate', glyph: 'caesar' },
    legion: { form: 'plate', glyph: 'legion' },
    knight: { form: 'plate', glyph: 'knight' },
    elephant: { form: 'plate', glyph: 'elephant' },
    infantry: { form: 'plate', glyph: 'infantry' },
    'roman-foederati': { form: 'plate', glyph: 'horde' },
    fleet: { form: 'plate', glyph: 'galley' },
    city: { form: 'city', glyph: 'city' },
    ruin: { form: 'marker', glyph: 'ruin' },
  },
  styles: STYLES,
  options: {
    select: { sheet: true },
    march: { glyph: 'general', sheet: true },
    join: { sheet: true },
    shift: { sheet: true },
    stop: { ends: true },
    place: { tally: true },
    take: { compose: 'units' },
    buy: { glyph: 'coin', compose: 'units' },
    put: { compose: 'units' },
    drop: { compose: 'units' },
    'collect-units': { compose: 'units' },
    lose: { glyph: 'skull', compose: 'units' },
    'fall-back': { compose: 'units' },
    aim: { glyph: 'swords', compose: 'units' },
    city: { glyph: 'city' },
    attack: { glyph: 'swords' },
    battle: { glyph: 'swords', fight: true },
    'sea-battle': { glyph: 'galley', fight: true },
    raid: { glyph: 'flame' },
    lead: { glyph: 'general' },
    sail: { glyph: 'wave' },
    embark: { glyph: 'wave', sheet: true },
    'plunder-gold': { glyph: 'coin' },
    'plunder-points': { glyph: 'laurel' },
    submit: { glyph: 'handshake', final: true },
    pass: { glyph: 'hourglass' },
  },
  cells: {
    'cell.gold': { as: 'figure', glyph: 'coin' },
    'cell.points': { as: 'figure', glyph: 'star' },
    'cell.areas': { as: 'figure', glyph: 'flag' },
    'cell.cities': { as: 'figure', glyph: 'city' },
    'cell.now': { as: 'figure', glyph: 'laurel' },
  },
  cards: Object.fromEntries(Object.keys(STYLES).map((id) => [`nation.${id}`, { style: id }] as const)),
  slots: {},
  labels: {},
  sides: 10,
  wanted: 'taken',
  fights: {
    begin: ['battle', 'raid', 'sea-battle'],
    end: ['battle.won', 'battle.held', 'battle.over'],
  },
  chapters: ['round', 'turn'],
};

/** What stands beside an option: what a plunder is worth. */
export function notes(_view: State, { prompt, options }: Asked): Record<string, Note> {
  const found: Record<string, Note> = {};
  if (prompt.ask === 'plunder')
    for (const { id, kind } of options)
      if (kind === 'plunder-points')
        found[id] = {
          glyph: 'laurel',
          words: { say: 'note.points', args: { points: Number(prompt.args?.points ?? 0) } },
        };
  return found;
}
