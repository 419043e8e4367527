export * from '../files.ts';
export { readBoard } from '../validate.ts';
export { checkBoard, checkContacts, LIMITS, type Problem } from './check.ts';
export { BUILDER, type Made, makeBoard, sourceOf } from './make.ts';
export { type ArcRef, type RawArc, type Topology, trace } from './trace.ts';
