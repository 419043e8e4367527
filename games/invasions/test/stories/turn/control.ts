import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../../src/data/areas.ts';
import { area, IN_AREA, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { nation, nationId, ORIENTALI, ROMANI, sortNamed } from '../../../src/data/pieces.ts';
import { openGates, refreshControl } from '../../../src/rules/lands/control.ts';
import { controlsCity, realmOf, totalControl } from '../../../src/rules/lands/realms.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import {
  BARBARIAN,
  deploy,
  EMPIRE,
  encamp,
  FEDERATE,
  FREE,
  KINGDOM,
  NOBODY,
  NOWHERE,
  remove,
  type State,
  VASSAL,
} from '../../../src/state.ts';
import { type Given, given } from '../../story.ts';

const name = (owner: number) => (owner === NOBODY ? null : nationId(owner));
const ruler = (state: State, at: PlaceId) => name(state.lands.control[place(at)]);
const areaRuler = (state: State, id: AreaId) => name(state.lands.areaControl[area(id)]);

/** Nobody holds a city or an area any more. */
const nobodys = (change: (p: Given) => void) =>
  given((p) => {
    p.empty().turn(5);
    for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
    p.state.lands.areaControl.fill(NOBODY);
    change(p);
  });

describe('control of a province', () => {
  it('XII.B one unit is enough in a civilised one', () => {
    shows('XXXIV.bc', 'XXXIV.w', 'XII.B.a', 'XII.B.b');
    expect(
      ruler(
        nobodys((p) => p.units('romani', 'arvernia', { legion: 1 })),
        'arvernia',
      ),
    ).toBe('romani');
    expect(
      ruler(
        nobodys(() => {}),
        'arvernia',
      ),
    ).toBeNull();
  });

  it('XII.B in barbarian country two units, or one and the horde; three of a civilised nation', () => {
    shows('XII.B.c', 'XII.B.d');
    const goths = (units: number, horde?: PlaceId) =>
      ruler(
        nobodys((p) => {
          p.units('visigothi', 'dacia', { infantry: units }).nation('visigothi', { status: BARBARIAN });
          // Others are there too, so that nobody rules the area.
          p.horde('gepidae', 'bohemia').horde('vandali', 'moravia');
          if (horde !== undefined) p.horde('visigothi', horde);
        }),
        'dacia',
      );
    expect([goths(1), goths(2), goths(1, 'dacia'), goths(1, 'tisia')]).toEqual([null, 'visigothi', 'visigothi', null]);
    const romans = (legions: number) =>
      ruler(
        nobodys((p) => p.units('romani', 'dacia', { legion: legions })),
        'dacia',
      );
    expect([romans(2), romans(3)]).toEqual([null, 'romani']);
  });

  it('XII.B nobody controls what others contest; friends count together, for whoever has most there', () => {
    shows('XII.B.a');
    const together = (goths: number, deal: boolean) => {
      const state = nobodys((p) => {
        p.units('romani', 'arvernia', { legion: 1 }).units('visigothi', 'arvernia', { infantry: goths });
        p.nation('visigothi', { status: KINGDOM });
      });
      if (deal) makeDeal(state, ROMANI, nation('visigothi'), ALLIANCE);
      refreshControl(state);
      return ruler(state, 'arvernia');
    };
    expect([together(2, false), together(2, true), together(1, true)]).toEqual([null, 'visigothi', 'romani']);
    const federates = nobodys((p) => {
      p.units('romani', 'dacia', { legion: 2 }).units('visigothi', 'dacia', { infantry: 1 });
      p.state.ties.bond[nation('visigothi')] = FEDERATE;
      p.state.ties.lord[nation('visigothi')] = ROMANI;
    });
    expect(ruler(federates, 'dacia')).toBe('romani');
  });

  it('XII.A, G18 what was ceded in a Foedus is the federator’s', () => {
    shows('XII.A.e', 'G18');
    const state = nobodys((p) => {
      p.units('visigothi', 'arvernia', { infantry: 3 });
      p.state.ties.bond[nation('visigothi')] = FEDERATE;
      p.state.ties.lord[nation('visigothi')] = ROMANI;
      p.state.lands.foedus[place('arvernia')] = nation('visigothi');
    });
    expect(ruler(state, 'arvernia')).toBe('romani');
  });

  it('G88 a city is its holder’s, in barbarian country too; without a city the numbers count', () => {
    shows('III.F.a', 'G88');
    const bosporus = (level: number) =>
      ruler(
        nobodys((p) => p.units('orientali', 'bosporus', { legion: 1 }).city('bosporus', 'orientali', level)),
        'bosporus',
      );
    expect([bosporus(1), bosporus(0)]).toEqual(['orientali', null]);
    const state = nobodys((p) => {
      p.city('liger', 'romani', 1).units('vandali', 'liger', { infantry: 2 }).units('romani', 'liger', { legion: 1 });
    });
    expect([
      controlsCity(state, ROMANI, place('liger')),
      controlsCity(state, nation('vandali'), place('liger')),
    ]).toEqual([true, false]);
    state.lands.level[place('liger')] = 0;
    expect(controlsCity(state, ROMANI, place('liger'))).toBe(false);
  });

  it('XII.C whoever rules the area has its empty provinces, and their cities; not those where enemies stand', () => {
    shows('XII.B.e', 'XII.C.i');
    const state = nobodys((p) => {
      p.nation('vandali', { status: KINGDOM }).city('saldae', 'romani', 1).city('africa', 'vandali', 3);
      p.units('vandali', 'africa', { cavalry: 1 });
      for (const at of ['caesarea', 'mauritania', 'numidia', 'utica'] as const) p.units('vandali', at, { infantry: 1 });
      p.units('romani', 'tingitania', { legion: 1 }).units('visigothi', 'tingitania', { infantry: 1 });
    });
    expect(areaRuler(state, 'africa')).toBe('vandali');
    expect(ruler(state, 'saldae')).toBeNull();
    openGates(state);
    expect([ruler(state, 'tripolitania'), ruler(state, 'tingitania'), ruler(state, 'saldae')]).toEqual([
      'vandali',
      null,
      'vandali',
    ]);
    expect(name(state.lands.city[place('saldae')])).toBe('vandali');
  });

  it('G88 a city in an area that nobody rules is its holder’s only while somebody stands for him there', () => {
    shows('G88', 'XII.B.h');
    const liger = (change: (p: Given) => void) =>
      ruler(
        nobodys((p) => {
          p.city('liger', 'visigothi', 1).nation('visigothi', { status: KINGDOM });
          change(p);
        }),
        'liger',
      );
    expect(liger(() => {})).toBeNull();
    expect(liger((p) => p.units('visigothi', 'liger', { infantry: 1 }))).toBe('visigothi');
    expect(
      liger((p) => p.state.nations.capital.fill(place('liger'), nation('visigothi'), nation('visigothi') + 1)),
    ).toBe('visigothi');
    expect(liger((p) => p.units('vandali', 'liger', { infantry: 1 }))).toBeNull();
  });

  it('G105 gates open to the enemy who rules the area, though not those of a capital', () => {
    shows('G105');
    const saldae = (capital: boolean) => {
      const state = nobodys((p) => {
        p.nation('vandali', { status: KINGDOM }).nation('romani', { status: KINGDOM }).city('saldae', 'romani', 1);
        if (capital) p.state.nations.capital[ROMANI] = place('saldae');
        for (const at of ['caesarea', 'mauritania', 'numidia', 'utica', 'africa'] as const)
          p.units('vandali', at, { infantry: 1 });
        p.state.lands.level[place('africa')] = 0;
      });
      openGates(state);
      return [ruler(state, 'saldae'), name(state.lands.city[place('saldae')])];
    };
    expect([saldae(false), saldae(true)]).toEqual([
      ['vandali', 'vandali'],
      ['romani', 'romani'],
    ]);
  });

  it('XIV.K what a fallen empire left is the city of whoever rules the area, walls and all', () => {
    const state = nobodys((p) => {
      p.nation('vandali', { status: KINGDOM }).state.lands.level[place('saldae')] = 1;
      for (const at of ['caesarea', 'mauritania', 'numidia', 'utica', 'tripolitania'] as const)
        p.units('vandali', at, { infantry: 1 });
    });
    openGates(state);
    expect(name(state.lands.city[place('saldae')])).toBe('vandali');
  });

  it('III.B a Limes alone holds its province, also against whoever rules the area', () => {
    shows('G106', 'XXXIV.ag');
    const state = nobodys((p) => {
      p.nation('franci', { status: KINGDOM }).state.lands.limes[place('lotharingia')] = ROMANI;
      for (const at of IN_AREA[area('gallia-septentrionalis')])
        if (at !== place('lotharingia')) {
          p.state.lands.level[at] = 0;
          deploy(p.state, sortNamed(nation('franci'), 'francisca-infantry'), 1, at);
        }
    });
    expect([areaRuler(state, 'gallia-septentrionalis'), ruler(state, 'lotharingia')]).toEqual(['franci', 'romani']);
  });

  it('XXXVII.T the Basques have Vasconia as long as it is empty', () => {
    shows('XXXVII.T.b');
    const vasconia = (units: number) =>
      ruler(
        nobodys((p) => {
          p.state.nations.status[nation('euskaldunak')] = KINGDOM;
          if (units > 0) p.units('franci', 'vasconia', { infantry: units });
        }),
        'vasconia',
      );
    expect([vasconia(0), vasconia(1)]).toEqual(['euskaldunak', 'franci']);
  });

  it('XXXVII.I while Rome is one, what its armies hold is of the half that rules the area', () => {
    const arvernia = (turn: number) =>
      ruler(
        given((p) => p.turn(turn).clear('arvernia').units('orientali', 'arvernia', { equites: 1 })),
        'arvernia',
      );
    expect([arvernia(2), arvernia(3)]).toEqual(['romani', 'orientali']);
  });
});

