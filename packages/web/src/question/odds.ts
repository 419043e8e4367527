import type { Odds } from '@tabula/bots/browser';
import type { Game } from '@tabula/engine';

/** How likely the outcome is that the attacker wants; without a word of the game, the likeliest one. */
export function wantedShare(game: Game, { outcomes }: Odds): number {
  const wanted = game.look?.wanted;
  if (wanted === undefined) return outcomes[0]?.share ?? 0;
  return outcomes.find(({ outcome }) => outcome === wanted)?.share ?? 0;
}
