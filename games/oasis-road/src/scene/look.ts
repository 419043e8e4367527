import type { Look } from '@tabula/engine';

/** Forms, colours and pictograms. */
export const look: Look = {
  pieces: {
    city: { form: 'walls' },
    oasis: { form: 'site' },
    well: { form: 'cube' },
    caravan: { form: 'pawn' },
  },
  styles: {},
  options: { march: { glyph: 'caravan' }, withdraw: { glyph: 'road' }, stay: { glyph: 'moon' } },
  cells: {},
  slots: {},
  labels: {},
  chapters: ['moon'],
};
