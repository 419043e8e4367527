import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { nation, PERSAE } from '../../../src/data/pieces.ts';
import { combat } from '../../../src/rules/activation/military.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { BARBARIAN, NOBODY } from '../../../src/state.ts';
import { came, facing, type Given, given, PERSIANS, Story } from '../../story.ts';

describe('XX.L who clears a passage on the retreat', () => {
  /** Persians are beaten in Kushania by an enemy from Hyrkania; a Hephthalite bars Rhagae, friends stand behind it in Media. */
  const kushania = (attacker: NationId, change: (p: Given) => void = () => {}, active = true) => {
    const state = given((p) => {
      p.empty().turn(6).nation('ephthalitae', { status: BARBARIAN }).nation(attacker, { status: BARBARIAN });
      p.units(attacker, 'kushania', { 'horse-archers': 3 }).units('ephthalitae', 'rhagae', { 'horse-archers': 1 });
      p.units('persae', 'kushania', { infantry: 2, 'horse-archers': 2 }).units('persae', 'media', { savaran: 1 });
      came(attacker, 'kushania', 'hyrkania')(p);
      change(p);
    });
    state.orders.asks.fill('never');
    const owner = nation(attacker);
    if (active) state.activation.active = owner;
    const field = facing(state, attacker, 'kushania');
    field.defender.conceded = true;
    return { state, owner, field };
  };
  const beaten = (attacker: NationId, change?: (p: Given) => void, active?: boolean) => {
    const { state, field } = kushania(attacker, change, active);
    return Story.of(state, function* (g) {
      yield* aftermath(g, field);
    });
  };
  const rearguard = 'take 2*persae-infantry';

  it('G343 two hold a single enemy, the others pass', () => {
    shows('XX.L.c', 'XVIII.F.b', 'G343');
    const story = beaten('ephthalitae');
    story.answer(PERSIANS, 'retreat-to media');
    expect([story.asked, story.offered(PERSIANS).sort()]).toEqual([
      'rearguard',
      ['take 2*persae-horse-archers', 'take 2*persae-infantry', 'take persae-horse-archers+persae-infantry'],
    ]);
    story.answer(PERSIANS, rearguard, 'take 2*persae-horse-archers');
    expect(story.told('rearguard')).toMatchObject([{ province: 'rhagae', units: '2*persae-infantry' }]);
    expect([story.units('persae', 'rhagae'), story.units('persae', 'media'), story.told('trapped')]).toEqual([
      2,
      3,
      [],
    ]);
  });

  it('G343 not against two, on a Limes, behind walls, or where nobody would be left to pass; then they are lost', () => {
    shows('XX.L.m', 'XVIII.F.e', 'G343');
    const lost = (change: (p: Given) => void, active = true) => {
      const story = beaten('ephthalitae', change, active);
      return [story.asked, story.told('trapped').length];
    };
    expect(lost((p) => p.units('ephthalitae', 'rhagae', { 'horse-archers': 1 }))).toEqual([null, 1]);
    expect(lost((p) => p.city('rhagae', 'ephthalitae', 1).nation('ephthalitae', {}))).toEqual(['retreat', 0]);
    const walls = (p: Given) => {
      p.city('rhagae', 'ephthalitae', 1);
      p.state.lands.fortified[place('rhagae')] = 1;
    };
    expect(lost(walls)).toEqual([null, 1]);
    expect(lost(() => {}, false)).toEqual([null, 1]);
    const few = beaten('ephthalitae', ({ state }) => {
      const units = state.pieces.here[place('kushania')].filter((unit) => state.pieces.holder[unit] === PERSAE);
      for (const unit of units.slice(2)) {
        state.pieces.here[place('kushania')].splice(state.pieces.here[place('kushania')].indexOf(unit), 1);
        state.pieces.at[unit] = NOBODY;
      }
    });
    expect([few.asked, few.told('trapped').length]).toEqual([null, 1]);
  });

  const fought = (attacker: NationId) => {
    const { state, owner, field } = kushania(attacker);
    const whole = Story.where(
      () => structuredClone(state),
      () => true,
      function* (g) {
        yield* aftermath(g, { ...field });
        yield* combat(g, owner);
      },
    );
    whole.answer(PERSIANS, 'retreat-to media', rearguard, 'take 2*persae-horse-archers').anyhow();
    expect(whole.state.activation.rearguards).toEqual([]);
    return whole.told('battle').map((one) => [one.nation, one.enemy, one.province]);
  };

  it('XVIII.F, G343 those who stay fight in this Combat: the active nation attacks them, or they attack', () => {
    shows('XVIII.F.c', 'XX.A.c', 'G343');
    expect(fought('ephthalitae')).toContainEqual(['ephthalitae', 'persae', 'rhagae']);
    expect(fought('hunni')).toContainEqual(['persae', 'ephthalitae', 'rhagae']);
  });
});
