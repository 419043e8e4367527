import type { Card, Entry, Hand, Scene, Shelf, Trade } from '@tabula/engine';
import { tied } from '../text-layout.ts';
import type { RenderContext } from './render-context.ts';

const SET_IN = '  ';

/** A card in words: how many, whose it is, what is said of it. */
export function cardWords({ name, count = 1, owner, note }: Card, { speaker }: RenderContext): string {
  const words = count > 1 ? `${count} × ${speaker.phrase(name)}` : speaker.phrase(name);
  const more = [
    ...(owner === undefined ? [] : [speaker.seat(owner)]),
    ...(note === undefined ? [] : [speaker.phrase(note)]),
  ];
  return more.length === 0 ? words : `${words} (${more.join(', ')})`;
}

/** Cards on the table and in hands: a trade, one's own hand open and others' as a number, what can be had. */
export function drawCards({ trade, hands = [], shelves = [] }: Scene, easel: RenderContext): string[] {
  const blocks = [
    ...(trade === undefined ? [] : [drawTrade(trade, easel)]),
    ...(hands.length === 0 ? [] : [hands.map((hand) => drawHand(hand, easel))]),
    ...shelves.map((shelf) => drawShelf(shelf, easel)),
  ];
  const { paper } = easel;
  return blocks.flatMap((block, i) => [...(i === 0 ? [] : ['']), ...block.flatMap((line) => paper.wrap(line, '    '))]);
}

function drawHand({ seat, name, cards, hidden = 0, note }: Hand, easel: RenderContext): string {
  const { speaker, paper, words } = easel;
  const told = cards.map((card) => cardWords(card, easel));
  if (hidden > 0) told.push(words('play.backs', { count: hidden }));
  const remark = note === undefined ? '' : ` (${speaker.phrase(note)})`;
  const title = `${paper.seat(seat, speaker.seat(seat))} · ${speaker.phrase(name)}${remark}`;
  return `${title}: ${told.map(tied).join(', ') || '–'}`;
}

function drawShelf({ name, cards, note }: Shelf, easel: RenderContext): string[] {
  const { speaker, paper } = easel;
  const remark = note === undefined ? [] : [SET_IN + paper.faint(speaker.phrase(note))];
  const told = cards.map((card) => tied(cardWords(card, easel))).join(', ') || '–';
  return [paper.strong(speaker.phrase(name)), ...remark, SET_IN + told];
}

/** What lies on the table to be taken, and who took what. */
function drawTrade({ name, offers, takings }: Trade, easel: RenderContext): string[] {
  const { speaker, paper, words } = easel;
  const taken = takings.map(({ by, from, card }) =>
    words('play.took', { by: speaker.seat(by), from: speaker.seat(from), card: speaker.phrase(card.name) }),
  );
  return [
    paper.strong(speaker.phrase(name)),
    ...offers.map((offer) => SET_IN + drawHand(offer, easel)),
    ...taken.map((line) => SET_IN + line),
  ];
}

/** Who acts in turn: those who act now and next, with what they do; the others by name. */
export function drawAgenda(agenda: readonly Entry[], { speaker, paper, words }: RenderContext): string[] {
  if (agenda.length === 0) return [];
  const told = agenda.map(({ name, seat, state, note }) => {
    const said = note === undefined ? speaker.phrase(name) : `${speaker.phrase(name)}: ${speaker.phrase(note)}`;
    const text = tied(state === 'now' ? `▸ ${said}` : said);
    if (state === 'done') return paper.faint(text);
    return seat === undefined ? text : paper.seat(seat, text);
  });
  return paper.wrap(`${paper.strong(words('play.agenda'))} · ${told.join(', ')}`, SET_IN);
}
