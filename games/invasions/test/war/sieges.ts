import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../src/data/geography.ts';
import { LOOT } from '../../src/data/loot.ts';
import { leader, nation, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { campaigns } from '../../src/rules/activation/campaigns.ts';
import { activation, combat } from '../../src/rules/activation/military.ts';
import { drawPlunder } from '../../src/rules/cards/plunder.ts';
import { isFortified, wallsOf } from '../../src/rules/lands/cities.ts';
import { refreshControl } from '../../src/rules/lands/control.ts';
import { placeCapital } from '../../src/rules/nations/kingdom.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { mustBesiege, siege } from '../../src/rules/siege/siege.ts';
import { accountOf } from '../../src/rules/treasury/income.ts';
import { purchases } from '../../src/rules/treasury/purchases.ts';
import { revenuesOf } from '../../src/rules/treasury/revenues.ts';
import { BARBARIAN, KINGDOM, NOBODY, NOWHERE, type State } from '../../src/state.ts';
import { type Given, GOTHS, given, movingUnopposed, PERSIANS, ROMANS, Story } from '../story.ts';

const [VANDALS, VISIGOTHS] = [nation('vandali'), nation('visigothi')];

describe('XXII a campaign', () => {
  /** Stilicho, who may go on two campaigns, and a Caesar, on turn 3. */
  const gaul = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 2 }).leader('stilicho', 'burgondia');
      p.units('romani', 'arvernia', { equites: 1 });
      change(p);
    });
    state.orders.intercepts.fill('never');
    state.orders.evades.fill('never');
    state.activation.active = ROMANI;
    state.activation.stage = 'campaigns';
    return state;
  };

  it('is open to a leader as often as his value says', () => {
    shows('XXII.A.b');
    const offered = (done: number, who: 'stilicho' | 'honorius' = 'stilicho') => {
      const state = gaul((p) => p.leader(who, 'burgondia'));
      state.activation.campaigns[leader('stilicho')] = done;
      return Story.of(state, (g) => campaigns(g, ROMANI)).offered(ROMANS, 'campaign');
    };
    expect([offered(0), offered(1), offered(2)]).toEqual([['campaign stilicho'], ['campaign stilicho'], []]);
    // Honorius has none at all.
    expect(offered(2, 'honorius')).toEqual([]);
  });

  it('leaders go in any order, one campaign after the other', () => {
    shows('XXII.A.c');
    const state = gaul((p) => p.leader('theodosius', 'thracia').leader('caesar-occidentis', 'arvernia'));
    const story = Story.of(state, (g) => activation(g, ROMANI));
    const leaders = story.offered(ROMANS, 'campaign');
    expect(leaders.length).toBeGreaterThan(1);
    story.answer(ROMANS, leaders[1], story.offered(ROMANS).find((id) => id.startsWith('post ')) ?? 'post arvernia');
    if (story.asked === 'stack') story.answer(ROMANS, story.offered(ROMANS)[0]);
    // Until it is over nobody else is asked for.
    expect(story.asked).toBe('move');
    story.answer(ROMANS, 'done');
    expect(story.offered(ROMANS, 'campaign')).toContain(leaders[0]);
  });

  it('the leader leaves units and picks up others, within their steps; those who marched before march again', () => {
    shows('XXII.B.a', 'XXII.B.d');
    const state = gaul();
    for (const unit of unitsAt(state, ROMANI, place('burgondia'))) state.stacks.steps[unit] = 3;
    state.stacks.leaderSteps[leader('stilicho')] = 5;
    const story = Story.of(state, (g) => activation(g, ROMANI));
    story.answer(ROMANS, 'campaign stilicho', 'post burgondia');
    story.answer(ROMANS, 'from burgondia', 'take 2*romani-legion', 'to rhodanus');
    story.answer(ROMANS, 'from rhodanus', 'take romani-legion', 'to arvernia');
    expect([story.units('romani', 'rhodanus'), story.units('romani', 'arvernia')]).toEqual([1, 2]);
    story.answer(ROMANS, 'from arvernia', 'take romani-equites+romani-legion');
    // The legion has made two steps of four, with him all the way.
    expect(story.offered(ROMANS, 'to')).toContain('to garumnum');
    story.answer(ROMANS, 'to garumnum');
    expect([story.units('romani', 'garumnum'), story.units('romani', 'arvernia')]).toEqual([2, 0]);
  });
});

