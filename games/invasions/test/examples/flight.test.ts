import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI, sortNamed } from '../../src/data/pieces.ts';
import { combat } from '../../src/rules/activation/military.ts';
import { renewSteps } from '../../src/rules/activation/orders.ts';
import { fieldOf, loneField, mainEnemy } from '../../src/rules/battle/field.ts';
import { retreat } from '../../src/rules/battle/retreat.ts';
import { refugesFrom } from '../../src/rules/diplomacy/evacuation.ts';
import { evacuate } from '../../src/rules/diplomacy/refuge.ts';
import { nearestFriend } from '../../src/rules/lands/routes.ts';
import { mayMigrate, migration } from '../../src/rules/movement/migration.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { deploy, encamp, NOBODY, NOWHERE, type State } from '../../src/state.ts';
import { type Given, given, PERSIANS, ROMANS, Story } from '../story.ts';

const VANDALS = nation('vandali');
const where = (state: State, owner: number) =>
  state.pieces.here.flatMap((units, at) =>
    units.filter((one) => state.pieces.holder[one] === owner).map(() => placeId(at)),
  );

describe('whoever must leave a province', () => {
  const dardania = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).units('romani', 'dardania', { legion: 2 }).leader('stilicho', 'dardania');
      change(p);
    });
    const story = Story.of(state, (g) => evacuate(g, VANDALS, place('dardania')));
    return { state, story };
  };

  it('IX.B goes next door, towards its own capital, and its leader goes along', () => {
    const { state, story } = dardania();
    // Illyricum is the neighbour nearest to Rome.
    expect(story.asked).toBeNull();
    expect(where(state, ROMANI)).toEqual(['illyricum', 'illyricum']);
    expect(state.pieces.leaderAt[leader('stilicho')]).toBe(place('illyricum'));
    expect(story.told('evacuated')).toEqual([{ event: 'evacuated', nation: 'romani', province: 'dardania', lost: 0 }]);
  });

  it('IX.B chooses where several are as good, and who goes there', () => {
    const state = given((p) => p.empty().turn(4).units('orientali', 'dardania', { legion: 4, limitanei: 1 }));
    const story = Story.of(state, (g) => evacuate(g, VANDALS, place('dardania')));
    expect(story.offered(ROMANS)).toEqual(['leave-for macedonia', 'leave-for moesia-inferior']);
    story.answer(ROMANS, 'leave-for macedonia', 'take 2*orientali-legion+orientali-limitanei');
    story.answer(ROMANS, 'leave-for moesia-inferior', 'take 2*orientali-legion');
    expect([story.units('orientali', 'macedonia'), story.units('orientali', 'moesia-inferior')]).toEqual([3, 2]);
  });

  it('IX.B does not go where others stand who are no friends', () => {
    const { state } = dardania((p) => p.units('vandali', 'illyricum', { infantry: 1 }).city('illyricum', 'vandali'));
    expect(where(state, ROMANI)).not.toContain('illyricum');
    expect(refugesFrom(state, ROMANI, place('dardania'))).not.toContain(place('illyricum'));
  });

  it('IX.B loses the capital it had there, and the new nation has its city', () => {
    const { state } = dardania((p) => {
      p.units('vandali', 'dardania', { infantry: 1 }).state.lands.level[place('dardania')] = 1;
      p.state.nations.capital[ORIENTALI] = place('dardania');
      p.state.nations.capital[ROMANI] = place('latium');
    });
    expect([state.nations.capital[ORIENTALI], state.nations.capital[ROMANI]]).toEqual([NOWHERE, place('latium')]);
    expect(state.lands.city[place('dardania')]).toBe(VANDALS);
    expect(state.lands.limes[place('dardania')]).toBe(NOBODY);
  });

  it('IX.B leaves the others in peace: their leaders stay', () => {
    const { state } = dardania((p) => p.leader('valens', 'thracia').units('orientali', 'thracia', { legion: 1 }));
    expect(state.pieces.leaderAt[leader('valens')]).toBe(place('thracia'));
    expect(where(state, ORIENTALI)).toEqual(['thracia']);
  });
});

