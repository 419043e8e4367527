import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { mareNostrum } from '../../src/index.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const phaseOf = (leader: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.phase('military').role('military', leader))),
    ...dice,
  );
const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );
/** Pella with a city and gold, Greece's. */
const pella = (start: Given) => start.marker(GREECE, 'pella').city('pella').caravan('pella', 'gold');
const uses = (story: Story) => [
  ...story.told('pillaged'),
  ...story.told('pillaged.caravan'),
  ...story.told('occupied'),
  ...story.told('converting'),
];
const noteOf = (story: Story, province: string) =>
  mareNostrum.scene(mareNostrum.view(story.state, null)).areas?.find(({ at }) => at === province)?.note;

describe('an invader whom the defender attacks in vain', () => {
  it('6.17 FAQ: he has not begun that fight, and may not pillage, occupy or convert for it', () => {
    shows('6.17.a', 'R-REALLOC', 'R-STAY');
    const story = phaseOf(
      ROME,
      (start) => pella(start).legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 2),
      ...[1, 1, 1],
      ...[1, 4, 4],
    );
    story.answer(ROME, `name ${ROME}`, 'march illyria pella', 'legions 2');
    expect(story.told('war')).toHaveLength(1);
    story.answer(ROME, `name ${GREECE}`).answer(GREECE, 'battle pella');
    expect(story.told('repelled')).toMatchObject([{ by: GREECE, side: ROME }]);
    expect(story.asked).toEqual({ seat: ROME, ask: 'name' });
    expect(uses(story)).toEqual([]);
  });

  it('6.17 nor in an old war in which the defender is named first; but where a legion of his comes in, he may', () => {
    shows('6.17.a', 'R-REALLOC', '6.20.a');
    const story = phaseOf(
      GREECE,
      (start) =>
        pella(start).legions(GREECE, 'pella', 1).legions(ROME, 'pella', 1).legions(ROME, 'illyria', 1).leftAtWar(),
      ...[1, 5],
    );
    story.answer(GREECE, `name ${GREECE}`, 'battle pella');
    expect(uses(story)).toEqual([]);
    story.answer(GREECE, `name ${ROME}`);
    expect(story.asked).toEqual({ seat: ROME, ask: 'march' });
    story.answer(ROME, 'march illyria pella', 'end', 'occupy city+gold');
    expect(story.board.posts('pella')).toEqual(['city', 'gold']);
  });

  it('R-MODE who has chosen in his own turn does not choose again when he is attacked', () => {
    shows('R-MODE');
    const story = phaseOf(
      ROME,
      (start) => pella(start).legions(GREECE, 'athenae', 1).legions(ROME, 'illyria', 2),
      ...[1, 4, 4],
    );
    story.answer(ROME, `name ${ROME}`, 'march illyria pella', 'legions 2', 'pillage city');
    story.answer(ROME, `name ${GREECE}`).answer(GREECE, 'march athenae pella');
    expect(story.told('repelled')).toMatchObject([{ by: GREECE, side: ROME }]);
    expect(uses(story)).toHaveLength(1);
    expect(story.asked).toEqual({ seat: ROME, ask: 'name' });
  });

  it('6.19 who occupies goes on and is not asked, but for posts that he cannot hold any more', () => {
    shows('6.19.b', 'R-POSTS');
    const story = turnOf(
      CARTHAGE,
      (start) =>
        pella(start).legions(ROME, 'pella', 2).occupied(ROME, 'pella', 'city', 'gold').legions(CARTHAGE, 'illyria', 1),
      ...[5, 4, 4],
    ).answer(CARTHAGE, 'march illyria pella');
    expect(story.offered(ROME)).toEqual(['vacate city', 'vacate gold']);
    story.answer(ROME, 'vacate city');
    expect(story.board.occupation('pella')).toEqual({ by: ROME, posts: ['gold'] });
    expect(uses(story)).toEqual([]);
  });

  it('R-REALLOC who stood by while others destroyed each other is not asked: he has not fought', () => {
    shows('R-REALLOC', '6.20.a');
    const story = turnOf(
      CARTHAGE,
      (start) => pella(start).legions(GREECE, 'pella', 1).legions(ROME, 'pella', 1).legions(CARTHAGE, 'illyria', 1),
      ...[5, 5],
    ).answer(CARTHAGE, 'march illyria pella', 'against none');
    expect(story.board.armies('pella')).toEqual([ROME]);
    expect([story.told('repelled'), story.told('empty')]).toMatchObject([[], [{ province: 'pella' }]]);
    expect(uses(story)).toEqual([]);
    expect(story.asked?.ask).not.toBe('use');
  });

  it('R-STAY legions that stayed after pillaging do nothing more by standing there', () => {
    shows('R-STAY', '6.20.a');
    const story = turnOf(ROME, (start) => pella(start).legions(ROME, 'pella', 2));
    story.answer(ROME, 'end');
    expect(uses(story)).toEqual([]);
    expect(story.asked?.ask).not.toBe('use');
  });
});

