import type { Modifier, Note, Option, Prompt } from '@tabula/engine';
import { BLACK_DIE, type Face, WHITE_DIE } from '../data/figures.ts';
import { OPEN_GROUND } from '../data/geography.ts';
import type { InvasionsEvent } from '../events.ts';
import { numberOf } from '../options.ts';
import type { State } from '../state.ts';

/** XX.C, XX.H How many dice of each colour, and which swords hit there. */
export function modifiers(begin: InvasionsEvent, roll: InvasionsEvent): readonly Modifier[] {
  if (roll.event !== 'rolled') return [];
  const black = roll.dice.filter((die) => die > WHITE_DIE.length).length;
  const where = 'province' in begin ? numberOf(String(begin.province)) : -1;
  const open = OPEN_GROUND[where] === true;
  return [
    { words: { say: 'chip.dice', args: { white: roll.dice.length - black, black } } },
    { words: { say: open ? 'chip.open' : 'chip.closed' }, result: true },
  ];
}

const SHOWS: Readonly<Record<string, (face: Face) => boolean>> = {
  blank: ({ white, red }) => white === 0 && red === 0,
  white: ({ white, red }) => white === 1 && red === 0,
  red: ({ white, red }) => white === 0 && red > 0,
  'white-red': ({ white, red }) => white === 1 && red > 0,
  'two-white': ({ white }) => white === 2,
};

/** Which dice a re-roll means: black ones count on from the white ones; and how likely the throw is to be better for whoever asks for it. */
export function rerolled(view: State, { kind, whose, die, face }: Option, { args = {} }: Prompt): Note | undefined {
  const shows = SHOWS[String(face)];
  if (kind !== 'reroll' || shows === undefined) return undefined;
  const [faces, first] = die === 'black' ? [BLACK_DIE, WHITE_DIE.length + 1] : [WHITE_DIE, 1];
  const figures = faces.flatMap((one, side) => (shows(one) ? [first + side] : []));
  const open = OPEN_GROUND[numberOf(String(args.province))] ?? view.rules.redAtSea;
  const hits = ({ white, red }: Face) => white + (open ? red : 0);
  const now = Math.max(...faces.filter(shows).map(hits));
  const better = faces.filter((one) => (whose === args.whose ? hits(one) > now : hits(one) < now)).length;
  const words = { say: 'note.better', args: { chance: Math.round((100 * better) / faces.length) } };
  return { dice: { attacker: whose === 'attacker', figures }, words };
}