describe('migration', () => {
  const ready = () => {
    const state = given();
    state.clock.phase = 'military';
    state.activation.active = VANDALS;
    renewSteps(state, VANDALS);
    return state;
  };

  it('XVIII.G the horde goes and all its people follow', () => {
    shows('XVIII.G.c');
    const state = ready();
    const people = where(state, VANDALS).length;
    const story = Story.of(state, (g) => migration(g, VANDALS)).answer(PERSIANS, 'horde-to tisia', 'done');
    expect(state.nations.horde[VANDALS]).toBe(place('tisia'));
    expect(where(state, VANDALS)).toEqual(new Array(people).fill('tisia'));
    expect(story.told('migrated')).toHaveLength(1);
    // There is nothing else to do in this turn.
    expect(mayMigrate(state, VANDALS)).toBe(false);
  });

  it('XVIII.G not once somebody has moved, nor during a campaign, nor without a horde', () => {
    shows('XVIII.G.d', 'XXII.A.e');
    expect(mayMigrate(ready(), VANDALS)).toBe(true);
    const moved = ready();
    moved.stacks.steps[unitsAt(moved, VANDALS, moved.nations.horde[VANDALS])[0]] = 1;
    expect(mayMigrate(moved, VANDALS)).toBe(false);
    const campaign = ready();
    campaign.activation.marching = leader('iulianus');
    expect(mayMigrate(campaign, VANDALS)).toBe(false);
    const homeless = ready();
    encamp(homeless, VANDALS, NOWHERE);
    expect(mayMigrate(homeless, VANDALS)).toBe(false);
  });

  it('XVIII.G not to where enemies, a Limes or a hostile city are', () => {
    const state = ready();
    state.lands.limes[place('tisia')] = ROMANI;
    const story = Story.of(state, (g) => migration(g, VANDALS));
    expect(story.offered(PERSIANS)).not.toContain('horde-to tisia');
    expect(story.offered(PERSIANS)).toContain('horde-to bohemia');
  });
});

describe('retreat', () => {
  it('XX.J a leader left alone goes to the nearest province of his side', () => {
    shows('XX.J.b');
    const state = given((p) => p.empty().turn(5).units('romani', 'thracia', { legion: 1 }));
    for (const list of [state.lands.control, state.lands.city]) list.fill(NOBODY);
    expect(nearestFriend(state, ROMANI, place('latium'))).toBe(place('thracia'));
    state.lands.control[place('rhodanus')] = ROMANI;
    expect(nearestFriend(state, ROMANI, place('latium'))).toBe(place('rhodanus'));
    state.lands.control[place('campania')] = ROMANI;
    expect(nearestFriend(state, ROMANI, place('latium'))).toBe(place('campania'));
    // Where he is does not count.
    state.lands.control[place('latium')] = ROMANI;
    expect(nearestFriend(state, ROMANI, place('latium'))).toBe(place('campania'));
    state.lands.control.fill(NOBODY);
    expect(nearestFriend(state, ROMANI, place('thracia'))).toBe(NOWHERE);
  });

  /** Vandals attack two legions in Liger; they came over Rhodanus. */
  const liger = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty()
        .turn(5)
        .nation('vandali', { status: 2 })
        .city('rhodanus', 'vandali')
        .units('vandali', 'rhodanus', { cavalry: 1 });
      p.units('vandali', 'liger', { infantry: 2 }).units('romani', 'liger', { legion: 2 }).leader('stilicho', 'liger');
      change(p);
    });
    const vandals = unitsAt(state, VANDALS, place('liger'));
    for (const unit of vandals) state.stacks.from[unit] = place('rhodanus');
    const clash = { where: place('liger'), attacker: VANDALS, units: vandals, leaders: [], intercepted: false };
    return { state, field: fieldOf(state, clash) };
  };

  it('XX.L attackers go back where they came from', () => {
    shows('XX.L.g');
    const { state, field } = liger();
    const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
    expect(story.asked).toBeNull();
    expect(story.told('retreated')).toMatchObject([{ nation: 'vandali', to: 'rhodanus', count: 2 }]);
    expect(where(state, VANDALS)).toEqual(['rhodanus', 'rhodanus', 'rhodanus']);
  });

  it('XX.L defenders go anywhere within three steps but there, in several groups if they like', () => {
    shows('XX.L.b', 'XX.L.d', 'XX.L.h');
    const { state, field } = liger();
    const story = Story.of(state, (g) => retreat(g, field, field.defender, []));
    expect(story.offered(ROMANS)).not.toContain('retreat-to rhodanus');
    expect(story.offered(ROMANS)).toEqual(expect.arrayContaining(['retreat-to arvernia', 'retreat-to aquitania']));
    story.answer(ROMANS, 'retreat-to arvernia', 'take romani-legion', 'retreat-to aquitania');
    expect([story.units('romani', 'arvernia'), story.units('romani', 'aquitania')]).toEqual([1, 1]);
    // Stilicho went with the first.
    expect(state.pieces.leaderAt[leader('stilicho')]).toBe(place('arvernia'));
  });

  it('XX.L a horde goes with the first of its people', () => {
    shows('XVIII.G.a');
    const state = given((p) => {
      p.empty().turn(2).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 1 });
      p.units('orientali', 'dacia', { legion: 1 });
    });
    const legion = unitsAt(state, ORIENTALI, place('dacia'));
    for (const unit of legion) state.stacks.from[unit] = place('moesia-superior');
    const clash = { where: place('dacia'), attacker: ORIENTALI, units: legion, leaders: [], intercepted: false };
    const field = fieldOf(state, clash);
    expect([field.defender.hordes, field.attacker.hordes]).toEqual([[nation('visigothi')], []]);
    const story = Story.of(state, (g) => retreat(g, field, field.defender, []));
    const [first] = story.offered(3);
    story.answer(3, first);
    expect(`retreat-to ${placeId(state.nations.horde[nation('visigothi')])}`).toBe(first);
  });

  it('XVIII.E six are needed to overrun, and only a single unit without walls', () => {
    const trapped = (legions: number, goths: number, city = false) => {
      const state = given((p) => {
        p.empty().units('romani', 'latium', { legion: Math.min(legions, 6) });
        p.units('visigothi', 'campania', { infantry: goths });
      });
      for (const list of [state.lands.city, state.lands.control]) list.fill(nation('visigothi'));
      state.lands.level.fill(1);
      if (!city) state.lands.level[place('campania')] = 0;
      const field = loneField(state, ROMANI, place('latium'), state.pieces.here[place('latium')]);
      const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
      while (story.asked !== null) story.answer(ROMANS, story.offered(ROMANS)[0]);
      return story.told('overrun').length;
    };
    expect(trapped(6, 1)).toBe(1);
    expect(trapped(5, 1)).toBe(0);
    expect(trapped(6, 2)).toBe(0);
    expect(trapped(6, 1, true)).toBe(0);
  });
});

