import type { Ink } from '@tabula/engine';
import type { NationId, Side } from '../data/nations.ts';

/** A shade: hue, saturation, lightness. */
type Shade = readonly [hue: number, saturation: number, light: number];

/** Five shades for the nations of a side: they are told apart and still belong together. */
const SHADES: Readonly<Record<Side, readonly [Shade, Shade, Shade, Shade, Shade]>> = {
  romans: [
    [217, 62, 38],
    [210, 50, 54],
    [200, 46, 63],
    [226, 40, 30],
    [196, 42, 43],
  ],
  huns: [
    [4, 65, 39],
    [12, 58, 52],
    [16, 62, 63],
    [352, 50, 29],
    [344, 45, 47],
  ],
  persians: [
    [44, 85, 60],
    [39, 72, 47],
    [49, 82, 72],
    [33, 62, 38],
    [28, 70, 56],
  ],
  goths: [
    [113, 34, 57],
    [136, 42, 39],
    [86, 42, 67],
    [156, 48, 29],
    [74, 42, 47],
  ],
};

/** The letters by which a nation is known on the map, after its Latin name, and its shade. */
const NATIONS: Readonly<Record<NationId, readonly [mark: string, side: Side, shade: 0 | 1 | 2 | 3 | 4]>> = {
  romani: ['Ro', 'romans', 0],
  orientali: ['Or', 'romans', 1],
  galli: ['Ga', 'romans', 2],
  brittones: ['Br', 'romans', 4],
  cappadocii: ['Cp', 'romans', 2],
  baiovarii: ['Ba', 'romans', 3],
  armenii: ['Ar', 'romans', 2],
  colchi: ['Co', 'romans', 4],
  mauritanii: ['Ma', 'romans', 2],
  ghassanides: ['Gh', 'romans', 3],
  euskaldunak: ['Eu', 'romans', 4],
  hunni: ['Hu', 'huns', 0],
  ephthalitae: ['Ep', 'huns', 1],
  avari: ['Av', 'huns', 3],
  chazari: ['Ch', 'huns', 4],
  franci: ['Fr', 'huns', 1],
  langobardi: ['La', 'huns', 4],
  alamanni: ['Al', 'huns', 2],
  picti: ['Pi', 'huns', 4],
  hiberni: ['Hi', 'huns', 2],
  sclaveni: ['Sc', 'huns', 2],
  venedae: ['Ve', 'goths', 4],
  aestii: ['Ae', 'persians', 3],
  visigothi: ['Vi', 'goths', 0],
  ostrogothi: ['Os', 'goths', 1],
  suebi: ['Su', 'goths', 2],
  heruli: ['He', 'goths', 3],
  angli: ['An', 'goths', 0],
  saxones: ['Sa', 'goths', 4],
  iuti: ['Iu', 'goths', 3],
  berberi: ['Be', 'goths', 2],
  persae: ['Pe', 'persians', 0],
  alani: ['Aa', 'persians', 1],
  vandali: ['Va', 'persians', 2],
  burgundi: ['Bu', 'persians', 4],
  gepidae: ['Ge', 'persians', 3],
  scoti: ['St', 'persians', 2],
  blemmyes: ['Bl', 'persians', 1],
  arabes: ['Ab', 'persians', 4],
  hiberi: ['Ib', 'persians', 2],
  lakhmides: ['Lk', 'persians', 3],
};

/** On a light colour one writes in dark ink. */
const LIGHT_FROM = 56;

/** A colour with its edge, its paler sister and what is written on it. */
export function inkOf([hue, saturation, light]: Shade): Ink {
  const colour = (at: number) => `hsl(${hue} ${saturation}% ${Math.min(94, at)}%)`;
  return {
    fill: colour(light),
    edge: colour(light - 18),
    light: colour(light + 18),
    on: light >= LIGHT_FROM ? '#231A0C' : '#FFF8E8',
  };
}

export function markOf(id: NationId): string {
  return NATIONS[id][0];
}

/** The colours of a nation: a shade of its side's, with letters of its own. */
export function nationInk(id: NationId): Ink {
  const [mark, side, shade] = NATIONS[id];
  return { ...inkOf(SHADES[side][shade]), mark };
}
