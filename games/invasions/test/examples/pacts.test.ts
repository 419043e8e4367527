import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { DiplomacyId } from '../../src/data/diplomacy-cards.ts';
import { place } from '../../src/data/geography.ts';
import { leader, nation } from '../../src/data/pieces.ts';
import { diplomacy } from '../../src/rules/diplomacy/diplomacy.ts';
import { clientsServe, hireHuns, vassalsServe } from '../../src/rules/diplomacy/service.ts';
import { spoilWeddings, weddingGifts } from '../../src/rules/diplomacy/weddings.ts';
import { ALLIANCE, dealBetween, makeDeal, PACT } from '../../src/rules/lands/relations.ts';
import { barbarianFaith } from '../../src/rules/nations/religion.ts';
import { unions } from '../../src/rules/nations/unions.ts';
import { submit } from '../../src/rules/nations/vassals.ts';
import { ownUnits, supply, unitsAt } from '../../src/rules/pieces/units.ts';
import { takingGlory } from '../../src/rules/siege/glory.ts';
import { siege } from '../../src/rules/siege/siege.ts';
import { ABSENT, CLIENT, FOR_GOOD, FOR_NOW, KINGDOM, type State } from '../../src/state.ts';
import { envoy } from '../cards/story-cards.ts';
import { GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../story.ts';

const [WEST, EAST, VISIGOTHS, PERSAE, HUNNI] = [
  nation('romani'),
  nation('orientali'),
  nation('visigothi'),
  nation('persae'),
  nation('hunni'),
];

/** A nation holds a diplomacy card; it has drawn for this turn. */
function holding(state: State, owner: number, id: DiplomacyId): void {
  envoy(state, owner, id);
  state.cards.envoyed[owner] = 2;
}

const danube = () =>
  given((p) => {
    p.turn(4)
      .phase('diplomacy', 'orientali')
      .clear('dacia')
      .units('visigothi', 'valachia', { infantry: 3 })
      .horde('visigothi', 'valachia');
  });

const envoysOf = (state: State, owner: number, ...dice: readonly number[]) =>
  Story.of(state, (g) => diplomacy(g, owner), ...dice);

describe('XXX diplomacy cards', () => {
  it('XXX.D a Marriage lends a unit; the other scores 2 points if it keeps the peace', () => {
    shows('V.B.f', 'III.H.d', 'XXX.D.a', 'XXX.D.c', 'XXX.D.e');
    const state = danube();
    holding(state, EAST, 'marriage');
    const gold = state.nations.treasury[EAST];
    const story = envoysOf(state, EAST).answer(ROMANS, 'envoy marriage', 'target visigothi');
    story.answer(ROMANS, story.offered(ROMANS, 'deploy')[0]);
    expect([story.gold('orientali'), story.gold('visigothi')]).toEqual([gold - 2, 2]);
    const lent = ownUnits(state, VISIGOTHS).filter((counter) => state.pieces.holder[counter] === EAST);
    expect(lent.map((counter) => state.pieces.lent[counter])).toEqual([FOR_NOW]);
    const gifts = (marriages: State) =>
      Story.of(marriages, function* (g) {
        weddingGifts(g, VISIGOTHS);
        yield* [];
      }).state.nations.points[VISIGOTHS];
    const war = structuredClone(state);
    spoilWeddings(war, VISIGOTHS, [], [EAST]);
    expect([gifts(state), gifts(war)]).toEqual([2, 0]);
  });

  it('XXX.C a Treaty costs 5 gold, makes peace and takes a province that is no capital and no granary', () => {
    shows('XXX.C.a');
    const state = given((p) => p.turn(4).phase('diplomacy', 'orientali'));
    holding(state, EAST, 'treaty');
    const story = envoysOf(state, EAST).answer(ROMANS, 'envoy treaty');
    if (story.asked === 'target') story.answer(ROMANS, 'target persae');
    const claims = story.offered(ROMANS, 'cede');
    expect(claims).toContain('cede assyria');
    expect(claims).not.toContain('cede chaldea');
    story.answer(ROMANS, 'cede assyria');
    for (const seat of [PERSIANS, ROMANS]) {
      while ((story.asked === 'leave-for' || story.asked === 'retreaters') && story.offered(seat).length > 0)
        story.answer(seat, story.offered(seat)[0]);
    }
    story.answer(ROMANS, story.offered(ROMANS, 'stack-at')[0]);
    if (story.asked === 'stack') story.answer(ROMANS, story.offered(ROMANS)[0]);
    expect(dealBetween(state, EAST, PERSAE)).toBe(PACT);
    expect(state.lands.city[place('assyria')]).toBe(EAST);
  });

  it('XXX.B the card breaks a client’s tie on a D2', () => {
    shows('XXX.B.h', 'XXXVI.B.b');
    const state = given((p) => p.turn(4).phase('diplomacy', 'persae'));
    const armenia = nation('armenii');
    expect([state.ties.bond[armenia], state.ties.lord[armenia]]).toEqual([CLIENT, EAST]);
    holding(state, PERSAE, 'alliance');
    const story = envoysOf(state, PERSAE, 6).answer(PERSIANS, 'envoy alliance', 'break-tie armenii orientali');
    expect(story.told('tie.broken')).toHaveLength(1);
    expect(state.ties.bond[armenia]).toBe(0);
  });

  it('XXX.G Bribery lifts a siege for 1 gold', () => {
    shows('XXX.G.a');
    const state = given((p) => p.turn(3).empty().units('persae', 'amida', { savaran: 2 }));
    holding(state, EAST, 'bribe');
    const gold = state.nations.treasury[EAST];
    const story = Story.of(state, (g) => siege(g, PERSAE, place('amida')))
      .answer(PERSIANS, 'siege')
      .answer(ROMANS, 'envoy bribe');
    expect(story.told('siege')).toEqual([]);
    expect(story.gold('orientali')).toBe(gold - 1);
    expect(state.lands.city[place('amida')]).toBe(EAST);
  });
});

describe('XXVI allies', () => {
  it('XXVI.B are activated together, with the older, and part afterwards', () => {
    shows('XXVI.B.c', 'G173', 'XXX.B.d');
    const state = given((p) => {
      p.turn(5)
        .empty()
        .units('visigothi', 'valachia', { infantry: 2 })
        .horde('visigothi', 'valachia')
        .units('gepidae', 'dacia', { infantry: 2 })
        .horde('gepidae', 'dacia')
        .units('suebi', 'bavaria', { infantry: 2 })
        .horde('suebi', 'bavaria')
        .phase('military', 'visigothi', 'suebi', 'gepidae');
    });
    makeDeal(state, VISIGOTHS, nation('gepidae'), ALLIANCE);
    const story = new Story(state, Chance.fromSeed(seedFrom('allies')));
    const movers: string[] = [];
    while (story.run.decision !== null && story.state.clock.phase === 'military') {
      const [{ seat, prompt, options }] = story.run.decision.asks;
      if (prompt.ask === 'move') movers.push(String(prompt.args?.nation));
      const calm = options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0];
      story.answer(seat, calm.id);
    }
    expect(movers).toEqual(['visigothi', 'gepidae', 'suebi']);
    expect(dealBetween(story.state, VISIGOTHS, nation('gepidae'))).toBe(0);
  });
});

