import { configure, Run, Speaker, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { mareNostrum } from '../src/index.ts';
import { follows } from '../src/scene/follows.ts';
import { notes } from '../src/scene/look.ts';
import { scene } from '../src/scene/scene.ts';
import { copy } from '../src/state.ts';
import { view } from '../src/view.ts';
import { EGYPT, type Given, GREECE, given, ROME, Story } from './story.ts';

const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );
const notesOf = (story: Story, seat: number) => {
  const ask = story.run.decision?.open(seat);
  return ask === undefined ? {} : notes(view(story.state, seat), ask);
};
const speaker = new Speaker({
  language: 'en',
  messages: mareNostrum.messages.en,
  nouns: mareNostrum.nouns,
  names: ['Rome', 'Greece', 'Egypt', 'Carthage'],
});

describe('names', () => {
  it('neutral units defend by their own name', () => {
    const found = (['en', 'it'] as const).map((language) =>
      new Speaker({ language, messages: mareNostrum.messages[language], nouns: mareNostrum.nouns, names: [] }).seat(5),
    );
    expect(found).toEqual(['Neutral units', 'Unità neutrali']);
  });
});

describe('beside a march', () => {
  const twoEnemies = (start: Given) =>
    start
      .marker(GREECE, 'pella')
      .legions(GREECE, 'pella', 1)
      .legions(EGYPT, 'pella', 1)
      .legions(ROME, 'illyria', 2)
      .legions(ROME, 'dacia', 1);

  it('6.8 to two enemies stands that it is an attack, with the chance of the best division', () => {
    const story = turnOf(ROME, twoEnemies);
    expect(notesOf(story, ROME)['march illyria pella']).toMatchObject({
      aim: 'enemy',
      glyph: 'swords',
      chance: expect.closeTo((1 / 9) * (8 / 9), 12),
      words: { say: 'note.fight', args: { enemies: 2 } },
    });
    story.answer(ROME, 'march illyria pella', 'legions 2');
    expect(notesOf(story, ROME)['battle pella']?.chance).toBeCloseTo((1 / 9) * (8 / 9), 12);
  });

  it('6.8 beside the division stands the best one as what is usual', () => {
    const story = turnOf(ROME, twoEnemies).answer(ROME, 'march illyria pella', 'legions 2', 'battle pella');
    expect(story.offered(ROME)).toEqual(['against 2*legion', 'against legion', 'against none']);
    expect(notesOf(story, ROME)).toEqual({ 'against legion': { usual: true } });
    const sea = turnOf(ROME, (start) =>
      start.ships(ROME, 'mare-ionium', 3).ships(GREECE, 'mare-ionium', 1).ships(EGYPT, 'mare-ionium', 2),
    ).answer(ROME, 'attack-at-sea mare-ionium');
    expect(notesOf(sea, ROME)).toEqual({ 'against trireme': { usual: true } });
  });

  it('6.8 where nobody can be left alone all go against the first', () => {
    const story = turnOf(ROME, twoEnemies).answer(ROME, 'march dacia pella', 'battle pella');
    expect(notesOf(story, ROME)).toEqual({ 'against legion': { usual: true } });
  });

  it('6.8 to two enemies it is one too where legions of one’s own stand', () => {
    const story = turnOf(ROME, (start) => twoEnemies(start).legions(ROME, 'pella', 1));
    expect(notesOf(story, ROME)['march illyria pella']).toMatchObject({ aim: 'enemy', glyph: 'swords' });
  });

  it('to nobody stands how one goes there', () => {
    const story = turnOf(ROME, twoEnemies);
    expect(notesOf(story, ROME)['march dacia illyria']).toMatchObject({ aim: 'own', words: { say: 'note.by-land' } });
  });

  it('out of a province stands that it is left without units of one’s own, whoever else is there', () => {
    const story = turnOf(GREECE, (start) =>
      start.marker(GREECE, 'pella').legions(GREECE, 'pella', 1).legions(ROME, 'pella', 2),
    );
    const before = view(copy(story.state), GREECE);
    story.answer(GREECE, 'march pella athenae');
    const found = follows(before, view(story.state, GREECE), GREECE).map(({ words }) => speaker.phrase(words));
    expect(found).toEqual(['Pella is left without units of yours']);
  });
});

