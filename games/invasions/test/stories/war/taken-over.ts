import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { nation, ORIENTALI, ROMANI, SORT_OF, SORTS } from '../../../src/data/pieces.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { isNational } from '../../../src/rules/battle/field.ts';
import { suffer } from '../../../src/rules/battle/hits.ts';
import { empireAgainstBarbarians } from '../../../src/rules/battle/pools.ts';
import { calamity } from '../../../src/rules/cards/calamities.ts';
import { collapse } from '../../../src/rules/nations/collapse.ts';
import { endOfLimites } from '../../../src/rules/nations/history.ts';
import { unions } from '../../../src/rules/nations/unions.ts';
import { unitsAt, unitsOf } from '../../../src/rules/pieces/units.ts';
import { purchases } from '../../../src/rules/treasury/purchases.ts';
import { reinforce } from '../../../src/rules/turn/reinforcements.ts';
import { encamp, KINGDOM, NOWHERE, type State } from '../../../src/state.ts';
import { facing, type Given, GOTHS, given, goals, ROMANS, Story } from '../../story.ts';

const [ANGLI, SAXONES, GALLI] = [nation('angli'), nation('saxones'), nation('galli')];

/** East and West have become one on turn 9; all Eastern legions were on the map, so that those of the West serve as they are. */
function reunited(change: (p: Given) => void = () => {}): State {
  const state = given((p) => {
    p.empty().turn(9).nation('orientali', { age: 5, decline: 2 }).nation('romani', { age: 8, decline: 0 });
    p.units('orientali', 'thracia', { legion: 4 }).units('orientali', 'cappadocia', { legion: 4 });
    for (const sea of ['mare-adriaticum', 'mare-siculum', 'mare-aegeum', 'propontis'] as const)
      p.units('romani', sea, { classis: 1 });
    p.city('umbria', 'romani', 2).state.nations.capital[ROMANI] = place('umbria');
    change(p);
  });
  Story.of(state, (g) => unions(g, ORIENTALI)).answer(ROMANS, 'yes');
  return state;
}

const sortsAt = (state: State, at: PlaceId) =>
  unitsAt(state, ORIENTALI, place(at)).map((unit) => SORTS[SORT_OF[unit]].key);

describe('G271 units of a nation that another has taken over', () => {
  it('G271, IX.G are its own: none of them is lost because their nation is no more', () => {
    shows('IX.G.a', 'XXXVII.M.c', 'G161', 'G271');
    const state = reunited((p) => p.units('romani', 'umbria', { legion: 3 }));
    const before = unitsOf(state, ORIENTALI).length;
    expect(sortsAt(state, 'umbria')).toContain('romani-legion');
    Story.of(state, (g) => reinforce(g, ROMANI)).anyhow();
    expect(unitsOf(state, ORIENTALI).length).toBe(before);
  });

  it('IX.G nor of the Saxons among the Anglosaxons', () => {
    shows('XLI.G.e', 'G161');
    const state = given((p) => {
      p.empty().turn(9).nation('angli', { status: KINGDOM }).nation('saxones', { status: KINGDOM });
      p.city('cantium', 'saxones', 1).units('saxones', 'cantium', { infantry: 2, huscarls: 2 });
      p.city('bernicia', 'angli', 1).units('angli', 'bernicia', { huscarls: 1 });
      p.state.nations.capital[ANGLI] = place('bernicia');
      encamp(p.state, ANGLI, NOWHERE);
      encamp(p.state, SAXONES, NOWHERE);
    });
    Story.of(state, (g) => unions(g, ANGLI))
      .answer(GOTHS, 'yes')
      .anyhow();
    const before = unitsOf(state, ANGLI).length;
    Story.of(state, (g) => reinforce(g, SAXONES)).anyhow();
    expect(unitsOf(state, ANGLI).length).toBe(before);
  });

  it('XXXVII.P nor of the locals who serve the heirs of Rome', () => {
    shows('XXXVII.P.c', 'XXXVII.L.f');
    const state = given((p) => p.turn(6));
    Story.of(state, (g) => collapse(g, ROMANI)).anyhow();
    state.clock.turn = 8;
    Story.done(state, endOfLimites);
    const locals = () => unitsOf(state, GALLI).filter((unit) => SORTS[SORT_OF[unit]].local).length;
    const before = locals();
    expect(before).toBeGreaterThan(0);
    Story.of(state, (g) => reinforce(g, ROMANI)).anyhow();
    expect(locals()).toBe(before);
  });

  it('III.B become those of the same kind: a legion no guard, a guard no legion, an auxiliary no Thema', () => {
    shows('G161');
    const state = reunited((p) => p.units('romani', 'umbria', { legion: 1, custodes: 1, 'aux-alamanni': 1 }));
    expect(sortsAt(state, 'umbria').sort()).toEqual(['orientali-custodes', 'romani-aux-alamanni', 'romani-legion']);
  });

  it('XXXIV guards of the West go where the East rules', () => {
    shows('G161');
    const state = reunited((p) =>
      p.units('romani', 'latium', { custodes: 1 }).units('orientali', 'thracia', { custodes: 2 }),
    );
    expect(sortsAt(state, 'latium')).toEqual(['romani-custodes']);
    expect(goals(state, ORIENTALI, 'latium', 3)).toContain('campania');
  });

  /** Three legions of the West in the wilds, against Lombards. */
  const lombards = () =>
    reunited((p) => p.units('romani', 'bohemia', { legion: 3 }).units('langobardi', 'bohemia', { infantry: 3 }));

  it('XX.G fight as an empire against barbarians', () => {
    shows('G161', 'XX.G.c');
    const state = lombards();
    const { attacker, defender } = facing(state, 'orientali', 'bohemia');
    expect([
      empireAgainstBarbarians(state, attacker, defender),
      attacker.units.every((unit) => isNational(state, attacker, unit)),
    ]).toEqual([true, true]);
  });

  it('XX.K come back damaged, and one of them is restored', () => {
    shows('XX.K.b', 'XX.K.f', 'G161');
    const state = lombards();
    const field = facing(state, 'orientali', 'bohemia');
    const story = Story.of(state, function* (g) {
      yield* suffer(g, field, field.attacker, 6);
      yield* aftermath(g, field);
    });
    // All are alike: of the two that came back one is whole again, and they retreat.
    expect(story.asked).toBe('retreat');
    expect(unitsAt(state, ORIENTALI, place('bohemia')).map((unit) => state.pieces.hurt[unit])).toEqual([0, 1]);
  });

  it('XV.B are restored for half their price', () => {
    shows('XV.B.g', 'G161');
    const state = lombards();
    for (const unit of unitsAt(state, ORIENTALI, place('bohemia'))) state.pieces.hurt[unit] = 1;
    state.nations.treasury[ORIENTALI] = 20;
    expect(Story.of(state, (g) => purchases(g, ORIENTALI)).offered(ROMANS, 'restore')).toContain(
      'restore romani-legion-hurt',
    );
  });

  it('XLII.8 are neither mercenaries nor auxiliaries: deserters come from all alike', () => {
    shows('G161');
    const state = lombards();
    const story = Story.of(state, (g) => calamity(g, ORIENTALI, 'desertion'));
    expect(story.offered(ROMANS)).toEqual(
      expect.arrayContaining(['disband orientali-legion', 'disband romani-legion']),
    );
  });
});
