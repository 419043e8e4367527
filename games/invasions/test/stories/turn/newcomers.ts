import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CALENDAR } from '../../../src/data/calendar.ts';
import { DIPLOMACY } from '../../../src/data/diplomacy-cards.ts';
import { LAND, place, placeId } from '../../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { activation } from '../../../src/rules/activation/military.ts';
import { lateEnvoys } from '../../../src/rules/diplomacy/envoys.ts';
import { mayTakeRefuge } from '../../../src/rules/diplomacy/evacuation.ts';
import { evacuate } from '../../../src/rules/diplomacy/refuge.ts';
import { treaty } from '../../../src/rules/diplomacy/treaty.ts';
import { enter } from '../../../src/rules/turn/reinforcements.ts';
import { encamp, KINGDOM, NOBODY, raiseLimes, type State } from '../../../src/state.ts';
import { GOTHS, given, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, SAXONS, FRANKS] = [nation('visigothi'), nation('saxones'), nation('franci')];

describe('where a new nation appears', () => {
  it('IX.B a capital is founded anew elsewhere, with a city that grows for it', () => {
    shows('IX.B.k', 'IX.B.l');
    const state = given((p) => {
      p.empty().turn(6).nation('visigothi', { status: KINGDOM, treasury: 3, age: 6 });
      for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
      p.city('garumnum', 'visigothi', 2).units('visigothi', 'garumnum', { infantry: 1 });
      p.city('arvernia', 'visigothi', 0)
        .units('visigothi', 'septimania', { infantry: 1 })
        .city('septimania', 'visigothi', 1);
      p.state.nations.capital[VISIGOTHS] = place('garumnum');
    });
    const story = Story.of(state, (g) => evacuate(g, FRANKS, place('garumnum'))).anyhow();
    const seat = state.nations.capital[VISIGOTHS];
    expect([seat >= 0, seat === place('garumnum'), story.told('city.grew').length]).toEqual([true, false, 1]);
    expect([state.nations.treasury[VISIGOTHS], state.nations.age[VISIGOTHS]]).toEqual([3, 6]);
  });

  it('IX.B nobody flees to where a hostile horde stands', () => {
    const state = given((p) =>
      p.empty().turn(4).units('romani', 'liger', { legion: 1 }).horde('visigothi', 'arvernia'),
    );
    state.lands.level[place('arvernia')] = 0;
    expect(mayTakeRefuge(state, ROMANI, place('arvernia'))).toBe(false);
    encamp(state, VISIGOTHS, place('dacia'));
    expect(mayTakeRefuge(state, ROMANI, place('arvernia'))).toBe(true);
  });

  it('XLI.G the horde may come to those of its raiders who have settled', () => {
    const saxons = CALENDAR.flatMap(({ newcomers }) => newcomers).find((row) => row.nation === 'saxones');
    if (saxons?.horde === undefined) throw new Error('the Saxons never come');
    const comes = (answer?: string) => {
      const state = given((p) => {
        p.empty().turn(5).state.lands.level[place('cantium')] = 0;
        if (answer !== undefined) p.units('saxones', 'cantium', { infantry: 2 });
      });
      const story = Story.of(state, (g) => enter(g, SAXONS, saxons));
      if (answer !== undefined) {
        expect(story.offered(GOTHS)).toEqual([`horde-to ${saxons.horde}`, 'horde-to cantium']);
        story.answer(GOTHS, answer);
      }
      story.anyhow();
      return placeId(state.nations.horde[SAXONS]);
    };
    expect([comes(), comes(`horde-to ${saxons.horde}`), comes('horde-to cantium')]).toEqual([
      saxons.horde,
      saxons.horde,
      'cantium',
    ]);
  });
});

describe('envoys', () => {
  const hold = (state: State, owner: number, ...cards: readonly string[]) =>
    state.cards.envoys[owner].push(...cards.map((card) => DIPLOMACY.findIndex(({ id }) => id === card)));

  it('XXX.A travel when their nation is activated, not after it has begun to move', () => {
    const state = given((p) => p.turn(4).phase('military', 'persae', 'orientali').nation('persae', { treasury: 20 }));
    hold(state, PERSAE, 'tribute', 'mercenary');
    state.activation.active = PERSAE;
    const offered = () => lateEnvoys(state, PERSAE).map(({ id }) => id);
    expect(offered()).toContain('envoy tribute');
    const [unit] = state.pieces.here.flat().filter((counter) => state.pieces.holder[counter] === PERSAE);
    state.stacks.steps[unit] = 1;
    expect(offered()).not.toContain('envoy tribute');
  });

  it('XXX.C whoever gives up a province by Treaty may crowd another, if there is no other choice', () => {
    shows('XXX.C.g');
    const state = given((p) => {
      p.empty().turn(4).units('persae', 'assyria', { infantry: 2 }).units('persae', 'euphrates', { satraps: 4 });
      p.units('orientali', 'amida', { legion: 1 });
      p.state.lands.level[place('assyria')] = 0;
    });
    // Enemies are everywhere but in Euphrates.
    for (let where = 0; where < LAND; where++)
      if (where !== place('euphrates') && where !== place('assyria')) raiseLimes(state, where, ORIENTALI);
    const story = Story.of(state, (g) => treaty(g, ORIENTALI, PERSAE)).answer(ROMANS, 'cede assyria');
    story.anyhow();
    expect([story.units('persae', 'euphrates'), story.units('orientali', 'assyria')]).toEqual([6, 1]);
  });
});

describe('a kingdom without a city', () => {
  it('VII.D founds one as soon as it holds a site, at the end of its activation', () => {
    shows('VII.D.i');
    const state = given((p) => {
      p.empty().turn(6).nation('visigothi', { status: KINGDOM, age: 1, founded: 5 });
      for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
      p.horde('visigothi', 'dacia').units('visigothi', 'lotharingia', { infantry: 2 });
    });
    expect(state.nations.capital[VISIGOTHS]).toBe(-1);
    state.clock.phase = 'military';
    Story.of(state, (g) => activation(g, VISIGOTHS)).anyhow();
    expect([
      state.nations.capital[VISIGOTHS],
      state.lands.level[place('lotharingia')],
      state.nations.horde[VISIGOTHS],
    ]).toEqual([place('lotharingia'), 1, -1]);
  });
});
