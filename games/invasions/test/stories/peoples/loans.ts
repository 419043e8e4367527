import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, areaId, place, placeId } from '../../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { battle } from '../../../src/rules/battle/battle.ts';
import { hostAt } from '../../../src/rules/battle/field.ts';
import { hire } from '../../../src/rules/diplomacy/envoys.ts';
import { cedable } from '../../../src/rules/diplomacy/treaty.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import { goHome, lend } from '../../../src/rules/pieces/mercenaries.ts';
import { keyOf, ownUnits, unitsAt } from '../../../src/rules/pieces/units.ts';
import { BARBARIAN, CLIENT, FOR_NOW, KINGDOM, VASSAL, wed } from '../../../src/state.ts';
import { type Given, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, OSTROGOTHS, BRITONS, ALANS] = [
  nation('visigothi'),
  nation('ostrogothi'),
  nation('brittones'),
  nation('alani'),
];

describe('XXX.D, H, G420 who may be lent', () => {
  it('satraps, guards, Themata and locals only where they may be', () => {
    shows('XXX.D.e', 'G420', 'XXX.H.d');
    const hired = (lord: number) => {
      const state = given((p) => {
        p.empty().turn(4).units('persae', 'chaldea', { satraps: 1 }).units('persae', 'media', { infantry: 1 });
        p.units('orientali', 'babylonia', { legion: 1 })
          .city('babylonia', 'orientali')
          .units('romani', 'latium', { legion: 1 });
      });
      return Story.of(state, (g) => hire(g, lord, PERSAE));
    };
    const far = hired(ROMANI);
    // Nobody is asked which one: of the two only the infantry may serve the West.
    far.answer(ROMANS, far.offered(ROMANS, 'deploy')[0]);
    const lent = ownUnits(far.state, PERSAE).filter((counter) => far.state.pieces.holder[counter] === ROMANI);
    expect(lent.map((counter) => keyOf(far.state, counter))).toEqual(['persae-infantry']);
    const near = hired(ORIENTALI);
    near.answer(PERSIANS, 'lend persae-satraps');
    const [satrap] = unitsAt(near.state, ORIENTALI, place('babylonia'))
      .map((counter) => keyOf(near.state, counter))
      .sort()
      .reverse();
    expect([near.asked, satrap]).toEqual([null, 'persae-satraps']);
  });

  it('nor do they leave their land when they come home', () => {
    shows('G420', 'G320', 'XXX.D.f');
    const home = (change: (p: Given) => void) => {
      const state = given((p) => {
        p.empty().turn(4).units('romani', 'numidia', { 'local-africani': 1 }).units('romani', 'latium', { legion: 1 });
        change(p);
      });
      const [local] = unitsAt(state, ROMANI, place('numidia'));
      lend(state, local, ORIENTALI, place('numidia'), FOR_NOW);
      goHome(state, local);
      return state.pieces.at[local];
    };
    const at = home((p) => p.city('africa', 'romani', 1));
    expect([at >= 0, areaId(AREA_OF[at])]).toEqual([true, 'africa']);
  });
});

describe('XXX.C, XVIII.K a Treaty', () => {
  it('gives nobody land that is closed to him', () => {
    shows('XXX.C.e', 'XVIII.K.a');
    const claims = (owner: 'orientali' | 'avari') => {
      const state = given((p) => {
        p.empty().turn(9).units('alani', 'sarkil', { cavalry: 2 }).horde('alani', 'siraces');
        p.nation('alani', { status: BARBARIAN });
        if (owner === 'orientali') p.units(owner, 'abascia', { legion: 3 });
        else p.units(owner, 'abascia', { 'horse-archers': 3 }).nation(owner, { status: BARBARIAN });
      });
      state.lands.control[place('abascia')] = nation(owner);
      state.lands.control[place('sarkil')] = ALANS;
      return cedable(state, nation(owner), ALANS).map(placeId).includes('sarkil');
    };
    expect([claims('orientali'), claims('avari')]).toEqual([false, true]);
  });
});

describe('XXX.D a wedding', () => {
  it('is spoiled by an attack in the host of an ally', () => {
    shows('XXX.D.c', 'G272');
    const weddings = (goths: number) => {
      const state = given((p) => {
        p.empty()
          .turn(6)
          .units('visigothi', 'macedonia', { infantry: 2 })
          .units('orientali', 'macedonia', { limitanei: 1 });
        if (goths > 0) p.units('ostrogothi', 'macedonia', { infantry: goths });
        p.nation('visigothi', { status: BARBARIAN }).nation('ostrogothi', { status: BARBARIAN });
        makeDeal(p.state, VISIGOTHS, OSTROGOTHS, ALLIANCE);
        wed(p.state, ORIENTALI, OSTROGOTHS);
      });
      Story.where(
        () => state,
        () => true,
        function* (g) {
          const { units } = hostAt(g.state, VISIGOTHS, place('macedonia'));
          yield* battle(g, { where: place('macedonia'), attacker: VISIGOTHS, units, leaders: [], intercepted: false });
        },
      ).anyhow();
      return state.ties.weddings.length > 0;
    };
    expect([weddings(0), weddings(2)]).toEqual([true, false]);
  });
});

describe('XXVII.A, G102 the Britons', () => {
  it('without a capital are the clients of a civilised victor, the vassals of a barbarian one', () => {
    shows('G102', 'XXVII.A.h');
    const beaten = (status: number) => {
      const state = given((p) => {
        p.empty().turn(8).units('brittones', 'cambria', { infantry: 1 });
        p.units('visigothi', 'cambria', { 'noble-cavalry': 5 }).nation('visigothi', { status });
        p.nation('brittones', { status: KINGDOM });
      });
      const story = Story.where(
        () => structuredClone(state),
        (one) => one.anyhow().state.ties.lord[BRITONS] === VISIGOTHS,
        function* (g) {
          const { units } = hostAt(g.state, VISIGOTHS, place('cambria'));
          yield* battle(g, { where: place('cambria'), attacker: VISIGOTHS, units, leaders: [], intercepted: false });
        },
      );
      return story.state.ties.bond[BRITONS];
    };
    expect([beaten(KINGDOM), beaten(BARBARIAN)]).toEqual([CLIENT, VASSAL]);
  });
});
