import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { DiplomacyId } from '../../src/data/diplomacy-cards.ts';
import { nation, ORIENTALI, PERSAE } from '../../src/data/pieces.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { playable } from '../../src/rules/diplomacy/envoys.ts';
import { ALLIANCE, dealBetween, makeDeal, PACT } from '../../src/rules/lands/relations.ts';
import { FEDERATE, KINGDOM, type State } from '../../src/state.ts';
import { envoy } from '../cards/story-cards.ts';
import { type Given, GOTHS, given, ROMANS, Story } from '../story.ts';

const [VISIGOTHS, VANDALS] = [nation('visigothi'), nation('vandali')];

/** The Visigoths on the Danube are to act before the East, which may hold a card and wants to be asked or not. */
const danube = (order: 'ask' | 'never', card: DiplomacyId | null, change: (p: Given) => void = () => {}): State => {
  const state = given((p) => {
    p.empty().turn(4).phase('military', 'visigothi', 'persae', 'orientali').nation('orientali', { treasury: 20 });
    p.horde('visigothi', 'valachia').units('visigothi', 'valachia', { infantry: 3 });
    p.units('orientali', 'thracia', { legion: 1 }).units('persae', 'chaldea', { infantry: 1 });
    change(p);
  });
  if (card !== null) envoy(state, ORIENTALI, card);
  state.orders.envoys[ROMANS] = order;
  return state;
};
const begun = (state: State) => new Story(state, Chance.fromSeed(seedFrom('heralds')));

describe('XXX.A envoys before a nation acts', () => {
  it('XXX.A, G172 whoever has ordered so is asked before the other is activated, and only while he has still to act', () => {
    shows('XXX.A.i', 'G172', 'XXX.A.a');
    const story = begun(danube('ask', 'tribute'));
    expect([story.asked, story.offered(ROMANS)]).toEqual(['heralds', ['done', 'envoy tribute', 'offer-foedus']]);
    story.answer(ROMANS, 'envoy tribute');
    expect(dealBetween(story.state, ORIENTALI, VISIGOTHS)).toBe(PACT);
    expect(story.told('activated')).toEqual([]);
    // Without the order nobody is asked: the card waits for the East's own activation.
    expect(begun(danube('never', 'tribute')).asked).not.toBe('heralds');
    const late = danube('ask', 'tribute', (p) => p.phase('military', 'orientali', 'visigothi'));
    late.clock.next = 1;
    expect(begun(late).asked).not.toBe('heralds');
  });

  it('XXX.A whoever holds any card is asked: what it is does not show', () => {
    shows('G172');
    const story = begun(danube('ask', 'nullity', (p) => p.nation('orientali', { treasury: 0 })));
    expect([story.asked, story.offered(ROMANS)]).toEqual(['heralds', ['done']]);
  });

  it('XXVIII.A the free offer of an empire comes until the barbarians are activated, and takes effect at once', () => {
    shows('XXVIII.A.d', 'XXVIII.A.b');
    const story = begun(danube('ask', null)).answer(ROMANS, 'offer-foedus').answer(GOTHS, 'yes');
    while (story.state.ties.bond[VISIGOTHS] !== FEDERATE) {
      const [{ seat, options }] = story.run.decision?.asks ?? [];
      story.answer(seat, options[0].id);
    }
    expect(story.told('foedus')).toMatchObject([{ nation: 'visigothi', lord: 'orientali' }]);
    // One in a turn: the Vandals are not offered another.
    const second = danube('ask', null, (p) => {
      p.horde('vandali', 'tisia').units('vandali', 'tisia', { infantry: 2 });
      p.phase('military', 'visigothi', 'vandali', 'orientali');
    });
    const twice = begun(second).answer(ROMANS, 'offer-foedus').answer(GOTHS, 'no');
    const questions: string[] = [];
    while (twice.run.decision !== null && twice.state.clock.next < 2) {
      const [{ seat, prompt, options }] = twice.run.decision.asks;
      questions.push(prompt.ask);
      twice.answer(seat, (options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0]).id);
    }
    expect(questions).not.toContain('heralds');
  });

  it('XXX.B, XXVI.B an alliance too: who has joined an older nation acts in its place', () => {
    shows('XXX.A.i', 'XXVI.B.c');
    const allied = (age: number) => {
      const state = danube('ask', 'alliance', (p) => p.nation('orientali', { age }).nation('visigothi', { age: 4 }));
      const story = begun(state).answer(ROMANS, 'envoy alliance', 'target visigothi').answer(GOTHS, 'yes');
      expect(dealBetween(story.state, ORIENTALI, VISIGOTHS)).toBe(ALLIANCE);
      while (story.told('activated').length === 0) {
        const [{ seat, options }] = story.run.decision?.asks ?? [];
        story.answer(seat, (options.find(({ kind }) => kind === 'done') ?? options[0]).id);
      }
      return [story.told('activated')[0].nation, story.state.clock.queue];
    };
    expect(allied(3)).toEqual(['visigothi', [VISIGOTHS, ORIENTALI, PERSAE]]);
    expect(allied(9)).toEqual(['persae', [PERSAE, ORIENTALI, VISIGOTHS]]);
  });

  it('XXX.B a nation seeks an ally as its own activation begins, not after', () => {
    shows('XXX.A.i');
    const state = danube('ask', 'alliance', (p) => p.phase('military', 'orientali', 'persae'));
    expect(begun(state).offered(ROMANS)).toContain('envoy alliance');
    state.activation.active = ORIENTALI;
    expect(playable(state, ORIENTALI)).toEqual([]);
  });
});

describe('XXX.C, E how long a pact lasts', () => {
  it('until both have been activated, and no longer', () => {
    shows('XXX.C.i', 'XXX.E.d');
    const state = given((p) => {
      p.empty().turn(4).phase('military', 'visigothi', 'vandali', 'orientali').nation('vandali', { status: KINGDOM });
      for (const [id, at] of [
        ['visigothi', 'dacia'],
        ['vandali', 'tisia'],
      ] as const)
        p.horde(id, at).units(id, at, { infantry: 1 });
    });
    makeDeal(state, VISIGOTHS, VANDALS, PACT);
    makeDeal(state, VISIGOTHS, ORIENTALI, PACT);
    const act = (next: number) => {
      state.clock.next = next;
      const story = Story.of(state, (g) => activation(g, state.clock.queue[next]));
      while (story.run.decision !== null) {
        const [{ seat, options }] = story.run.decision.asks;
        story.answer(seat, (options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0]).id);
      }
      return [dealBetween(state, VISIGOTHS, VANDALS), dealBetween(state, VISIGOTHS, ORIENTALI)];
    };
    expect([act(0), act(1), act(2)]).toEqual([
      [PACT, PACT],
      [0, PACT],
      [0, 0],
    ]);
  });
});
