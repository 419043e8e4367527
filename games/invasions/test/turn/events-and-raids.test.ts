import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/data/cards.ts';
import { EVENT_KINDS } from '../../src/data/event-cards.ts';
import { type PlaceId, place, placeId, SHORES } from '../../src/data/geography.ts';
import { LOOT } from '../../src/data/loot.ts';
import { NATION_ROWS } from '../../src/data/nations.ts';
import { nation, PERSAE, ROMANI, SIDE_OF } from '../../src/data/pieces.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { mayRaid, raid, raidInstead } from '../../src/rules/activation/raids.ts';
import { drawEvent } from '../../src/rules/cards/event-draw.ts';
import { drawPlunder } from '../../src/rules/cards/plunder.ts';
import { ownUnits, supply, unitsAt } from '../../src/rules/pieces/units.ts';
import { caravans } from '../../src/rules/treasury/caravans.ts';
import { view } from '../../src/secrets.ts';
import { FEDERATE, NOBODY, type State, VASSAL } from '../../src/state.ts';
import { bind, type Given, GOTHS, given, HUNS, PERSIANS, Story } from '../story.ts';

const [ALEMANNI, ALANS] = [nation('alamanni'), nation('alani')];
/** The seas on the shore of Holsatia, from where the Angles raid. */
const SEAS_OF_HOLSATIA = SHORES[place('holsatia')].map(({ sea }) => placeId(sea));
const seeded = (state: State, name: string, procedure: ConstructorParameters<typeof Story>[2]) =>
  new Story(state, Chance.fromSeed(seedFrom(name)), procedure);

describe('X.B event cards', () => {
  /** A side draws the card that lies on top. */
  const drawn = (kind: string, change: (state: State) => void = () => {}) => {
    const state = given((p) => p.turn(3));
    const card = EVENT_KINDS.find(({ id }) => id === kind)?.first ?? 0;
    const { eventDeck } = state.cards;
    eventDeck.splice(eventDeck.indexOf(card), 1);
    eventDeck.push(card);
    change(state);
    return { state, story: seeded(state, 'draw', (g) => drawEvent(g, HUNS)) };
  };

  it('each side draws one, public ones happen and private ones are kept', () => {
    shows('X.B.a', 'G191', 'X.B.e');
    const { state, story } = drawn('storm');
    expect(state.cards.hands.map((hand) => hand.length)).toEqual([0, 1, 0, 0]);
    expect(story.told('event.drawn')).toHaveLength(1);
    const two = given((p) => p.turn(2).phase('events'));
    two.sides.splice(0, 4, 0, 1, 1, 0);
    two.clock.next = -1;
    expect(seeded(two, 'two players', undefined).state.clock.queue).toEqual([0, 1, 2, 3]);
  });

  it('played cards are discarded; only Reserve shuffles them into the deck again, and another card is drawn', () => {
    shows('X.B.h', 'G198');
    const some = [...drawnDiscards()];
    const { state } = drawn('reserve', ({ cards }) => {
      cards.eventDeck.splice(0, cards.eventDeck.length - 6);
      cards.eventDiscards.push(...some);
    });
    const reserve = EVENT_KINDS.find(({ id }) => id === 'reserve')?.first ?? 0;
    // Of the discards that were there at most one has been drawn again.
    expect(state.cards.eventDeck).toContain(reserve);
    expect(state.cards.eventDeck.filter((card) => some.includes(card)).length).toBeGreaterThanOrEqual(some.length - 1);
    const { state: other } = drawn('abundance', ({ cards }) => {
      cards.eventDeck.splice(0, cards.eventDeck.length - 6);
      cards.eventDiscards.push(...some);
    });
    expect(some.every((card) => other.cards.eventDiscards.includes(card))).toBe(true);
    expect(other.cards.eventDiscards.map(kindOf)).toContain('abundance');
  });

  /** Cards of two kinds that nobody draws here. */
  function drawnDiscards(): number[] {
    return EVENT_KINDS.filter(({ id }) => id === 'dice' || id === 'terror').map(({ first }) => first);
  }

  it('a plunder marker may be an event: a private one is kept, and lies open', () => {
    shows('X.B.b', 'G157', 'G151');
    const state = given();
    const token = LOOT.findIndex(({ event }) => event === 23);
    const at = state.cards.loot.indexOf(token);
    Story.of(state, (g) => drawPlunder(g, ALANS), at + 1);
    const [card] = state.cards.hands[PERSIANS];
    expect([kindOf(card), state.cards.loot.filter((one) => one === token).length]).toEqual(['dice', 1]);
    // Everybody sees it; a card that was drawn from the deck only its player.
    state.cards.hands[PERSIANS].push(EVENT_KINDS.find(({ id }) => id === 'storm')?.first ?? 0);
    const seen = view(state, GOTHS).cards.hands[PERSIANS];
    expect([seen.includes(card), seen.filter((one) => one > 0).length]).toEqual([true, 1]);
  });
});