describe('battlefields', () => {
  it('XX.A the attacker chooses the order of his battles', () => {
    shows('XX.A.c', 'XX.A.d');
    const state = given((p) => {
      p.empty()
        .turn(5)
        .nation('vandali', { status: 2 })
        .city('rhodanus', 'vandali')
        .units('vandali', 'rhodanus', { cavalry: 1 });
      for (const at of ['liger', 'burgondia'] as const)
        p.units('vandali', at, { infantry: 1 }).units('romani', at, { legion: 1 });
    });
    for (const at of ['liger', 'burgondia'] as const)
      for (const unit of unitsAt(state, VANDALS, place(at))) state.stacks.from[unit] = place('rhodanus');
    // Nobody hits anybody: one die each.
    const story = Story.of(state, (g) => combat(g, VANDALS), ...[1, 1, 1, 1]);
    expect(story.offered(PERSIANS)).toEqual(['fight-at liger', 'fight-at burgondia']);
    story.answer(PERSIANS, 'fight-at burgondia');
    expect(story.told('battle').map(({ province }) => province)).toEqual(['burgondia', 'liger']);
    expect(where(state, VANDALS)).toEqual(['rhodanus', 'rhodanus', 'rhodanus']);
  });

  it('XX.A the main enemy has most units there; a horde alone is one too', () => {
    const state = given((p) => {
      p.empty().turn(5).units('romani', 'dacia', { legion: 1 }).units('visigothi', 'dacia', { infantry: 1 });
      p.units('ostrogothi', 'dacia', { infantry: 2 }).horde('gepidae', 'tisia');
    });
    expect(mainEnemy(state, ROMANI, place('dacia'))).toBe(nation('ostrogothi'));
    expect(mainEnemy(state, ROMANI, place('tisia'))).toBe(nation('gepidae'));
    deploy(state, sortNamed(nation('visigothi'), 'infantry'), 2, place('dacia'));
    expect(mainEnemy(state, ROMANI, place('dacia'))).toBe(nation('visigothi'));
  });

  it('XX.F over a strait only if all came over it, and never for those who were intercepted', () => {
    shows('XX.E.g', 'XX.F.c', 'XX.F.g');
    const crossing = (origins: readonly PlaceId[], intercepted = false) => {
      const state = given((p) => {
        p.empty()
          .units('visigothi', 'bythinia', { infantry: origins.length })
          .units('orientali', 'bythinia', { legion: 1 });
      });
      const units = unitsAt(state, nation('visigothi'), place('bythinia'));
      units.forEach((unit, i) => {
        state.stacks.from[unit] = place(origins[i]);
      });
      const clash = { where: place('bythinia'), attacker: nation('visigothi'), units, leaders: [], intercepted };
      const { overStrait, crossed, exposed } = fieldOf(state, clash);
      return [overStrait, crossed, exposed];
    };
    expect(crossing(['thracia'])).toEqual([true, true, false]);
    expect(crossing(['thracia', 'thracia'])).toEqual([true, true, false]);
    expect(crossing(['thracia', 'paphlagonia'])).toEqual([false, false, false]);
    expect(crossing(['thracia'], true)).toEqual([false, false, false]);
  });
});
