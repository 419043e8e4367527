import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CALENDAR } from '../../src/data/calendar.ts';
import { NATION_ROWS } from '../../src/data/nations.ts';
import { nation, nationId, ROMANI } from '../../src/data/pieces.ts';
import { combat, militaryOrder } from '../../src/rules/activation/military.ts';
import { raidsOfTurn } from '../../src/rules/activation/raids.ts';
import { endOfDiplomacy } from '../../src/rules/diplomacy/diplomacy.ts';
import { activationOrder, diplomacyOrder } from '../../src/rules/lands/order.ts';
import { BARBARIAN, EMPIRE, KINGDOM, type State } from '../../src/state.ts';
import { given, movingUnopposed, PERSIANS, ROMANS, Story } from '../story.ts';

/** The phases that a game enters from a position on, in order, until a turn begins. */
function phasesFrom(state: State, turn: number): string[] {
  const { clock } = state;
  const seen: string[] = [`${clock.turn} ${clock.phase}`];
  const story = new Story(state, Chance.fromSeed(seedFrom('phases')));
  const look = () => {
    const now = `${story.state.clock.turn} ${story.state.clock.phase}`;
    if (seen.at(-1) !== now) seen.push(now);
  };
  while (story.run.decision !== null && story.state.clock.turn < turn) {
    const [{ seat, options }] = story.run.decision.asks;
    story.answer(seat, options[0].id);
    look();
  }
  return seen;
}

/** The book's actions; those in which nobody is asked anything are not seen. */
const IN_ORDER = [
  ...['status', 'reinforcements', 'events', 'raids', 'caravans', 'diplomacy'],
  ...['administration', 'revenues', 'purchases', 'quelling', 'military', 'end'],
];

/** Who acts in a phase, in order, as the clock says when somebody is first asked in it. */
function queueOf(phase: State['clock']['phase'], change: (state: State) => void = () => {}, turn = 3): string[] {
  const state = given((p) => p.turn(turn));
  change(state);
  state.clock.phase = phase;
  state.clock.next = -1;
  const story = new Story(state, Chance.fromSeed(seedFrom('queue')));
  expect(story.state.clock.phase).toBe(phase);
  return story.state.clock.queue.map(nationId);
}

describe('IV the turn', () => {
  it('V.A, XIII the first begins with the Events, and has neither caravans nor Administration', () => {
    shows('V.A.j', 'IV.1.C.d', 'XIII.a', 'IV.b');
    const [first, ...later] = phasesFrom(given(), 3);
    expect(first).toBe('1 events');
    const ofTurn = (turn: number) => later.filter((one) => one.startsWith(`${turn} `)).map((one) => one.split(' ')[1]);
    for (const phase of ['administration', 'revenues', 'purchases', 'quelling']) expect(ofTurn(1)).not.toContain(phase);
    expect(ofTurn(2)).toEqual(IN_ORDER.filter((one) => ofTurn(2).includes(one)));
    expect(ofTurn(2)).toEqual(expect.arrayContaining(['administration', 'military']));
    const caravan = given((p) => p.turn(1).phase('caravans'));
    caravan.clock.next = -1;
    const none = new Story(caravan, Chance.fromSeed(seedFrom('caravans')));
    expect(none.told('caravan')).toEqual([]);
  });

  it('IV.2 cards, Revenues, Purchases and revolts follow each other; of all this barbarians have the Revenues only', () => {
    shows('IV.2.a', 'IV.2.b', 'XIII.A.a', 'XIII.B.a', 'XV.A.a', 'IX.D.i', 'XIV.C.b');
    const state = given((p) => p.turn(2).nation('visigothi', { treasury: 40 }).phase('administration'));
    state.clock.next = -1;
    const order = phasesFrom(state, 3)
      .filter((one) => one.startsWith('2 '))
      .map((one) => one.split(' ')[1]);
    expect(order).toEqual(IN_ORDER.filter((one) => order.includes(one)));
    expect(order).toEqual(expect.arrayContaining(['administration', 'purchases', 'military']));
    // A rich barbarian nation is not among those who buy.
    const rich = (one: State) => {
      one.nations.treasury[nation('visigothi')] = 40;
    };
    expect(queueOf('purchases', rich)).not.toContain('visigothi');
    expect(queueOf('purchases')).toEqual(expect.arrayContaining(['persae', 'romani', 'orientali']));
  });
});

