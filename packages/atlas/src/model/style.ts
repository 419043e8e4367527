/** The two looks of a board. Colours and widths are those of the house's design tokens. */

export type StyleName = 'parchment' | 'contrast';

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: string;
}

/** A line on a broader one, so that it is read on every ground. */
export interface Line {
  readonly under?: Stroke;
  readonly over: Stroke;
}

export interface TextStyle {
  readonly colour: string;
  readonly opacity: number;
  readonly halo: string;
  readonly haloWidth: number;
}

export interface Style {
  readonly name: StyleName;
  readonly faces: { readonly caps: string; readonly serif: string; readonly italic: string };
  readonly paper: string;
  readonly ink: string;
  readonly outside: { readonly fill: string; readonly opacity: number };
  readonly coast: Stroke;
  readonly border: Line;
  readonly areaBorder: Line;
  readonly seaBorder: Stroke;
  readonly river: Stroke;
  readonly riverBorder: Line;
  readonly ridge: Stroke;
  readonly lake: { readonly fill: string; readonly edge: string };
  readonly mountain: { readonly light: string; readonly dark: string; readonly edge: string; readonly opacity: number };
  readonly road: Line;
  readonly seaLink: Line;
  readonly desert: Line;
  readonly arrow: Line;
  readonly strait: Line;
  readonly city: { readonly fill: string; readonly edge: string };
  readonly place: TextStyle;
  readonly sea: TextStyle;
  readonly region: TextStyle;
  readonly area: TextStyle;
}

const PARCHMENT: Style = {
  name: 'parchment',
  faces: {
    caps: "'Cinzel', Georgia, serif",
    serif: "'Cormorant Garamond', Georgia, serif",
    italic: "'Cormorant Garamond', Georgia, serif",
  },
  paper: '#F2E8CF',
  ink: '#4A2F1A',
  outside: { fill: '#EFE4C8', opacity: 0.5 },
  coast: { colour: '#3A2413', width: 1.25 },
  border: {
    under: { colour: '#F7ECD0', width: 3, opacity: 0.45 },
    over: { colour: '#3F2412', width: 1.2, opacity: 0.85 },
  },
  areaBorder: {
    under: { colour: '#FFF6DC', width: 3.8, opacity: 0.6 },
    over: { colour: '#3F2412', width: 1.7, opacity: 0.95 },
  },
  seaBorder: { colour: '#2B5A6B', width: 1.2, opacity: 0.58, dash: '5 4' },
  river: { colour: '#5B8A97', width: 1.2, opacity: 0.9 },
  riverBorder: { under: { colour: '#F2F7F2', width: 4.6, opacity: 0.8 }, over: { colour: '#3C7F97', width: 2.6 } },
  ridge: { colour: '#5A3A1C', width: 5.4, opacity: 0.85, dash: '1.7 3.4' },
  lake: { fill: '#B3CAC7', edge: '#3D6A78' },
  mountain: { light: '#F0E6CB', dark: '#A98E66', edge: '#5B4129', opacity: 0.8 },
  road: { under: { colour: '#4A2F1A', width: 4.4 }, over: { colour: '#F3E3BD', width: 2.1 } },
  seaLink: {
    under: { colour: '#EEF3EA', width: 4, opacity: 0.9 },
    over: { colour: '#2B5A6B', width: 1.9, dash: '7 6' },
  },
  desert: {
    under: { colour: '#F8EFD6', width: 5, opacity: 0.9 },
    over: { colour: '#8A5A22', width: 2.9, dash: '0 6.6' },
  },
  arrow: { under: { colour: '#95480F', width: 5.5 }, over: { colour: '#D9772B', width: 3 } },
  strait: { under: { colour: '#F3F7EE', width: 5 }, over: { colour: '#2B5A6B', width: 2.2 } },
  city: { fill: '#F6EACB', edge: '#4A2F1A' },
  place: { colour: '#2F1D0D', opacity: 1, halo: '#F7EDD2', haloWidth: 2.8 },
  sea: { colour: '#2C5567', opacity: 0.88, halo: '#C9DAD4', haloWidth: 1.6 },
  region: { colour: '#5A4020', opacity: 0.5, halo: '#EFE4C8', haloWidth: 0 },
  area: { colour: '#3F2412', opacity: 0.95, halo: '#F7EDD2', haloWidth: 2.6 },
};

