import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { GREECE, given, ROME, WholeStory } from '../story.ts';

describe('what cannot be taken back is chosen, even where nothing else can be', () => {
  it('6.8 the battle that legions have come to', () => {
    shows('6.8.a');
    const story = new WholeStory(
      given((start) =>
        start.moves(ROME).marker(GREECE, 'pella').legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 1),
      ),
    ).answer(ROME, 'march illyria pella');
    expect(story.offered(ROME)).toEqual(['battle pella']);
    expect(story.told('rolled')).toEqual([]);
  });

  it('5.2 the only cards that can pay, and 5.4 the end of a builder’s turn', () => {
    const story = new WholeStory(given((start) => start.builds(ROME).hand(ROME, '3*tax')));
    story.answer(ROME, 'buy legion');
    expect(story.offered(ROME)).toEqual(['pay 3*tax']);
    expect(story.told('built')).toEqual([]);
    story.answer(ROME, 'pay 3*tax');
    expect(story.offered(ROME)).toEqual(['keep none']);
  });

  it('6.1 the end of a turn in which nothing can move', () => {
    const story = new WholeStory(given((start) => start.moves(ROME)));
    expect(story.asked).toEqual({ seat: ROME, ask: 'march' });
    expect(story.offered(ROME)).toEqual(['end']);
  });
});
