import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId } from '../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE } from '../../src/data/pieces.ts';
import { retreat } from '../../src/rules/battle/retreat.ts';
import { calamity } from '../../src/rules/cards/calamities.ts';
import { federable } from '../../src/rules/diplomacy/diplomacy.ts';
import { playable } from '../../src/rules/diplomacy/envoys.ts';
import { mayBreakFoedus, offerFoedus, takeUpFoedus } from '../../src/rules/diplomacy/foedus.ts';
import { federateServes, vassalsServe } from '../../src/rules/diplomacy/service.ts';
import { refreshControl } from '../../src/rules/lands/control.ts';
import { recoverMinor } from '../../src/rules/lands/minors.ts';
import { activationOrder } from '../../src/rules/lands/order.ts';
import { quarters } from '../../src/rules/lands/quarters.ts';
import { HOSTILITY, makeDeal } from '../../src/rules/lands/relations.ts';
import { mayMigrate, migration } from '../../src/rules/movement/migration.ts';
import { ownUnits, unitsOf } from '../../src/rules/pieces/units.ts';
import { accountOf, tributeTo } from '../../src/rules/treasury/income.ts';
import { revenuesOf } from '../../src/rules/treasury/revenues.ts';
import { reinforce } from '../../src/rules/turn/reinforcements.ts';
import { territoryPoints } from '../../src/rules/turn/scoring.ts';
import { BARBARIAN, EMPIRE, FEDERATE, KINGDOM, NOBODY, remove, type State, VASSAL } from '../../src/state.ts';
import { envoy } from '../cards/story-cards.ts';
import { bind, facing, type Given, GOTHS, given, goals, ROMANS, Story } from '../story.ts';

const [VISIGOTHS, VANDALS, ARMENIA] = [nation('visigothi'), nation('vandali'), nation('armenii')];

/** Everybody does as little as possible until something has happened. */
function calmly(story: Story, until: (state: State) => boolean): Story {
  while (story.run.decision !== null && !until(story.state)) {
    const [{ seat, options }] = story.run.decision.asks;
    story.answer(seat, (options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0]).id);
  }
  return story;
}

