export { duel } from './duel.ts';
export { heap } from './heap.ts';
