import { describe, expect, it } from 'vitest';
import { outcome } from '../src/insight/outcome.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from './story.ts';

const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );

describe('what came of an attack where others fight on', () => {
  const between = (legions: number, ...dice: readonly number[]) =>
    turnOf(
      ROME,
      (start) =>
        start
          .marker(GREECE, 'pella')
          .legions(GREECE, 'pella', 3)
          .legions(EGYPT, 'pella', 3)
          .legions(ROME, 'illyria', legions),
      ...dice,
    );

  it('the attacker is gone: he is thrown out, and not one of those at war', () => {
    const story = between(1, 1, ...[6, 6, 6]).answer(ROME, 'march illyria pella', 'against legion');
    expect(story.board.legions(ROME, 'pella')).toBe(0);
    expect(story.told('repelled')).toMatchObject([{ by: ROME, side: GREECE, province: 'pella' }]);
    expect(story.told('war')).toEqual([]);
    expect(outcome(story.events)).toEqual({ outcome: 'repelled', figures: { losses: 1, 'enemy-losses': 0 } });
  });

  it('he is gone by the hands of several: the log names nobody in particular', () => {
    const story = between(2, 1, ...[6, 6, 6], 1, ...[6, 6, 6]);
    story.answer(ROME, 'march illyria pella', 'legions 2', 'against legion');
    expect(story.told('wiped-out')).toEqual([{ event: 'wiped-out', by: ROME, province: 'pella' }]);
    expect(outcome(story.events)).toMatchObject({ outcome: 'repelled', figures: { losses: 2 } });
  });

  it('he is left among them: it is war', () => {
    const story = between(1, 1, ...[1, 1, 1]).answer(ROME, 'march illyria pella', 'against legion');
    expect(outcome(story.events)).toMatchObject({ outcome: 'war' });
  });
});

describe('what came of an attack at sea', () => {
  const ionian = (change: (position: Given) => void, ...dice: readonly number[]) =>
    turnOf(ROME, (start) => change(start.ships(ROME, 'mare-ionium', 2).ships(EGYPT, 'mare-ionium', 1)), ...dice).answer(
      ROME,
      'attack-at-sea mare-ionium',
    );

  it('nobody else is left: the attacker is alone', () => {
    const story = ionian((start) => start, ...[6, 6], 1);
    expect(outcome(story.events)).toMatchObject({ outcome: 'alone' });
  });

  it('ships that stood by are still there: he is not alone, and they are counted', () => {
    const story = ionian((start) => start.ships(CARTHAGE, 'mare-ionium', 3), ...[6, 6], 1);
    story.answer(ROME, 'against 2*trireme');
    expect(story.told('sea.settled')).toMatchObject([{ by: ROME, count: 2, rest: 3 }]);
    expect(outcome(story.events)).toMatchObject({ outcome: 'war' });
  });
});