describe('IV the order of nations', () => {
  const order = (change: (state: State) => void) => {
    const state = given((p) => p.turn(5).nation('vandali', { status: BARBARIAN }));
    change(state);
    return activationOrder(state).map(nationId);
  };
  const aged = (
    state: State,
    id: 'visigothi' | 'vandali' | 'ostrogothi' | 'persae' | 'romani' | 'orientali',
    status: number,
    age: number,
  ) => {
    state.nations.status[nation(id)] = status;
    state.nations.age[nation(id)] = age;
  };

  it('VI.G barbarians, kingdoms, empires; the oldest of each first, and of the same age by initiative', () => {
    shows('IV.c', 'IV.d', 'VI.A.a', 'VI.A.b', 'VI.G.a', 'VI.G.b', 'VI.G.c', 'VI.J.b', 'VI.K.a', 'IV.3.A.a', 'XIII.D.a');
    const ids = ['visigothi', 'vandali', 'ostrogothi', 'persae', 'romani', 'orientali'] as const;
    const among = (change: (state: State) => void) =>
      order(change).filter((id) => (ids as readonly string[]).includes(id));
    const first = among((state) => {
      aged(state, 'visigothi', BARBARIAN, 2);
      aged(state, 'vandali', BARBARIAN, 5);
      aged(state, 'ostrogothi', KINGDOM, 9);
      aged(state, 'persae', KINGDOM, 3);
      aged(state, 'romani', EMPIRE, 6);
      aged(state, 'orientali', EMPIRE, 8);
    });
    expect(first).toEqual(['vandali', 'visigothi', 'ostrogothi', 'persae', 'orientali', 'romani']);
    const even = among((state) => {
      for (const id of ids) aged(state, id, BARBARIAN, 4);
    });
    const initiative = (id: string) => NATION_ROWS.find((row) => row.id === id)?.initiative ?? 0;
    expect(even).toEqual([...even].sort((a, b) => initiative(a) - initiative(b)));
    const state = given((p) => p.turn(5));
    expect(militaryOrder(state)).toEqual(activationOrder(state));
  });

  it('IV.1.A-B in the Status action and in Reinforcements too, one after the other; newcomers are the youngest of their class', () => {
    shows('IV.1.A.a', 'IV.1.A.b', 'IV.1.B.a', 'IV.1.B.b', 'G2', 'G97');
    const status = queueOf('status', (state) => aged(state, 'visigothi', BARBARIAN, 4));
    const rank = (id: string) => NATION_ROWS.findIndex((row) => row.id === id);
    const { nations } = given((p) => p.turn(3));
    const classes = status.map((id) => nations.status[rank(id)]);
    expect(classes).toEqual([...classes].sort());
    // On turn 3 the Franks come: after the barbarians who are there, before any kingdom.
    const arrivals = queueOf('reinforcements');
    expect(CALENDAR[2].newcomers.map(({ nation: id }) => id)).toContain('franci');
    expect(arrivals.indexOf('franci')).toBeGreaterThan(arrivals.indexOf('visigothi'));
    expect(arrivals.indexOf('franci')).toBeLessThan(arrivals.indexOf('persae'));
    expect(arrivals.indexOf('persae')).toBeLessThan(arrivals.indexOf('romani'));
  });

  it('IV.1.A.c heresies grow old when all nations have', () => {
    shows('IV.1.A.c');
    const state = given((p) => p.turn(2).phase('status', 'persae', 'romani', 'orientali'));
    state.lands.heresy.fill(1);
    const story = Story.where(
      () => structuredClone(state),
      (one) => one.told('heresy.ended').length > 0,
    );
    const told = story.events.map(({ event }) => event);
    expect(told.indexOf('heresy.ended')).toBeGreaterThan(told.lastIndexOf('aged'));
  });

  it('IV.1.C events by side: Romans, Huns, Persians, Goths; then the raids as the Calendar lists them, then the caravans', () => {
    shows('IV.1.C.a', 'IV.1.C.b', 'IV.1.C.c', 'X.A.a');
    const state = given((p) => p.turn(2).phase('events'));
    state.clock.next = -1;
    const story = new Story(state, Chance.fromSeed(seedFrom('sides')));
    expect(story.state.clock.queue).toEqual([0, 1, 2, 3]);
    for (const turn of [2, 5, 8])
      expect(raidsOfTurn(given((p) => p.turn(turn))).map(nationId)).toEqual([...CALENDAR[turn - 1].raids]);
    expect(
      phasesFrom(state, 3)
        .map((one) => one.split(' ')[1])
        .indexOf('diplomacy'),
    ).toBeGreaterThan(0);
  });

  it('IV.1.D diplomacy is for the civilised: kingdoms, then empires, the youngest of each first', () => {
    shows('IV.1.D.a');
    const state = given((p) => p.turn(5));
    aged(state, 'visigothi', KINGDOM, 4);
    aged(state, 'ostrogothi', KINGDOM, 2);
    aged(state, 'persae', KINGDOM, 9);
    aged(state, 'romani', EMPIRE, 7);
    aged(state, 'orientali', EMPIRE, 3);
    aged(state, 'vandali', BARBARIAN, 1);
    expect(diplomacyOrder(state).map(nationId)).toEqual(['ostrogothi', 'visigothi', 'persae', 'orientali', 'romani']);
  });
});

