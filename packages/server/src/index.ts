export { LIMITS, type Limits } from './limits.ts';
export * as protocol from './protocol/index.ts';
export type { Registry } from './registry.ts';
export { Server, type ServerOptions } from './server.ts';
export { LibsqlStore } from './store/libsql.ts';
export type * from './store/store.ts';
