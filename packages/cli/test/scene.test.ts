import type { Game, Scene } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { tiny } from './run.ts';

const say = (words: string) => ({ say: words });

const messages = {
  'region.east': 'The East',
  'space.syria': 'Syria',
  'space.cyprus': 'Cyprus',
  'space.egypt': 'Egypt',
  'piece.road': 'road',
  'piece.prisoner': 'prisoner',
  'word.caesar': 'Caesar',
  'word.revolt': 'in revolt',
  'word.hand': 'Hand',
  'word.wine': 'wine',
  'word.heroes': 'Heroes',
  'word.prices': 'Prices',
  'word.legion': 'Legion',
  'word.taken': 'Taken',
  'word.market': 'Market',
  'word.huns': 'Huns',
  'word.goths': 'Goths',
};

/** Everything a scene can say besides what a duel says. */
const full: Scene = {
  headline: [],
  tracks: [],
  pieces: [
    { kind: 'road', at: 'syria', to: 'egypt' },
    { kind: 'leader', at: 'egypt', owner: 1, name: say('word.caesar') },
  ],
  areas: [
    { at: 'syria', owner: 0, value: 10, note: say('word.revolt') },
    { at: 'cyprus', value: 5 },
  ],
  agenda: [
    { name: say('word.huns'), state: 'done' },
    { name: say('word.goths'), seat: 1, state: 'now' },
  ],
  trays: [{ name: say('word.prices'), slots: [{ name: say('word.legion'), holders: [], value: 30 }] }],
  panels: [
    {
      seat: 0,
      badges: [],
      rows: [
        {
          name: say('word.taken'),
          cells: [],
          tokens: [{ kind: 'prisoner', owner: 1 }],
          cards: [{ name: say('word.caesar'), note: say('word.revolt') }],
        },
      ],
    },
  ],
  hands: [
    { seat: 0, name: say('word.hand'), cards: [{ name: say('word.wine'), count: 2 }] },
    { seat: 1, name: say('word.hand'), cards: [], hidden: 3 },
  ],
  shelves: [{ name: say('word.heroes'), cards: [{ name: say('word.caesar'), owner: 1 }] }],
  trade: {
    name: say('word.market'),
    offers: [],
    takings: [{ by: 1, from: 0, card: { name: say('word.wine') } }],
  },
};

const spaces = ['syria', 'cyprus', 'egypt'].map((id) => ({ id, region: 'east' }));
const rich: Game = {
  ...duel,
  board: { spaces, links: [] },
  messages: { en: { ...duel.messages.en, ...messages }, it: { ...duel.messages.it, ...messages } },
  scene: () => full,
};

describe('what the terminal shows of a scene', () => {
  const shown = async (lang: string) =>
    (await tiny(`play duel --seats human,random --names Ada,Bruno --lang ${lang}`, { input: ['q'], games: [rich] }))
      .out;

  it('is everything there is: whose provinces are, cards, prices, prisoners, who acts', async () => {
    const out = await shown('en');
    for (const line of [
      /Syria +held by Ada, in revolt,\s+worth 10,\s+road \(Egypt\)/,
      /Egypt +Caesar/,
      /empty: Cyprus/,
      /Who acts in turn · Huns, ▸ Goths/,
      /Prices\n +Legion: 30/,
      /Taken: prisoner, Caesar \(in revolt\)/,
      /Ada · Hand: 2 × wine/,
      /Bruno · Hand: 3 cards face down/,
      /Heroes\n +Caesar \(Bruno\)/,
      /Market\n +Bruno took wine from Ada/,
    ])
      expect(out).toMatch(line);
  });

  it('is the same in Italian', async () => {
    const out = await shown('it');
    expect(out).toMatch(/Syria +di Ada/);
    expect(out).toContain('Bruno · Hand: 3 carte coperte');
    expect(out).toContain('Bruno ha preso wine da Ada');
  });
});
