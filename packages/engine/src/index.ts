export * from './common/chance.ts';
export * from './common/errors.ts';
export { canonical, checksum, fingerprint } from './common/hash.ts';
export type { Seat } from './common/seat.ts';
export * from './game/game.ts';
export type { Holdings } from './game/holdings.ts';
export { evaluateBy, type Learning } from './game/learning.ts';
export * from './game/look.ts';
export * from './game/messages.ts';
export { regentOptions } from './game/regent.ts';
export * from './game/rulebook.ts';
export * from './game/scene.ts';
export { History, isGivenWith, type MatchEvent, type TakenAnswer } from './play/history.ts';
export type { Checkpoint } from './play/marks.ts';
export * from './play/match.ts';
export type { PathEnd, Preview } from './play/path.ts';
export { configOf, formatRecord, type GameRecord, parseRecord, type RecordHead } from './play/record.ts';
export { rulesFingerprint } from './play/rules-fingerprint.ts';
export * from './play/run.ts';
export * from './rules/board.ts';
export * from './rules/bundle.ts';
export { BundleLists, type BundleOption } from './rules/bundle-lists.ts';
export { type GameEvent, type LogEntry, RulesContext } from './rules/context.ts';
export {
  type Answer,
  type Ask,
  type Barred,
  type Decision,
  type Flow,
  isForced,
  type Prompt,
} from './rules/decision.ts';
export * from './rules/option.ts';
export type { Phrase } from './rules/phrase.ts';
export * from './rules/standing-orders.ts';
