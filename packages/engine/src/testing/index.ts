export * from './bridge.ts';
export * from './conformance.ts';
export { type Duel, type DuelEvent, type DuelView, duel } from './duel.ts';
export { type Heap, heap } from './heap.ts';
export { LoadedDice } from './loaded-dice.ts';
export * from './random-play.ts';
export { type RulesPage, rulesPage } from './rules-page.ts';
export { MessageChecker } from './scribe.ts';
export { StoryOf } from './story.ts';
