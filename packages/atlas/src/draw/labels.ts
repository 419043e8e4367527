import type { Lang } from '../model/board.ts';
import type { BuiltBoard, Label, Level } from '../model/built.ts';
import type { Style, TextStyle } from '../model/style.ts';
import { escapeText, num } from './svg.ts';

/** Lines of one name stand this far apart, in sizes. */
export const LEADING = 0.98;

export function drawLabel(label: Label, style: Style, text: TextStyle, weight: number): string {
  const [x, y] = label.at;
  const { size } = label;
  const tall = (label.lines.length - 1) * LEADING * size;
  const turn = label.turn === 0 ? '' : ` transform="rotate(${num(label.turn)} ${num(x)} ${num(y)})"`;
  const slant = label.face === 'italic' ? ' font-style="italic"' : '';
  const halo =
    text.haloWidth === 0
      ? ''
      : ` stroke="${text.halo}" stroke-width="${num((text.haloWidth * size) / 11)}" stroke-opacity="0.88" stroke-linejoin="round" paint-order="stroke"`;
  const spans = label.lines
    .map((line, i) => {
      const baseline = y - tall / 2 + i * LEADING * size + size * 0.33;
      // Letter spacing also follows the last letter: shift by half of it to stay centred.
      const centre = x + (label.spacing * size) / 2;
      return `<tspan x="${num(centre)}" y="${num(baseline)}">${escapeText(label.face === 'caps' ? line.toUpperCase() : line)}</tspan>`;
    })
    .join('');
  return `<text font-family="${style.faces[label.face]}" font-size="${num(size)}" font-weight="${weight}"${slant} letter-spacing="${num(label.spacing * size)}" text-anchor="middle" fill="${text.colour}" fill-opacity="${text.opacity}"${halo}${turn}>${spans}</text>`;
}

/** All names of one level, seas and regions below the names of places. */
export function drawLabels(board: BuiltBoard, style: Style, lang: Lang, levels: readonly Level[]): string {
  const texts = board.texts
    .filter(({ level }) => levels.includes(level))
    .map(({ kind, label }) => drawLabel(label[lang], style, style[kind], 600));
  const names = board.spaces.flatMap(({ kind, water, label, level }) => {
    if (!label || !levels.includes(level)) return [];
    const text = water ? style.sea : kind === 'outside' ? style.region : style.place;
    return [drawLabel(label[lang], style, text, kind === 'sea' || kind === 'outside' ? 600 : 700)];
  });
  return `<g class="labels">${texts.join('')}${names.join('')}</g>`;
}
