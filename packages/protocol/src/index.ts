export * from './clock.ts';
export * from './errors.ts';
export * from './game.ts';
export * from './notices.ts';
export * from './parts.ts';
export * from './rings.ts';
export * from './socket.ts';
export * from './tables.ts';
