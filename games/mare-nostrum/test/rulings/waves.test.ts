import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );

describe('legions that come after a battle', () => {
  it('R-ORDER must fight whoever is left there, and those who have fought stay out of it', () => {
    shows('R-ORDER', '6.2.b', '6.8.a');
    const story = turnOf(
      ROME,
      (start) =>
        start.marker(GREECE, 'pella').legions(GREECE, 'pella', 2).legions(ROME, 'illyria', 2).legions(ROME, 'dacia', 1),
      ...[1, 1, 1, 1],
      ...[6, 1, 1],
    );
    story.answer(ROME, 'march illyria pella', 'legions 2', 'battle pella');
    expect(story.offered(ROME)).not.toContain('battle pella');
    expect(story.offered(ROME)).toEqual(expect.arrayContaining(['march dacia pella', 'end']));
    story.answer(ROME, 'march dacia pella');
    expect(story.told('attacked').map(({ units, against }) => [units, against])).toEqual([
      ['2*legion', '2*legion'],
      ['legion', '2*legion'],
    ]);
    expect(story.board.legions(GREECE, 'pella')).toBe(1);
    expect(story.offered(ROME)).not.toContain('battle pella');
  });

  it('R-ORDER a fortress of the mover has fought with the first of his legions', () => {
    shows('R-ORDER');
    const story = turnOf(
      GREECE,
      (start) =>
        start.marker(GREECE, 'pella').fortress(GREECE, 'pella').legions(ROME, 'pella', 3).legions(GREECE, 'athenae', 1),
      ...[1, 1, 1],
      ...[1, 1, 1],
    );
    story.answer(GREECE, 'battle pella', 'march athenae pella');
    expect(story.told('attacked').map(({ units }) => units)).toEqual(['fortress', 'legion']);
  });
});

describe('Helen and those who came', () => {
  /** An older legion of Rome stands in Pella, Greece's, and idles. */
  const older = (start: Given) =>
    start.owns(GREECE, 'helen-of-troy').marker(GREECE, 'pella').city('pella').legions(ROME, 'pella', 1);

  it('R-HELEN takes the only legion that came: an older one may fight, leave or stay', () => {
    shows('R-HELEN', '6.8.a');
    const story = turnOf(ROME, (start) => older(start).legions(ROME, 'illyria', 1));
    story.answer(ROME, 'march illyria pella').answer(GREECE, 'helen');
    expect(story.board.atWar('pella')).toBe(true);
    expect(story.offered(ROME)).toEqual(expect.arrayContaining(['battle pella', 'march pella dacia', 'end']));
  });

  it('R-HELEN takes one of two: the other must fight, and the older one with it', () => {
    shows('R-HELEN', '6.8.a');
    const story = turnOf(ROME, (start) => older(start).legions(ROME, 'illyria', 2), ...[1, 1, 1]);
    story.answer(ROME, 'march illyria pella', 'legions 2').answer(GREECE, 'helen');
    expect(story.offered(ROME)).toEqual(expect.arrayContaining(['battle pella', 'march pella dacia']));
    expect(story.offered(ROME)).not.toContain('end');
    story.answer(ROME, 'battle pella');
    expect(story.told('attacked')).toMatchObject([{ by: ROME, units: '2*legion', against: 'legion' }]);
  });

  it('R-ORDER makes an enemy of a legion that comes after a battle: the others that came with it must fight it', () => {
    shows('R-ORDER', 'R-HELEN', '6.8.a');
    const story = turnOf(
      ROME,
      (start) =>
        start
          .owns(GREECE, 'helen-of-troy')
          .marker(GREECE, 'pella')
          .city('pella')
          .legions(GREECE, 'pella', 1)
          .legions(ROME, 'illyria', 2)
          .legions(ROME, 'dacia', 2),
      ...[4, 4, 1],
      ...[1, 1],
    );
    story.answer(ROME, 'march illyria pella', 'legions 2').answer(GREECE, 'helen-let').answer(ROME, 'battle pella');
    story.answer(ROME, 'pillage city', 'march dacia pella', 'legions 2').answer(GREECE, 'helen');
    expect(story.told('attacked').map(({ units, against }) => [units, against])).toEqual([
      ['2*legion', 'legion'],
      ['legion', 'legion'],
    ]);
    expect(story.told('war')).toMatchObject([{ province: 'pella' }]);
  });

  it('R-ORDER ships that come later may attack those who were attacked before', () => {
    shows('R-ORDER', 'R-NAVAL');
    const story = turnOf(
      ROME,
      (start) => start.ships(ROME, 'mare-ionium', 1).ships(ROME, 'mare-adriaticum', 1).ships(EGYPT, 'mare-ionium', 1),
      ...[1, 1],
      ...[2, 2],
    );
    story.answer(ROME, 'attack-at-sea mare-ionium', 'sail mare-adriaticum mare-ionium', 'attack-at-sea mare-ionium');
    expect(story.told('attacked.sea').map(({ units }) => units)).toEqual(['trireme', 'trireme']);
  });
});
