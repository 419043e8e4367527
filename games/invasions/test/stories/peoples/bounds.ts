import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, area, areNear, type PlaceId, place, placeId, waysFrom } from '../../../src/data/geography.ts';
import { HUNNI, leader, nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { gather } from '../../../src/rules/activation/campaigns.ts';
import { flees } from '../../../src/rules/battle/aftermath.ts';
import { leave } from '../../../src/rules/diplomacy/evacuation.ts';
import { isOutOfBounds, mayGoAlong } from '../../../src/rules/lands/homelands.ts';
import { interceptors } from '../../../src/rules/movement/interception.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { BARBARIAN, FREE, VASSAL } from '../../../src/state.ts';
import { bind, facing, type Given, GOTHS, given, goals, moving, PERSIANS, Story } from '../../story.ts';

const OSTROGOTHS = nation('ostrogothi');

describe('XXIX.F the vassals of nomads', () => {
  /** The Huns with their horde in Hunnia; Ostrogoths in Dardania and Thracia, who are their vassals or free. */
  const balkans = (bond: number, change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(5).horde('hunni', 'hunnia').units('hunni', 'hunnia', { 'horse-archers': 2 });
      p.units('ostrogothi', 'dardania', { infantry: 2 }).horde('ostrogothi', 'dardania');
      p.leader('rex-ostrogothi', 'dardania')
        .units('ostrogothi', 'macedonia', { infantry: 1 })
        .city('macedonia', 'ostrogothi')
        .city('dardania', 'ostrogothi');
      if (bond !== FREE) bind(p.state, OSTROGOTHS, bond, HUNNI);
      change(p);
    });

  it('are posted at the start of a campaign only where they may be', () => {
    shows('XXIX.F.c', 'G306');
    const posts = (bond: number) => {
      const state = balkans(bond);
      return Story.of(state, (g) => gather(g, OSTROGOTHS, leader('rex-ostrogothi'))).offered(GOTHS);
    };
    expect(posts(FREE)).toContain('post macedonia');
    expect(posts(VASSAL)).not.toContain('post macedonia');
  });

  it('do not leave their bounds to intercept, nor when they flee or retreat', () => {
    shows('XXIX.F.c', 'G306');
    const [mysia, thessalia] = [place('mysia'), place('thessalia')];
    const able = (bond: number) => {
      const state = balkans(bond, (p) => p.units('orientali', 'mysia', { legion: 1 }));
      state.lands.control[mysia] = OSTROGOTHS;
      const [unit] = unitsAt(state, OSTROGOTHS, place('dardania'));
      const from = interceptors(state, ORIENTALI, OSTROGOTHS, place('macedonia')).length;
      return [mayGoAlong(state, unit, thessalia), from > 0];
    };
    expect([able(FREE), able(VASSAL)]).toEqual([
      [true, true],
      [false, false],
    ]);
    const flees = (bond: number) => {
      const state = balkans(bond, (p) => p.units('orientali', 'naissus', { legion: 1 }));
      const story = moving(state, ORIENTALI).answer(0, 'from naissus', 'to dardania');
      return story.offered(GOTHS);
    };
    expect(flees(FREE)).toContain('evade-to thessalia');
    expect(flees(VASSAL)).not.toContain('evade-to thessalia');
    expect(flees(VASSAL).length).toBeGreaterThan(1);
  });
});

