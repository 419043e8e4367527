import type { Lang, Point } from '../model/board.ts';
import type { BuiltBoard } from '../model/built.ts';
import type { Style } from '../model/style.ts';
import { escapeText, num } from './svg.ts';

const MARGIN = 26;

/** The board as a printed sheet: margin, double frame with degree ticks, title and compass rose. */
export function drawSheet(board: BuiltBoard, style: Style, lang: Lang, layers: string): string {
  const { width, height } = board;
  const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const frame = (inset: number, stroke: number) =>
    `<rect x="${num(inset)}" y="${num(inset)}" width="${num(w - 2 * inset)}" height="${num(h - 2 * inset)}" fill="none" stroke="${style.ink}" stroke-width="${stroke}"/>`;
  const ticks =
    style.name === 'contrast'
      ? ''
      : `<rect x="${MARGIN - 3}" y="${MARGIN - 3}" width="${width + 6}" height="${height + 6}" fill="none" stroke="${style.ink}" stroke-width="4" stroke-dasharray="12 12"/>` +
        `<rect x="${MARGIN - 3}" y="${MARGIN - 3}" width="${width + 6}" height="${height + 6}" fill="none" stroke="${style.paper}" stroke-width="2.4" stroke-dasharray="12 12" stroke-dashoffset="12"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<rect width="${w}" height="${h}" fill="${style.paper}"/>` +
    `<clipPath id="neatline-${board.game}"><rect width="${width}" height="${height}"/></clipPath>` +
    `<g transform="translate(${MARGIN} ${MARGIN})" clip-path="url(#neatline-${board.game})">${layers}${cartouche(board, style, lang)}</g>` +
    `${ticks}${frame(MARGIN - 6, 1.6)}${frame(MARGIN, 1)}${frame(8, 2.4)}${frame(4, 0.8)}</svg>`
  );
}

function cartouche(board: BuiltBoard, style: Style, lang: Lang): string {
  const { title, rose } = board.cartouche;
  return (rose ? compass(rose, style, board.turn ?? 0) : '') + (title ? titleBox(board, title, style, lang) : '');
}

function titleBox(board: BuiltBoard, [x, y]: Point, style: Style, lang: Lang): string {
  const words = board.title[lang].toUpperCase();
  const below = board.subtitle?.[lang];
  const w = Math.max(words.length * 17, (below?.length ?? 0) * 9) + 44;
  const h = below ? 78 : 58;
  const box = (inset: number, stroke: number, fill: string) =>
    `<rect x="${num(x - w / 2 + inset)}" y="${num(y - h / 2 + inset)}" width="${num(w - 2 * inset)}" height="${num(h - 2 * inset)}" fill="${fill}" stroke="${style.ink}" stroke-width="${stroke}"/>`;
  const line = (text: string, dy: number, size: number, face: string, extra: string) =>
    `<text x="${num(x)}" y="${num(y + dy)}" text-anchor="middle" font-family="${face}" font-size="${size}" fill="${style.ink}"${extra}>${escapeText(text)}</text>`;
  return (
    `<g>${box(0, 1.6, style.paper)}${box(4, 0.7, 'none')}` +
    line(words, below ? 2 : 8, 23, style.faces.caps, ' font-weight="600" letter-spacing="2"') +
    (below ? line(below, 25, 16, style.faces.italic, ' font-style="italic" font-weight="600"') : '') +
    '</g>'
  );
}

function compass([x, y]: Point, style: Style, turn: number): string {
  const ray = (turn: number, long: number, wide: number) =>
    `<g transform="rotate(${turn})"><path d="M0 ${-long}L${wide} ${-wide}L0 0z" fill="${style.ink}"/><path d="M0 ${-long}L${-wide} ${-wide}L0 0z" fill="${style.paper}" stroke="${style.ink}" stroke-width=".7"/></g>`;
  const rays = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((t) => ray(t, 17, 2.4)).join('');
  const diagonals = [45, 135, 225, 315].map((t) => ray(t, 27, 4)).join('');
  const main = [0, 90, 180, 270].map((t) => ray(t, 42, 5.4)).join('');
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(-turn)})" opacity=".82"><circle r="22" fill="none" stroke="${style.ink}" stroke-width=".8"/><circle r="25" fill="none" stroke="${style.ink}" stroke-width=".5"/>` +
    `${rays}${diagonals}${main}<text y="-46" text-anchor="middle" font-family="${style.faces.caps}" font-size="12" font-weight="600" fill="${style.ink}">N</text></g>`
  );
}
