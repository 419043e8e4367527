import { type Asked, Chance, Match, seedFrom, waiting } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { space } from '../src/data/map.ts';
import { conquest } from '../src/index.ts';
import { notes } from '../src/scene/look.ts';
import type { State } from '../src/state.ts';
import { given, MISS, Story } from './story.ts';

/** What stands beside the answers as the rules list them, and the other way round. */
function noted(view: State, ask: Asked) {
  const turned = { ...ask, options: ask.options.toReversed() };
  return { ask, notes: notes(view, ask), turned: notes(view, turned) };
}

/** Questions where to go, from random games, with what stands beside the answers. */
function* destinations(games: number) {
  for (let game = 0; game < games; game++) {
    const match = Match.create(conquest, { players: 3, seed: seedFrom(`notes ${game}`) });
    const chance = Chance.fromSeed(seedFrom(`walker ${game}`));
    for (let answers = 0; answers < 400 && !match.over; answers++) {
      const seat = waiting(match.decision)[0];
      const { options, prompt } = match.decision?.open(seat) ?? { options: [], prompt: { ask: '', rule: '' } };
      if (prompt.ask === 'destination') yield noted(conquest.view(match.state, seat), { seat, prompt, options });
      match.answer(seat, chance.pick(options.filter(({ kind }) => kind !== 'claim')).id);
    }
  }
}

describe('what stands beside the places a legion can go to', () => {
  const asked = [...destinations(8)];

  it('belongs to the place, in whatever order the answers are shown', () => {
    expect(asked.length).toBeGreaterThan(50);
    for (const { notes, turned } of asked) expect(turned).toEqual(notes);
  });

  it('shows swords where there would be a battle, and nowhere else', () => {
    const marked = asked.flatMap(({ ask, notes }) =>
      ask.options.map(({ id, kind }) => [kind.startsWith('attack'), notes[id]?.glyph === 'swords']),
    );
    expect(marked.some(([battle]) => battle)).toBe(true);
    for (const [battle, swords] of marked) expect(swords).toBe(battle);
  });
});

describe('what stands beside the answers between two rounds of a battle', () => {
  it('is that a Caesar is at stake, where he is, and who waits where one could retreat to', () => {
    const begun = (caesar: boolean) =>
      new Story(
        given(['egyptus', 'hispania'], (p) => {
          p.turn(0, 'combat').owns(1, 'cyrenaica').owns(1, 'africa-proconsularis');
          p.army(1, 'cyrenaica', { infantry: 2 }).army(0, 'cyrenaica', { infantry: 2, generals: 1 });
          p.army(1, 'africa-proconsularis', { infantry: 3 });
          if (caesar) p.state.caesar[1] = space('cyrenaica');
        }),
        ...[MISS, MISS, MISS, MISS],
      );
    const beside = (story: Story) => {
      const [ask] = story.run.decision?.asks ?? [];
      return notes(story.run.state, { seat: 1, prompt: ask.prompt, options: ask.options });
    };
    const refuge = { words: { say: 'note.refuge', args: { count: 3 } } };
    expect(beside(begun(false))).toEqual({ 'retreat africa-proconsularis': refuge });
    expect(beside(begun(true))).toEqual({
      'fight-on': { words: { say: 'note.caesar' } },
      'retreat africa-proconsularis': refuge,
    });
  });
});
