import {
  type Arg,
  argsOf,
  type Game,
  type Glyph,
  type Note,
  type Option,
  type Prompt,
  type Speaker,
} from '@tabula/engine';
import type { Say } from '../texts/index.ts';
import { percent } from '../ui/percent.ts';
import { things } from './targets.ts';

/** The pictogram of an option: of the thing it names, if that has one; else of its kind. */
export function glyphOf(game: Game, option: Option): Glyph | undefined {
  const { look } = game;
  const own = look?.options[option.kind];
  if (own?.fight) return own.glyph;
  for (const { key, id } of things(game, Object.entries(argsOf(option)))) {
    const found =
      look?.cards?.[key]?.glyph ?? look?.slots[key]?.glyph ?? look?.cells[key]?.glyph ?? look?.pieces[id]?.glyph;
    if (found !== undefined) return found;
  }
  return own?.glyph;
}

/** What the thing does that an option names: a card, a unit, a box; null if nothing is told of it. */
export function aboutOption(game: Game, speaker: Speaker, option: Option): string | null {
  const named = things(game, Object.entries(argsOf(option))).find(({ key }) => speaker.has(`about.${key}`));
  if (named !== undefined) return speaker.say(`about.${named.key}`);
  return speaker.has(`about.option.${option.kind}`) ? speaker.say(`about.option.${option.kind}`) : null;
}

/** An option in words; in some questions it has words of its own: "done" with what. Of a nation that the question names it need not say whose things are. */
export function saidOption(speaker: Speaker, option: Option, ask: string, { nation }: Prompt['args'] = {}): string {
  const own = `option.${option.kind}.${ask}`;
  const key = speaker.has(own) ? own : `option.${option.kind}`;
  return speaker.say(key, nation === undefined ? argsOf(option) : { nation, ...argsOf(option) });
}

/** An option in few words, where there is little room. */
export function shortOption(speaker: Speaker, option: Option, ask = '', args: Prompt['args'] = {}): string {
  const key = `short.option.${option.kind}`;
  return speaker.has(key) ? speaker.say(key, argsOf(option)) : saidOption(speaker, option, ask, args);
}

/** What is said of an option beside its name: the game's own words, what it costs, how likely it is. */
export function remarksOf(speaker: Speaker, say: Say, note: Note | undefined, play: 'areas' | 'points'): string {
  return [
    note?.words === undefined ? '' : speaker.phrase(note.words),
    note?.cost === undefined ? '' : say(play === 'areas' ? 'cost.reach' : 'cost', { cost: note.cost }),
    note?.chance === undefined ? '' : percent(note.chance),
  ]
    .filter((words) => words !== '')
    .join(', ');
}

/** What a group of options is called. */
export function groupName(speaker: Speaker, name: string, options: readonly Option[]): string {
  const key = `group.${name}`;
  return speaker.has(key) ? speaker.say(key) : `${shortOption(speaker, options[0])} …`;
}

/** The short form of a phrase, if the game has one. */
export function shortPhrase(speaker: Speaker, say: string, args?: Readonly<Record<string, Arg>>): string {
  return speaker.has(`short.${say}`) ? speaker.say(`short.${say}`, args) : speaker.say(say, args);
}
