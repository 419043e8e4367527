import {
  type Area,
  type Ledger,
  type Panel,
  type Piece,
  pieceWords,
  type Row,
  type Scene,
  type Seat,
  type Speaker,
  type Token,
  type Track,
  type Tray,
} from '@tabula/engine';
import { padded, tied, widthOf } from '../text-layout.ts';
import { cardWords, drawAgenda, drawCards } from './cards.ts';
import type { RenderContext } from './render-context.ts';

const SET_IN = '  ';

/** Everything on the table: headline, board, whose turn comes when, trays, cards, tracks, and what each seat has. */
export function drawScene(scene: Scene, title: string, easel: RenderContext): string[] {
  const { paper, speaker } = easel;
  const headline = scene.headline.map((phrase) => speaker.phrase(phrase)).join(' · ');
  const parts = [
    drawBoard(scene, easel),
    drawAgenda(scene.agenda ?? [], easel),
    drawTrays(scene.trays, easel),
    drawCards(scene, easel),
    drawSeats(scene, easel),
  ];
  const body = parts.filter((part) => part.length > 0).flatMap((part, i) => (i === 0 ? part : ['', ...part]));
  return [paper.rule(headline || title), ...body, paper.rule()];
}

/** The tracks, and a block for each seat. */
export function drawSeats({ tracks, panels }: Scene, easel: RenderContext): string[] {
  const blocks = panels.map((panel) => drawPanel(panel, easel));
  const lines = tracks.flatMap((track) => drawTrack(track, easel));
  if (lines.length > 0 && blocks.length > 0) lines.push('');
  return [...lines, ...(blocks.length > 0 ? easel.paper.newspaper(blocks) : [])];
}

/** The board region by region, then what stands beside it. */
function drawBoard({ pieces, areas = [] }: Scene, easel: RenderContext): string[] {
  const { game, speaker, paper, words } = easel;
  const facts = [
    ...areas.flatMap((area) => areaFacts(area, easel).map((words) => ({ at: area.at, words }))),
    ...pieces.map((piece) => ({ at: piece.at, words: drawPiece(piece, easel) })),
  ];
  const standing = grouped(facts, ({ at }) => at);
  const regions = grouped(game.board.spaces, ({ region }) => region);
  const blocks = [...regions].map(([region, spaces]) => {
    const ids = spaces.map(({ id }) => id);
    return drawRegion(named(speaker, 'region', region), ids, standing, easel);
  });
  const known = new Set(game.board.spaces.map(({ id }) => id));
  const beside = [...standing.keys()].filter((id) => !known.has(id));
  if (beside.length > 0) blocks.push(drawRegion(words('play.beside'), beside, standing, easel));
  return blocks.length > 0 ? paper.newspaper(blocks) : [];
}

/** A space with pieces has a line of its own, the empty ones share one. */
function drawRegion(
  title: string,
  ids: readonly string[],
  standing: ReadonlyMap<string, readonly { readonly words: string }[]>,
  easel: RenderContext,
): string[] {
  const { speaker, paper, words } = easel;
  const name = (id: string) => named(speaker, 'space', id);
  const filled = ids.filter((id) => standing.has(id));
  const empty = ids.filter((id) => !standing.has(id)).map(name);
  const width = Math.max(...filled.map((id) => widthOf(name(id))), 0);
  const lines = filled.map((id) => {
    const here = standing.get(id)?.map(({ words }) => tied(words)) ?? [];
    return `${SET_IN}${padded(name(id), width)}  ${here.join(', ')}`;
  });
  if (empty.length > 0) lines.push(SET_IN + paper.faint(words('play.empty', { spaces: empty.join(', ') })));
  return [paper.strong(title), ...lines];
}

/** The name of a place, or its id where the game has no name for it. */
function named(speaker: Speaker, noun: string, id: string): string {
  return speaker.has(`${noun}.${id}`) ? speaker.say(`${noun}.${id}`) : id;
}

/** The things in a list by a key, in the order in which they come. */
function grouped<T>(list: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of list) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return groups;
}

/** Whose a province is, and what is the matter with it. What it is worth is told with these: bare ground stays one line. */
function areaFacts({ owner, value, note }: Area, { speaker, paper, words }: RenderContext): string[] {
  const whose = owner === undefined ? [] : [paper.seat(owner, words('play.owner', { name: speaker.seat(owner) }))];
  const matter = note === undefined ? [] : [speaker.phrase(note)];
  const told = [...whose, ...matter];
  return told.length === 0 || value === undefined ? told : [...told, words('play.worth', { value })];
}