describe('XXIX.F, G306 the horde of a vassal whom his lord has left behind', () => {
  const GEPIDS = nation('gepidae');
  /** The Gepids in Bohemia, far from the horde of the Huns on the Volga. */
  const behind = (bond: number, change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).horde('hunni', 'volga').units('hunni', 'volga', { 'horse-archers': 3 });
      p.horde('gepidae', 'bohemia').nation('gepidae', { status: BARBARIAN }).nation('hunni', { status: BARBARIAN });
      change(p);
    });
    if (bond !== FREE) bind(state, GEPIDS, bond, HUNNI);
    return state;
  };
  const people = (p: Given) => p.units('gepidae', 'bohemia', { infantry: 3 });

  it('migrates nearer, and nowhere else', () => {
    shows('XXIX.F.c', 'G306');
    const goals = (bond: number) => {
      const story = moving(behind(bond, people), GEPIDS);
      return story.offered(PERSIANS).includes('migrate') ? story.answer(PERSIANS, 'migrate').offered(PERSIANS) : [];
    };
    expect(goals(FREE)).toEqual(expect.arrayContaining(['horde-to silesia', 'horde-to bavaria']));
    expect(goals(VASSAL)).toContain('horde-to silesia');
    expect(goals(VASSAL)).not.toContain('horde-to bavaria');
  });

  it('does not leave its bounds for a province that is fewer steps away', () => {
    shows('XXIX.F.c');
    const state = behind(FREE, (p) => p.horde('hunni', 'ucraina').units('gepidae', 'velete', { infantry: 2 }));
    const [unit] = unitsAt(state, GEPIDS, place('velete'));
    const nearer = () => [
      mayGoAlong(state, unit, place('oderus')),
      goals(state, GEPIDS, 'velete', 1).includes('oderus'),
    ];
    expect(nearer()).toEqual([true, true]);
    bind(state, GEPIDS, VASSAL, HUNNI);
    expect(nearer()).toEqual([false, false]);
  });

  it('does not flee to friends outside its bounds when it is beaten alone', () => {
    shows('XXIX.F.c', 'G306');
    const camp = (bond: number) => {
      const state = behind(bond, (p) => {
        p.horde('hunni', 'ucraina').horde('gepidae', 'velete').units('gepidae', 'oderus', { infantry: 2 });
        // So that the area is nobody's.
        p.horde('suebi', 'pripet').nation('suebi', { status: BARBARIAN });
        p.units('orientali', 'velete', { legion: 4 });
        for (const unit of p.state.pieces.here[place('velete')]) p.state.stacks.from[unit] = place('polonia');
      });
      const field = facing(state, 'orientali', 'velete');
      Story.of(state, function* (g) {
        expect(yield* flees(g, field, field.defender, GEPIDS)).toBe(true);
      }).anyhow();
      return state.nations.horde[GEPIDS];
    };
    expect(camp(FREE)).toBe(place('oderus'));
    expect(areNear(camp(VASSAL), place('ucraina'))).toBe(true);
  });

  it('evades nearer when it is alone', () => {
    shows('XXIX.F.c', 'G306');
    const flees = (bond: number) => {
      const state = behind(bond, (p) => p.units('orientali', 'moravia', { legion: 2 }));
      return moving(state, ORIENTALI)
        .answer(0, 'from moravia', 'take 2*orientali-legion', 'to bohemia')
        .offered(PERSIANS);
    };
    expect(flees(FREE)).toEqual(expect.arrayContaining(['evade-to silesia', 'evade-to bavaria']));
    expect(flees(VASSAL)).toContain('evade-to silesia');
    expect(flees(VASSAL)).not.toContain('evade-to bavaria');
  });
});

describe('XXIX.F, G8 the horde of nomads in Kushania', () => {
  it('lets their vassals go where Kushania touches, and not farther', () => {
    shows('G8', 'XXIX.F.c');
    const kushania = place('kushania');
    const near = waysFrom(0, kushania).map(({ to }) => to);
    const state = given((p) => p.empty().turn(5).horde('hunni', 'kushania'));
    bind(state, OSTROGOTHS, VASSAL, HUNNI);
    const out = (where: number) => isOutOfBounds(state, OSTROGOTHS, where);
    expect([out(kushania), ...near.map(out), out(place('latium'))]).toEqual([false, ...near.map(() => false), true]);
    // Nor is Kushania too far for those whose lord is beside it.
    const beside = given((p) =>
      p
        .empty()
        .turn(5)
        .horde('hunni', placeId(near[0]) as PlaceId),
    );
    bind(beside, OSTROGOTHS, VASSAL, HUNNI);
    expect(isOutOfBounds(beside, OSTROGOTHS, kushania)).toBe(false);
  });
});

describe('a province in revolt', () => {
  it('XVI.E, XIX.A lets nobody of its nation pass who comes between, if it has a garrison', () => {
    shows('XIX.A.h', 'XVI.E.a');
    const open = (change: (p: Given) => void) => {
      const state = given((p) => {
        p.empty().turn(4).units('romani', 'cisalpina', { legion: 2 }).city('cisalpina', 'romani');
        p.units('romani', 'taurinorum', { legion: 1 }).city('taurinorum', 'romani', 1);
        for (const at of ['helvetia', 'rhaetia', 'liguria'] as const) p.units('alamanni', at, { infantry: 1 });
        p.units('visigothi', 'alpes', { infantry: 1 });
        change(p);
      });
      return interceptors(state, nation('visigothi'), ROMANI, place('alpes')).map(({ from }) => from);
    };
    const revolt = (p: Given) => {
      p.state.lands.revolt[place('taurinorum')] = 1;
    };
    expect(open(() => {})).toContain(place('cisalpina'));
    expect(open(revolt)).not.toContain(place('cisalpina'));
  });
});

describe('IX.B, XXXIV satraps', () => {
  it('do not leave their areas when they have to make room; others do', () => {
    shows('G306');
    const ways = (sort: 'satraps' | 'infantry') => {
      const state = given((p) =>
        p
          .empty()
          .turn(4)
          .units('persae', 'adiabene', { [sort]: 1 }),
      );
      const story = Story.of(state, (g) => leave(g, PERSAE, place('adiabene'), { rule: 'XXX.C' }));
      return new Set(story.offered(PERSIANS).map((id) => AREA_OF[place(id.slice('leave-for '.length) as PlaceId)]));
    };
    const home = [area('mesopotamia'), area('persis')];
    expect([...ways('infantry')].some((number) => !home.includes(number))).toBe(true);
    expect([...ways('satraps')].every((number) => home.includes(number))).toBe(true);
    expect(ways('satraps').size).toBeGreaterThan(0);
  });
});
