import { Chance, configure, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, area, IN_AREA, place, placeId } from '../../../src/data/geography.ts';
import { leader, type Nation, nation, ORIENTALI, ROMANI, SIDE_OF, sortNamed } from '../../../src/data/pieces.ts';
import { invasions } from '../../../src/index.ts';
import { combat } from '../../../src/rules/activation/military.ts';
import { movement } from '../../../src/rules/activation/orders.ts';
import { attackerWins } from '../../../src/rules/battle/aftermath.ts';
import { commandOf, trade } from '../../../src/rules/battle/dice.ts';
import { publicEvent } from '../../../src/rules/cards/public-events.ts';
import { endAlliance } from '../../../src/rules/diplomacy/alliances.ts';
import { makeWay } from '../../../src/rules/diplomacy/dependence.ts';
import { takeUpFoedus } from '../../../src/rules/diplomacy/foedus.ts';
import { clientsServe } from '../../../src/rules/diplomacy/service.ts';
import { refreshControl } from '../../../src/rules/lands/control.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import { stackLimit } from '../../../src/rules/lands/stacking.ts';
import { empireBonus } from '../../../src/rules/nations/status.ts';
import { unitsOf } from '../../../src/rules/pieces/units.ts';
import { accountOf } from '../../../src/rules/treasury/income.ts';
import { reinforce } from '../../../src/rules/turn/reinforcements.ts';
import { setup } from '../../../src/setup.ts';
import {
  CLIENT,
  conclude,
  deploy,
  FEDERATE,
  FREE,
  KINGDOM,
  NOBODY,
  pledge,
  remove,
  VASSAL,
} from '../../../src/state.ts';
import {
  bind,
  type Given,
  GOTHS,
  given,
  goals,
  hires,
  meeting,
  movingUnopposed,
  number,
  ROMANS,
  Story,
} from '../../story.ts';

const [VISIGOTHS, VANDALS, FRANKS, SUEBI, HERULI] = [
  nation('visigothi'),
  nation('vandali'),
  nation('franci'),
  nation('suebi'),
  nation('heruli'),
];

describe('XXX.D a bridegroom attacks', () => {
  it('G272 who destroys a Limes of his bride’s family', () => {
    shows('XXX.D.c', 'G272');
    const state = given((p) => {
      p.empty().turn(4).units('visigothi', 'dacia', { infantry: 2 });
      p.state.lands.limes[place('moesia-inferior')] = ORIENTALI;
      p.state.ties.weddings.push(ORIENTALI, VISIGOTHS);
    });
    const story = movingUnopposed(state, VISIGOTHS, 1);
    story.answer(GOTHS, 'from dacia', 'take 2*visigothi-infantry', 'to moesia-inferior');
    expect([story.told('limes.fell').length, state.ties.weddings]).toEqual([1, []]);
  });
});

describe('XXVI.B when an alliance ends', () => {
  it('the federates of one part from the other, too', () => {
    shows('XXVI.B.h', 'XXVI.B.i', 'G276');
    const state = given((p) => {
      p.empty().turn(4).units('franci', 'vienna', { infantry: 1 }).units('visigothi', 'vienna', { infantry: 2 });
    });
    bind(state, FRANKS, FEDERATE, ROMANI, 'belgae', 'treveria');
    const story = Story.of(state, (g) => endAlliance(g, ROMANI, VISIGOTHS)).anyhow();
    expect([story.units('franci', 'vienna'), story.units('visigothi', 'vienna')]).toEqual([0, 2]);
  });

  it('G353 whoever stands alone before a city of the other leaves it', () => {
    shows('XXVI.B.h', 'G353');
    const left = (keeper: 'romani' | 'visigothi') => {
      const state = given((p) => {
        p.empty().turn(4).units('visigothi', 'liger', { infantry: 2 }).city('liger', keeper, 1);
      });
      const story = Story.of(state, (g) => endAlliance(g, ROMANI, VISIGOTHS)).anyhow();
      return [story.units('visigothi', 'liger'), unitsOf(state, VISIGOTHS).length];
    };
    expect([left('romani'), left('visigothi')]).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });

  it('so does a horde that stands alone', () => {
    shows('XXVI.B.h', 'XXVI.B.i', 'G276');
    const state = given((p) => p.empty().turn(4).horde('suebi', 'noricum').units('heruli', 'noricum', { infantry: 3 }));
    const story = Story.of(state, (g) => endAlliance(g, SUEBI, HERULI)).anyhow();
    expect([state.nations.horde[SUEBI] === place('noricum'), story.units('heruli', 'noricum')]).toEqual([false, 3]);
  });
});

