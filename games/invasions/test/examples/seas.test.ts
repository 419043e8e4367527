import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../src/data/pieces.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { keyOf, unitsAt } from '../../src/rules/pieces/units.ts';
import { fleetGoals, loseStrayFleets } from '../../src/rules/sea/fleets.ts';
import { landingModifier, voyagesFrom } from '../../src/rules/sea/voyages.ts';
import type { Standing, State } from '../../src/state.ts';
import { type Given, given, movingUnevaded as moving, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALS = nation('vandali');

const ships = (state: State, owner: number, at: PlaceId) => unitsAt(state, owner, place(at)).length;

/** Two Eastern fleets in the Aegean; a Vandal one lies in the Propontis. */
const aegean = (order: Standing, ...dice: readonly number[]) => {
  const state = given((p) => {
    p.empty().turn(3).units('orientali', 'mare-aegeum', { classis: 2 }).nation('vandali', { status: 2 });
    p.units('vandali', 'propontis', { classis: 1 });
  });
  state.orders.intercepts.fill(order);
  const story = moving(state, ORIENTALI, ...dice);
  return { state, story };
};
const intoThePontus = ['from mare-aegeum', 'take 2*orientali-classis', 'to pontus-euxinus'];

describe('fleets under way', () => {
  it('XXV.A go zone by zone, and a zone is a step', () => {
    const { state, story } = aegean('never');
    story.answer(ROMANS, ...intoThePontus);
    expect([ships(state, ORIENTALI, 'pontus-euxinus'), ships(state, ORIENTALI, 'mare-aegeum')]).toEqual([2, 0]);
    const steps = unitsAt(state, ORIENTALI, place('pontus-euxinus')).map((fleet) => state.stacks.steps[fleet]);
    expect(steps).toEqual([2, 2]);
    expect(story.told('moved')).toMatchObject([{ units: '2*orientali-classis', province: 'mare-aegeum' }]);
  });

  it('XXV.B whoever refuses the battle is stopped where he is', () => {
    shows('XXV.C.j', 'XXV.C.k');
    const { state, story } = aegean('ask', 2);
    story.answer(ROMANS, ...intoThePontus);
    expect(story.asked).toBe('naval');
    story.answer(PERSIANS, 'engage').answer(ROMANS, 'refuse');
    expect([ships(state, ORIENTALI, 'propontis'), ships(state, ORIENTALI, 'pontus-euxinus')]).toEqual([2, 0]);
    // They may still seek that battle themselves, and sail no more.
    expect(story.offered(ROMANS)).toEqual(['done', 'engage-at propontis']);
  });

  it('XXV.B whoever is let pass, or is missed, sails on', () => {
    const passed = aegean('ask');
    passed.story.answer(ROMANS, ...intoThePontus).answer(PERSIANS, 'let-pass');
    expect(ships(passed.state, ORIENTALI, 'pontus-euxinus')).toBe(2);
    const missed = aegean('ask', 1);
    missed.story.answer(ROMANS, ...intoThePontus).answer(PERSIANS, 'engage');
    expect(missed.story.told('naval.failed')).toHaveLength(1);
    expect(ships(missed.state, ORIENTALI, 'pontus-euxinus')).toBe(2);
  });

  it('a standing order at sea: a D2 is not likely', () => {
    const engaged = (order: Standing, ...dice: readonly number[]) => {
      const { story } = aegean(order, ...dice);
      story.answer(ROMANS, ...intoThePontus);
      return story.told('naval.failed').length;
    };
    expect([engaged('never'), engaged('likely'), engaged('always', 1)]).toEqual([0, 0, 1]);
  });

  it('XXV.B a stack that has sought an enemy out does so no more', () => {
    const state = given((p) => {
      p.empty().turn(3).units('orientali', 'propontis', { classis: 2 }).nation('vandali', { status: 2 });
      p.units('vandali', 'propontis', { classis: 2 });
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, ORIENTALI);
    // The whole coast is Eastern, so that it succeeds by itself.
    story.answer(ROMANS, 'engage-at propontis').answer(PERSIANS, 'refuse');
    const declared = state.stacks.engaged.filter(
      (mark, fleet) => state.pieces.holder[fleet] === ORIENTALI && (mark & 1) > 0,
    );
    expect(declared).toHaveLength(2);
    expect(story.offered(ROMANS)).not.toContain('engage-at propontis');
  });

  it('XXV.A do not stay where they are, and not farther than their steps', () => {
    const state = given((p) => p.empty().turn(3).units('orientali', 'mare-aegeum', { classis: 1 }));
    const goals = (steps: number) => fleetGoals(state, ORIENTALI, place('mare-aegeum'), 1, steps).map(placeId);
    expect(goals(1).sort()).toEqual(['mare-nostrum-orientalis', 'mare-siculum', 'propontis']);
    expect(goals(2)).toContain('pontus-euxinus');
    expect(goals(4)).not.toContain('mare-aegeum');
  });

  it('G20 only fleets out of reach are lost, and nothing on land', () => {
    const state = given((p) => {
      p.empty()
        .turn(5)
        .units('vandali', 'mare-suebicum', { classis: 1 })
        .units('vandali', 'gallaecia', { infantry: 1 });
      p.nation('vandali', { status: 2 }).city('saldae', 'vandali').units('vandali', 'saldae', { infantry: 1 });
      p.units('vandali', 'mare-mauretanicum', { classis: 1 });
    });
    const story = Story.of(state, function* (g) {
      loseStrayFleets(g, VANDALS);
      yield* [];
    });
    expect(story.told('fleet.lost')).toMatchObject([{ nation: 'vandali', province: 'mare-suebicum' }]);
    expect([ships(state, VANDALS, 'mare-mauretanicum'), story.units('vandali', 'gallaecia')]).toEqual([1, 1]);
  });
});

describe('transports', () => {
  const gaul = (change: (p: Given) => void) =>
    given((p) => {
      p.empty().turn(3).units('romani', 'septimania', { legion: 2 }).units('romani', 'sinus-gallicus', { classis: 1 });
      change(p);
    });

  it('XXV.D a second voyage exposes the fleet again, also to those who let it pass or missed it', () => {
    shows('XXV.B.f', 'XXV.D.e', 'XXV.D.j');
    const state = gaul((p) => {
      p.nation('vandali', { status: 2 }).city('saldae', 'vandali').units('vandali', 'saldae', { infantry: 1 });
      p.units('vandali', 'sinus-gallicus', { classis: 1 });
    });
    state.orders.intercepts.fill('ask');
    const story = moving(state, ROMANI, 1, 1);
    story.answer(ROMANS, 'from septimania', 'take romani-legion', 'sail tarraconensis').answer(PERSIANS, 'engage');
    expect(story.told('naval.failed')).toHaveLength(1);
    story.answer(ROMANS, 'from septimania', 'sail tarraconensis');
    expect(story.asked).toBe('naval');
    story.answer(PERSIANS, 'engage');
    expect(story.told('naval.failed')).toHaveLength(2);
    expect(story.units('romani', 'tarraconensis')).toBe(2);
    // Two transports are all that a fleet has.
    const [fleet] = unitsAt(state, ROMANI, place('sinus-gallicus'));
    expect(state.stacks.voyages[fleet]).toBe(2);
  });

  it('XXV.D with the last fleet goes all it carries', () => {
    const state = gaul((p) => {
      p.leader('stilicho', 'septimania').nation('vandali', { status: 2 }).city('saldae', 'vandali');
      p.units('vandali', 'saldae', { infantry: 1 }).units('vandali', 'sinus-gallicus', { classis: 2 });
      for (const fleet of p.state.pieces.here[place('sinus-gallicus')]) p.state.pieces.hurt[fleet] = 1;
    });
    state.orders.intercepts.fill('always');
    const story = moving(state, ROMANI, 2, ...[1, 4, 4]);
    story.answer(ROMANS, 'from septimania', 'lead stilicho', 'take 2*romani-legion', 'sail tarraconensis', 'fight');
    while (story.asked === 'reroll') story.answer(story.run.decision?.asks[0].seat ?? 0, 'done');
    expect(story.units('romani', 'tarraconensis')).toBe(0);
    expect(ships(state, ROMANI, 'sinus-gallicus')).toBe(0);
    expect(state.pieces.leaderAt[leader('stilicho')]).not.toBe(place('tarraconensis'));
  });

  it('XXV.D what is lost at sea is what its owner named', () => {
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: 2 }).city('saldae', 'vandali').city('utica', 'vandali', 1);
      p.units('vandali', 'saldae', { cavalry: 2, infantry: 3 }).units('vandali', 'mare-mauretanicum', { classis: 2 });
      p.units('romani', 'mare-mauretanicum', { classis: 2 }).city('cartaginensis', 'romani');
      p.units('vandali', 'utica', { infantry: 1 });
    });
    const story = moving(state, VANDALS, 2, 1, 1, 4, 1);
    story.answer(PERSIANS, 'from saldae', 'take 2*vandali-cavalry+3*vandali-infantry', 'sail utica');
    story.answer(ROMANS, 'engage').answer(PERSIANS, 'fight');
    story.answer(PERSIANS, 'disband vandali-infantry', 'disband vandali-cavalry');
    const kinds = unitsAt(state, VANDALS, place('utica')).map((unit) => keyOf(state, unit));
    expect(kinds.sort()).toEqual(['vandali-cavalry', 'vandali-infantry', 'vandali-infantry', 'vandali-infantry']);
    expect(story.units('vandali', 'saldae')).toBe(0);
  });

  it('XII.D nobody sails to where he may not end his move', () => {
    const state = gaul(() => {});
    const goals = () =>
      voyagesFrom(state, ROMANI, place('septimania'), unitsAt(state, ROMANI, place('septimania')), undefined, 3).map(
        ({ to }) => placeId(to),
      );
    expect(goals()).toContain('tarraconensis');
    expect(goals()).not.toContain('septimania');
    expect(goals()).not.toContain('utica');
  });

  it('XXV.E both halves of Rome know the inner seas', () => {
    shows('XXV.E.h', 'XXXVII.N.b', 'XXXVIII.M.a');
    const state = given((p) => p.empty().turn(3));
    state.lands.level.fill(0);
    const modifier = (owner: number) => landingModifier(state, owner, place('caesarea'), place('mare-mauretanicum'));
    expect([modifier(ROMANI), modifier(ORIENTALI), modifier(VANDALS)]).toEqual([-1, -1, -2]);
    const ocean = landingModifier(state, ROMANI, place('belgae'), place('oceanus-britannicus'));
    expect(ocean).toBe(-2);
  });

  it('XXV.C a leader ashore may go aboard and gives his re-rolls', () => {
    shows('XXV.C.i', 'G178');
    const state = given((p) => {
      p.empty()
        .turn(3)
        .nation('vandali', { status: 2 })
        .city('saldae', 'vandali')
        .units('vandali', 'saldae', { infantry: 1 });
      p.units('vandali', 'mare-mauretanicum', { classis: 1 }).units('romani', 'mare-mauretanicum', { classis: 1 });
      p.city('cartaginensis', 'romani')
        .leader('stilicho', 'cartaginensis')
        .units('romani', 'cartaginensis', { legion: 1 });
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, VANDALS, 2, 1, 1, 4);
    story.answer(PERSIANS, 'engage-at mare-mauretanicum').answer(ROMANS, 'fight');
    expect(story.asked).toBe('aboard');
    expect(story.offered(ROMANS)).toEqual(['unled', 'lead stilicho']);
    story.answer(ROMANS, 'lead stilicho');
    expect(story.asked).toBe('reroll');
    expect(story.run.decision?.asks[0].prompt.args).toMatchObject({ nation: 'romani', left: 2 });
    story.answer(ROMANS, 'reroll defender white blank');
    while (story.asked === 'reroll') story.answer(ROMANS, 'done');
    expect(story.told('naval.won')).toMatchObject([{ nation: 'romani', hits: 1 }]);
  });
});

describe('activations', () => {
  it('are told, and a people may migrate in its own', () => {
    const state = given((p) => p.phase('military', 'vandali'));
    const story = Story.of(state, (g) => activation(g, VANDALS));
    expect(story.told('activated')).toEqual([{ event: 'activated', nation: 'vandali' }]);
    while (story.run.decision !== null && story.asked !== 'move') {
      const [{ seat }] = story.run.decision.asks;
      story.answer(seat, story.offered(seat).includes('no') ? 'no' : story.offered(seat)[0]);
    }
    expect(story.offered(PERSIANS)).toContain('migrate');
    story.answer(PERSIANS, 'migrate', 'horde-to tisia', 'done');
    expect(story.told('migrated')).toMatchObject([{ nation: 'vandali', province: 'tisia' }]);
  });
});