const SANS = "'Source Sans 3', system-ui, sans-serif";

const CONTRAST: Style = {
  name: 'contrast',
  faces: { caps: SANS, serif: SANS, italic: SANS },
  paper: '#FFFFFF',
  ink: '#000000',
  outside: { fill: '#E4E4E0', opacity: 0.75 },
  coast: { colour: '#000000', width: 1.6 },
  border: { under: { colour: '#FFFFFF', width: 4 }, over: { colour: '#000000', width: 1.8 } },
  areaBorder: { under: { colour: '#FFFFFF', width: 5 }, over: { colour: '#000000', width: 2.6 } },
  seaBorder: { colour: '#003A55', width: 1.6, dash: '6 4' },
  river: { colour: '#2F6F8F', width: 1.3 },
  riverBorder: { under: { colour: '#FFFFFF', width: 6 }, over: { colour: '#0064A0', width: 3.4 } },
  ridge: { colour: '#000000', width: 6, dash: '2 3.2' },
  lake: { fill: '#DCEBF2', edge: '#000000' },
  mountain: { light: '#FFFFFF', dark: '#D8D4CC', edge: '#77716A', opacity: 0.65 },
  road: { under: { colour: '#000000', width: 4.2 }, over: { colour: '#FFFFFF', width: 1.8 } },
  seaLink: { under: { colour: '#FFFFFF', width: 4.4 }, over: { colour: '#003A55', width: 2.4, dash: '7 6' } },
  desert: { under: { colour: '#FFFFFF', width: 5.4 }, over: { colour: '#000000', width: 3.2, dash: '0 6.6' } },
  arrow: { under: { colour: '#000000', width: 6 }, over: { colour: '#D9772B', width: 3 } },
  strait: { under: { colour: '#FFFFFF', width: 6 }, over: { colour: '#003A55', width: 2.8 } },
  city: { fill: '#FFFFFF', edge: '#000000' },
  place: { colour: '#000000', opacity: 1, halo: '#FFFFFF', haloWidth: 4 },
  sea: { colour: '#003A55', opacity: 1, halo: '#FFFFFF', haloWidth: 3 },
  region: { colour: '#3A3A3A', opacity: 0.85, halo: '#FFFFFF', haloWidth: 2 },
  area: { colour: '#000000', opacity: 1, halo: '#FFFFFF', haloWidth: 4 },
};

export const STYLES: Readonly<Record<StyleName, Style>> = { parchment: PARCHMENT, contrast: CONTRAST };

/** How an owner's land is shown: by hue, by lightness and by pattern. */
export type OwnerColour = 'red' | 'yellow' | 'blue' | 'green' | 'black' | 'violet';

export interface OwnerStyle {
  readonly fill: string;
  readonly edge: string;
  /** An 8 by 8 tile, stroked in the edge colour. */
  readonly pattern: string;
  readonly dots?: boolean;
}

export const OWNERS: Readonly<Record<OwnerColour, OwnerStyle>> = {
  red: { fill: '#A32A22', edge: '#711913', pattern: 'M-2 2l4-4M0 8l8-8M6 10l4-4' },
  yellow: { fill: '#F0C443', edge: '#A8801A', pattern: 'M2 2h0M6 6h0', dots: true },
  blue: { fill: '#24539C', edge: '#15346A', pattern: 'M0 2h8M0 6h8' },
  green: { fill: '#76B56B', edge: '#3F7A3B', pattern: 'M0 3l2-2 2 2 2-2 2 2M0 7l2-2 2 2 2-2 2 2' },
  black: { fill: '#262220', edge: '#000000', pattern: 'M0 0l8 8M8 0l-8 8' },
  violet: { fill: '#C99BD9', edge: '#83529A', pattern: 'M2 0v8M6 0v8' },
};
