import type { Glyph as GlyphName } from '@tabula/engine';
import { memo } from 'react';
import { ART, LINE_ART } from './art.ts';

/** Pictograms of the interface itself. */
type Sign =
  | 'back'
  | 'book'
  | 'bot'
  | 'chat'
  | 'check'
  | 'clock'
  | 'close'
  | 'down'
  | 'download'
  | 'eye'
  | 'first'
  | 'frame'
  | 'gear'
  | 'last'
  | 'link'
  | 'list'
  | 'lock'
  | 'menu'
  | 'minus'
  | 'next'
  | 'pause'
  | 'people'
  | 'play'
  | 'plus'
  | 'previous'
  | 'replay'
  | 'search'
  | 'share'
  | 'undo'
  | 'upload';

export type AnyGlyph = GlyphName | Sign;

/** Filled shapes; everything else is a line. On a field of 24 by 24. */
const FILLED: Partial<Record<AnyGlyph, string>> = {
  ...ART,
  army: 'M12 2.5a4.3 4.3 0 0 1 2.6 7.7c.5 3.2 1.8 5.4 4 7.3h-13.2c2.2-1.9 3.5-4.1 4-7.3A4.3 4.3 0 0 1 12 2.5zM4.5 19h15v2.5h-15z',
  church: 'M10.6 2.5h2.8v4h4v2.8h-4v12.2h-2.8V9.3h-4V6.5h4z',
  city: 'M2.5 21V11l4-3.6 4 3.6v-4.6L14 3l3.5 3.4V11h4v10h-7v-4.5h-2.6V21zM5.4 12.6v2.6h2.2v-2.6zM13 8v2.6h2V8zM17.4 13.2v2.6h1.9v-2.6z',
  crown: 'M3 7l4.8 4L12 4l4.2 7L21 7l-1.8 10H4.8zM4.8 18.5h14.4V21H4.8z',
  horde: 'M12 6.5L20.5 20h-5L12 13.6 8.5 20h-5zM11 2.5h2v4h-2zM6.5 5l1.6-1 2 3-1.6 1zM17.5 5l-1.6-1-2 3 1.6 1z',
  infantry:
    'M9 2.5a3 3 0 0 1 3 3 3 3 0 0 1-1 2.2c2 .6 3 2 3 4.3V21H4v-9c0-2.3 1-3.7 3-4.3a3 3 0 0 1 2-5.2zM18 3l1.6 3.4-.9.4V21h-1.5V6.8l-.9-.4z',
  moon: 'M14.5 3a9 9 0 1 0 6 13.2A7.5 7.5 0 0 1 14.5 3z',
  road: 'M8.5 3h7l4 18h-5.3l-.5-4h-3.4l-.5 4H4.5zM11 6l-.3 3h2.6L13 6z',
  ship: 'M11 3h2v2.4h5c.8 2.6.8 5.2 0 7.6H6c.8-2.4.8-5 0-7.6h5zM2.5 14.5h19l-2.5 5.5H6z',
  skull:
    'M12 2.5c5 0 8.5 3.4 8.5 8 0 2.8-1.2 4.7-3 6V20h-2.5v1.5h-2V20h-2v1.5H9V20H6.5v-3.5c-1.8-1.3-3-3.2-3-6 0-4.6 3.5-8 8.5-8zM8.5 9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm7 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  tower: 'M4.5 3h3.3v2.5h2.5V3h3.4v2.5h2.5V3h3.3v6.5h-2V21h-4v-4.5a1.5 1.5 0 0 0-3 0V21h-4V9.5h-2z',
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z',
  first: 'M5 5h2.6v14H5zM19 5v14l-10-7z',
  last: 'M16.4 5H19v14h-2.6zM5 5v14l10-7z',
  lock: 'M7 10V7.5a5 5 0 0 1 10 0V10h1.5v11h-13V10zm2.3 0h5.4V7.5a2.7 2.7 0 0 0-5.4 0z',
};

const DRAWN: Partial<Record<AnyGlyph, string>> = {
  ...LINE_ART,
  ban: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6l12 12',
  bulb: 'M9 17.5h6M10 20.5h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3z',
  coin: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8v8M8 12h8',
  cube: 'M12 3l8 4.3v9.4L12 21l-8-4.3V7.3zM4 7.3l8 4.4 8-4.4M12 11.7V21',
  swords: 'M4 4l12.5 12.5M20 4L7.5 16.5M13.5 19l5.5-5.5M5 13.5l5.5 5.5M16.5 16.5L20 20M7.5 16.5L4 20',
  wave: 'M3 9.5c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 15.5c2-2 4-2 6 0s4 2 6 0 4-2 6 0',
  back: 'M15 5l-7 7 7 7',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7V4.8C17 4.5 14 5 12 6.5zM12 6.5V20',
  bot: 'M6 9h12v9.5H6zM12 9V5M12 4.5v.1M9.5 13v1.5M14.5 13v1.5M3.5 12v4M20.5 12v4',
  chat: 'M4 5h16v11.5H11L6.5 20v-3.5H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9.5l6 6 6-6',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 19.5h16',
  eye: 'M2.5 12C5 7.8 8.2 5.8 12 5.8s7 2 9.5 6.2c-2.5 4.2-5.7 6.2-9.5 6.2S5 16.2 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  frame: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  gear: 'M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.1M4 12h.1M4 18h.1',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5.5 12h13',
  next: 'M9 5l7 7-7 7',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5zM3 19.5c0-3.6 2.4-5.5 6-5.5s6 1.9 6 5.5M15.5 5.2a3.2 3.2 0 0 1 0 6M17.5 14.3c2.2.700 3.5 2.5 3.5 5.2',
  plus: 'M12 5.5v13M5.5 12h13',
  previous: 'M15 5l-7 7 7 7',
  replay: 'M4.5 5v5h5M5 10a8 8 0 1 1-1 4.5M10.5 9.5v5.5l4.5-2.7z',
  search: 'M10.5 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L20.500 20.500',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5H4.5v9h15v-9H18',
  undo: 'M8.5 5L4.5 9l4 4M5 9h8.5a5.5 5.5 0 0 1 0 11H9',
  upload: 'M12 15.5v-11M7.5 9L12 4.5 16.5 9M4 19.5h16',
};

/** A pictogram in the colour of the text around it. */
export const Glyph = memo(function Glyph({ name, size = 18 }: { name: AnyGlyph; size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <GlyphShape name={name} />
    </svg>
  );
});

/** The same, inside another drawing. */
export function GlyphShape({ name, colour = 'currentColor' }: { name: AnyGlyph; colour?: string }) {
  const filled = FILLED[name];
  if (filled !== undefined) return <path d={filled} fill={colour} fillRule="evenodd" />;
  return (
    <path
      d={DRAWN[name] ?? ''}
      fill="none"
      stroke={colour}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
