import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

/** Whoever is to act does nothing, until somebody else is asked or the answers are used up. */
const idle = (story: Story, until: () => boolean) => {
  for (let left = 40; !until() && left > 0; left--) {
    const ask = story.run.decision?.asks[0];
    if (ask === undefined) return story;
    const quiet = ['end', 'to-land', 'announce 0'].find((id) => ask.options.some((option) => option.id === id));
    story.answer(ask.seat, quiet ?? ask.prompt.fallback ?? ask.options[0].id);
  }
  return story;
};
const incomeOf = (story: Story, seat: number) =>
  story
    .told('income')
    .filter(({ by }) => by === seat)
    .map(({ cards }) => cards);

describe('war suspends an occupation and does not end it', () => {
  it('R-CONVERT one legion bought in an occupied capital that walks away gives nothing back', () => {
    shows('R-CONVERT', '6.19.b');
    const story = new Story(
      given((start) =>
        start
          .builds(CARTHAGE)
          .role('military', CARTHAGE)
          .city('carthago')
          .temple('carthago')
          .legions(ROME, 'carthago', 4)
          .occupied(ROME, 'carthago', 'city', 'temple')
          .hand(CARTHAGE, '3*tax'),
      ),
    );
    story.answer(CARTHAGE, 'buy legion');
    expect(story.told('occupation.suspended')).toMatchObject([{ by: ROME, province: 'carthago' }]);
    expect(story.board.occupation('carthago')).toBeUndefined();
    story.answer(CARTHAGE, `name ${CARTHAGE}`, 'march carthago numidia');
    expect(story.told('occupation.resumed')).toMatchObject([{ by: ROME, province: 'carthago' }]);
    idle(story, () => story.told('income').length > 0);
    expect([ROME, CARTHAGE].map((seat) => incomeOf(story, seat))).toEqual([['2*tax'], ['none']]);
  });

  it('6.19 an attacker that is beaten at once leaves the occupiers where they stood', () => {
    shows('6.19.b');
    const story = new Story(
      given((start) =>
        start
          .moves(EGYPT)
          .city('alexandria')
          .caravan('alexandria', 'papyrus')
          .legions(ROME, 'alexandria', 2)
          .occupied(ROME, 'alexandria', 'city', 'papyrus')
          .legions(EGYPT, 'alexandria', 1),
      ),
      ...[1, 4, 4],
    );
    story.answer(EGYPT, 'battle alexandria');
    expect(story.board.occupation('alexandria')).toEqual({ by: ROME, posts: ['city', 'papyrus'] });
    idle(story, () => story.told('income').length > 0);
    expect([ROME, EGYPT].map((seat) => incomeOf(story, seat))).toEqual([['tax+papyrus'], ['none']]);
  });

  const pella = (start: Given) =>
    start
      .phase('military')
      .role('military', GREECE)
      .marker(GREECE, 'pella')
      .legions(ROME, 'pella', 2)
      .occupied(ROME, 'pella', 'marker');

  it('R-CONVERT an attacker who survives suspends a conversion', () => {
    shows('R-CONVERT', '6.19.b');
    const story = new Story(
      given((start) => pella(start).legions(GREECE, 'athenae', 1)),
      ...[1, 1, 1],
    );
    story.answer(GREECE, `name ${GREECE}`, 'march athenae pella');
    expect(story.told('war')).toMatchObject([{ province: 'pella' }]);
    expect(story.told('occupation.suspended')).toMatchObject([{ by: ROME, province: 'pella' }]);
    expect(story.board.posts('pella')).toEqual(['marker']);
  });

  it('R-CONVERT when he withdraws, it can be paid for', () => {
    shows('R-CONVERT', '6.19.b');
    const story = new Story(given((start) => pella(start).legions(GREECE, 'pella', 1).hand(ROME, '3*tax')));
    story.answer(GREECE, `name ${GREECE}`, 'march pella athenae');
    expect(story.told('occupation.resumed')).toMatchObject([{ by: ROME, province: 'pella' }]);
    idle(story, () => story.state.phase === 'construction' && story.state.active === ROME);
    story.answer(ROME, 'buy influence', 'convert-at pella');
    expect(story.board.controller('pella')).toBe(ROME);
  });

  it('5.8 the buildings of a converted province stay and pay its new controller', () => {
    shows('5.8.b');
    const story = new Story(
      given((start) => pella(start).builds(ROME).hand(ROME, '3*tax').city('pella').caravan('pella', 'gold')),
    );
    story.answer(ROME, 'buy influence', 'convert-at pella');
    idle(story, () => story.told('income').length > 0);
    expect([ROME, GREECE].map((seat) => incomeOf(story, seat))).toEqual([['tax+gold'], ['none']]);
  });

  it('R-CONVERT at war the marker cannot be replaced', () => {
    shows('R-CONVERT');
    const story = new Story(
      given((start) => pella(start).builds(ROME).hand(ROME, '3*tax').legions(GREECE, 'pella', 1)),
    );
    story.answer(ROME, 'buy influence');
    expect(story.offered(ROME)).not.toContain('convert-at pella');
  });

  it('R-CONVERT a third player may drive the attacker out', () => {
    shows('R-CONVERT');
    const story = new Story(
      given((start) => pella(start).legions(GREECE, 'athenae', 1).legions(EGYPT, 'illyria', 2)),
      ...[1, 1, 1],
      ...[6, 6, 1],
    );
    story.answer(GREECE, `name ${GREECE}`, 'march athenae pella');
    story.answer(GREECE, `name ${EGYPT}`);
    story.answer(EGYPT, 'march illyria pella', 'legions 2', 'against none');
    expect(story.board.legions(GREECE, 'pella')).toBe(0);
    expect(story.board.atWar('pella')).toBe(true);
    // Egypt goes in its next turn, and Rome is alone again.
    idle(story, () => story.state.phase === 'military' && story.state.turn === 3);
    story.answer(story.asked?.seat ?? ROME, `name ${EGYPT}`).answer(EGYPT, 'march pella illyria', 'legions 2');
    expect(story.board.occupation('pella')).toEqual({ by: ROME, posts: ['marker'] });
  });

  it('R-HELEN a passer-by whom she turns suspends an occupation only while he stays', () => {
    const story = new Story(
      given((start) => pella(start).owns(GREECE, 'helen-of-troy').legions(EGYPT, 'illyria', 1).role('military', EGYPT)),
    );
    story.answer(EGYPT, `name ${EGYPT}`, 'march illyria pella').answer(GREECE, 'helen');
    expect(story.told('occupation.suspended')).toHaveLength(1);
    story.answer(EGYPT, `name ${GREECE}`).answer(GREECE, 'march pella athenae');
    expect(story.told('occupation.resumed')).toHaveLength(1);
    expect(story.board.occupation('pella')).toEqual({ by: ROME, posts: ['marker'] });
  });

  it('6.19 when the last legion has fallen or gone, the occupation is over and told to be', () => {
    const story = new Story(
      given((start) =>
        start
          .moves(ROME)
          .marker(GREECE, 'pella')
          .city('pella')
          .legions(ROME, 'pella', 1)
          .occupied(ROME, 'pella', 'city'),
      ),
    );
    story.answer(ROME, 'march pella illyria');
    expect(story.told('occupation.ended')).toMatchObject([{ by: ROME, province: 'pella' }]);
    expect(story.board.posts('pella')).toEqual([]);
  });
});