describe('XXVII-XXIX units in the service of others', () => {
  it('XXVII.B a client at full strength lends a unit for the activation, a weakened one does not', () => {
    shows('XV.B.j');
    const serve = (lost: number) => {
      const state = given((p) => p.turn(4));
      const armenia = nation('armenii');
      for (const counter of ownUnits(state, armenia).slice(0, lost)) {
        state.pieces.here[state.pieces.at[counter]].splice(
          state.pieces.here[state.pieces.at[counter]].indexOf(counter),
          1,
        );
        state.pieces.at[counter] = -1;
      }
      expect(supply(state, armenia)).toHaveLength(lost);
      return new Story(state, Chance.fromSeed(seedFrom('clients')), (g) => clientsServe(g, EAST)).asked;
    };
    expect(serve(0)).toBe('place-hired');
    expect(serve(1)).toBeNull();
  });

  it('XXIX.D a vassal lends a unit at once; XXXIX.B: the first submission of a nation is worth a point', () => {
    shows('XXIX.D.a', 'XXIX.D.b', 'XXXIX.B.b');
    const state = given((p) =>
      p
        .turn(4)
        .empty()
        .units('visigothi', 'valachia', { infantry: 3 })
        .horde('visigothi', 'valachia')
        .units('hunni', 'bolgar', { 'horse-archers': 2 })
        .horde('hunni', 'bolgar'),
    );
    const story = Story.of(state, function* (g) {
      submit(g, VISIGOTHS, HUNNI);
      yield* vassalsServe(g, HUNNI);
    });
    expect(story.run.over).toBe(true);
    const [unit] = unitsAt(state, HUNNI, place('bolgar')).filter((counter) => state.pieces.lent[counter] === FOR_GOOD);
    expect(state.pieces.holder[unit]).toBe(HUNNI);
    expect(state.nations.points[HUNNI]).toBe(1);
    Story.of(state, function* (g) {
      submit(g, VISIGOTHS, HUNNI);
      yield* [];
    });
    expect(state.nations.points[HUNNI]).toBe(1);
  });

  it('XXXIX.D: their player decides whether they serve, for 3 gold each', () => {
    shows('XXXIX.D.a');
    const state = given((p) =>
      p
        .turn(4)
        .units('hunni', 'bolgar', { 'horse-archers': 3 })
        .horde('hunni', 'bolgar')
        .nation('persae', { treasury: 9 }),
    );
    const story = Story.of(state, (g) => hireHuns(g, PERSAE))
      .answer(PERSIANS, 'hire-huns')
      .answer(HUNS, 'yes');
    story.answer(PERSIANS, story.offered(PERSIANS, 'deploy')[0]);
    expect([story.gold('persae'), story.gold('hunni')]).toEqual([6, 3]);
    expect(story.told('served')).toMatchObject([{ nation: 'persae', enemy: 'hunni' }]);
  });
});