describe('X.D caravans of barbarians', () => {
  /** The Alans have Siraces on turn 2, where no other caravan has an owner. */
  const siraces = (roll: number, answer: 'yes' | 'no' | null, dice: readonly number[], rich = false) => {
    const state = given((p) => p.turn(2).nation('alani', { treasury: 0 }));
    for (const id of ['aegyptus', 'rhagae', 'tripolitania'] as const) state.lands.control[place(id)] = NOBODY;
    state.lands.control[place('siraces')] = ALANS;
    state.clock.richCaravans = rich;
    const story = Story.of(state, (g) => caravans(g), roll, ...dice);
    expect(story.asked).toBe('plunder-caravan');
    if (answer !== null) story.answer(PERSIANS, answer);
    return [story.told('plunder').length, story.gold('alani')];
  };

  it('may be plundered by them on a D2, the exceptional one for sure; two markers in the event Caravan', () => {
    shows('X.D.f', 'X.D.g', 'X.D.h', 'XIII.A.c');
    // The first marker of the bag is worth a gold.
    expect([siraces(1, 'yes', [2, 1]), siraces(1, 'yes', [1]), siraces(1, 'no', [])]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    expect([siraces(8, 'yes', [1]), siraces(8, 'no', []), siraces(8, 'yes', [1, 1], true)]).toEqual([
      [1, 1],
      [0, 0],
      [2, 2],
    ]);
  });

  it('VI.B pay nothing to an inactive kingdom, which has no treasury', () => {
    shows('VI.B.b', 'XXVII.A.f');
    const gold = (owner: 'armenii' | 'persae') => {
      const state = given((p) => p.turn(2).nation('persae', { treasury: 0 }));
      state.lands.control[place('siraces')] = NOBODY;
      state.lands.control[place('rhagae')] = nation(owner);
      const story = Story.of(state, (g) => caravans(g), 4);
      return [story.gold(owner), story.told('caravan').filter(({ province }) => province === 'rhagae').length];
    };
    expect([gold('armenii'), gold('persae')]).toEqual([
      [0, 0],
      [5, 1],
    ]);
  });

  it('XVI.E pay in spite of a revolt', () => {
    shows('XVI.E.f');
    const state = given((p) => p.turn(2).nation('persae', { treasury: 0 }));
    state.lands.control[place('siraces')] = NOBODY;
    state.lands.revolt[place('rhagae')] = 1;
    expect(Story.of(state, (g) => caravans(g), 4).gold('persae')).toBe(5);
  });

  it('what a marker brings happens as after a sack: a public event at once', () => {
    shows('X.D.i');
    const state = given((p) => p.turn(2));
    const heresy = state.cards.loot.indexOf(LOOT.findIndex(({ event }) => event === 32));
    const story = seeded(state, 'heresy', function* (g) {
      state.cards.loot.splice(0, state.cards.loot.length, state.cards.loot[heresy]);
      yield* drawPlunder(g, ALANS);
    });
    expect(story.told('event.public').length + story.told('heresy').length).toBeGreaterThan(0);
  });
});

describe('XI.B raiders', () => {
  it('have two units at least, off the map; two of them, drawn at random, raid from the provinces of their card', () => {
    shows('X.C.b', 'XI.B.a', 'XI.B.b', 'XI.B.c', 'VI.C.b');
    const state = given((p) => p.turn(3));
    for (const { id, role } of NATION_ROWS)
      if (role === 'raider' || role === 'late')
        expect([id, supply(state, nation(id)).length >= 2, ownUnits(state, nation(id)).length]).toEqual([id, true, 0]);
    const units = (seed: string) => {
      const picts = given((p) => p.turn(3));
      const story = seeded(picts, seed, (g) => raid(g, nation('picti')));
      story.answer(SIDE_OF[nation('picti')], story.offered(SIDE_OF[nation('picti')], 'raid')[0]);
      return story.told('raided').length;
    };
    expect(['a', 'b', 'c'].map(units)).toEqual([1, 1, 1]);
  });

  it('G62 start where others may not go; G193 their way is the one with the fewest guards, and nobody must raid', () => {
    shows('G62', 'G193');
    const berbers = given((p) => {
      p.turn(3);
      p.state.lands.limes.fill(NOBODY);
    });
    const story = seeded(berbers, 'berbers', (g) => raid(g, nation('berberi')));
    const seat = SIDE_OF[nation('berberi')];
    expect(story.offered(seat)).toContain('done');
    expect(story.offered(seat, 'raid').length).toBeGreaterThan(0);
    // A deep raid from Agri Decumates to Sequana goes past whichever neighbour is not guarded.
    const roll = (...guarded: readonly PlaceId[]) => {
      const state = rhine((p) => {
        for (const at of guarded) p.units('romani', at, { limitanei: 2 });
      });
      return raiding(state, 5).answer(HUNS, 'raid sequana').told('raided')[0].roll;
    };
    const clear = roll();
    expect(clear).toBe(5);
    expect([roll('lotharingia'), roll('burgondia')].some((one) => one === 5)).toBe(true);
  });

  it('once settled they act no more than before: nobody activates them', () => {
    shows('XI.B.d', 'VI.C.d');
    const state = given((p) => p.turn(3).units('picti', 'bernicia', { infantry: 2 }));
    state.clock.phase = 'military';
    state.clock.next = -1;
    const story = seeded(state, 'military', undefined);
    expect(story.state.clock.queue).not.toContain(nation('picti'));
  });
});

/** The Alemanni raid across the Rhine, where no Limes and no unit stands. */
function rhine(change: (p: Given) => void = () => {}): State {
  return given((p) => {
    p.state.lands.limes.fill(NOBODY);
    for (const at of ['lotharingia', 'burgondia', 'sequana', 'helvetia', 'rhaetia', 'neustria', 'carpetania'] as const)
      p.clear(at);
    change(p);
  });
}

const raiding = (state: State, ...dice: readonly number[]) =>
  Story.of(state, (g) => raidInstead(g, ALEMANNI), ...dice).answer(HUNS, 'take 2*alamanni-infantry');

describe('XI.C raids of other barbarians', () => {
  it('are made by two units, wherever they stand, from the horde; not by federates or vassals', () => {
    shows('XI.C.a', 'XI.C.b', 'G61');
    const state = rhine();
    const units = unitsAt(state, ALEMANNI, place('agri-decumates'));
    for (const unit of units) {
      state.pieces.here[place('agri-decumates')].splice(state.pieces.here[place('agri-decumates')].indexOf(unit), 1);
      state.pieces.here[place('bavaria')].push(unit);
      state.pieces.at[unit] = place('bavaria');
    }
    const story = Story.of(state, (g) => raidInstead(g, ALEMANNI), 6).answer(HUNS, 'take 2*alamanni-infantry');
    expect(story.offered(HUNS)).toContain('raid lotharingia');
    story.answer(HUNS, 'raid lotharingia');
    expect(story.units('alamanni', 'bavaria')).toBe(units.length);
    for (const bond of [FEDERATE, VASSAL]) {
      const bound = rhine();
      bind(bound, ALEMANNI, bond, PERSAE);
      expect(mayRaid(bound, ALEMANNI)).toBe(false);
    }
  });

  it('are all that the nation does: an invader has no second Movement after one, and none raids whose horde has moved', () => {
    shows('XI.C.c');
    const state = rhine((p) => p.turn(1));
    state.clock.phase = 'military';
    const story = seeded(state, 'invaders', (g) => activation(g, ALEMANNI));
    while (story.asked !== 'move') story.answer(story.run.decision?.asks[0].seat ?? 0, 'no');
    expect(story.offered(HUNS)).toContain('raid-instead');
    story.answer(HUNS, 'raid-instead', 'take 2*alamanni-infantry', 'raid lotharingia');
    while (story.run.decision !== null) {
      expect(story.asked).not.toBe('move');
      const [{ seat, options }] = story.run.decision.asks;
      story.answer(seat, options.at(-1)?.id ?? '');
    }
    const moved = rhine();
    expect(mayRaid(moved, ALEMANNI)).toBe(true);
    moved.stacks.hordeSteps[ALEMANNI] = 1;
    expect(mayRaid(moved, ALEMANNI)).toBe(false);
  });
});

describe('XI.D the way of a raid', () => {
  it('passes no Limes and no fortified city; a garrison on the way makes it harder', () => {
    shows('XI.D.c', 'XI.D.d', 'XI.E.a');
    // From Agri Decumates one comes to Noricum past Rhaetia or Bavaria only.
    const targets = (change: (state: State) => void) => {
      const state = rhine();
      change(state);
      return raiding(state).offered(HUNS);
    };
    expect(targets(() => {})).toContain('raid taurinorum');
    const past = (list: 'limes' | 'fortified') => (state: State) => {
      for (const id of ['helvetia', 'burgondia', 'rhaetia'] as const) {
        if (list === 'limes') state.lands.limes[place(id)] = ROMANI;
        else {
          state.lands.level[place(id)] = 1;
          state.lands.fortified[place(id)] = 1;
        }
      }
    };
    for (const list of ['limes', 'fortified'] as const) expect(targets(past(list))).not.toContain('raid taurinorum');
    const roll = (guards: number) => {
      const state = rhine((p) => {
        if (guards > 0)
          for (const at of ['helvetia', 'burgondia', 'rhaetia'] as const) p.units('romani', at, { limitanei: guards });
      });
      return raiding(state, 6).answer(HUNS, 'raid taurinorum').told('raided')[0].roll;
    };
    expect([roll(0), roll(1)]).toEqual([6, 5]);
  });

  it('G86 amphibious raiders cross a sea to its shores and no farther; civilised fleets make it harder', () => {
    shows('XI.D.e', 'XI.D.f', 'G86');
    const angles = (fleets: number) => {
      const state = given((p) => {
        p.empty().turn(3);
        if (fleets > 0) for (const at of SEAS_OF_HOLSATIA) p.units('romani', at, { classis: fleets });
      });
      return state;
    };
    const offered = seeded(angles(0), 'angles', (g) => raid(g, nation('angli'))).offered(GOTHS, 'raid');
    expect(offered.length).toBeGreaterThan(0);
    const roll = (fleets: number) => {
      const story = seeded(angles(fleets), 'angles', (g) => raid(g, nation('angli')));
      return story.answer(GOTHS, offered[0]).told('raided')[0].roll;
    };
    expect(roll(0) - roll(1)).toBe(1);
  });

  it('is never intercepted: nobody else is asked', () => {
    shows('XI.D.g');
    // Gratianus stands with his legions in Treveria.
    const state = rhine();
    state.orders.intercepts.fill('ask');
    const story = raiding(state, 5).answer(HUNS, 'raid lotharingia');
    expect([story.asked, story.told('intercepted').length]).toEqual([null, 0]);
  });
});