describe('XXVIII.B a Foedus', () => {
  it('moves the horde with whoever leads it; a leader elsewhere stays with his men', () => {
    shows('XXVIII.B.b', 'G83');
    const state = given((p) => {
      p.empty().turn(3).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 1 });
      p.units('visigothi', 'carpathia', { 'noble-cavalry': 2 }).leader('rex-visigothi', 'carpathia');
      p.leader('fritigernus', 'dacia').nation('orientali', { treasury: 20 });
    });
    pledge(state, VISIGOTHS, ORIENTALI);
    const story = Story.of(state, (g) => takeUpFoedus(g, VISIGOTHS));
    while (story.run.decision !== null) {
      const [{ seat, options, prompt }] = story.run.decision.asks;
      const none = options.find(({ id }) => id === 'take none' || id === 'done');
      story.answer(seat, prompt.ask === 'settlers' && none !== undefined ? none.id : options[0].id);
    }
    const at = (id: Parameters<typeof leader>[0]) => state.pieces.leaderAt[leader(id)];
    expect(placeId(at('rex-visigothi'))).toBe('carpathia');
    expect(at('fritigernus')).toBe(state.nations.horde[VISIGOTHS]);
  });
});

describe('XXVIII.B the units that settle', () => {
  it('XVII.B are as many as fit with the leader at the horde', () => {
    shows('XXVIII.B.c', 'G83', 'XVII.B.b');
    const most = (leads: boolean) => {
      const state = given((p) => {
        p.empty().turn(4).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 5 });
        p.nation('orientali', { treasury: 20 });
        if (leads) p.leader('fritigernus', 'dacia');
      });
      pledge(state, VISIGOTHS, ORIENTALI);
      const story = Story.of(state, (g) => takeUpFoedus(g, VISIGOTHS));
      while (story.run.decision !== null && story.asked !== 'settlers') {
        const [{ seat, options }] = story.run.decision.asks;
        story.answer(seat, options[0].id);
      }
      return story.offered(GOTHS).flatMap((id) => id.match(/\d+/)?.map(Number) ?? []);
    };
    expect([Math.max(...most(false)), Math.max(...most(true))]).toEqual([3, 5]);
  });
});

describe('XXVII minor kingdoms', () => {
  it('XXVII.C, G273 one that has lost everything gets a unit each turn all the same, in its first land', () => {
    shows('XXVII.C.c', 'G273');
    const colchi = number('colchi');
    const state = given((p) => p.empty().turn(4));
    const story = Story.of(state, (g) => reinforce(g, colchi), 1);
    expect(story.units('colchi', 'colchis')).toBe(1);
    const barred = given((p) => p.empty().turn(4).units('persae', 'colchis', { infantry: 1 }));
    const elsewhere = Story.of(barred, (g) => reinforce(g, colchi), 1);
    expect([elsewhere.units('colchi', 'colchis'), elsewhere.units('colchi', 'lacyzia')]).toEqual([0, 1]);
    // Nor before a city that another holds, though nobody stands there.
    const walled = given((p) => p.empty().turn(4).city('colchis', 'persae', 1));
    const outside = Story.of(walled, (g) => reinforce(g, colchi), 1);
    expect([outside.units('colchi', 'colchis'), outside.units('colchi', 'lacyzia')]).toEqual([0, 1]);
  });

  it('XXVII.C, G273 nor does it gather at the post of a unit it has lent', () => {
    shows('G273');
    const state = given((p) => {
      p.empty().turn(4).units('colchi', 'syria', { infantry: 1 });
      hires('colchi', 'orientali', 'syria')(p);
    });
    const story = Story.of(state, (g) => reinforce(g, number('colchi')), 1);
    expect([story.units('colchi', 'colchis'), story.units('colchi', 'syria')]).toEqual([1, 0]);
  });

  it('XXVII.B, G274 one that acts lends a unit as long as it has as many as it came with', () => {
    shows('XXVII.B.a', 'G274');
    const lends = (cumbrians: number) => {
      const state = given((p) => {
        p.empty().turn(5).nation('brittones', { status: KINGDOM }).units('brittones', 'cambria', { infantry: 3 });
        p.units('brittones', 'cumbria', { archers: cumbrians });
      });
      conclude(state, nation('brittones'), CLIENT, ROMANI);
      return Story.of(state, (g) => clientsServe(g, ROMANI), 1)
        .anyhow()
        .told('served').length;
    };
    expect(lends(2)).toBe(1);
  });

  it('XXVII.B, G274 and not when one of them is missing', () => {
    shows('XXVII.B.a', 'G274');
    const state = given((p) => {
      p.empty().turn(5).nation('brittones', { status: KINGDOM }).units('brittones', 'cambria', { infantry: 4 });
    });
    conclude(state, nation('brittones'), CLIENT, ROMANI);
    expect(Story.of(state, (g) => clientsServe(g, ROMANI)).told('served')).toEqual([]);
  });
});

