export type { Registry } from '@tabula/games';
export * as protocol from '@tabula/protocol';
export { LIMITS, type Limits } from './common/limits.ts';
export { type Diagnosis, examineFolder } from './restore/doctor.ts';
export { Server, type ServerOptions } from './server.ts';
export { LibsqlStore } from './store/libsql.ts';
export type * from './store/store.ts';
