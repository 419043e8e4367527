export * from './conformance/conformance.ts';
export {
  figureChecks,
  type Prose,
  proseChecks,
  proseOfMessages,
  proseOfPage,
  proseOfRulebook,
  sentenceWith,
  type Tie,
} from './figures.ts';
export * from './games/bridge.ts';
export { type Duel, type DuelEvent, type DuelView, duel } from './games/duel.ts';
export { type Heap, heap } from './games/heap.ts';
export { LoadedDice } from './play/loaded-dice.ts';
export * from './play/random-play.ts';
export { type Environment, sampled } from './play/sampled.ts';
export { type RulebookPage, rulebookChecks, shows } from './rulebook.ts';
export { type RulesPage, rulesPage } from './rules-page.ts';
export { MessageChecker } from './stories/message-checker.ts';
export { StoryOf } from './stories/story.ts';
