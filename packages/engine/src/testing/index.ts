export * from './conformance.ts';
export { duel } from './duel.ts';
export { heap } from './heap.ts';
export * from './random-play.ts';
