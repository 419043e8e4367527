export * from './errors.ts';
export * from './game.ts';
export * from './parts.ts';
export * from './socket.ts';
export * from './tables.ts';