/** A piece by its own name, or by its message, which says everything: what it is, how many, whose and of what look. */
function drawToken(token: Token, { speaker, paper }: RenderContext): string {
  const text = speaker.phrase(token.name ?? pieceWords(token));
  return token.owner === undefined ? text : paper.seat(token.owner, text);
}

/** A piece on the board; one that lies between two places names the other end. */
function drawPiece(piece: Piece, easel: RenderContext): string {
  const towards = piece.to ?? piece.side;
  const text = drawToken(piece, easel);
  return towards === undefined ? text : `${text} (${named(easel.speaker, 'space', towards)})`;
}

function drawTrack({ name, marks }: Track, { speaker, paper }: RenderContext): string[] {
  const told = marks.map(({ seat, value }) => paper.seat(seat, tied(`${speaker.seat(seat)}: ${value}`)));
  return paper.wrap(`${paper.strong(speaker.phrase(name))} · ${told.join(', ')}`, SET_IN);
}

/** Figures in rows and columns, right under one another. */
export function drawLedger({ name, columns, rows }: Ledger, { speaker, paper }: RenderContext): string[] {
  const lines = rows.map((row) => [
    speaker.phrase(row.name),
    ...columns.map((_, i) => String(row.values[i] ?? '')),
    String(row.total),
  ]);
  const table = [['', ...columns.map((column) => speaker.phrase(column)), '='], ...lines];
  const widths = table[0].map((_, i) => Math.max(...table.map((line) => widthOf(line[i]))));
  const drawn = table.map((line) =>
    line
      .map((cell, i) => (i === 0 ? padded(cell, widths[i]) : ' '.repeat(widths[i] - widthOf(cell)) + cell))
      .join('  '),
  );
  return [paper.strong(speaker.phrase(name)), ...drawn.map((line) => SET_IN + line)];
}

function drawTrays(trays: readonly Tray[], easel: RenderContext): string[] {
  const { speaker, paper } = easel;
  const blocks = trays.map(({ name, slots }) => [
    paper.strong(speaker.phrase(name)),
    ...slots.map(
      ({ name, holders, value }) => `${SET_IN}${speaker.phrase(name)}: ${value ?? drawHolders(holders, easel)}`,
    ),
  ]);
  return blocks.length > 0 ? paper.newspaper(blocks) : [];
}

/** Who holds the places of a slot, each seat once with its number of places, and how many are free. */
function drawHolders(holders: readonly (Seat | null)[], { speaker, paper, words }: RenderContext): string {
  const seats = [...new Set(holders)].filter((seat) => seat !== null);
  const told = seats.map((seat) => {
    const places = holders.filter((holder) => holder === seat).length;
    return paper.seat(seat, tied(places === 1 ? speaker.seat(seat) : `${speaker.seat(seat)} ×${places}`));
  });
  const free = holders.filter((holder) => holder === null).length;
  if (free > 0) told.push(paper.faint(tied(words('play.free', { count: free }))));
  return told.join(', ') || '–';
}

function drawPanel({ seat, badges, total, rows }: Panel, easel: RenderContext): string[] {
  const { speaker, paper, words, note } = easel;
  const title = seat === null ? words('play.middle') : paper.seat(seat, speaker.seat(seat) + note(seat));
  const points = total === undefined ? [] : [words('play.points', { points: total })];
  const told = badges.map((badge) => tied(speaker.phrase(badge))).join(', ');
  const lines = rows.map((row) => drawRow(row, easel));
  return [[paper.strong(title), ...points].join(' · '), ...(told === '' ? [] : [SET_IN + told]), ...lines];
}

/** Figures, pieces and cards that lie in front of a seat. */
function drawRow({ name, note, cells, tokens = [], cards = [] }: Row, easel: RenderContext): string {
  const { speaker } = easel;
  const remark = note === undefined ? '' : ` (${speaker.phrase(note)})`;
  const told = [
    ...cells.map((cell) => `${speaker.phrase(cell.name)} ${cell.value}`),
    ...tokens.map((token) => drawToken(token, easel)),
    ...cards.map((card) => cardWords(card, easel)),
  ];
  const title = `${SET_IN}${speaker.phrase(name)}${remark}`;
  return told.length === 0 ? title : `${title}: ${told.map(tied).join(', ')}`;
}