describe('IV.3 the Military phase', () => {
  it('stacks move one by one, as their player likes', () => {
    shows('IV.3.A.b');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'utica', { limitanei: 1 }).units('romani', 'arvernia', { limitanei: 1 });
    });
    const story = movingUnopposed(state, ROMANI);
    expect(story.offered(ROMANS, 'from').sort()).toEqual(['from arvernia', 'from utica']);
    story.answer(ROMANS, 'from utica', story.offered(ROMANS, 'from').length > 1 ? 'to numidia' : 'done');
    expect(story.offered(ROMANS, 'from').sort()).toEqual(['from arvernia', 'from numidia']);
  });

  it('battles are fought in the order that the attacker likes', () => {
    shows('IV.3.A.c');
    const state = given((p) => {
      p.empty().turn(3);
      for (const at of ['utica', 'arvernia'] as const)
        p.units('vandali', at, { infantry: 1 }).units('romani', at, { limitanei: 1 });
    });
    const fields = () => Story.of(state, (g) => combat(g, nation('vandali'))).offered(PERSIANS);
    expect(fields().sort()).toEqual(['fight-at arvernia', 'fight-at utica']);
  });

  it('when all have acted, whoever still holds envoys gives them back for a gold', () => {
    shows('IV.3.B.a');
    const state = given((p) => p.turn(3).nation('romani', { treasury: 7 }).nation('persae', { treasury: 7 }));
    const all = state.cards.diplomacyDeck.length;
    state.cards.envoys[ROMANI].push(...state.cards.diplomacyDeck.splice(0, 2));
    const story = new Story(state, Chance.fromSeed(seedFrom('envoys')), function* (g) {
      endOfDiplomacy(g);
      yield* [];
    });
    expect([story.gold('romani'), story.gold('persae'), state.cards.envoys[ROMANI].length]).toEqual([8, 7, 0]);
    expect(state.cards.diplomacyDeck).toHaveLength(all);
  });
});
