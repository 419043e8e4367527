import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CARTHAGE, EGYPT, Given, GREECE, given, ROME, Story } from '../story.ts';

describe('the order and the end', () => {
  it('R-LEADORDER the leader names one at a time, himself too, each once', () => {
    shows('R-LEADORDER', '3.1.b', '5.1.a');
    const story = new Story(
      given((start) => {
        start.phase('construction').role('political', EGYPT);
        for (const seat of [ROME, GREECE, EGYPT, CARTHAGE]) start.hand(seat, 'tax');
      }),
    );
    expect(story.offered(EGYPT)).toHaveLength(4);
    story.answer(EGYPT, `name ${EGYPT}`, 'keep tax');
    expect(story.offered(EGYPT)).toEqual([`name ${CARTHAGE}`, `name ${ROME}`, `name ${GREECE}`]);
  });

  it('R-LEADORDER with the whole order announced he is not asked again', () => {
    shows('R-LEADORDER');
    const story = new Story(
      given(
        (start) => {
          start.phase('construction').role('political', EGYPT);
          for (const seat of [ROME, GREECE, EGYPT, CARTHAGE]) start.hand(seat, 'tax');
        },
        undefined,
        { orderAnnounced: 'whole' },
      ),
    );
    story.answer(EGYPT, `name ${ROME}`, `name ${EGYPT}`, `name ${GREECE}`);
    expect(story.told('ordered')).toMatchObject([{ by: EGYPT, seats: [ROME, EGYPT, GREECE, CARTHAGE] }]);
    story.answer(ROME, 'keep tax').answer(EGYPT, 'keep tax').answer(GREECE, 'keep tax').answer(CARTHAGE, 'keep tax');
    expect(story.state.phase).not.toBe('construction');
  });

  const ready = (start: Given) =>
    start
      .phase('construction')
      .role('political', EGYPT)
      .owns(ROME, 'julius-caesar', 'solomon', 'colossus')
      .hand(ROME, '9*tax')
      .hand(GREECE, '12*tax');

  it('R-DRAW the first purchase wins at once; with the friendly draw all of that phase share', () => {
    shows('R-DRAW', '7.2.b');
    const strict = new Story(given(ready)).answer(EGYPT, `name ${ROME}`).answer(ROME, 'recruit lighthouse');
    expect(strict.result.winners).toEqual([ROME]);
    const friendly = new Story(given(ready, undefined, { friendlyDraw: 'on' }));
    friendly.answer(EGYPT, `name ${ROME}`).answer(ROME, 'recruit lighthouse');
    expect(friendly.run.over).toBe(false);
    friendly.answer(EGYPT, `name ${GREECE}`).answer(GREECE, 'recruit pyramids');
    friendly.answer(EGYPT, `name ${EGYPT}`);
    expect(friendly.result.winners).toEqual([ROME, GREECE]);
  });

  it('R-DRAW the Political Leader wins alone if he is the first, and never shares', () => {
    shows('R-DRAW', '7.2.a');
    const leads = (start: Given) => ready(start).role('political', ROME);
    const first = new Story(given(leads, undefined, { friendlyDraw: 'on' }));
    first.answer(ROME, `name ${ROME}`, 'recruit lighthouse');
    expect(first.result.winners).toEqual([ROME]);
    const second = new Story(given(leads, undefined, { friendlyDraw: 'on' }));
    second.answer(ROME, `name ${GREECE}`).answer(GREECE, 'recruit pyramids');
    second.answer(ROME, `name ${ROME}`, 'recruit lighthouse', `name ${EGYPT}`);
    expect(second.result).toMatchObject({ winners: [GREECE], ending: 'pyramids' });
  });

  it('R-DRAW played on: nobody has won, and one card more is needed', () => {
    shows('R-DRAW', '7.2.b');
    const story = new Story(given(ready, undefined, { friendlyDraw: 'play-on' }));
    story.answer(EGYPT, `name ${ROME}`).answer(ROME, 'recruit lighthouse');
    story.answer(EGYPT, `name ${GREECE}`).answer(GREECE, 'recruit pyramids');
    story.answer(EGYPT, `name ${EGYPT}`);
    expect(story.told('played-on')).toEqual([{ event: 'played-on', count: 5 }]);
    expect(story.run.over).toBe(false);
    expect(story.state).toMatchObject({ winners: 0, heroesToWin: 5, phase: 'military' });
    const alone = new Story(given(ready, undefined, { friendlyDraw: 'play-on' }));
    alone.answer(EGYPT, `name ${ROME}`).answer(ROME, 'recruit lighthouse');
    alone.answer(EGYPT, `name ${GREECE}`).answer(GREECE, 'keep 2*tax');
    alone.answer(EGYPT, `name ${EGYPT}`);
    expect(alone.result.winners).toEqual([ROME]);
  });

  it('R-DRAW played on: a third who is first to have one card more wins', () => {
    shows('R-DRAW');
    const story = new Story(given(ready, undefined, { friendlyDraw: 'play-on' }));
    story.answer(EGYPT, `name ${ROME}`).answer(ROME, 'recruit lighthouse');
    story.answer(EGYPT, `name ${GREECE}`).answer(GREECE, 'recruit pyramids').answer(EGYPT, `name ${EGYPT}`);
    const next = structuredClone(story.state);
    new Given(next)
      .owns(CARTHAGE, 'hannibal', 'agamemnon', 'archimedes', 'helen-of-troy')
      .hand(CARTHAGE, '9*tax')
      .builds(CARTHAGE);
    const third = new Story(next);
    third.answer(CARTHAGE, third.offered(CARTHAGE, 'recruit')[0]);
    expect(third.result.winners).toEqual([CARTHAGE]);
  });

  it('R-DRAW played on: who alone of them has one card more already has won, and is told of once', () => {
    shows('R-DRAW', '7.2.b');
    const five = (start: Given) => ready(start).owns(ROME, 'mausoleum');
    const story = new Story(given(five, undefined, { friendlyDraw: 'play-on' }));
    story.answer(EGYPT, `name ${ROME}`).answer(ROME, 'recruit lighthouse');
    story.answer(EGYPT, `name ${GREECE}`).answer(GREECE, 'recruit pyramids');
    story.answer(EGYPT, `name ${EGYPT}`);
    expect(story.told('won')).toEqual([{ event: 'won', by: ROME, count: 5 }]);
    expect(story.told('played-on')).toEqual([]);
    expect(story.result.winners).toEqual([ROME]);
  });

  it('R-DRAW played on: so has the Political Leader, who could not share', () => {
    shows('R-DRAW', '7.2.a');
    const leads = (start: Given) =>
      ready(start).owns(EGYPT, 'cleopatra', 'agamemnon', 'archimedes', 'helen-of-troy').hand(EGYPT, '9*tax');
    const story = new Story(given(leads, undefined, { friendlyDraw: 'play-on' }));
    story.answer(EGYPT, `name ${ROME}`).answer(ROME, 'recruit lighthouse');
    story.answer(EGYPT, `name ${GREECE}`).answer(GREECE, 'recruit pyramids').answer(EGYPT, `name ${EGYPT}`);
    story.answer(EGYPT, 'recruit ulysses');
    expect(story.told('played-on')).toEqual([]);
    expect(story.result.winners).toEqual([EGYPT]);
  });

  it('1.2 with the long game five heroes and wonders are needed', () => {
    const story = new Story(given(ready, undefined, { heroesToWin: '5' }));
    story.answer(EGYPT, `name ${ROME}`).answer(ROME, 'recruit lighthouse');
    expect(story.run.over).toBe(false);
  });

  const lastTurn = (change: (position: Given) => void) =>
    new Story(
      given(
        (start) => {
          start.phase('begin').state.turn = 10;
          change(start);
        },
        undefined,
        { maxTurns: '10' },
      ),
    ).result;

  it('R-STUCK after the last turn heroes and wonders count, then provinces, then cards, then all share', () => {
    shows('R-STUCK');
    expect(lastTurn((start) => start.owns(EGYPT, 'solomon')).winners).toEqual([EGYPT]);
    const provinces = lastTurn((start) => start.owns(EGYPT, 'solomon').owns(ROME, 'colossus').marker(ROME, 'tarentum'));
    expect(provinces.winners).toEqual([ROME]);
    expect(lastTurn((start) => start.hand(CARTHAGE, 'tax')).winners).toEqual([CARTHAGE]);
    expect(lastTurn(() => {})).toMatchObject({ winners: [ROME, GREECE, EGYPT, CARTHAGE], ending: 'last-turn' });
  });
});
