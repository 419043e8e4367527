// The full rules decision on one core: check and apply an answer, then what four seats and a spectator see of it.
import { Chance, Match, seedFrom } from '@tabula/engine';
import { answerRandomly } from '@tabula/engine/testing';
import { loadGame } from '@tabula/games';

const [id, milliseconds] = process.argv.slice(2);
const game = await loadGame(id);
const players = Math.min(4, game.players.max);
const eyes = [null, ...Array.from({ length: players }, (_, seat) => seat)];

function round(asText) {
  let steps = 0;
  let games = 0;
  let bytes = 0;
  const began = performance.now();
  let spent = 0;
  while (spent < milliseconds) {
    const match = Match.create(game, { players, seed: seedFrom(`bench ${games}`) });
    const chance = Chance.fromSeed(seedFrom(`players ${games++}`));
    while (match.decision !== null) {
      const since = match.answers.length;
      answerRandomly(match, chance);
      for (const eye of eyes) {
        const { view, log, ask } = match.seen(eye, since);
        if (asText) bytes += JSON.stringify([view, log, ask?.options ?? null, ask?.barred?.() ?? null]).length;
      }
      steps++;
    }
    spent = performance.now() - began;
  }
  return { perSecond: Math.round((steps / spent) * 1000), bytesPerStep: Math.round(bytes / steps) };
}

round(false);
const plain = round(false);
round(true);
const { perSecond, bytesPerStep } = round(true);
process.stdout.write(
  `${JSON.stringify({ game: id, players, steps: plain.perSecond, asText: perSecond, bytesPerStep })}\n`,
);