describe('XXIII walls', () => {
  it('take from a siege what their city’s name says, else 2', () => {
    shows('G56', 'XXIII.B.d', 'XXIII.B.e', 'XXIII.B.f', 'XXIII.B.g', 'XXIV.C.g');
    const walls = (at: PlaceId, turn: number) => {
      const state = given((p) => p.turn(turn));
      state.lands.level[place(at)] = 2;
      state.lands.fortified[place(at)] = 1;
      return wallsOf(state, place(at));
    };
    expect([walls('latium', 3), walls('latium', 9)]).toEqual([1, 1]);
    expect([walls('chaldea', 3), walls('umbria', 3), walls('thracia', 3)]).toEqual([3, 3, 3]);
    expect([walls('thracia', 4), walls('thracia', 12)]).toEqual([4, 4]);
    expect([walls('liger', 3), walls('achaia', 9), walls('treveria', 4)]).toEqual([2, 2, 2]);
  });

  it('on turns 4 and 5 a city without any takes 1', () => {
    shows('XXIII.D.b', 'XXIV.C.h');
    const open = (turn: number) =>
      wallsOf(
        given((p) => p.turn(turn)),
        place('liger'),
      );
    expect([3, 4, 5, 6].map(open)).toEqual([0, 1, 1, 0]);
  });

  it('a city that becomes a capital has them from then on, even if it had none', () => {
    shows('XXIII.A.b', 'G56');
    const state = given((p) => {
      p.empty().turn(6).nation('vandali', { status: KINGDOM }).city('liger', 'vandali', 1);
      p.units('vandali', 'liger', { infantry: 1 });
    });
    expect(isFortified(state, place('liger'))).toBe(false);
    Story.of(state, (g) => placeCapital(g, VANDALS)).anyhow();
    expect([
      state.nations.capital[VANDALS],
      isFortified(state, place('liger')),
      wallsOf(state, place('liger')),
    ]).toEqual([place('liger'), true, 2]);
  });

  it('that were pulled down are built again in Purchases for 15 gold', () => {
    shows('XXIV.E.c', 'XXIII.C.a');
    const state = given((p) => p.turn(6).nation('orientali', { treasury: 30 }));
    state.lands.fortified[place('osroene')] = 0;
    const story = Story.of(state, (g) => purchases(g, nation('orientali'))).answer(ROMANS, 'fortify osroene');
    expect([isFortified(state, place('osroene')), story.gold('orientali')]).toEqual([true, 15]);
  });
});

