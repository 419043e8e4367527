import type { Flow, Prompt } from '@tabula/engine';
import type { EventKind } from '../../data/event-cards.ts';
import { EVADE_ROLL, INTERCEPT_ROLL } from '../../data/figures.ts';
import { type Place, placeId } from '../../data/geography.ts';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { ADD_THREE, prompt, ROLL_AGAIN, toNations } from '../../options.ts';
import type { State } from '../../state.ts';
import { eventsOf, holdsCards, kindsFor, playCard } from '../cards/hand.ts';
import { ask, chanceOf, d10, type Invasions } from '../pieces/table.ts';

/** What a card adds to one interception or evasion. */
export interface Help {
  bonus: number;
  /** A failed roll is repeated once. */
  again: boolean;
  spent: boolean;
}

export function noHelp(): Help {
  return { bonus: 0, again: false, spent: false };
}

const REACTION_BONUS = 3;
const EITHER = toNations('reaction-card', 'XLIII.48');

/** Reaction and Dice, one of them, beside the question whether to react. */
export function reactionCards(state: State, owner: Nation, help: Help) {
  const side = SIDE_OF[owner];
  return help.spent || !holdsCards(state, side) ? [] : eventsOf(kindsFor(state, side, 'reaction'));
}

export function* playReaction(g: Invasions, owner: Nation, enemy: Nation, kind: EventKind, help: Help): Flow<void> {
  help.spent = true;
  if (!(yield* playCard(g, SIDE_OF[owner], kind, [SIDE_OF[enemy]]))) return;
  if (kind === 'reaction' && (yield* ask(g, owner, EITHER[owner], [ADD_THREE, ROLL_AGAIN])) === ADD_THREE)
    help.bonus += REACTION_BONUS;
  else help.again = true;
}

/** A D10 with a modifier; repeated once, if a card says so and it missed. */
export function rollWith(g: Invasions, modifier: number, wanted: number, help: Help): number {
  const roll = d10(g) + modifier;
  return roll < wanted && help.again ? d10(g) + modifier : roll;
}

/** Who may react to whom, and where. */
export interface Reaction {
  readonly nation: Nation;
  readonly enemy: Nation;
  readonly where: Place;
}

/** Whether to intercept, or to evade: with what is added to the die, and the chance to reach what is wanted. */
export function reactionQuestion(
  how: 'intercept' | 'evade',
  { nation, enemy, where }: Reaction,
  added: number,
  help: Help,
): Prompt {
  const modifier = added + help.bonus;
  const wanted = how === 'intercept' ? INTERCEPT_ROLL : EVADE_ROLL;
  return prompt(how, how === 'intercept' ? 'XIX.A' : 'XIX.B', {
    nation: nationId(nation),
    enemy: nationId(enemy),
    province: placeId(where),
    modifier,
    chance: chanceOf(wanted, modifier, help.again ? 2 : 1),
  });
}
