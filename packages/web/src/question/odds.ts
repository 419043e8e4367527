import type { Game } from '@tabula/engine';
import type { OddsOf } from '../client/source.ts';

/** How likely the outcome is that the attacker wants; without a word of the game, the likeliest one. */
export function wantedShare(game: Game, { outcomes }: OddsOf): number {
  const wanted = game.look?.wanted;
  if (wanted === undefined) return outcomes[0]?.share ?? 0;
  return outcomes.find(({ outcome }) => outcome === wanted)?.share ?? 0;
}
