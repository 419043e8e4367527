export { checkBoard, checkContacts, LIMITS, type Problem } from '../check/check.ts';
export * from '../files.ts';
export { type ArcRef, type RawArc, type Topology, trace } from '../lines/trace.ts';
export { readBoard } from '../validate.ts';
export { BUILDER, type Made, makeBoard, sourceOf } from './make.ts';