describe('control of an area', () => {
  const danubius = (change: (p: Given) => void) => {
    const state = nobodys((p) => {
      p.horde('gepidae', 'tisia').units('gepidae', 'tisia', { infantry: 1 });
      change(p);
    });
    return areaRuler(state, 'danubius');
  };

  it('XII.C barbarians by a horde, if no other is there but their vassals’', () => {
    shows('III.D.c', 'XII.C.d');
    expect(danubius(() => {})).toBe('gepidae');
    expect(danubius((p) => p.horde('vandali', 'dacia'))).toBeNull();
    const vassal = (lord: NationId) => (p: Given) => {
      p.horde('vandali', 'dacia');
      p.state.ties.bond[nation('vandali')] = VASSAL;
      p.state.ties.lord[nation('vandali')] = nation(lord);
    };
    expect([danubius(vassal('gepidae')), danubius(vassal('hunni'))]).toEqual(['gepidae', null]);
    // A horde in another area neither helps nor harms.
    expect(danubius((p) => p.horde('vandali', 'ucraina'))).toBe('gepidae');
    expect(
      danubius((p) => {
        encamp(p.state, nation('gepidae'), NOWHERE);
      }),
    ).toBeNull();
  });

  it('III.D, XII.C the horde of an ally or of a kingdom without a city does no harm; a federate rules by none', () => {
    const kingdom = (p: Given) => p.horde('vandali', 'dacia').nation('vandali', { status: KINGDOM });
    expect(danubius(kingdom)).toBe('gepidae');
    const ally = (p: Given) => {
      p.horde('vandali', 'dacia');
      makeDeal(p.state, nation('gepidae'), nation('vandali'), ALLIANCE);
    };
    expect(danubius(ally)).not.toBeNull();
    const federate = nobodys((p) => {
      p.horde('visigothi', 'arvernia').units('visigothi', 'arvernia', { infantry: 1 });
      p.state.ties.bond[nation('visigothi')] = FEDERATE;
      p.state.ties.lord[nation('visigothi')] = ROMANI;
    });
    expect(areaRuler(federate, 'gallia-meridionalis')).toBeNull();
  });

  it('XII.A what vassals hold counts for their lord, if none of them rules there', () => {
    shows('XII.A.d');
    const gaul = (franks: number, burgundians: number, bond: number) => {
      const state = nobodys((p) => {
        p.nation('franci', { status: KINGDOM }).nation('burgundi', { status: KINGDOM });
        const provinces = IN_AREA[area('gallia-meridionalis')];
        provinces.forEach((at, i) => {
          p.state.lands.level[at] = 0;
          const owner = i < franks ? 'franci' : i < franks + burgundians ? 'burgundi' : undefined;
          if (owner !== undefined)
            p.units(owner, placeId(at), { [owner === 'franci' ? 'francisca-infantry' : 'infantry']: 1 });
        });
        p.state.ties.bond[nation('burgundi')] = bond;
        p.state.ties.lord[nation('burgundi')] = bond === VASSAL ? nation('franci') : NOBODY;
      });
      return [areaRuler(state, 'gallia-meridionalis'), realmOf(state, nation('franci')).length];
    };
    expect([gaul(6, 1, VASSAL), gaul(6, 1, FREE), gaul(1, 3, VASSAL)]).toEqual([
      ['franci', 1],
      [null, 0],
      [null, 0],
    ]);
  });

  it('XII.C barbarians do not rule a barbarian area by their provinces alone', () => {
    shows('XII.C.e');
    const many = (p: Given) => {
      encamp(p.state, nation('gepidae'), NOWHERE);
      for (const at of ['dacia', 'carpathia'] as const) p.units('visigothi', at, { infantry: 2 });
      for (const at of ['hypanis', 'moravia'] as const) p.units('visigothi', at, { 'noble-cavalry': 2 });
      p.units('visigothi', 'bohemia', { infantry: 1, 'noble-cavalry': 1 }).nation('visigothi', { status: BARBARIAN });
    };
    expect(danubius(many)).toBeNull();
    // A kingdom does: with three units it holds a province.
    const kingdom = nobodys((p) => {
      p.nation('saxones', { status: KINGDOM });
      for (const at of ['abascia', 'donetus'] as const) p.units('saxones', at, { infantry: 3 });
      for (const at of ['danapris', 'bosporus'] as const)
        p.city(at, 'saxones', 1).units('saxones', at, { huscarls: 1 });
    });
    expect(areaRuler(kingdom, 'sarmatia')).toBe('saxones');
  });

  it('XII.C, G16 barbarians and kingdoms rule a civilised area with more than half of its provinces', () => {
    shows('XII.C.e', 'XII.C.f', 'G16', 'G17');
    const africa = (provinces: number, status: number) =>
      areaRuler(
        nobodys((p) => {
          p.nation('vandali', { status });
          for (const at of IN_AREA[area('africa')].slice(0, provinces))
            deploy(p.state, sortNamed(nation('vandali'), 'infantry'), 1, at);
        }),
        'africa',
      );
    expect(IN_AREA[area('africa')]).toHaveLength(8);
    for (const status of [BARBARIAN, KINGDOM])
      expect([africa(4, status), africa(5, status)]).toEqual([null, 'vandali']);
  });

  it('XII.C empires rule with more than half of its cities, and go before kingdoms, and these before barbarians', () => {
    shows('III.D.c', 'XII.C.a', 'XII.C.g', 'XXXIV.r');
    const africa = (cities: number, status = EMPIRE) =>
      nobodys((p) => {
        p.nation('romani', { status });
        const towns = (['africa', 'saldae', 'utica', 'tripolitania'] as const).slice(0, cities);
        for (const at of ['africa', 'saldae', 'utica', 'tripolitania'] as const) p.state.lands.level[place(at)] = 1;
        for (const at of towns) p.city(at, 'romani', 1).units('romani', at, { legion: 1 });
        p.nation('vandali', { status: KINGDOM });
        for (const at of IN_AREA[area('africa')])
          if (p.state.pieces.here[at].length === 0) deploy(p.state, sortNamed(nation('vandali'), 'infantry'), 1, at);
      });
    expect([areaRuler(africa(2), 'africa'), areaRuler(africa(3), 'africa')]).toEqual(['vandali', 'romani']);
    expect(areaRuler(africa(3, KINGDOM), 'africa')).toBe('vandali');
    const barbarians = nobodys((p) => {
      p.horde('vandali', 'arvernia')
        .units('vandali', 'arvernia', { infantry: 1 })
        .nation('saxones', { status: KINGDOM });
      for (const at of IN_AREA[area('gallia-meridionalis')].slice(0, 7))
        if (at !== place('arvernia')) deploy(p.state, sortNamed(nation('saxones'), 'infantry'), 1, at);
      p.units('saxones', 'vienna', { infantry: 1 });
    });
    expect(areaRuler(barbarians, 'gallia-meridionalis')).toBe('saxones');
  });

  it('G89 an empire rules a barbarian area, too, with most of its cities, whatever hordes are there', () => {
    shows('G89', 'XII.C.g', 'III.D.c');
    const sarmatia = (level: number) =>
      areaRuler(
        nobodys((p) => {
          p.city('bosporus', 'orientali', level).units('orientali', 'bosporus', { legion: 3 });
          p.horde('ostrogothi', 'danapris').units('ostrogothi', 'danapris', { infantry: 2 });
        }),
        'sarmatia',
      );
    expect([sarmatia(1), sarmatia(0)]).toEqual(['orientali', 'ostrogothi']);
    expect(areaRuler(given(), 'sarmatia')).toBe('orientali');
  });

  it('minor kingdoms and raiders rule no area', () => {
    const state = nobodys((p) => {
      for (const at of IN_AREA[area('caucasus')]) deploy(p.state, sortNamed(nation('armenii'), 'infantry'), 1, at);
      p.state.nations.status[nation('armenii')] = KINGDOM;
    });
    expect(areaRuler(state, 'caucasus')).toBeNull();
  });

  it('XII.C total control: all its cities, and no province that is hostile or in revolt', () => {
    shows('XII.C.h');
    const africa = (change: (state: State) => void) => {
      const state = given((p) => p.turn(3));
      change(state);
      return totalControl(state, ROMANI, area('africa'));
    };
    expect(africa(() => {})).toBe(true);
    expect(
      africa((state) => {
        state.lands.revolt[place('numidia')] = 1;
      }),
    ).toBe(false);
    expect(
      africa((state) => {
        state.lands.control[place('numidia')] = nation('vandali');
      }),
    ).toBe(false);
    // The East is neutral: its field does no harm, its city does.
    expect(
      africa((state) => {
        state.lands.control[place('numidia')] = ORIENTALI;
      }),
    ).toBe(true);
    expect(
      africa((state) => {
        state.lands.control[place('saldae')] = ORIENTALI;
      }),
    ).toBe(false);
  });
});

describe('control after a change', () => {
  it('follows the units that come and go', () => {
    shows('G8');
    const state = nobodys((p) =>
      p.units('romani', 'arvernia', { legion: 1 }).units('romani', 'kushania', { legion: 3 }),
    );
    expect([ruler(state, 'arvernia'), ruler(state, 'kushania')]).toEqual(['romani', 'romani']);
    for (const at of ['arvernia', 'kushania'] as const)
      for (const unit of [...state.pieces.here[place(at)]]) remove(state, unit);
    refreshControl(state);
    expect([ruler(state, 'arvernia'), ruler(state, 'kushania')]).toEqual([null, null]);
  });

  it('follows what nations are to each other', () => {
    const state = nobodys((p) => {
      p.units('romani', 'arvernia', { legion: 1 }).units('visigothi', 'arvernia', { infantry: 2 });
      p.nation('visigothi', { status: KINGDOM });
    });
    expect(ruler(state, 'arvernia')).toBeNull();
    makeDeal(state, ROMANI, nation('visigothi'), ALLIANCE);
    refreshControl(state);
    expect(ruler(state, 'arvernia')).toBe('visigothi');
  });
});