describe('points at their own moment', () => {
  it('XXXI.B barbarians may be baptised and claim the income of Catholic provinces; Rome’s holder gets half', () => {
    shows('V.B.f', 'XXXI.B.a');
    const state = given((p) => {
      p.turn(4)
        .clear('neustria')
        .units('franci', 'neustria', { 'francisca-infantry': 2 })
        .horde('franci', 'neustria')
        .city('neustria', 'franci');
    });
    const franks = nation('franci');
    const story = Story.of(state, (g) => barbarianFaith(g, franks)).answer(HUNS, 'religion catholic');
    const [points] = [story.run.decision?.asks[0].prompt.args?.points];
    story.answer(HUNS, 'collect');
    expect(state.nations.points[franks]).toBe(points);
    expect(state.nations.points[WEST]).toBe(Math.ceil(Number(points) / 2));
    expect(Story.of(state, (g) => barbarianFaith(g, franks)).asked).toBeNull();
  });

  it('the True Cross counts once', () => {
    shows('XLVI.24.c');
    const state = given();
    for (let i = 0; i < 2; i++)
      Story.of(state, function* (g) {
        takingGlory(g, PERSAE, place('palestina'));
        yield* [];
      });
    expect(state.nations.points[PERSAE]).toBe(2);
  });

  it('XXXIX.C: unfortified cities open their gates to Attila', () => {
    shows('XXXIX.C.b');
    const state = given((p) =>
      p.turn(5).empty().units('hunni', 'palestina', { 'horse-archers': 3 }).leader('attila', 'palestina'),
    );
    state.pieces.leaderAt[leader('attila')] = place('palestina');
    const story = Story.of(state, (g) => siege(g, HUNNI, place('palestina')));
    expect(story.told('terror')).toHaveLength(1);
    expect(state.lands.city[place('palestina')]).toBe(HUNNI);
  });

  it('XLI.G: Angles and Saxons become one nation', () => {
    shows('XXXII.A.b');
    const state = given((p) => {
      p.turn(9)
        .empty()
        .units('angli', 'lindum', { infantry: 1 })
        .units('saxones', 'camulodunum', { infantry: 1 })
        .nation('angli', { status: KINGDOM, age: 4, treasury: 3 })
        .nation('saxones', { status: KINGDOM, age: 2, treasury: 4 });
    });
    const story = Story.of(state, (g) => unions(g, nation('angli'))).answer(GOTHS, 'yes');
    expect([story.gold('angli'), state.nations.age[nation('angli')], state.nations.status[nation('saxones')]]).toEqual([
      7,
      2,
      ABSENT,
    ]);
    expect(story.units('angli', 'camulodunum')).toBe(1);
  });
});
