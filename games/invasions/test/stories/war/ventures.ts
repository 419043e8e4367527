import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { nation, ROMANI } from '../../../src/data/pieces.ts';
import { quarters } from '../../../src/rules/lands/quarters.ts';
import { HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { isShelter } from '../../../src/rules/lands/routes.ts';
import { hordeReach } from '../../../src/rules/movement/migration.ts';
import { begin } from '../../../src/state.ts';
import { type Given, GOTHS, given, goals, HUNS, movingUnopposed as moving, type Story } from '../../story.ts';

const [ALEMANNI, HERULI, VANDALS] = [nation('alamanni'), nation('heruli'), nation('vandali')];

describe('what goes before a raid', () => {
  /** Four Alemannic units at their horde in Rhenus and two in Franconia; Gaul is Roman and has no garrison. */
  const rhine = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4).units('alamanni', 'rhenus', { infantry: 4 }).horde('alamanni', 'rhenus');
      p.units('alamanni', 'franconia', { infantry: 2 });
      p.city('treveria', 'romani', 2).city('neustria', 'romani', 2);
      change(p);
    });
  const march = (story: Story, from: PlaceId, to: PlaceId) =>
    story.answer(HUNS, `from ${from}`, 'take alamanni-infantry', `to ${to}`);

  it('XI.C, G300 is a shift among one’s own provinces and nothing else: whoever has walked into an empty province of the enemy does not raid', () => {
    shows('XI.C.c', 'G300');
    const shifts = march(moving(rhine(), ALEMANNI), 'rhenus', 'franconia');
    expect(shifts.offered(HUNS)).toContain('raid-instead');
    const conquers = march(moving(rhine(), ALEMANNI), 'rhenus', 'austrasia');
    expect(conquers.state.lands.control[place('austrasia')]).toBe(ALEMANNI);
    expect(conquers.offered(HUNS)).not.toContain('raid-instead');
    // Nor who comes from where the nation controls nothing.
    const gathers = moving(
      rhine((p) => p.units('alamanni', 'saxonia', { infantry: 1 })),
      ALEMANNI,
    );
    gathers.answer(HUNS, 'from saxonia', 'to rhenus');
    expect(gathers.offered(HUNS)).not.toContain('raid-instead');
  });

  it('XI.C, G300 whoever has overrun a garrison does not raid, though all his men stand in his own land again', () => {
    shows('XI.C.c', 'G300');
    const story = moving(
      rhine((p) => {
        p.units('alamanni', 'rhenus', { 'noble-cavalry': 2 }).units('romani', 'austrasia', { limitanei: 1 });
        p.leader('rex-alamanni', 'rhenus');
      }),
      ALEMANNI,
    );
    while (story.asked !== 'stack') story.answer(HUNS, story.asked === 'lead' ? 'lead rex-alamanni' : 'from rhenus');
    story.answer(HUNS, story.offered(HUNS).at(-1) ?? '', 'to austrasia');
    story.answer(HUNS, ...story.offered(HUNS, 'yes'));
    expect(story.told('overrun')).toHaveLength(1);
    expect(story.offered(HUNS)).toContain('done');
    expect(story.offered(HUNS)).not.toContain('raid-instead');
  });
});

