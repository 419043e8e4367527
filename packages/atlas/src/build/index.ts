export { checkBoard, checkContacts, LIMITS } from '../check/check.ts';
export type { Problem } from '../check/problem.ts';
export { type ArcRef, type RawArc, type Topology, trace } from '../lines/trace.ts';
export * from './files.ts';
export { BUILDER, type Made, makeBoard, sourceOf } from './make.ts';
export { readBoard } from './validate.ts';