describe('XXVII minor kingdoms', () => {
  it('XXVII.A those that are inactive are never activated, and neither age nor earn', () => {
    shows('XXVII.A.f', 'XXXIV.ak', 'XXXIV.at');
    const state = given((p) => p.turn(4).phase('status', 'armenii', 'orientali'));
    expect(activationOrder(state)).not.toContain(ARMENIA);
    state.clock.next = -1;
    const before = [state.nations.age[ARMENIA], state.nations.treasury[ARMENIA]];
    const story = calmly(new Story(state, Chance.fromSeed(seedFrom('minor'))), ({ clock }) => clock.turn > 4);
    const activated = story.told('activated').map(({ nation: who }) => who);
    for (const id of ['armenii', 'colchi', 'hiberi', 'mauritanii', 'venedae', 'aestii'] as const)
      expect(activated).not.toContain(id);
    expect([story.state.nations.age[ARMENIA], story.state.nations.treasury[ARMENIA]]).toEqual(before);
    expect(story.told('scored').map(({ nation: who }) => who)).not.toContain('armenii');
  });

  it('XXVII.B a client’s unit stands where its protector rules and there is room, and goes home with his activation', () => {
    shows('XXVII.B.b', 'XXVII.B.c', 'XXXIV.t', 'XXXIV.ai');
    const state = given((p) => p.turn(4).phase('military', 'orientali'));
    const story = new Story(state, Chance.fromSeed(seedFrom('client')));
    const places = story.offered(ROMANS, 'deploy').map((id) => id.slice('deploy '.length));
    expect(places).toEqual(quarters(story.state, ORIENTALI).map(placeId));
    expect(places).toContain('phoenicia');
    story.answer(ROMANS, 'deploy phoenicia');
    const [hired] = ownUnits(story.state, ARMENIA).filter((unit) => story.state.pieces.holder[unit] === ORIENTALI);
    expect(placeId(story.state.pieces.at[hired])).toBe('phoenicia');
    calmly(story, ({ clock }) => clock.phase !== 'military');
    expect([story.state.pieces.holder[hired], placeId(story.state.pieces.at[hired])]).toEqual([ARMENIA, 'armenia']);
  });

  it('XXVII.C an inactive one gets a unit back at random; at full strength it restores a damaged elite unit at random', () => {
    shows('XXVII.C.a', 'XXVII.C.c', 'XXVII.C.d');
    const lost = given((p) => p.turn(4));
    const [first, second] = ownUnits(lost, ARMENIA);
    for (const unit of [first, second]) remove(lost, unit);
    Story.done(lost, (g) => recoverMinor(g, ARMENIA), 2);
    expect([lost.pieces.at[first] >= 0, lost.pieces.at[second] >= 0]).toEqual([false, true]);
    const healed = (die: number) => {
      const state = given((p) => p.turn(4));
      const units = ownUnits(state, ARMENIA).slice(0, 2);
      for (const unit of units) state.pieces.hurt[unit] = 1;
      Story.done(state, (g) => recoverMinor(g, ARMENIA), die);
      return units.map((unit) => state.pieces.hurt[unit]);
    };
    expect([healed(1), healed(2)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    // It comes in Reinforcements before the other kingdoms.
    const turn = given((p) => p.turn(4).phase('reinforcements'));
    turn.clock.next = -1;
    const story = new Story(turn, Chance.fromSeed(seedFrom('minor')));
    const { queue } = story.state.clock;
    expect(queue.indexOf(ARMENIA)).toBeLessThan(queue.indexOf(PERSAE));
    expect(queue.indexOf(ARMENIA)).toBeGreaterThan(queue.indexOf(VISIGOTHS));
  });
});

/** Visigoths in Valachia, north of the Danube; the East has some gold. */
const danube = (change: (p: Given) => void = () => {}) =>
  given((p) => {
    p.empty().turn(4).horde('visigothi', 'valachia').units('visigothi', 'valachia', { infantry: 3 });
    p.nation('visigothi', { status: BARBARIAN, treasury: 0 }).nation('orientali', { treasury: 9 });
    p.units('orientali', 'thracia', { legion: 1 });
    change(p);
  });

describe('XXVIII who makes a Foedus', () => {
  it('XXVIII.A an empire offers one in a turn without a card; a kingdom needs the card', () => {
    shows('XXVIII.A.b', 'XXVIII.A.c', 'XXX.F.c', 'XXXVII.J.a');
    const offers = (status: number, used: boolean) => {
      const state = danube((p) => p.nation('orientali', { status }).phase('diplomacy', 'orientali'));
      envoy(state, ORIENTALI, 'foedus');
      state.cards.envoyed[ORIENTALI] = used ? 2 : 1;
      return [federable(state, ORIENTALI).length > 0, playable(state, ORIENTALI).length];
    };
    expect([offers(EMPIRE, false), offers(EMPIRE, true), offers(KINGDOM, false)]).toEqual([
      [true, 1],
      [false, 1],
      [false, 1],
    ]);
  });

  it('XXVIII.B what makes room may go where the federates came from', () => {
    shows('XXVIII.B.d', 'XXVIII.B.e');
    const state = danube((p) => p.units('orientali', 'moesia-inferior', { legion: 3 }));
    const story = Story.of(state, function* (g) {
      yield* offerFoedus(g, ORIENTALI, VISIGOTHS, true);
      yield* takeUpFoedus(g, VISIGOTHS);
    });
    story.answer(ROMANS, 'cede moesia-inferior', 'cede moesia-superior');
    story.answer(GOTHS, 'horde-to moesia-inferior', 'take 3*visigothi-infantry');
    // Three fit into the mountains, and the federates are three: all legions leave.
    expect(story.asked).toBe('leave-for');
    expect(story.offered(ROMANS, 'leave-for')).toContain('leave-for valachia');
    story.answer(ROMANS, 'leave-for valachia', 'take 3*orientali-legion').anyhow();
    expect(story.units('orientali', 'valachia')).toBe(3);
  });

  it('XXVIII.C the federate chooses whom it lends; if no seat has room the federator chooses where he goes', () => {
    shows('XXVIII.C.a', 'XXVIII.C.c');
    const state = danube((p) => p.units('visigothi', 'valachia', { archers: 1 }).gone('caesar-orientis'));
    bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
    const story = Story.of(state, (g) => federateServes(g, VISIGOTHS));
    expect(story.offered(GOTHS)).toEqual(['lend visigothi-infantry', 'lend visigothi-archers']);
    story.answer(GOTHS, 'lend visigothi-archers');
    expect(story.units('orientali', 'thracia')).toBe(2);
    const full = danube((p) => p.units('orientali', 'thracia', { limitanei: 3 }));
    bind(full, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
    const elsewhere = Story.of(full, (g) => federateServes(g, VISIGOTHS)).offered(ROMANS, 'deploy');
    expect(elsewhere).not.toContain('deploy thracia');
    expect(elsewhere).toContain('deploy achaia');
  });
});

describe('XXVIII.D-E while it lasts', () => {
  /** Visigoths hold Naissus and Dardania for their federator; enemies stand where the story says. */
  const moesia = (status: number, ...enemies: readonly ('naissus' | 'dardania')[]) => {
    const state = danube((p) => {
      p.horde('visigothi', 'naissus').clear('valachia').units('visigothi', 'naissus', { infantry: 2 });
      p.nation('orientali', { status });
      for (const at of enemies) p.clear(at).units('vandali', at, { infantry: 2 });
    });
    bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'naissus', 'dardania');
    refreshControl(state);
    return state;
  };

  it('XXVIII.D a kingdom draws the income of what its federate holds, and no more', () => {
    shows('XXVIII.D.c', 'XXXIV.ab');
    const income = (...enemies: readonly ('naissus' | 'dardania')[]) =>
      accountOf(moesia(KINGDOM, ...enemies), ORIENTALI).provinces;
    // Dardania is worth one gold.
    expect(income() - income('dardania')).toBe(1);
    expect(accountOf(moesia(KINGDOM), VISIGOTHS).provinces).toBe(0);
  });

  it('XXVIII.D an empire controls what its federate holds, and its areas accordingly', () => {
    shows('XXVIII.D.b', 'XXVIII.D.d', 'XXVIII.E.c', 'G252');
    const rules = (...enemies: readonly ('naissus' | 'dardania')[]) => {
      const { lands } = moesia(EMPIRE, ...enemies);
      return [lands.control[place('naissus')], lands.control[place('dardania')]];
    };
    expect([rules(), rules('dardania')]).toEqual([
      [ORIENTALI, ORIENTALI],
      [ORIENTALI, VANDALS],
    ]);
  });

  it('XXVIII.D the federator scores those provinces', () => {
    shows('XXVIII.D.e');
    const points = (federate: boolean) => {
      const state = given((p) => {
        for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
        p.empty().turn(6).nation('visigothi', { status: KINGDOM }).units('visigothi', 'arvernia', { infantry: 1 });
        p.horde('vandali', 'septimania').units('vandali', 'septimania', { infantry: 2 });
      });
      if (federate) bind(state, VANDALS, FEDERATE, VISIGOTHS, 'septimania', 'garumnum');
      refreshControl(state);
      return territoryPoints(state, VISIGOTHS);
    };
    // Septimania is worth a point on the card of the Visigoths.
    expect(points(true) - points(false)).toBe(1);
  });

  it('XXVIII.D he moves and posts units there within the limit of stacking', () => {
    shows('XXVIII.D.f', 'XXVIII.D.b');
    const state = moesia(EMPIRE);
    expect(goals(state, ORIENTALI, 'thracia', 3)).toContain('naissus');
    expect(quarters(state, ORIENTALI)).toContain(place('naissus'));
    // Naissus lies in mountains: three, and the federates count.
    const crowded = danube((p) => {
      p.horde('visigothi', 'naissus').clear('valachia').units('visigothi', 'naissus', { infantry: 3 });
    });
    bind(crowded, VISIGOTHS, FEDERATE, ORIENTALI, 'naissus', 'dardania');
    refreshControl(crowded);
    expect(quarters(crowded, ORIENTALI)).not.toContain(place('naissus'));
  });

  it('XXVIII.D, G it lasts from turn to turn, and only the federate is asked whether to break it', () => {
    shows('XXVIII.D.g', 'XXVIII.G.a');
    const state = moesia(EMPIRE);
    state.clock.turn = 5;
    expect(Story.of(structuredClone(state), (g) => mayBreakFoedus(g, ORIENTALI)).asked).toBeNull();
    expect(Story.of(structuredClone(state), (g) => mayBreakFoedus(g, VISIGOTHS)).asked).toBe('break');
    state.clock.phase = 'end';
    const story = calmly(new Story(state, Chance.fromSeed(seedFrom('foedus'))), ({ clock }) => clock.turn > 5);
    expect([story.state.clock.turn, story.state.ties.bond[VISIGOTHS]]).toEqual([6, FEDERATE]);
  });

  it('XXVIII.E it still gets what the Calendar brings', () => {
    shows('XXVIII.E.b', 'XXIX.F.b');
    const came = (bond: number) => {
      const state = given((p) => {
        p.empty().turn(3).horde('visigothi', 'naissus').units('visigothi', 'naissus', { infantry: 1 });
        p.nation('visigothi', { status: BARBARIAN });
      });
      if (bond > 0) bind(state, VISIGOTHS, bond, ORIENTALI);
      const before = ownUnits(state, VISIGOTHS).length;
      new Story(state, Chance.fromSeed(seedFrom('calendar')), (g) => reinforce(g, VISIGOTHS)).anyhow();
      return ownUnits(state, VISIGOTHS).length - before;
    };
    // The Calendar of turn 3 has four units of choice for them.
    expect([came(0), came(FEDERATE), came(VASSAL)]).toEqual([4, 4, 1]);
  });

  it('XXVIII.E, G181 its horde stays there, but may migrate from one of the two provinces to the other', () => {
    shows('XXVIII.E.d');
    const state = moesia(EMPIRE);
    expect(mayMigrate(state, VISIGOTHS)).toBe(true);
    const goals = Story.of(state, (g) => migration(g, VISIGOTHS)).answer(GOTHS, 'done');
    // A choice of one is no choice.
    expect(goals.told('migrated').map(({ province }) => province)).toEqual(['dardania']);
    const closed = moesia(EMPIRE);
    closed.lands.foedus[place('dardania')] = NOBODY;
    expect(mayMigrate(closed, VISIGOTHS)).toBe(false);
    bind(closed, VISIGOTHS, 0, NOBODY);
    expect(mayMigrate(closed, VISIGOTHS)).toBe(true);
  });

  it('XXVIII.E, G181 unless it is driven out', () => {
    shows('XXVIII.E.d', 'G181');
    const beaten = given((p) => {
      p.empty().turn(4).horde('visigothi', 'naissus').units('visigothi', 'naissus', { infantry: 1 });
      p.units('vandali', 'naissus', { infantry: 2 });
    });
    bind(beaten, VISIGOTHS, FEDERATE, ORIENTALI, 'naissus', 'dardania');
    makeDeal(beaten, VISIGOTHS, VANDALS, HOSTILITY);
    const field = facing(beaten, 'vandali', 'naissus');
    const story = Story.of(beaten, (g) => retreat(g, field, field.defender, []));
    const [refuge] = story.offered(GOTHS);
    story.answer(GOTHS, refuge);
    expect(`retreat-to ${placeId(beaten.nations.horde[VISIGOTHS])}`).toBe(refuge);
  });

  it('XXVIII.G when an usurper takes power its federates are asked at once', () => {
    shows('XXVIII.G.c', 'XLII.5.d');
    const state = danube((p) => {
      p.state.lands.heresy.fill(0);
      p.nation('orientali', { age: 4, decline: 0, treasury: 9 });
    });
    bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
    // 10 takes power; then a revolt, which a Roman places.
    const story = new Story(state, Chance.fromSeed(seedFrom('usurper')), function* (g) {
      for (let most = 30; most > 0 && state.clock.usurped !== 4; most--) yield* calamity(g, ORIENTALI, 'usurper');
    });
    let free = 0;
    while (story.run.decision !== null) {
      const [{ seat, prompt, options }] = story.run.decision.asks;
      if (prompt.ask === 'leave-foedus') free += 1;
      story.answer(seat, options[0].id);
    }
    expect([free, story.told('usurper.rose').length, state.ties.bond[VISIGOTHS]]).toEqual([1, 1, 0]);
  });
});

describe('XXIX vassals', () => {
  it('XXIX.D if the seat of the overlord has no room he chooses where the unit goes', () => {
    shows('XXIX.D.d');
    const state = danube((p) => p.units('orientali', 'thracia', { limitanei: 3 }));
    bind(state, VISIGOTHS, VASSAL, ORIENTALI);
    state.ties.owes[VISIGOTHS] = 1;
    const story = Story.of(state, (g) => vassalsServe(g, ORIENTALI));
    expect(story.asked).toBe('place-hired');
    expect(story.offered(ROMANS, 'deploy')).toContain('deploy achaia');
    expect(story.offered(ROMANS, 'deploy')).not.toContain('deploy thracia');
  });

  it('XXIX.E-F he is paid though the vassal is bankrupt; a vassal kingdom has its own revenues and conquests', () => {
    shows('XXIX.E.c', 'XXIX.F.d', 'XXIX.F.h', 'XXXIV.ax', 'XXIX.A.b');
    const vassal = (lord: number, treasury: number) => {
      const state = given((p) => {
        for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
        p.empty().turn(6).nation('vandali', { status: KINGDOM, age: 3, decline: 0, treasury, founded: 1 });
        p.city('saldae', 'vandali', 1).units('vandali', 'saldae', { infantry: 2 });
        p.units('vandali', 'numidia', { cavalry: 1 });
        p.state.nations.capital[VANDALS] = place('saldae');
      });
      if (lord !== NOBODY) bind(state, VANDALS, VASSAL, lord);
      refreshControl(state);
      return state;
    };
    const free = accountOf(vassal(NOBODY, 0), VANDALS);
    const bound = accountOf(vassal(PERSAE, 0), VANDALS);
    expect({ ...bound, overlord: 0 }).toEqual(free);
    expect([bound.overlord, bound.provinces > 0, vassal(PERSAE, 0).lands.control[place('numidia')]]).toEqual([
      1,
      true,
      VANDALS,
    ]);
    const broke = vassal(PERSAE, 0);
    broke.nations.decline[VANDALS] = 2;
    const story = new Story(broke, Chance.fromSeed(seedFrom('broke')), (g) => revenuesOf(g, VANDALS)).anyhow();
    expect([story.told('bankrupt').length, tributeTo(broke, PERSAE) - tributeTo(vassal(NOBODY, 0), PERSAE)]).toEqual([
      1, 1,
    ]);
    expect(unitsOf(broke, VANDALS).length).toBeGreaterThan(0);
  });
});
