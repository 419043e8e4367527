export * from './errors.ts';
export * from './game.ts';
export * from './live.ts';
export * from './parts.ts';
export * from './tables.ts';
