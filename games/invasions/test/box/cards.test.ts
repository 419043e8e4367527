import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { EVENT_ROWS } from '../../src/data/event-cards.ts';
import { areaId } from '../../src/data/geography.ts';
import { nation, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { calamity } from '../../src/rules/cards/calamities.ts';
import { designate } from '../../src/rules/cards/designation.ts';
import { drawEvent } from '../../src/rules/cards/event-draw.ts';
import { bankruptcy } from '../../src/rules/treasury/bankruptcy.ts';
import { KINGDOM, NOBODY, NOWHERE, type State } from '../../src/state.ts';
import { given, HUNS, ROMANS, Story } from '../story.ts';

const first = (id: string) => EVENT_ROWS.find((row) => row.id === id)?.first ?? 0;

describe('XLII calamities', () => {
  it('XLII.1-2 a revolt, or two, each for itself', () => {
    shows('XLII.1.a', 'XLII.2.a');
    const revolts = (id: 'revolt' | 'double-revolt', ...dice: readonly number[]) => {
      const state = given((p) => p.turn(4));
      const story = Story.of(state, (g) => calamity(g, ROMANI, id), ...dice);
      while (story.run.decision !== null) {
        const [{ seat, options }] = story.run.decision.asks;
        story.answer(seat, options[0].id);
      }
      return story.told('revolt').map(({ province }) => province);
    };
    // Each has its own D10 for who places it and its own for the area: Africa, then Hispania.
    const one = revolts('revolt', 1, 7);
    const two = revolts('double-revolt', 1, 7, 1, 9);
    expect([one.length, two.length, two[0] === one[0], two[0] === two[1]]).toEqual([1, 2, true, false]);
  });

  it('XLII.a-b from bankruptcy too; what cannot be carried out is ignored', () => {
    shows('XLII.a', 'XLII.b');
    const vandals = given((p) => {
      p.empty().turn(6).nation('vandali', { status: KINGDOM, age: 7, decline: 0, treasury: 0, founded: 1 });
      p.units('vandali', 'saldae', { infantry: 1 });
    });
    const story = new Story(vandals, Chance.fromSeed(seedFrom('ruin')), (g) => bankruptcy(g, nation('vandali'), 0));
    expect(story.anyhow().told('bankrupt')).toHaveLength(1);
    for (const id of ['mutiny', 'desertion', 'plague', 'heresy', 'corruption', 'revolt'] as const) {
      const nobody: State = given((p) => {
        p.empty().turn(4).nation('persae', { treasury: 0 });
        for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
        p.state.nations.capital[PERSAE] = NOWHERE;
      });
      const quiet = new Story(nobody, Chance.fromSeed(seedFrom(id)), (g) => calamity(g, PERSAE, id));
      expect([id, quiet.asked, quiet.told('revolt').length + quiet.told('heresy').length]).toEqual([id, null, 0]);
    }
  });
});

describe('XLIII events', () => {
  it('XLIII.b an area by a D2 and the D10 of that half, again where no civilised nation has a province', () => {
    shows('XLIII.b');
    const struck = (state: State, ...dice: readonly number[]) => {
      let number = -1;
      Story.done(
        state,
        (g) => {
          number = designate(g);
        },
        ...dice,
      );
      return areaId(number);
    };
    // Passed: West 7, Africa. Failed: East 4, Graecia.
    expect([struck(given(), 2, 7), struck(given(), 1, 4)]).toEqual(['africa', 'graecia']);
    const lost = given();
    for (let where = 0; where < lost.lands.control.length; where++)
      if (lost.lands.control[where] === ROMANI) lost.lands.control[where] = nation('vandali');
    expect(struck(lost, 2, 6, 2, 1, 1, 4)).toBe('graecia');
  });

  it('XLIII.50 Reserve brings back the discards, and the player draws again', () => {
    shows('XLIII.50.a');
    const state = given((p) => p.turn(4).phase('events'));
    const { eventDeck, eventDiscards } = state.cards;
    eventDeck.length = 0;
    eventDiscards.length = 0;
    eventDeck.push(first('reserve'));
    eventDiscards.push(first('storm'));
    const story = new Story(state, Chance.fromSeed(seedFrom('reserve')), (g) => drawEvent(g, HUNS));
    // Storm or Reserve again: in the end Storm is in the hand.
    expect([story.state.cards.hands[HUNS], story.state.cards.eventDiscards]).toEqual([[first('storm')], []]);
    expect(story.told('event.public').every(({ card }) => card === 'reserve')).toBe(true);
  });

  it('XLIII.c an empty deck is made anew if Reserve lies among the discards', () => {
    shows('XLIII.c');
    const drawn = (...discards: readonly string[]) => {
      const state = given((p) => p.turn(4).phase('events'));
      state.cards.eventDeck.length = 0;
      state.cards.eventDiscards.length = 0;
      state.cards.eventDiscards.push(...discards.map(first));
      const story = new Story(state, Chance.fromSeed(seedFrom('empty')), (g) => drawEvent(g, ROMANS));
      return story.state.cards.hands[ROMANS].length;
    };
    expect([drawn('storm', 'dice'), drawn('storm', 'reserve')]).toEqual([0, 1]);
  });
});
