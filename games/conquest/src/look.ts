import type { Asked, Look, Note } from '@tabula/engine';
import type { State } from './state.ts';

export const look: Look = { pieces: {}, styles: {}, options: {}, cells: {}, slots: {}, labels: {} };

export function notes(_view: State, _ask: Asked): Record<string, Note> {
  return {};
}
