import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { distancesFrom, type PlaceId, place, placeId } from '../../src/data/geography.ts';
import { nation, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { combat } from '../../src/rules/activation/military.ts';
import { closedTo, ground } from '../../src/rules/lands/relations.ts';
import { stackSize } from '../../src/rules/lands/stacking.ts';
import { migration } from '../../src/rules/movement/migration.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { voyagesFrom } from '../../src/rules/sea/voyages.ts';
import { type Given, given, goals, HUNS, movingUnopposed, PERSIANS, ROMANS, Story } from '../story.ts';

const [VANDALS, FRANKS] = [nation('vandali'), nation('franci')];

describe('a stack on its way', () => {
  it('passes through a province that is full, or brings more than may stand there, as long as it goes on', () => {
    shows('XVIII.A.m', 'XVIII.A.n');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 4 }).units('romani', 'rhodanus', { limitanei: 4 });
    });
    const story = movingUnopposed(state, ROMANI);
    story.answer(ROMANS, 'from burgondia', 'take 4*romani-legion', 'to rhodanus');
    expect([story.units('romani', 'rhodanus'), story.asked]).toEqual([8, 'stack']);
    // The Movement is not over before they have parted again.
    expect(story.offered(ROMANS)).not.toContain('done');
    story.answer(ROMANS, 'take 4*romani-legion', 'to vienna');
    expect([story.units('romani', 'rhodanus'), story.units('romani', 'vienna')]).toEqual([4, 4]);
    expect(story.offered(ROMANS)).toContain('done');
  });

  it('leaves the Limes of its province where it stands', () => {
    shows('XVIII.B.i');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'lotharingia', { legion: 1 });
      p.state.lands.limes[place('lotharingia')] = ROMANI;
    });
    const before = [...state.lands.limes];
    movingUnopposed(state, ROMANI).answer(ROMANS, 'from lotharingia', 'to burgondia');
    expect(state.lands.limes).toEqual(before);
  });

  it('does not count the Limes among the units that stand there', () => {
    shows('XVIII.I.d');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'lotharingia', { legion: 4 });
      p.state.lands.limes[place('lotharingia')] = ROMANI;
    });
    expect(stackSize(state, ROMANI, place('lotharingia'))).toBe(4);
    // Four legions and the Limes: nobody has to leave.
    expect(movingUnopposed(state, ROMANI).offered(ROMANS)).toContain('done');
  });

  it('stops where it meets enemies, even those of its own player', () => {
    shows('XVIII.C.a');
    const through = (people: 'alamanni' | 'vandali' | undefined) => {
      const state = given((p) => {
        p.empty().turn(4).units('franci', 'burgondia', { 'francisca-infantry': 1 });
        for (const at of ['rhodanus', 'liger'] as const) if (people !== undefined) p.units(people, at, { infantry: 2 });
      });
      return goals(state, FRANKS, 'burgondia', 2).includes('arvernia');
    };
    expect([through(undefined), through('vandali'), through('alamanni')]).toEqual([true, false, false]);
    const state = given((p) => {
      p.empty().turn(4).units('franci', 'burgondia', { 'francisca-infantry': 1 });
      p.units('alamanni', 'rhodanus', { infantry: 2 });
    });
    const story = movingUnopposed(state, FRANKS).answer(HUNS, 'from burgondia', 'to rhodanus');
    expect(story.offered(HUNS)).not.toContain('from rhodanus');
  });
});

