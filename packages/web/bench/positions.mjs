import { Chance, Match, seedFrom, waiting } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';

/** So many answers make a late position. */
const LATE = 400;
/** Nobody looks further than this for one in which there is something to choose on the map. */
const FAR = 1500;

/** A late position of every game, played by quick and sensible players: its record, and whose question is open. */
export async function latePositions() {
  const found = [];
  for (const { id } of games) {
    const game = await loadGame(id);
    found.push({ id, ...latePosition(game) });
  }
  return found;
}

function latePosition(game) {
  const players = game.players.usual;
  let last;
  for (let attempt = 0; attempt < 8; attempt++) {
    const match = Match.create(game, { players, seed: seedFrom(`bench ${attempt}`) });
    const chance = Chance.fromSeed(seedFrom(`bench player ${attempt}`));
    for (let answers = 0; answers < FAR && match.decision !== null; answers++) {
      const [seat] = waiting(match.decision);
      const options = match.decision.open(seat).options;
      const alone = match.decision.asks.length === 1;
      if (alone && placesIn(game, options) > 2) last = { record: match.toString(), seat, players, answers };
      if (answers >= LATE && last?.answers === answers) return last;
      const at = alone
        ? (game.insight.policy?.(match.state, match.decision, chance) ?? 0)
        : chance.below(options.length);
      match.answer(seat, options[at].id);
    }
    if (last !== undefined) return last;
  }
  throw new Error(`${game.id} has no position to measure`);
}

/** How many places the options name. */
function placesIn(game, options) {
  const named = options.flatMap((option) =>
    Object.entries(option).flatMap(([name, value]) => (game.nouns[name] === 'space' ? [value] : [])),
  );
  return new Set(named).size;
}
