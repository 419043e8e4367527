import type { Game, Look, Note } from '@tabula/engine';

/** A game that only shows: enough of one for what the page makes of options, pieces and cards. */
export function pretend(look: Partial<Look>, nouns: Readonly<Record<string, string>> = {}): Game {
  const none = () => {
    throw new Error('nobody plays this');
  };
  return {
    id: 'pretend',
    version: 1,
    title: { en: 'Pretend', it: 'Finto' },
    players: { min: 2, max: 6, usual: 3 },
    settings: {},
    messages: { en: {}, it: {} },
    nouns,
    board: { spaces: [], links: [] },
    insight: { evaluate: () => 0, scale: 1 },
    look: { pieces: {}, styles: {}, options: {}, cells: {}, slots: {}, labels: {}, ...look },
    setup: none,
    play: none,
    copy: none,
    view: none,
    result: none,
    scene: () => ({ headline: [], pieces: [], tracks: [], trays: [], panels: [] }),
  };
}

export const NO_NOTES: Readonly<Record<string, Note>> = {};