describe('what becomes of older legions and their posts', () => {
  it('6.19 who wins with fewer legions than posts is asked once: what he does with the province', () => {
    shows('R-POSTS', 'R-REALLOC');
    const story = turnOf(
      ROME,
      (start) =>
        pella(start).legions(ROME, 'pella', 2).occupied(ROME, 'pella', 'city', 'gold').legions(GREECE, 'pella', 1),
      ...[4, 4, 5],
    ).answer(ROME, 'battle pella');
    expect(story.asked).toEqual({ seat: ROME, ask: 'use' });
    expect(story.told('vacated')).toEqual([]);
    expect(story.board.posts('pella')).toEqual([]);
    story.answer(ROME, 'occupy gold');
    expect(story.board.occupation('pella')).toEqual({ by: ROME, posts: ['gold'] });
  });

  it('R-MODE newcomers who pillage end the occupation of older legions, and it is told', () => {
    shows('R-MODE', 'R-REALLOC');
    const story = turnOf(ROME, (start) =>
      pella(start).legions(ROME, 'pella', 1).occupied(ROME, 'pella', 'city').legions(ROME, 'illyria', 1),
    ).answer(ROME, 'march illyria pella', 'end', 'pillage gold');
    expect(story.told('occupation.anew')).toMatchObject([{ by: ROME, province: 'pella' }]);
    expect(story.board.posts('pella')).toEqual([]);
  });

  it('R-REALLOC after a first wave and the garrison have wiped each other out, later legions are asked together', () => {
    shows('R-REALLOC');
    const story = turnOf(
      ROME,
      (start) => pella(start).legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 2).legions(ROME, 'dacia', 1),
      ...[5, 5],
    );
    story.answer(ROME, 'march illyria pella', 'legions 1', 'battle pella');
    expect(story.told('empty')).toHaveLength(1);
    story.answer(ROME, 'march illyria pella');
    expect(story.asked).toEqual({ seat: ROME, ask: 'march' });
    story.answer(ROME, 'march dacia pella');
    expect(story.offered(ROME)).toContain('occupy city+gold');
  });

  it('R-OCCUPIED idle legions of an enemy bar building, and the board says whose they are', () => {
    shows('R-OCCUPIED', '5.5.h');
    const places = (change: (position: Given) => void) =>
      new Story(given((start) => change(pella(start).builds(GREECE).hand(GREECE, '6*tax'))))
        .answer(GREECE, 'buy fortress')
        .told('built');
    // Where only Athens is left nobody is asked where.
    expect(places((start) => start.legions(ROME, 'pella', 1))).toMatchObject([{ province: 'athenae' }]);
    expect(places((start) => start)).toEqual([]);
    const story = turnOf(ROME, (start) => pella(start).legions(ROME, 'illyria', 1).role('military', EGYPT));
    expect(noteOf(story, 'pella')).toBeUndefined();
    story.answer(ROME, 'march illyria pella', 'pillage city');
    expect(story.board.posts('pella')).toEqual([]);
    expect(noteOf(story, 'pella')).toEqual({ say: 'matter.occupied', args: { by: ROME } });
  });
});