describe('XXIV a siege', () => {
  const liger = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(6).nation('vandali', { status: BARBARIAN }).units('vandali', 'burgondia', { infantry: 3 });
      change(p);
    });

  it('comes after the battles; until then a stack may march on past the city', () => {
    shows('G54', 'XXIV.A.a');
    const state = liger();
    const story = movingUnopposed(state, VANDALS).answer(
      PERSIANS,
      'from burgondia',
      'take 3*vandali-infantry',
      'to liger',
    );
    expect(mustBesiege(state, VANDALS, place('liger'))).toBe(true);
    expect([story.told('siege').length, story.offered(PERSIANS, 'from')]).toEqual([0, ['from liger']]);
    const fights = liger((p) => {
      p.units('vandali', 'liger', { cavalry: 1 }).units('vandali', 'aquitania', { cavalry: 1 });
      p.units('romani', 'aquitania', { limitanei: 1 });
    });
    const order = Story.of(fights, (g) => combat(g, VANDALS), 1, 1);
    expect([order.told('battle').length, order.asked === 'siege' || order.asked === 'retreat']).toEqual([1, true]);
  });

  it('comes in the order that the besieger likes', () => {
    shows('IV.3.A.c', 'G54');
    const first = (city: string) => {
      const state = liger((p) => {
        p.clear('burgondia').units('vandali', 'liger', { cavalry: 1 }).units('vandali', 'rhodanus', { cavalry: 1 });
      });
      const story = Story.of(state, (g) => combat(g, VANDALS));
      expect(story.offered(PERSIANS)).toEqual(['besiege-at liger', 'besiege-at rhodanus']);
      story.answer(PERSIANS, `besiege-at ${city}`);
      return story.run.decision?.asks[0].prompt.args?.province;
    };
    expect([first('liger'), first('rhodanus')]).toEqual(['liger', 'rhodanus']);
  });

  it('it does not matter how the defenders went', () => {
    shows('XXIV.A.b', 'XXIV.A.c');
    // Overrun by six on the way.
    const six = given((p) => {
      p.empty().turn(6).units('vandali', 'burgondia', { infantry: 4, cavalry: 2 }).leader('gaisericus', 'burgondia');
      p.units('romani', 'rhodanus', { limitanei: 1 }).nation('vandali', { status: KINGDOM });
    });
    const overrun = movingUnopposed(six, VANDALS);
    overrun.answer(
      PERSIANS,
      'from burgondia',
      'lead gaisericus',
      'take 2*vandali-cavalry+4*vandali-infantry',
      'to rhodanus',
      'yes',
    );
    expect([overrun.told('overrun').length, mustBesiege(six, VANDALS, place('rhodanus'))]).toEqual([1, true]);
    // Fled.
    const fled = liger((p) => p.units('romani', 'rhodanus', { limitanei: 1 }));
    fled.orders.evades.fill('always');
    fled.orders.intercepts.fill('never');
    const away = Story.of(fled, (g) => activation(g, VANDALS), 10);
    while (away.asked !== 'move') away.answer(PERSIANS, 'no');
    away.answer(PERSIANS, 'from burgondia', 'take 3*vandali-infantry', 'to rhodanus');
    away.answer(ROMANS, 'evade-to vienna');
    expect([away.told('evaded').length, mustBesiege(fled, VANDALS, place('rhodanus'))]).toEqual([1, true]);
  });

  it('a city that nobody holds is not besieged', () => {
    shows('G170');
    const state = liger((p) => {
      p.units('vandali', 'liger', { cavalry: 1 }).state.lands.city[place('liger')] = NOBODY;
    });
    expect(mustBesiege(state, VANDALS, place('liger'))).toBe(false);
    const story = Story.of(state, (g) => activation(g, VANDALS));
    while (story.run.decision !== null)
      story.answer(PERSIANS, story.offered(PERSIANS).find((id) => id === 'no' || id === 'done') ?? '');
    expect([story.told('siege'), state.lands.city[place('liger')]]).toEqual([[], VANDALS]);
  });

  it('an assault is for those of whom somebody is left after it', () => {
    shows('G227');
    const ways = (infantry: number) =>
      Story.of(
        given((p) => p.empty().turn(4).units('persae', 'osroene', { infantry })),
        (g) => siege(g, PERSAE, place('osroene')),
      ).offered(PERSIANS);
    expect([ways(2), ways(3)]).toEqual([
      ['siege', 'withdraw'],
      ['siege', 'assault', 'withdraw'],
    ]);
  });

  it('a second leader frightens a city that has withstood the first', () => {
    shows('G94', 'XXIV.B.a');
    const state = given((p) => {
      p.empty().turn(2).units('visigothi', 'macedonia', { 'noble-cavalry': 2 }).leader('fritigernus', 'macedonia');
      p.leader('alaricus', 'macedonia').city('thessalia', 'orientali', 1);
      p.state.lands.fortified[place('thessalia')] = 0;
    });
    const story = movingUnopposed(state, VISIGOTHS, 1, 2);
    story.answer(GOTHS, 'from macedonia', 'lead fritigernus', 'take visigothi-noble-cavalry', 'to thessalia');
    expect(story.told('terror.failed')).toHaveLength(1);
    story.answer(GOTHS, 'from macedonia');
    if (story.asked === 'lead') story.answer(GOTHS, 'lead alaricus');
    if (story.asked === 'stack') story.answer(GOTHS, 'take visigothi-noble-cavalry');
    story.answer(GOTHS, 'to thessalia');
    expect(story.told('terror')).toMatchObject([{ province: 'thessalia' }]);
  });

  it('a capital that falls loses its marker, which is placed again in the Revenues that follow', () => {
    shows('XXIV.C.l');
    const state = given((p) => {
      p.empty().turn(6).units('visigothi', 'latium', { infantry: 4 });
      p.state.nations.capital[ROMANI] = place('latium');
    });
    const story = Story.of(state, (g) => siege(g, VISIGOTHS, place('latium')), 10);
    story.answer(GOTHS, 'siege', 'no');
    expect(state.nations.capital[ROMANI]).toBe(NOWHERE);
    refreshControl(state);
    state.clock.turn = 7;
    const next = Story.of(state, (g) => revenuesOf(g, ROMANI));
    while (next.asked !== null && next.asked !== 'capital') next.answer(ROMANS, next.offered(ROMANS)[0]);
    expect(next.asked).toBe('capital');
  });
});

