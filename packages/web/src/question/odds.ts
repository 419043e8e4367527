import type { Odds } from '@tabula/bots/browser';
import type { Game, Note, Option } from '@tabula/engine';

/** How likely the outcome is that the attacker wants; without a word of the game, the likeliest one. */
export function wantedShare(game: Game, { outcomes }: Odds): number {
  const wanted = game.look?.wanted;
  if (wanted === undefined) return outcomes[0]?.share ?? 0;
  return outcomes.find(({ outcome }) => outcome === wanted)?.share ?? 0;
}

/** Whether choosing an option means a fight: by its look, or by what is said of it. */
export function isFight(game: Game, { kind }: Option, note: Note | undefined): boolean {
  return game.look?.options[kind]?.fight === true || note?.chance !== undefined || note?.glyph === 'swords';
}

/** Whether somebody knows, or works out, how a fight would end. */
export function hasOdds(game: Game, { kind }: Option, note: Note | undefined): boolean {
  return game.look?.options[kind]?.fight === true || note?.chance !== undefined;
}

/** How likely an option is to succeed: what the game can tell, else what was worked out; null if nobody knows. */
export function shareOf(game: Game, note: Note | undefined, odds: Odds | null | undefined): number | null {
  return note?.chance ?? (odds ? wantedShare(game, odds) : null);
}