describe('what is one’s own', () => {
  it('VIII.B Rome or Constantinople counts for an empire if a vassal has it', () => {
    shows('VIII.B.g', 'XII.A.b');
    const bonus = (bond: number) => {
      const state = given((p) => {
        p.empty().turn(6).nation('visigothi', { status: KINGDOM });
        p.city('latium', 'ostrogothi', 3).units('ostrogothi', 'latium', { infantry: 1 });
        if (bond > 0) bind(p.state, nation('ostrogothi'), bond, VISIGOTHS);
      });
      state.lands.areaControl.fill(NOBODY);
      return empireBonus(state, VISIGOTHS);
    };
    expect([bonus(0), bonus(VASSAL)]).toEqual([0, 3]);
  });

  it('XIV.E, G282 the area of a vassal pays the empire that is its lord, more if its control is total; its cities do not', () => {
    shows('XIV.E.c', 'G282', 'XII.A.d', 'XXIX.F.h');
    const gold = (bond: number, cities: Nation) => {
      const state = given((p) => p.turn(4).nation('vandali', { status: KINGDOM }));
      if (bond > 0) bind(state, VANDALS, bond, ORIENTALI);
      const hispania = IN_AREA[area('hispania')];
      for (const where of hispania) for (const list of [state.lands.control, state.lands.city]) list[where] = VANDALS;
      for (const where of hispania) for (const unit of [...state.pieces.here[where]]) remove(state, unit);
      const [city] = hispania.filter((where) => state.lands.level[where] > 0);
      state.lands.control[city] = cities;
      state.lands.areaControl[area('hispania')] = VANDALS;
      const account = accountOf(state, ORIENTALI);
      return [account.areas, account.cities];
    };
    const [areas, cities] = gold(FREE, VANDALS);
    expect([gold(VASSAL, VANDALS), gold(VASSAL, ROMANI)]).toEqual([
      [areas + 2, cities],
      [areas + 1, cities],
    ]);
  });

  it('XXXVII.P a local unit stays in the area in which it stands', () => {
    shows('XXXVII.P.b');
    const state = given((p) => p.empty().turn(9).units('romani', 'helvetia', { 'local-galli': 1 }));
    const areas = new Set(goals(state, ROMANI, 'helvetia', 3).map((id) => AREA_OF[place(id)]));
    expect([...areas]).toEqual([AREA_OF[place('helvetia')]]);
  });

  it('G190 no city grows in a province in revolt', () => {
    shows('G190');
    const state = given((p) => p.turn(3));
    state.lands.revolt[place('macedonia')] = 1;
    const story = Story.of(state, (g) => publicEvent(g, SIDE_OF[ORIENTALI], 'city-growth'));
    const offered = story.offered(ROMANS, 'grow');
    expect([offered.length > 0, offered.includes('grow macedonia')]).toEqual([true, false]);
  });

  it('XLIII.36 an inspired leader has a bonus more in everything', () => {
    shows('XLIII.36.a');
    const { state, field } = meeting('naissus', { visigothi: { infantry: 3 }, orientali: { legion: 3 } }, (p) =>
      p.leader('rex-visigothi', 'naissus').leader('caesar-orientis', 'naissus'),
    );
    expect([attackerWins(state, field), commandOf(field.attacker)]).toEqual([false, 1]);
    field.attacker.boon.command = 1;
    expect([attackerWins(state, field), commandOf(field.attacker)]).toEqual([true, 2]);
    const pool = { white: 3, black: 1 };
    const story = Story.of(state, function* (g) {
      yield* trade(g, field.attacker, 2, pool, pool);
    });
    expect(story.asked).toBe('trade');
  });
});

