export { type Hint, hint } from './advice/hint.ts';
export { type Odds, odds } from './advice/odds.ts';
export {
  type Analysis,
  analyse,
  betterThanPlayed,
  type SeatAccount,
  type Step,
  type TurningPoint,
} from './analysis/analyse.ts';
export type { JudgedOption, Moment } from './analysis/moment.ts';
export {
  type ArenaStanding,
  type Bout,
  type Pairing,
  playBout,
  type SequentialTest,
  seatings,
  standingAfter,
  verdict,
} from './contests/arena.ts';
export { type Played, playGame } from './contests/play-game.ts';
export { ENGINE_STAND_IN, engineChoice, playBetween } from './contests/play-with-engines.ts';
export { type Contest, type TournamentRow, tournament } from './contests/tournament.ts';
export { type EngineCommand, engineCommand } from './engines/command.ts';
export { OurEngine } from './engines/our-engine.ts';
export { engineProblem, type FaultListener, outsideEngine } from './engines/outside-engine.ts';
export { isEngineWord, playerByName } from './engines/players.ts';
export { gameLine, questionLines } from './engines/protocol.ts';
export type { Bot, Control, Ponders } from './players/bot.ts';
export type { Budget, Judged } from './players/budget.ts';
export {
  type BotWord,
  botWord,
  CHARACTERS,
  type Character,
  type CharacterId,
  characterNamed,
  MOST_HANDICAP,
  wordOfBot,
} from './players/characters.ts';
export { Grudges, grudgesIn } from './players/grudges.ts';
export { leaningMind, leaningOf } from './players/leaning.ts';
export { botByName, LEVELS, type Level } from './players/levels.ts';
export {
  EngineFault,
  type EngineFaultCode,
  isOutside,
  type OutsidePlayer,
  type Player,
  type SeatedEngine,
  type Watched,
} from './players/outside.ts';
export { Purse, Purses } from './players/purse.ts';
export { worth } from './players/value.ts';
export { type Generation, type Training, train } from './training/train.ts';
export { Memory } from './workers/memory.ts';
export type { AskHint, AskOdds, Think } from './workers/messages.ts';
export { Pondering } from './workers/pondering.ts';
export { BotFault, BotPool, type FaultCode, type Limits, type Pondered, type PoolOptions } from './workers/pool.ts';
