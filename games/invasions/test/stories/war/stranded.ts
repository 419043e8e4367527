import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId } from '../../../src/data/geography.ts';
import { HUNNI, nation, PERSAE } from '../../../src/data/pieces.ts';
import { PROVINCE_ROWS } from '../../../src/data/provinces.ts';
import { activation, combat } from '../../../src/rules/activation/military.ts';
import { movement, renewSteps } from '../../../src/rules/activation/orders.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { hordeReach } from '../../../src/rules/movement/migration.ts';
import { BARBARIAN, type State } from '../../../src/state.ts';
import { came, facing, type Given, GOTHS, given, HUNS, moving, Story } from '../../story.ts';

const SCYTHIA: readonly string[] = PROVINCE_ROWS.filter(({ closed }) => closed === 'nomads').map(({ id }) => id);
const [OSTROGOTHS, GEPIDS] = [nation('ostrogothi'), nation('gepidae')];

describe('a horde that its units have left behind', () => {
  /** Invading Huns fall upon the Gepids in Scythica, their horde behind them; then the riders go on. */
  const left = (change: (p: Given) => void, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(2).horde('hunni', 'ucraina').units('hunni', 'ucraina', { 'horse-archers': 3 });
      p.nation('hunni', { status: BARBARIAN }).nation('gepidae', { status: BARBARIAN }).horde('gepidae', 'carpathia');
      makeDeal(p.state, HUNNI, GEPIDS, HOSTILITY);
      for (const orders of [p.state.orders.evades, p.state.orders.intercepts, p.state.orders.asks])
        orders.fill('never');
      change(p);
    });
    state.clock.phase = 'military';
    state.activation.active = HUNNI;
    renewSteps(state, HUNNI);
    const story = Story.of(
      state,
      function* (g) {
        yield* movement(g, HUNNI);
        yield* combat(g, HUNNI);
      },
      ...dice,
    );
    const all = 'take 3*hunni-horse-archers';
    story.answer(HUNS, 'from ucraina', all, 'to scythica', 'move-horde', 'horde-to scythica');
    return story.answer(HUNS, 'from scythica', all, 'to ucraina', 'done');
  };

  it('XX.A fights alone, with the die that everybody has, and retreats if it is beaten', () => {
    shows('XX.A.a', 'G402');
    // A blank on either die: on a tie the defender has won.
    const story = left((p) => p.units('gepidae', 'scythica', { infantry: 1 }), 1, 1);
    expect(story.told('battle')).toMatchObject([{ nation: 'hunni', enemy: 'gepidae', province: 'scythica' }]);
    expect(story.asked).toBe('retreat');
    expect(story.offered(HUNS)).toContain('retreat-to ucraina');
    story.answer(HUNS, 'retreat-to ucraina');
    expect([placeId(story.state.nations.horde[HUNNI]), story.units('gepidae', 'scythica')]).toEqual(['ucraina', 1]);
  });

  it('XII.B does not stay before a city that nobody besieges', () => {
    shows('XII.B.g', 'G402');
    const story = left((p) => p.nation('gepidae', { status: 2 }).city('scythica', 'gepidae', 1));
    expect(story.told('battle')).toEqual([]);
    expect(story.asked).toBe('retreat');
    story.answer(HUNS, 'retreat-to ucraina');
    expect(placeId(story.state.nations.horde[HUNNI])).toBe('ucraina');
  });
});