describe('XXIV.D the sack', () => {
  const drawn = (
    wanted: (token: (typeof LOOT)[number]) => boolean,
    change: (state: State) => void,
    ...dice: number[]
  ) => {
    const state = given((p) => p.turn(6).nation('visigothi', { status: BARBARIAN, treasury: 0 }));
    change(state);
    const kind = LOOT.findIndex(wanted);
    const at = state.cards.loot.indexOf(kind);
    const before = state.cards.loot.length;
    const owner = state.nations.status[ROMANI] === KINGDOM ? ROMANI : VISIGOTHS;
    const story = Story.of(state, (g) => drawPlunder(g, owner), at + 1, ...dice);
    return { state, story, kept: before - state.cards.loot.length };
  };

  it('a marker is worth one to three gold', () => {
    shows('XXIV.D.c');
    for (const gold of [1, 2, 3] as const) {
      const { story, kept } = drawn(
        (token) => token.gold === gold && token.event === undefined && !token.usurper,
        () => {},
      );
      expect([story.gold('visigothi'), kept]).toEqual([gold, 0]);
    }
    expect([...new Set(LOOT.map((token) => token.gold))].sort()).toEqual([1, 2, 3]);
  });

  it('a private event is kept like a card, a public one happens at once and goes back', () => {
    shows('XXIV.D.d', 'XXIV.D.e');
    const dice = drawn(
      (token) => token.event === 23,
      () => {},
    );
    expect([dice.kept, dice.state.cards.hands[GOTHS].length]).toEqual([1, 1]);
    expect(LOOT.flatMap(({ event }) => event ?? [])).toEqual([26, 32, 51, 56, 23, 48]);
    // Famine strikes an area by the dice.
    const famine = drawn(
      (token) => token.event === 26,
      () => {},
      1,
      1,
    );
    expect(famine.kept).toBe(0);
    expect(famine.state.cards.hands[GOTHS]).toEqual([]);
  });

  it('an usurper troubles no barbarian, at once whoever is In Decline, others if a ten falls', () => {
    shows('XXIV.D.f');
    const rises = (status: number, decline: number, ...dice: number[]) => {
      const { story } = drawn(
        (token) => token.usurper === true,
        (state) => {
          state.nations.status[ROMANI] = status === BARBARIAN ? 3 : KINGDOM;
          state.nations.decline[ROMANI] = decline;
        },
        ...dice,
      );
      return story.events.some(({ event }) => event === 'calamity');
    };
    expect([rises(BARBARIAN, 0), rises(KINGDOM, 0, 9)]).toEqual([false, false]);
    // The last die is the usurper's own.
    expect([rises(KINGDOM, 0, 10, 1), rises(KINGDOM, 1, 1)]).toEqual([true, true]);
  });

  it('the city is not sacked again before the Revenues of its nation, in which it gives half a gold', () => {
    shows('XXIV.D.h', 'XXIV.D.i');
    const state = given((p) => {
      p.empty().turn(6).units('visigothi', 'achaia', { infantry: 4 });
      p.state.lands.sack[place('achaia')] = 1;
    });
    const story = Story.of(state, (g) => siege(g, VISIGOTHS, place('achaia')), 10).answer(GOTHS, 'siege');
    // Nobody is asked whether to sack it.
    expect([story.told('city.fell').length, story.asked, story.told('sacked').length]).toEqual([1, null, 0]);
    const income = (sack: number) => {
      const owned = given((p) => p.turn(6));
      owned.lands.sack[place('achaia')] = sack;
      return accountOf(owned, nation('orientali'));
    };
    expect(JSON.stringify(income(0))).not.toBe(JSON.stringify(income(1)));
    const owned = given((p) => p.turn(6).nation('orientali', { treasury: 40 }));
    owned.lands.sack[place('achaia')] = 1;
    Story.of(owned, (g) => revenuesOf(g, nation('orientali'))).anyhow();
    expect(owned.lands.sack[place('achaia')]).toBe(0);
  });
});
