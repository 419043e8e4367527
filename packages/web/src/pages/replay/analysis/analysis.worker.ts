import { type Analysis, analyse } from '@tabula/bots/browser';
import { type Game, type GameRecord, Match, type Option, parseRecord } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { AnalysisReply, AnalysisRequest } from './analysis-work.ts';

/** The same worlds are imagined every time. */
const SEED = 'analysis';

/** Looks at a game again beside the page, and says on the way how far it is. */
addEventListener('message', async ({ data }: MessageEvent<AnalysisRequest>) => {
  const reply = (message: AnalysisReply) => postMessage(message);
  try {
    const record = parseRecord(data.record);
    const game = await loadGame(record.game);
    const steps = analyse(game, record, { budget: { milliseconds: data.milliseconds }, seed: SEED });
    for (;;) {
      const { value, done } = steps.next();
      if (done) return reply({ analysed: { analysis: value, offered: offeredAt(game, record, value) } });
      reply({ answers: value });
    }
  } catch (error) {
    reply({ failed: error instanceof Error ? error.message : String(error) });
  }
});

/** What could be chosen at the turning points. */
function offeredAt(
  game: Game,
  { hash: _, ...record }: GameRecord,
  { steps, turningPoints }: Analysis,
): Record<number, readonly Option[]> {
  const wanted = new Set(turningPoints.map(({ step }) => steps[step].moment.answer));
  const match = Match.replay(game, { ...record, answers: [] });
  const offered: Record<number, readonly Option[]> = {};
  for (const [i, { seat, id }] of record.answers.entries()) {
    if (wanted.has(i)) offered[i] = match.decision?.open(seat)?.options ?? [];
    match.answer(seat, id);
  }
  return offered;
}
