import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId, waysFrom } from '../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI, sortNamed } from '../../src/data/pieces.ts';
import { combat } from '../../src/rules/activation/military.ts';
import { fieldOf, loneField } from '../../src/rules/battle/field.ts';
import { retreat } from '../../src/rules/battle/retreat.ts';
import { evacuate } from '../../src/rules/diplomacy/refuge.ts';
import { mayTurnOnBarbarians } from '../../src/rules/lands/aggression.ts';
import { destinations } from '../../src/rules/lands/destinations.ts';
import { relation } from '../../src/rules/lands/relations.ts';
import { hordeReach, moveHorde } from '../../src/rules/movement/migration.ts';
import { loseAuxiliaries, vanishedNations } from '../../src/rules/nations/auxiliaries.ts';
import { vanish } from '../../src/rules/nations/collapse.ts';
import { liftSieges } from '../../src/rules/siege/kept-sieges.ts';
import { changeLeaders } from '../../src/rules/turn/reinforcements.ts';
import { deploy, encamp, VASSAL } from '../../src/state.ts';
import { type Given, GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../story.ts';

const IULIANUS = leader('iulianus');

/** Iulianus before Nisibis, in the first of his two campaigns. */
const besieging = (p: Given) => {
  p.empty().units('orientali', 'assyria', { legion: 3 }).leader('iulianus', 'assyria');
  p.units('orientali', 'osroene', { limitanei: 1 });
  for (const counter of p.state.pieces.here[place('assyria')]) p.state.stacks.from[counter] = place('osroene');
  p.state.activation.marching = IULIANUS;
  p.state.activation.campaigns[IULIANUS] = 1;
};

describe('sieges between campaigns', () => {
  it('XXIV.C a unit stays before the city; in the next campaign it has one roll, without the leader no more', () => {
    shows('XXIV.C.n', 'XXIV.C.o', 'G58');
    const state = given(besieging);
    const story = Story.of(
      state,
      function* (g) {
        yield* combat(g, ORIENTALI);
        g.state.activation.campaigns[IULIANUS] = 2;
        yield* combat(g, ORIENTALI);
      },
      ...[1, 2, 3, 1],
      8,
    );
    story.answer(ROMANS, 'siege', 'yes', 'take orientali-legion');
    // The others and Iulianus went back; the one that stayed rolls once.
    expect(story.units('orientali', 'assyria')).toBe(1);
    expect(state.pieces.leaderAt[IULIANUS]).toBe(place('osroene'));
    story.answer(ROMANS, 'siege');
    expect(story.told('siege').map(({ rolls }) => rolls.length)).toEqual([4, 1]);
    expect(state.lands.city[place('assyria')]).toBe(ORIENTALI);
    expect(state.activation.sieges).toEqual([]);
  });

  it('XXIV.C the last campaign lifts it, and so does the end of all campaigns', () => {
    shows('XXIV.C.p');
    const state = given((p) => {
      besieging(p);
      p.state.activation.campaigns[IULIANUS] = 2;
    });
    const story = Story.of(state, (g) => combat(g, ORIENTALI), 1, 1, 1, 1);
    story.answer(ROMANS, 'siege');
    expect(story.units('orientali', 'assyria')).toBe(0);

    const kept = given(besieging);
    kept.activation.sieges.push(place('assyria'), IULIANUS);
    Story.of(kept, (g) => liftSieges(g, ORIENTALI));
    expect([kept.pieces.here[place('assyria')].length, kept.activation.sieges.length]).toEqual([0, 0]);
  });

  it('G58 it rests while another leader is on campaign', () => {
    shows('G58');
    const state = given((p) => {
      besieging(p);
      p.leader('valens', 'thracia');
      p.state.activation.marching = leader('valens');
      p.state.activation.sieges.push(place('assyria'), IULIANUS);
    });
    const story = Story.of(state, (g) => combat(g, ORIENTALI));
    expect(story.asked).toBeNull();
    expect(story.units('orientali', 'assyria')).toBe(3);
  });
});

describe('retreat', () => {
  /** Every province has a city of the Visigoths, so that nobody else finds shelter in any. */
  const hostileCountry = (change: (p: Given) => void) => {
    const state = given((p) => change(p.empty()));
    state.lands.level.fill(1);
    state.lands.city.fill(nation('visigothi'));
    state.lands.control.fill(nation('visigothi'));
    return state;
  };

  it('XX.L whoever retreats into a battle of friends stands aside in it, and goes on if they lose', () => {
    shows('XX.L.i', 'XX.L.j');
    const state = hostileCountry((p) => {
      p.units('romani', 'latium', { legion: 1 }).units('romani', 'campania', { legion: 2 });
      p.units('visigothi', 'campania', { infantry: 2 });
    });
    const [unit] = state.pieces.here[place('latium')];
    const field = loneField(state, ROMANI, place('latium'), [unit]);
    Story.of(state, (g) => retreat(g, field, field.attacker, []));
    expect(state.pieces.at[unit]).toBe(place('campania'));
    expect(state.activation.aside).toEqual([unit]);
    const goths = state.pieces.here[place('campania')].filter(
      (one) => state.pieces.holder[one] === nation('visigothi'),
    );
    const clash = { where: place('campania'), attacker: nation('visigothi'), leaders: [], intercepted: false };
    const battle = fieldOf(state, { ...clash, units: goths });
    expect(battle.defender.units).not.toContain(unit);
    expect(battle.defender.units).toHaveLength(2);
    // The two lose, and the third goes with them: there is no way out for any.
    const story = Story.of(state, (g) => retreat(g, battle, battle.defender, []));
    expect(story.told('trapped')).toHaveLength(1);
    expect(state.pieces.at[unit]).toBeLessThan(0);
  });

  it('XVIII.E six units with no other way overrun a single one', () => {
    shows('XX.L.c');
    const state = hostileCountry((p) => {
      p.units('romani', 'latium', { legion: 6 }).units('visigothi', 'campania', { infantry: 1 });
    });
    state.lands.level[place('campania')] = 0;
    const field = loneField(state, ROMANI, place('latium'), state.pieces.here[place('latium')]);
    const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
    while (story.asked !== null) story.answer(ROMANS, story.offered(ROMANS)[0]);
    expect(story.told('overrun')).toMatchObject([{ nation: 'romani', province: 'campania' }]);
    expect([story.units('visigothi', 'campania'), story.units('romani', 'latium')]).toEqual([0, 0]);
    expect(story.units('romani', 'campania')).toBeGreaterThan(2);
  });
});

describe('hordes and vassals', () => {
  it('XVIII.H the horde of an Invasion makes its three steps one by one, and stands behind its people in battle', () => {
    shows('XVIII.G.b', 'G36');
    const alamanni = nation('alamanni');
    const state = given();
    const home = state.nations.horde[alamanni];
    const story = Story.of(state, (g) => moveHorde(g, alamanni));
    const near = waysFrom(state.rules.map, home).map(({ to }) => `horde-to ${placeId(to)}`);
    const next = story.offered(HUNS).find((id) => near.includes(id));
    story.answer(HUNS, next ?? 'nowhere');
    expect(state.stacks.hordeSteps[alamanni]).toBe(1);
    expect(hordeReach(state, alamanni).length).toBeGreaterThan(0);
    state.stacks.hordeSteps[alamanni] = 3;
    expect(hordeReach(state, alamanni)).toEqual([]);
    // Into a battle, but only where its own people fight.
    const behind = (people: number) => {
      const fight = given((p) => {
        p.clear('lotharingia').units('romani', 'lotharingia', { 'aux-gothi': 1 });
        if (people > 0) p.units('alamanni', 'lotharingia', { infantry: people });
      });
      encamp(fight, alamanni, waysFrom(fight.rules.map, place('lotharingia'))[0].to);
      return hordeReach(fight, alamanni).includes(place('lotharingia'));
    };
    expect([behind(0), behind(1)]).toEqual([false, true]);
  });

  it('XXIX.F a vassal of nomads keeps near its lord', () => {
    shows('XXIX.F.c');
    const reach = (bond: number) => {
      const state = given((p) => {
        p.empty()
          .turn(2)
          .horde('hunni', 'hypanis')
          .horde('visigothi', 'dacia')
          .units('visigothi', 'dacia', { infantry: 1 });
      });
      state.ties.bond[nation('visigothi')] = bond;
      state.ties.lord[nation('visigothi')] = bond === VASSAL ? nation('hunni') : -1;
      const [unit] = state.pieces.here[place('dacia')];
      return destinations(state, nation('visigothi'), place('dacia'), [unit], undefined, 5);
    };
    expect(reach(VASSAL).length).toBeLessThan(reach(0).length);
    expect(reach(VASSAL).length).toBeGreaterThan(0);
  });

  it('XII.D, G100 whoever is near an active nation may declare hostility to it', () => {
    shows('XII.D.j', 'G159');
    const state = given((p) => {
      p.empty().horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 1 });
      p.horde('vandali', 'tisia').units('vandali', 'tisia', { infantry: 1 });
    });
    const story = Story.of(state, (g) => mayTurnOnBarbarians(g, nation('visigothi')));
    story.answer(GOTHS, 'no');
    expect(story.asked).toBe('oppose');
    story.answer(PERSIANS, 'yes');
    expect(story.told('opposed')).toMatchObject([{ enemy: 'visigothi', nation: 'vandali' }]);
    expect(relation(state, nation('visigothi'), nation('vandali'), place('dacia'))).toBe('hostile');
  });
});

