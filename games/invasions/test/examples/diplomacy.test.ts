import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { nation } from '../../src/data/pieces.ts';
import { cessions, foedusPoints, mayBreakFoedus, offerFoedus, takeUpFoedus } from '../../src/rules/diplomacy/foedus.ts';
import { refreshControl } from '../../src/rules/lands/control.ts';
import { relation } from '../../src/rules/lands/relations.ts';
import { mayRebel, submit } from '../../src/rules/nations/vassals.ts';
import { territoryPoints } from '../../src/rules/turn/scoring.ts';
import { FEDERATE, FREE, type State, touchAll } from '../../src/state.ts';
import { GOTHS, given, ROMANS, Story } from '../story.ts';

const [EAST, VISIGOTHS, HUNNI, PERSAE] = [nation('orientali'), nation('visigothi'), nation('hunni'), nation('persae')];

/** The Visigoths on the lower Danube, across from Moesia Inferior. */
const danube = () =>
  given((p) => {
    p.turn(2)
      .clear('dacia')
      .units('visigothi', 'valachia', { infantry: 2, 'noble-cavalry': 1 })
      .horde('visigothi', 'valachia');
  });

const pact = (state: State) =>
  Story.of(state, function* (g) {
    yield* offerFoedus(g, EAST, VISIGOTHS, false);
    yield* takeUpFoedus(g, VISIGOTHS);
  });

describe('Foedus', () => {
  it('XXVIII.A cedes two neighbours of one area, one of them beside the barbarians', () => {
    const state = danube();
    const pairs = cessions(state, EAST, VISIGOTHS);
    expect(pairs.length).toBeGreaterThan(0);
    for (const [first, second] of pairs) {
      expect(state.lands.control[first]).toBe(EAST);
      expect(state.lands.control[second]).toBe(EAST);
      expect(state.nations.capital).not.toContain(first);
    }
    expect(cessions(state, EAST, nation('alamanni'))).toEqual([]);
  });

  it('XXVIII.B-E once accepted, the horde crosses, 3 gold are paid and 3 points scored', () => {
    shows('XXVIII.B.b', 'G92');
    const state = danube();
    const before = state.nations.treasury[EAST];
    const story = pact(state).answer(GOTHS, 'yes');
    const first = story.offered(ROMANS, 'cede')[0];
    story.answer(ROMANS, first);
    if (story.asked === 'cede') story.answer(ROMANS, story.offered(ROMANS, 'cede')[0]);
    expect(story.asked).toBe('camp');
    story.answer(GOTHS, story.offered(GOTHS)[0]);
    expect(story.state.ties.bond[VISIGOTHS]).toBe(FEDERATE);
    expect([story.gold('orientali'), story.gold('visigothi')]).toEqual([before - 3, 3]);
    const home = story.state.nations.horde[VISIGOTHS];
    expect(story.state.lands.foedus[home]).toBe(VISIGOTHS);
    // XII.A: the federator controls what it ceded.
    expect(story.state.lands.control[home]).toBe(EAST);
    expect(relation(story.state, VISIGOTHS, EAST, home)).toBe('friendly');
    const scored = Story.of(story.state, function* (g) {
      foedusPoints(g);
      yield* [];
    });
    expect(scored.told('scored')).toMatchObject([{ nation: 'visigothi', points: 3 }]);
  });

  it('G26 another player may refuse it', () => {
    shows('G26');
    const story = pact(danube()).answer(GOTHS, 'no');
    expect(story.told('foedus.refused')).toHaveLength(1);
    expect(story.state.ties.bond[VISIGOTHS]).toBe(FREE);
  });

  it('XXVIII.G is broken on a D2 from the turn after', () => {
    const state = danube();
    state.ties.bond[VISIGOTHS] = FEDERATE;
    state.ties.lord[VISIGOTHS] = EAST;
    state.ties.federated[VISIGOTHS] = 2;
    expect(Story.of(structuredClone(state), (g) => mayBreakFoedus(g, VISIGOTHS)).asked).toBeNull();
    state.clock.turn = 3;
    const held = Story.of(structuredClone(state), (g) => mayBreakFoedus(g, VISIGOTHS), 3).answer(GOTHS, 'yes');
    expect(held.state.ties.bond[VISIGOTHS]).toBe(FEDERATE);
    const free = Story.of(state, (g) => mayBreakFoedus(g, VISIGOTHS), 4).answer(GOTHS, 'yes');
    expect(free.state.ties.bond[VISIGOTHS]).toBe(FREE);
  });
});

describe('vassals', () => {
  const subdued = () =>
    given((p) => {
      p.turn(2).units('hunni', 'dacia', { 'horse-archers': 3 }).horde('hunni', 'bolgar');
      p.state.nations.treasury[VISIGOTHS] = 7;
    });

  it('XXIX.B, G84 the overlord takes half the gold, rounded down, and both are neutral', () => {
    shows('XXIX.F.a');
    const story = Story.of(subdued(), function* (g) {
      submit(g, VISIGOTHS, HUNNI);
      yield* [];
    });
    expect([story.gold('visigothi'), story.gold('hunni')]).toEqual([4, 3]);
    expect(relation(story.state, VISIGOTHS, HUNNI, place('thracia'))).toBe('neutral');
  });

  it('XXIX.E-F the overlord scores the territory in full, the vassal half', () => {
    shows('XXIX.F.f');
    const state = danube();
    touchAll(state);
    refreshControl(state);
    const own = territoryPoints(state, VISIGOTHS);
    expect(own).toBeGreaterThan(0);
    state.ties.bond[VISIGOTHS] = 2;
    state.ties.lord[VISIGOTHS] = PERSAE;
    expect(territoryPoints(state, VISIGOTHS)).toBe(Math.ceil(own / 2));
  });

  it('XXIX.G a failed rising against nomads costs 5 points and a unit', () => {
    shows('XXIX.G.h', 'XXXVI.B.f');
    const state = subdued();
    state.ties.bond[VISIGOTHS] = 2;
    state.ties.lord[VISIGOTHS] = HUNNI;
    const story = Story.of(state, (g) => mayRebel(g, VISIGOTHS), 1).answer(GOTHS, 'yes', 'disband visigothi-infantry');
    expect(story.state.nations.points[VISIGOTHS]).toBe(-5);
    expect(story.told('disbanded')).toHaveLength(1);
  });
});