describe('those who clear a passage', () => {
  /** Vandals hold Rhodanus and Liger; four legions come from Burgondia, two more wait in Neustria. */
  const gaul = (vandals: number, change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 4 }).units('romani', 'neustria', { equites: 2 });
      p.units('vandali', 'rhodanus', { infantry: vandals }).units('vandali', 'liger', { cavalry: 2 });
      change(p);
    });

  it('move no farther, fight there in the Combat that follows, and the province is still hostile', () => {
    shows('XVIII.F.c', 'XVIII.F.d');
    const state = gaul(1);
    const story = movingUnopposed(state, ROMANI);
    story.answer(ROMANS, 'from burgondia', 'take 2*romani-legion', 'to rhodanus');
    expect(story.offered(ROMANS, 'from')).toEqual(['from burgondia', 'from neustria']);
    story.answer(ROMANS, 'from burgondia', 'take romani-legion', 'to arvernia');
    expect([story.units('romani', 'arvernia'), story.units('vandali', 'rhodanus')]).toEqual([1, 1]);
    expect(ground(state, ROMANI, place('rhodanus'))).toBe('hostile');
    // Two legions with a black die for an empire and one for their elite; a Vandal; nobody hits.
    const fight = Story.of(state, (g) => combat(g, ROMANI), 1, 1, 1);
    expect(fight.told('battle')).toMatchObject([{ nation: 'romani', province: 'rhodanus' }]);
  });

  it('are no more than may stand there: others do not end their march among them', () => {
    shows('XVIII.F.c', 'G220');
    const state = gaul(2, (p) => p.units('romani', 'rhodanus', { legion: 4 }));
    // They may pass, but not stay: four legions are all that may stand in Rhodanus.
    expect(goals(state, ROMANI, 'burgondia', 2)).toContain('arvernia');
    expect(goals(state, ROMANI, 'burgondia', 3)).not.toContain('rhodanus');
    const five = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 5 }).units('vandali', 'rhodanus', { infantry: 2 });
    });
    const stack = (count: number) => {
      const story = movingUnopposed(structuredClone(five), ROMANI);
      story.answer(ROMANS, count === 5 ? 'take 5*romani-legion' : 'take 4*romani-legion');
      return story.offered(ROMANS, 'to').includes('to rhodanus');
    };
    expect([stack(5), stack(4)]).toEqual([false, true]);
    // With six who overrun a single one it is another thing: they do not have to stop.
    const six = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 6 }).units('vandali', 'rhodanus', { infantry: 1 });
    });
    expect(goals(six, ROMANI, 'burgondia', 2)).toContain('rhodanus');
    expect(goals(six, ROMANI, 'burgondia', 1)).not.toContain('rhodanus');
  });

  it('do not land among enemies in greater numbers either', () => {
    shows('G220');
    const lands = (legions: number) => {
      const state = given((p) => {
        p.empty()
          .turn(5)
          .units('romani', 'cartaginensis', { legion: legions })
          .units('vandali', 'utica', { infantry: 1 });
        p.units('romani', 'mare-mauretanicum', { classis: 2 }).city('utica', 'vandali', 1);
      });
      const units = unitsAt(state, ROMANI, place('cartaginensis'));
      const found = voyagesFrom(state, ROMANI, place('cartaginensis'), units, undefined, 3).map(({ to }) => to);
      return found.includes(place('utica'));
    };
    expect([lands(4), lands(5)]).toEqual([true, false]);
  });

  it('clear nothing behind a Limes or walls', () => {
    shows('XVIII.F.f', 'G37');
    const through = (change: (p: Given) => void) => {
      const state = gaul(1, (p) => change(p.units('romani', 'rhodanus', { legion: 2 })));
      return goals(state, ROMANI, 'burgondia', 2).includes('arvernia');
    };
    const limes = (p: Given) => {
      p.state.lands.limes[place('rhodanus')] = VANDALS;
    };
    const walls = (p: Given) => {
      p.city('rhodanus', 'vandali', 1).state.lands.fortified[place('rhodanus')] = 1;
    };
    const city = (p: Given) => p.city('rhodanus', 'vandali', 1);
    expect([through(() => {}), through(city), through(walls), through(limes)]).toEqual([true, true, false, false]);
  });
});

describe('a people that migrates', () => {
  it('goes as far as its counter says, on foot or on horseback', () => {
    shows('XVIII.B.f', 'G78');
    const far = (people: 'franci' | 'hunni', units: Readonly<Record<string, number>>) => {
      const state = given((p) => {
        p.empty().turn(3).horde(people, 'tisia').units(people, 'tisia', units);
      });
      const story = Story.of(state, (g) => migration(g, nation(people)));
      const goal = (id: string) => place(id.slice('horde-to '.length) as PlaceId);
      return Math.max(...story.offered(HUNS).map((id) => distancesFrom(0, place('tisia'))[goal(id)]));
    };
    expect([far('franci', { 'francisca-infantry': 1 }), far('hunni', { 'horse-archers': 1 })]).toEqual([2, 4]);
  });

  it('is not intercepted, wherever it goes', () => {
    shows('XVIII.G.e');
    const state = given((p) => {
      p.empty().turn(6).horde('vandali', 'noricum').units('vandali', 'noricum', { infantry: 1 });
      p.units('romani', 'istria', { legion: 2 }).state.lands.level[place('rhaetia')] = 0;
    });
    state.orders.intercepts.fill('always');
    state.orders.evades.fill('always');
    expect(state.lands.control[place('rhaetia')]).toBe(ROMANI);
    const story = Story.of(state, (g) => migration(g, VANDALS)).answer(PERSIANS, 'horde-to rhaetia', 'done');
    expect([story.asked, story.told('intercepted').length, placeId(state.nations.horde[VANDALS])]).toEqual([
      null,
      0,
      'rhaetia',
    ]);
  });
});

describe('closed lands', () => {
  it('are for their raiders only: Arabia Deserta for none of the nations, Mauretania for the Mauritanians', () => {
    shows('XVIII.K.b', 'XVIII.K.c', 'G221');
    const state = given((p) => p.nation('hunni', { status: 1 }));
    const open = (at: PlaceId) =>
      (['romani', 'persae', 'vandali', 'hunni', 'mauritanii'] as const).filter(
        (id) => !closedTo(state, nation(id), place(at)),
      );
    expect([open('arabia-deserta'), open('sahara')]).toEqual([[], ['mauritanii']]);
    expect(open('alania')).toEqual(['hunni']);
    state.nations.status[nation('hunni')] = 2;
    expect(open('alania')).toEqual([]);
  });

  it('are not passed through either', () => {
    shows('G70');
    const state = given((p) => p.empty().turn(4).units('persae', 'chaldea', { infantry: 1 }));
    // Hijaz lies two steps away, beyond Arabia Deserta; around it it is four.
    expect(distancesFrom(0, place('chaldea'))[place('hijaz')]).toBe(2);
    expect([3, 4].map((steps) => goals(state, PERSAE, 'chaldea', steps).includes('hijaz'))).toEqual([false, true]);
  });
});
