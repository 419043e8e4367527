import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { nation } from '../../src/data/pieces.ts';
import { mayRaid, raidInstead } from '../../src/rules/activation/raids.ts';
import { mayTurnOnBarbarians } from '../../src/rules/lands/aggression.ts';
import { recoverMinor } from '../../src/rules/lands/minors.ts';
import { relation } from '../../src/rules/lands/relations.ts';
import { hordeReach, mayMigrate } from '../../src/rules/movement/migration.ts';
import { GOTHS, given, HUNS, Story } from '../story.ts';

const [VISIGOTHS, OSTROGOTHS, VANDALS, ALEMANNI] = [
  nation('visigothi'),
  nation('ostrogothi'),
  nation('vandali'),
  nation('alamanni'),
];

describe('barbarians among themselves', () => {
  it('XII.D are neutral in barbarian country and hostile elsewhere', () => {
    shows('XII.D.i');
    const state = given();
    expect(relation(state, VISIGOTHS, OSTROGOTHS, place('dacia'))).toBe('neutral');
    expect(relation(state, VISIGOTHS, OSTROGOTHS, place('thracia'))).toBe('hostile');
  });

  it('G100 an aggressor has all of them as enemies for the turn', () => {
    shows('XII.D.k', 'G100');
    const story = Story.of(given(), (g) => mayTurnOnBarbarians(g, VISIGOTHS)).answer(GOTHS, 'yes');
    for (const other of [OSTROGOTHS, VANDALS, ALEMANNI])
      expect(relation(story.state, VISIGOTHS, other, place('dacia'))).toBe('hostile');
    expect(relation(story.state, OSTROGOTHS, VANDALS, place('dacia'))).toBe('neutral');
  });
});

describe('hordes', () => {
  it('XVIII.H moves up to three steps in an Invasion, XVIII.G migrates only without one', () => {
    shows('III.D.k', 'III.D.l', 'XVIII.G.a', 'XVIII.G.b', 'G78');
    const state = given();
    // The Alemanni invade on turn 1, the Vandals do not.
    expect(hordeReach(state, ALEMANNI).length).toBeGreaterThan(0);
    expect([mayMigrate(state, ALEMANNI), mayMigrate(state, VANDALS)]).toEqual([false, true]);
    expect(hordeReach(state, VANDALS)).toEqual([]);
    state.stacks.hordeSteps[ALEMANNI] = 3;
    expect(hordeReach(state, ALEMANNI)).toEqual([]);
  });

  it('XI.A raids in place of an activation, and then rests', () => {
    shows('XXXVI.A.i', 'XI.A.c', 'IV.3.A.e');
    // Across the Rhine from the Alemanni the Romans have empty sites behind no Limes.
    const state = given((p) => p.state.lands.limes.fill(-1));
    expect(mayRaid(state, ALEMANNI)).toBe(true);
    const story = new Story(state, Chance.fromSeed(seedFrom('raid')), (g) => raidInstead(g, ALEMANNI));
    story.answer(HUNS, 'take 2*alamanni-infantry');
    if (story.asked === 'raid') story.answer(HUNS, story.offered(HUNS, 'raid')[0]);
    expect(story.told('raided')).toHaveLength(1);
    expect(mayRaid(story.state, ALEMANNI)).toBe(false);
  });
});

describe('minor kingdoms', () => {
  it('XXVII.C recover one unit a turn in their capital', () => {
    const state = given((p) => p.clear('armenia-minor'));
    const story = new Story(state, Chance.fromSeed(seedFrom('armenia')), function* (g) {
      recoverMinor(g, nation('armenii'));
      yield* [];
    });
    expect(story.units('armenii', 'armenia')).toBe(4);
    expect(story.told('arrived')).toHaveLength(1);
  });
});
