import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../../src/data/resources.ts';
import { mareNostrum } from '../../src/index.ts';
import { CARTHAGE, EGYPT, type Given, given, ROME, Story } from '../story.ts';

/** Carthage builds, then Egypt with Cleopatra; all five perfumes are in hands. */
const beforeEgypt = (change: (position: Given) => void) =>
  new Story(
    given((start) => {
      start.builds(CARTHAGE).role('political', EGYPT).owns(EGYPT, 'cleopatra').state.done[EGYPT] = false;
      change(start);
    }),
  );
const bankRows = (story: Story, name: string) =>
  mareNostrum
    .scene(mareNostrum.view(story.state, null))
    .panels.flatMap(({ rows }) => rows)
    .filter((row) => row.name.say === name)
    .map(({ cells }) => cells.map((cell) => [cell.name.say, cell.value]));

describe('spent and discarded cards lie aside until the construction phase ends', () => {
  it('R-DISCARD what another has just spent Cleopatra cannot draw', () => {
    shows('R-DISCARD', '5.4.a');
    const story = beforeEgypt((start) =>
      start.hand(CARTHAGE, 'perfume+oil+wine').hand(EGYPT, 'tax').hand(ROME, '4*perfume'),
    );
    story.answer(CARTHAGE, 'buy legion');
    expect(story.told('built')).toMatchObject([{ by: CARTHAGE, cards: 'perfume+oil+wine' }]);
    expect(story.asked).toEqual({ seat: EGYPT, ask: 'build' });
    expect(story.offered(EGYPT)).toContain('swap tax oil');
    expect(story.offered(EGYPT)).not.toContain('swap tax perfume');
    expect(bankRows(story, 'panel.aside')).toEqual([
      [
        ['card.perfume', 1],
        ['card.oil', 1],
        ['card.wine', 1],
      ],
    ]);
    story.answer(EGYPT, 'keep tax');
    expect(story.board.bank('perfume')).toBe(1);
    expect(bankRows(story, 'panel.aside')).toEqual([]);
  });

  it('R-DISCARD nor what another has discarded', () => {
    shows('R-DISCARD');
    const story = beforeEgypt((start) => start.hand(CARTHAGE, '5*perfume+tax').hand(EGYPT, 'tax'));
    story.answer(CARTHAGE, 'keep tax');
    expect(story.told('kept')).toMatchObject([{ by: CARTHAGE, count: 1, discarded: '5*perfume' }]);
    expect(story.offered(EGYPT, 'swap')).toHaveLength(GOODS.length - 1);
    expect(story.offered(EGYPT)).not.toContain('swap tax perfume');
  });

  it('R-DISCARD nor what she has spent herself', () => {
    shows('R-DISCARD', '5.11.e');
    const story = new Story(
      given((start) =>
        start.builds(EGYPT).owns(EGYPT, 'cleopatra').hand(EGYPT, 'tax+perfume+oil+wine').hand(ROME, '4*perfume'),
      ),
    );
    story.answer(EGYPT, 'buy legion');
    expect(story.hand(EGYPT)).toBe('tax');
    expect(story.offered(EGYPT)).not.toContain('swap tax perfume');
  });

  it('5.11 what Cleopatra gives is the bank’s at once, for she swaps with the bank', () => {
    shows('5.11.e');
    const story = beforeEgypt((start) => start.hand(CARTHAGE, 'tax').hand(EGYPT, 'oil'));
    story.answer(CARTHAGE, 'keep tax').answer(EGYPT, 'swap oil tax');
    expect([story.board.bank('oil'), story.board.bank('tax')]).toEqual([7, 33]);
  });
});

describe('what is out of reach is named', () => {
  it('5.2 ten kinds of goods: heroes can be had, the Pyramids cannot', () => {
    const story = new Story(given((start) => start.builds(EGYPT).hand(EGYPT, GOODS.slice(0, 10).join('+'))));
    expect(story.offered(EGYPT)).toContain('recruit colossus');
    const barred = story.run.decision?.asks[0].barred?.() ?? [];
    const cards = barred
      .filter(({ option }) => option.kind === 'recruit')
      .map(({ option, reason }) => [option.id, reason]);
    expect(cards).toEqual([['recruit pyramids', 'too-dear']]);
  });
});
