// What a game remembers that was played in this process, undo and all: node --expose-gc matches.mjs <count> <json of games>. It prints bytes of
// heap for each game.
import { Chance, Match, seedFrom } from '@tabula/engine';
import { answerRandomly } from '@tabula/engine/testing';
import { loadGame } from '@tabula/games';

const [count, wishes] = [Number(process.argv[2]), JSON.parse(process.argv[3])];

function played(game, players, answers, word) {
  const match = Match.create(game, { players, seed: seedFrom(word) });
  const chance = Chance.fromSeed(seedFrom(`players of ${word}`));
  while (match.decision !== null && match.answers.length < answers) answerRandomly(match, chance);
  return match;
}

function heap() {
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** All of them stay, or what is cleared away would be taken for the next ones' due. */
const kept = [];
const bytes = [];
for (const { game: id, players, answers } of wishes) {
  const game = await loadGame(id);
  played(game, players, answers, 'the first');
  const before = heap();
  for (let i = 0; i < count; i++) kept.push(played(game, players, answers, `${id} ${i}`));
  bytes.push((heap() - before) / count);
}
process.stdout.write(`${JSON.stringify(bytes)}\n`);
