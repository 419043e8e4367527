import type { Scene } from '@tabula/engine';
import type { State } from './state.ts';

export function scene({ round }: State): Scene {
  return { headline: [{ say: 'headline.round', args: { round } }], pieces: [], tracks: [], trays: [], panels: [] };
}