describe('beside an attack at sea', () => {
  it('6.6 nothing is said of war: a sea never is at war', () => {
    const story = turnOf(ROME, (start) => start.ships(ROME, 'mare-ionium', 2).ships(EGYPT, 'mare-ionium', 1));
    const words = notesOf(story, ROME)['attack-at-sea mare-ionium']?.words;
    expect(words?.say).toBe('note.fight-at-sea');
    expect(words === undefined ? '' : speaker.phrase(words)).not.toContain('war');
  });
});

describe('the table', () => {
  it('2.3 names whoever has to choose a civilization, not whoever will buy first', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const settings = configure(mareNostrum, 4, { setup: 'advanced', civilizations: 'chosen' });
      const run = Run.start(mareNostrum, settings, seedFrom(seed));
      const active = () => scene(view(run.state, 0)).headline.at(-1);
      expect(active()).toEqual({ say: 'headline.active', args: { by: 0 } });
      run.answer(0, 'civilization egypt');
      expect(active()).toEqual({ say: 'headline.active', args: { by: 1 } });
    }
  });

  const marksOf = (change: (position: Given) => void, settings: Record<string, string> = {}) => {
    const state = given((start) => change(start.builds(GREECE).hand(GREECE, 'fish')), undefined, settings);
    const hand = scene(view(state, GREECE)).hands?.[GREECE];
    return hand?.meter?.marks.map(({ value, name }) => [value, speaker.phrase(name)]).slice(0, -3);
  };

  it('5.11 says beside a hand what costs less by a card, and no more than that', () => {
    expect(marksOf((start) => start)).toEqual([[3, 'city, caravan, unit']]);
    expect(marksOf((start) => start.owns(GREECE, 'pericles'))).toEqual([
      [2, 'trireme'],
      [3, 'city, caravan, legion and fortress'],
    ]);
    expect(marksOf((start) => start.owns(GREECE, 'julius-caesar'))).toEqual([
      [2, 'legion and fortress'],
      [3, 'city, caravan and trireme'],
    ]);
    expect(marksOf((start) => start.owns(GREECE, 'mausoleum'))).toEqual([
      [2, 'city and caravan'],
      [3, 'legion, trireme and fortress'],
    ]);
    expect(
      marksOf((start) => start.owns(GREECE, 'julius-caesar', 'mausoleum'), { caesarFortressDiscount: 'off' }),
    ).toEqual([
      [2, 'city, caravan and legion'],
      [3, 'trireme and fortress'],
    ]);
  });

  it('3.2 what a hero adds to the count for a role is part of what the panel names', () => {
    const state = given((start) => start.owns(GREECE, 'archimedes').legions(GREECE, 'athenae', 4));
    const cells = scene(view(state, GREECE)).panels[GREECE].rows[0].cells;
    const units = cells.find(({ name }) => name.say === 'cell.units');
    expect([units?.value, units && speaker.phrase(units.name)]).toEqual([6, 'Military units and bonus']);
  });

  it('6.19 a legion that war keeps from converting is not said to convert', () => {
    const state = given((start) =>
      start
        .marker(GREECE, 'pella')
        .legions(EGYPT, 'pella', 1)
        .occupied(EGYPT, 'pella', 'marker')
        .legions(GREECE, 'pella', 1),
    );
    const converter = scene(view(state, ROME)).pieces.find(({ kind }) => kind === 'converter');
    expect(converter && speaker.piece(converter)).toBe('a legion of Egypt on the influence marker');
  });

  it('6.21 asks nobody to convert a capital', () => {
    const into = (province: 'athenae' | 'cnossus') => {
      const story = turnOf(ROME, (start) => {
        if (province === 'cnossus') start.marker(GREECE, province).ships(ROME, 'mare-aegaeum');
        start.city(province).legions(ROME, 'pella', 1);
      });
      if (province === 'cnossus') story.answer(ROME, 'to-land');
      story.answer(ROME, `march pella ${province}`);
      const asked = story.run.decision?.asks[0].prompt;
      return asked === undefined ? '' : speaker.prompt(asked);
    };
    expect(into('athenae')).toBe('Your legions are alone in Athens: pillage or occupy?');
    expect(into('cnossus')).toBe('Your legions are alone in Knossos: pillage, occupy or convert?');
  });
});