describe('G150 a side without a player', () => {
  it('stays where it is, though it stands too close', () => {
    shows('G150');
    const state = setup(configure(invasions, 3, {}), Chance.fromSeed(seedFrom('three')));
    const home = state.nations.horde[VANDALS];
    deploy(state, sortNamed(VANDALS, 'infantry'), 5, home);
    refreshControl(state);
    state.clock.turn = 2;
    new Story(state, Chance.fromSeed(seedFrom('house')), (g) => movement(g, VANDALS));
    expect(unitsOf(state, VANDALS).every((unit) => state.pieces.at[unit] === home)).toBe(true);
    expect(state.pieces.here[home].length).toBe(stackLimit(state, VANDALS, home));
  });
});

describe('G304 a leader alone', () => {
  /** The Alemanni stand in Rhodanus after their march; Aetius is there without a man. */
  const caught = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).units('alamanni', 'rhodanus', { infantry: 3 }).leader('aetius', 'rhodanus');
      p.state.lands.level[place('rhodanus')] = 0;
      change(p);
    });
    const story = Story.of(state, (g) => combat(g, nation('alamanni')));
    return { story, at: placeId(state.pieces.leaderAt[leader('aetius')]) };
  };

  it('XX.J, G304 goes to the nearest friendly province when enemies are left in his', () => {
    shows('XX.J.b', 'G304');
    const { story, at } = caught();
    expect([at === 'rhodanus', story.told('leader.moved').length]).toEqual([false, 1]);
  });

  it('and stays where a friend is', () => {
    shows('G304');
    const state = given((p) =>
      p.empty().turn(4).units('romani', 'rhodanus', { legion: 1 }).leader('aetius', 'rhodanus'),
    );
    Story.of(state, (g) => combat(g, nation('alamanni')));
    expect(placeId(state.pieces.leaderAt[leader('aetius')])).toBe('rhodanus');
  });
});

describe('XXIX.B the seat of a new vassal', () => {
  it('XXIX.B, G435 is left by as many as find room, or by nobody if there is no way out', () => {
    shows('G435');
    /** Suebi in Corsica, where the horde is, and in Sardinia beyond the strait. */
    const islanders = (friends: number) => {
      const state = given((p) => {
        p.empty().turn(4).horde('gepidae', 'corsica').units('suebi', 'corsica', { infantry: 2 });
        for (const list of [p.state.lands.city, p.state.lands.level]) list.fill(0);
        if (friends > 0) p.units('suebi', 'sardinia', { infantry: friends });
        else p.units('persae', 'sardinia', { infantry: 1 });
      });
      conclude(state, number('gepidae'), VASSAL, SUEBI);
      const story = Story.of(state, (g) => makeWay(g, SUEBI, number('gepidae'), place('corsica'))).anyhow();
      return [story.units('suebi', 'corsica'), unitsOf(state, SUEBI).length];
    };
    const room = stackLimit(
      given((p) => p.empty().turn(4)),
      SUEBI,
      place('sardinia'),
    );
    expect([islanders(0), islanders(room - 2), islanders(room - 1)]).toEqual([
      [2, 2],
      [0, room],
      [0, room],
    ]);
  });

  it('is left by the allies of its overlord, too', () => {
    shows('XXIX.B.i', 'G279');
    const state = given((p) => {
      p.empty().turn(4).horde('gepidae', 'tisia');
      p.units('visigothi', 'tisia', { infantry: 1 }).units('suebi', 'tisia', { infantry: 1 });
      p.units('visigothi', 'dacia', { infantry: 1 }).units('suebi', 'carpathia', { infantry: 1 });
    });
    makeDeal(state, VISIGOTHS, SUEBI, ALLIANCE);
    conclude(state, number('gepidae'), VASSAL, VISIGOTHS);
    const story = Story.of(state, (g) => makeWay(g, VISIGOTHS, number('gepidae'), place('tisia'))).anyhow();
    expect([story.units('visigothi', 'tisia'), story.units('suebi', 'tisia')]).toEqual([0, 0]);
  });
});