describe('reinforcements', () => {
  it('IX.C a standard leader may take command elsewhere each turn', () => {
    const state = given((p) => p.turn(2));
    const before = state.pieces.leaderAt[leader('satrapes')];
    expect(before).toBeGreaterThanOrEqual(0);
    const story = Story.of(state, (g) => changeLeaders(g, nation('persae')));
    while (story.run.decision?.asks[0].prompt.args?.leader !== 'satrapes')
      story.answer(PERSIANS, story.offered(PERSIANS)[0]);
    // Where he was is what happens if nobody answers.
    expect(story.run.decision.asks[0].prompt.fallback).toBe(`post ${placeId(before)}`);
    const other = story.offered(PERSIANS).find((id) => id !== `post ${placeId(before)}`);
    story.answer(PERSIANS, other ?? 'nowhere');
    expect(state.pieces.leaderAt[leader('satrapes')]).not.toBe(before);
  });

  const island = (p: Given, fleets: number) => {
    p.empty().turn(4).units('romani', 'sardinia', { legion: 2 });
    if (fleets > 0) p.units('romani', 'mare-tyrrhenum', { classis: fleets });
    p.units('vandali', 'corsica', { infantry: 1 });
  };

  it('IX.B fleets carry those who must leave an island over one zone; without any they are lost', () => {
    shows('IX.B.i');
    const saved = given((p) => island(p, 1));
    const story = Story.of(saved, (g) => evacuate(g, nation('vandali'), place('sardinia')));
    story.answer(ROMANS, 'leave-for latium');
    story.answer(ROMANS, story.offered(ROMANS, 'take').at(-1) ?? '');
    expect(story.units('romani', 'latium')).toBe(2);
    const lost = Story.of(
      given((p) => island(p, 0)),
      (g) => evacuate(g, nation('vandali'), place('sardinia')),
    );
    expect(lost.told('evacuated')).toMatchObject([{ nation: 'romani', lost: 2 }]);
  });

  it('IX.B a people that is surrounded finds refuge as the vassal of its strongest neighbour', () => {
    shows('XXIX.A.c', 'IX.B.f', 'IX.B.h');
    const state = given((p) => {
      p.empty().turn(4).horde('vandali', 'dacia').units('vandali', 'dacia', { infantry: 2 });
      p.units('gepidae', 'dacia', {});
    });
    for (const { to } of waysFrom(state.rules.map, place('dacia')))
      deploy(state, sortNamed(nation('ostrogothi'), 'infantry'), 1, to);
    const story = Story.of(state, (g) => evacuate(g, nation('gepidae'), place('dacia')));
    const [first] = story.offered(PERSIANS);
    story.answer(PERSIANS, first);
    while (story.asked !== null) story.answer(GOTHS, story.offered(GOTHS)[0]);
    expect(story.told('refuge')).toMatchObject([{ nation: 'vandali', lord: 'ostrogothi' }]);
    expect(state.ties.bond[nation('vandali')]).toBe(VASSAL);
    expect(`leave-for ${placeId(state.nations.horde[nation('vandali')])}`).toBe(first);
  });

  it('IX.G a nation that has vanished takes one of its men away from everybody they serve', () => {
    shows('IX.G.a');
    const state = given((p) => {
      p.empty().turn(5).nation('alani', { status: 1 }).units('orientali', 'thracia', { 'aux-alani': 1, legion: 1 });
    });
    vanish(state, nation('alani'));
    expect(vanishedNations(state)).toContain(nation('alani'));
    const story = Story.of(state, (g) => loseAuxiliaries(g, nation('alani')));
    expect(story.told('disbanded')).toMatchObject([{ nation: 'orientali', units: 'orientali-aux-alani' }]);
    expect(story.units('orientali', 'thracia')).toBe(1);
  });
});
