import type { Piece } from '@tabula/engine';
import { useMemo } from 'react';
import { formOf } from '../board/layout.ts';
import { sizeOf } from '../question/compose.ts';
import type { Fight } from '../question/fights.ts';
import { shareOf } from '../question/odds.ts';
import { useTable } from '../session/table-context.ts';
import { useKnownOdds, useQuestion, useScene, useTableModel } from '../session/use-table-store.ts';

/** How many of what is put together now would be lost. */
function useLosing(): number {
  const { game } = useTable();
  const choices = useQuestion();
  const composer = useTableModel((model) => model.composer);
  const loses = choices?.options.some(({ kind }) => game.look?.options[kind]?.loses === true) === true;
  if (!loses) return 0;
  return composer === null ? 0 : sizeOf(composer.counts);
}

/** What stands on the map, at the end of what is said on a sheet. */
function usePieces(): readonly Piece[] {
  const { game } = useTable();
  const { pieces } = useScene();
  const plan = useTableModel((model) => model.plan);
  return useMemo(() => (plan === null ? pieces : game.scene(plan.view).pieces), [game, plan, pieces]);
}

/** What both sides have there, or would keep, and the chance as it is now. */
export function LiveLine({ fight }: { fight: Fight }) {
  const { speaker, game, say } = useTable();
  const pieces = usePieces();
  const choices = useQuestion();
  const odds = useKnownOdds();
  const losing = useLosing();
  const counts = (piece: Piece) =>
    piece.at === fight.place &&
    ['plate', 'pawn', 'cube'].includes(formOf(game, piece)) &&
    game.look?.pieces[piece.kind]?.leads !== true &&
    piece.owner !== undefined;
  const there = new Map<number, number>();
  for (const piece of pieces.filter(counts))
    there.set(Number(piece.owner), (there.get(Number(piece.owner)) ?? 0) + (piece.count ?? 1));
  const sides = [...fight.seats].filter((seat) => there.has(seat));
  const share = choices?.options.map(({ id }) => shareOf(game, undefined, odds.get(id))).find((one) => one !== null);
  if (fight.over || sides.length === 0) return null;
  const kept = sides.map((seat) => {
    const count = Math.max(0, (there.get(seat) ?? 0) - (seat === choices?.seat ? losing : 0));
    return say('battle.keeps', { name: speaker.seat(seat), count });
  });
  // The odds are those of whoever began it.
  const own = share == null || choices === null ? null : choices.seat === fight.attacker ? share : 1 - share;
  return (
    <p className="live-line" aria-live="polite">
      <b>{kept.join(' · ')}</b>
      {own !== null && <span>{say('fight.odds', { chance: Math.round(100 * own) })}</span>}
    </p>
  );
}