describe('a lone horde', () => {
  /** The Heruli with their horde in Valachia, the horde of the Vandals alone in Dacia. */
  const danube = (change: (p: Given) => void = () => {}, enemies = true) =>
    given((p) => {
      p.empty().turn(5).units('heruli', 'valachia', { infantry: 2 }).horde('heruli', 'valachia');
      p.horde('vandali', 'dacia').units('vandali', 'silesia', { infantry: 2 });
      if (enemies) makeDeal(p.state, HERULI, VANDALS, HOSTILITY);
      change(p);
    });
  const asked = (story: Story) => story.offered(GOTHS);

  it('XVIII.C, G is not attacked by those who migrate: they do not end there, but in barbarian country they pass', () => {
    shows('XVIII.C.b', 'XVIII.G.c', 'G80');
    const story = moving(danube(), HERULI).answer(GOTHS, 'migrate');
    expect(asked(story)).not.toContain('horde-to dacia');
    expect(asked(story).length).toBeGreaterThan(0);
    // So they do in peace.
    const peace = moving(
      danube(() => {}, false),
      HERULI,
    ).answer(GOTHS, 'migrate');
    expect(asked(peace)).not.toContain('horde-to dacia');
    expect(asked(peace)).toEqual(asked(story));
  });

  it('XVIII.H is not attacked by the horde of an Invasion alone', () => {
    shows('XVIII.G.b', 'G301');
    const state = given((p) => {
      p.empty().turn(4).units('vandali', 'valachia', { infantry: 2 }).horde('vandali', 'valachia');
      p.horde('heruli', 'dacia');
      makeDeal(p.state, HERULI, VANDALS, HOSTILITY);
    });
    state.activation.active = VANDALS;
    expect(hordeReach(state, VANDALS)).not.toContain(place('dacia'));
    const after = given((p) => {
      p.empty()
        .turn(4)
        .units('vandali', 'dacia', { infantry: 2 })
        .horde('vandali', 'valachia')
        .horde('heruli', 'dacia');
      makeDeal(p.state, HERULI, VANDALS, HOSTILITY);
    });
    after.activation.active = VANDALS;
    expect(hordeReach(after, VANDALS)).toContain(place('dacia'));
  });

  it('XVIII.G, G80 has its people with it or beside it, where the player likes', () => {
    shows('G80');
    const story = moving(danube(), HERULI).answer(GOTHS, 'migrate', 'horde-to hypanis');
    expect(story.offered(GOTHS)).toEqual(expect.arrayContaining(['done', 'to valachia']));
    story.answer(GOTHS, 'to valachia', 'take heruli-infantry', 'done');
    expect([story.units('heruli', 'valachia'), story.units('heruli', 'hypanis')]).toEqual([1, 1]);
  });

  it('XVIII.G whoever has attacked does not migrate, though those who did are dead', () => {
    shows('XVIII.G.c', 'G300');
    const state = danube((p) => {
      p.units('heruli', 'tisia', { infantry: 1 }).state.lands.limes[place('savus')] = ROMANI;
      begin(p.state, ROMANI);
    });
    const story = moving(state, HERULI, 2).answer(GOTHS, 'from tisia', 'to savus');
    expect([story.told('limes.fell').length, story.units('heruli', 'savus')]).toEqual([1, 0]);
    expect(story.offered(GOTHS)).not.toContain('migrate');
  });

  it('XII.D, G301 shares its province with friends only: others pass, and neither end their march nor retreat there', () => {
    shows('XII.D.c', 'G301');
    const peace = danube(() => {}, false);
    expect(goals(peace, HERULI, 'valachia', 3)).toEqual(expect.arrayContaining(['tisia']));
    expect(goals(peace, HERULI, 'valachia', 3)).not.toContain('dacia');
    expect(isShelter(peace, HERULI, place('dacia'))).toBe(false);
    // An enemy’s is attacked.
    expect(goals(danube(), HERULI, 'valachia', 3)).toContain('dacia');
  });

  it('XII.B, G301 makes a province no longer empty: it does not go with the area, and nobody recruits beside it', () => {
    shows('XII.B.e', 'G301');
    const noricum = (change: (p: Given) => void) =>
      given((p) => {
        p.empty().turn(4).city('pannonia', 'romani').city('illyricum', 'romani');
        change(p);
      });
    const before = noricum(() => {});
    expect([before.lands.control[place('noricum')], quarters(before, ROMANI).includes(place('noricum'))]).toEqual([
      ROMANI,
      true,
    ]);
    const after = noricum((p) => p.horde('alamanni', 'noricum'));
    expect([after.lands.control[place('noricum')], quarters(after, ROMANI).includes(place('noricum'))]).toEqual([
      nation('alamanni'),
      false,
    ]);
  });
});