describe('Ostrogoths in Scythia on turn 2', () => {
  const scythia = (change: (p: Given) => void) =>
    given((p) => {
      p.empty().turn(2).nation('ostrogothi', { status: BARBARIAN });
      change(p);
    });

  it('XLI.D pass through it on their way out, and end their way outside', () => {
    shows('XLI.D.a', 'G401', 'G70');
    const state = scythia((p) => p.horde('ostrogothi', 'volga').units('ostrogothi', 'siraces', { infantry: 2 }));
    // Nothing but Scythia lies around Siraces.
    const story = moving(state, OSTROGOTHS).answer(GOTHS, 'from siraces', 'take 2*ostrogothi-infantry');
    const goals = story.offered(GOTHS, 'to');
    expect(goals.length).toBeGreaterThan(0);
    expect(goals.filter((to) => SCYTHIA.includes(to.slice(3)))).toEqual([]);
    const outside = scythia((p) => p.horde('ostrogothi', 'gothia').units('ostrogothi', 'gothia', { infantry: 2 }));
    const about = moving(outside, OSTROGOTHS).answer(GOTHS, 'from gothia', 'take 2*ostrogothi-infantry');
    expect(about.offered(GOTHS)).not.toContain('to volga');
    // A horde of an Invasion goes no deeper, though units of its own stand there.
    const deep = scythia((p) => p.horde('ostrogothi', 'volga').units('ostrogothi', 'siraces', { infantry: 2 }));
    deep.activation.active = OSTROGOTHS;
    expect(hordeReach(deep, OSTROGOTHS)).not.toContain(place('siraces'));
  });

  it('XLI.D who is still there when they have acted is lost, and the horde goes to the nearest province outside', () => {
    shows('XLI.D.a', 'G401');
    const state = scythia((p) => p.horde('ostrogothi', 'volga').units('ostrogothi', 'siraces', { infantry: 1 }));
    state.clock.phase = 'military';
    const story = Story.of(state, (g) => activation(g, OSTROGOTHS));
    while (story.asked === 'move' || story.asked === 'campaigns') story.answer(GOTHS, 'done');
    expect(story.told('disbanded')).toMatchObject([{ nation: 'ostrogothi' }]);
    while (story.asked === 'migrate') story.answer(GOTHS, story.offered(GOTHS)[0]);
    const [moved] = story.told('horde.moved');
    expect(moved).toMatchObject({ nation: 'ostrogothi', province: placeId(state.nations.horde[OSTROGOTHS]) });
    expect(SCYTHIA).not.toContain(moved.province);
  });
});

describe('rearguards', () => {
  /** Ghassanids are beaten in Zagros; a single Persian stands before Arbela in Adiabene. */
  const zagros = (): State =>
    given((p) => {
      p.empty().turn(10).units('ghassanides', 'zagros', { cavalry: 2, 'horse-archers': 1 });
      p.units('persae', 'adiabene', { infantry: 1 }).units('persae', 'media', { clibanarii: 3 });
      p.units('persae', 'artemita', { infantry: 1 }).units('persae', 'chaldea', { savaran: 2 });
      p.units('persae', 'zagros', { 'horse-archers': 2 });
      p.state.orders.asks.fill('never');
      p.state.activation.active = PERSAE;
      came('persae', 'zagros', 'media')(p);
    });

  it('XX.L, G404 do not stay before an enemy’s city when they have won: they go on with their retreat', () => {
    shows('XX.L.e', 'XII.B.g', 'G404');
    const state = zagros();
    expect([state.lands.level[place('adiabene')] > 0, state.lands.city[place('adiabene')]]).toEqual([true, PERSAE]);
    const field = facing(state, 'persae', 'zagros');
    field.defender.conceded = true;
    const told = Story.where(
      () => structuredClone(state),
      (story) => {
        while (story.asked === 'retreat' || story.asked === 'rearguard' || story.asked === 'retreaters') {
          const [{ seat, options }] = story.run.decision?.asks ?? [];
          const held = options.find(({ id }) => id === 'retreat-to osroene') ?? options[0];
          story.answer(seat, held.id);
        }
        story.anyhow();
        return story.told('rearguard').some(({ province }) => province === 'adiabene') && survives(story);
      },
      function* (g) {
        yield* aftermath(g, structuredClone(field));
        yield* combat(g, PERSAE);
      },
    );
    expect(told.units('persae', 'adiabene')).toBe(0);
    expect(told.units('ghassanides', 'adiabene')).toBe(0);
    expect(told.told('retreated').some(({ province }) => province === 'adiabene')).toBe(true);
  });

  /** They have beaten the Persian. */
  function survives(story: Story): boolean {
    return story.told('battle.won').some(({ nation: by, province }) => by === 'ghassanides' && province === 'adiabene');
  }
});
