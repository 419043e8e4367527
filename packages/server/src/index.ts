export * as protocol from './protocol/index.ts';
