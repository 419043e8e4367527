import { Chance, type Config, type Game, type GameEvent, Match, RuleFault, type Seat, seedFrom } from '@tabula/engine';
import { botByName } from '../players/levels.ts';
import { EngineFault, isOutside, type Player, type SeatedEngine, type Watched } from '../players/outside.ts';
import { EndlessGame, MOST_DECISIONS, nextSeat, type Played, playGame } from './play-game.ts';

/** Who answers for an engine of other people that does not. */
export const ENGINE_STAND_IN = 'easy';

/** Plays a whole game between whoever sits there. */
export async function playBetween<S, E extends GameEvent>(
  game: Game<S, E>,
  config: Config,
  seed: string,
  players: readonly Player[],
  most?: number,
): Promise<Played> {
  const bots = players.flatMap((player) => (isOutside(player) ? [] : [player]));
  return bots.length === players.length
    ? playGame(game, config, seed, bots, most)
    : playWithEngines(game, config, seed, players, most);
}

/** `playGame` where engines of other people may sit; what an engine does not answer a quick bot answers in its place. */
async function playWithEngines<S, E extends GameEvent>(
  game: Game<S, E>,
  config: Config,
  seed: string,
  players: readonly Player[],
  most = MOST_DECISIONS,
): Promise<Played> {
  const match = Match.create(game, { ...config, seed, names: players.map(({ name }) => name) });
  const seated = players.map((player, seat) => (isOutside(player) ? player.sit(seat) : null));
  const chance = Chance.fromSeed(seedFrom(`bots of ${seed}`));
  const chances = players.map(() => chance.split());
  const ourChoice = (seat: Seat) => {
    const player = players[seat];
    return (isOutside(player) ? botByName(ENGINE_STAND_IN) : player).choose(match.run, seat, chances[seat]);
  };
  try {
    while (match.decision !== null) {
      if (match.answers.length === most) throw endless(match, most);
      const seat = nextSeat(match.decision);
      const engine = seated[seat];
      match.answer(seat, engine === null ? ourChoice(seat) : await engineChoice(engine, match, () => ourChoice(seat)));
    }
    const { result, answers } = match;
    if (result === null) throw new Error('a game without a decision is over');
    return { result, decisions: answers.length, record: () => match.toString() };
  } finally {
    for (const engine of seated) engine?.close();
  }
}

/** What an engine answers, or what is answered in its place. */
export async function engineChoice(
  engine: SeatedEngine,
  match: Watched,
  instead: () => string | Promise<string>,
): Promise<string> {
  try {
    return await engine.choose(match);
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    return instead();
  }
}

function endless(match: Match<unknown, GameEvent>, most: number): RuleFault {
  const last = match.answers.at(-1);
  const error = new EndlessGame(`the game did not end within ${most} answers`);
  return new RuleFault(error, last?.seat ?? 0, last?.id ?? '', match.toString());
}
