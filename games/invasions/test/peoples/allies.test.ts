import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { endAlliance, pactByCard } from '../../src/rules/diplomacy/alliances.ts';
import { playEnvoy } from '../../src/rules/diplomacy/envoys.ts';
import { ALLIANCE, dealBetween, makeDeal, PACT, relation } from '../../src/rules/lands/relations.ts';
import { ownUnits } from '../../src/rules/pieces/units.ts';
import { accountOf } from '../../src/rules/treasury/income.ts';
import { territoryPoints } from '../../src/rules/turn/scoring.ts';
import { CLIENT, FEDERATE, KINGDOM, NOBODY, type State, VASSAL } from '../../src/state.ts';
import { envoy } from '../cards/story-cards.ts';
import { bind, facing, type Given, GOTHS, given, goals, ROMANS, Story } from '../story.ts';

const [VISIGOTHS, OSTROGOTHS, VANDALS, GEPIDS, SUEBI] = (
  ['visigothi', 'ostrogothi', 'vandali', 'gepidae', 'suebi'] as const
).map(nation);
const LATIUM = place('latium');

/** Visigoths and Vandals are allies, each with dependants of its own. */
const league = () => {
  const state = given((p) => p.turn(5).nation('gepidae', {}).nation('suebi', {}).nation('alani', {}));
  makeDeal(state, VISIGOTHS, VANDALS, ALLIANCE);
  return state;
};

describe('XXVI allies', () => {
  it('XXVI.A an alliance comes by the card of a nation or by the event', () => {
    shows('XXVI.A.a', 'XLIII.2.a');
    const byCard = given((p) => p.turn(4).phase('diplomacy', 'orientali').nation('orientali', { treasury: 9 }));
    envoy(byCard, ORIENTALI, 'alliance');
    Story.of(byCard, (g) => playEnvoy(g, ORIENTALI, 'alliance'))
      .answer(ROMANS, 'target visigothi')
      .answer(GOTHS, 'yes');
    expect(dealBetween(byCard, ORIENTALI, VISIGOTHS)).toBe(ALLIANCE);
    const byEvent = (answer: 'yes' | 'no') => {
      const state = given((p) => p.turn(4));
      Story.of(state, (g) => pactByCard(g, GOTHS))
        .answer(GOTHS, 'target visigothi', 'target orientali')
        .answer(ROMANS, answer);
      return dealBetween(state, ORIENTALI, VISIGOTHS);
    };
    expect([byEvent('yes'), byEvent('no')]).toEqual([ALLIANCE, 0]);
    const own = (die: number) => {
      const state = given((p) => p.turn(4));
      Story.of(state, (g) => pactByCard(g, GOTHS), die).answer(GOTHS, 'target visigothi', 'target ostrogothi');
      return dealBetween(state, OSTROGOTHS, VISIGOTHS);
    };
    expect([own(2), own(1)]).toEqual([ALLIANCE, 0]);
    const broken = (die: number) => {
      const state = given((p) => p.turn(4).nation('brittones', { status: KINGDOM }));
      bind(state, nation('brittones'), CLIENT, ROMANI);
      Story.of(state, (g) => pactByCard(g, GOTHS), die).answer(GOTHS, 'break-tie brittones romani');
      return state.ties.bond[nation('brittones')];
    };
    expect([broken(2), broken(1)]).toEqual([0, CLIENT]);
  });

  it('X.B the event binds and frees no inactive kingdom, the card of a nation does', () => {
    shows('X.B.g', 'XLIII.2.a', 'XXX.B.e', 'XXX.B.h');
    const state = given((p) => p.turn(4).phase('diplomacy', 'orientali'));
    const event = Story.of(state, (g) => pactByCard(g, ROMANS));
    expect(event.offered(ROMANS, 'break-tie')).toEqual([]);
    event.answer(ROMANS, 'target orientali');
    expect(event.offered(ROMANS)).not.toContain('target colchi');
    expect(event.offered(ROMANS)).toContain('target visigothi');
    envoy(state, ORIENTALI, 'alliance');
    const card = Story.of(state, (g) => playEnvoy(g, ORIENTALI, 'alliance'));
    expect(card.offered(ROMANS)).toEqual(expect.arrayContaining(['target colchi', 'break-tie hiberi persae']));
  });

  it('XXVI.B what the Goths lend each other is no alliance, and hinders none', () => {
    shows('XXVI.B.b');
    const state = given((p) => p.turn(4));
    expect([dealBetween(state, VISIGOTHS, OSTROGOTHS), relation(state, VISIGOTHS, OSTROGOTHS, LATIUM)]).toEqual([
      0,
      'hostile',
    ]);
    const story = Story.of(state, (g) => pactByCard(g, GOTHS));
    expect(story.offered(GOTHS, 'target')).toEqual(expect.arrayContaining(['target visigothi', 'target ostrogothi']));
  });

  it('XXVI.B the two and their federates are friends; with clients and vassals they are neutral', () => {
    shows('XXVI.B.d', 'XXVI.B.e', 'XXVIII.E.a', 'XXIX.F.a', 'XXVII.A.c');
    const state = league();
    bind(state, GEPIDS, FEDERATE, VISIGOTHS);
    bind(state, SUEBI, FEDERATE, VANDALS);
    const between = (a: number, b: number) => relation(state, a, b, LATIUM);
    expect([
      between(VISIGOTHS, VANDALS),
      between(GEPIDS, VISIGOTHS),
      between(GEPIDS, VANDALS),
      between(GEPIDS, SUEBI),
    ]).toEqual(['friendly', 'friendly', 'friendly', 'friendly']);
    bind(state, nation('alani'), VASSAL, VANDALS);
    bind(state, nation('armenii'), CLIENT, VISIGOTHS);
    const dependants = [nation('alani'), nation('armenii')];
    for (const one of dependants)
      for (const other of [VISIGOTHS, VANDALS, GEPIDS, SUEBI]) expect(between(one, other)).toBe('neutral');
    expect(between(dependants[0], dependants[1])).toBe('neutral');
    expect(between(dependants[0], ROMANI)).toBe('hostile');
  });

  it('XXXIV.a allies march through each other’s land, and fight as one', () => {
    shows('XXXIV.a');
    const state = given((p) => {
      p.empty().turn(5);
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.units('visigothi', 'arvernia', { infantry: 2 }).units('vandali', 'rhodanus', { infantry: 2 });
      p.units('visigothi', 'liger', { infantry: 1 }).units('vandali', 'liger', { infantry: 2 });
      p.units('romani', 'liger', { legion: 1 });
    });
    const passes = () => goals(state, VISIGOTHS, 'arvernia', 2).includes('burgondia');
    const defenders = () => facing(state, 'romani', 'liger').defender.units.length;
    const before = [defenders(), passes()];
    makeDeal(state, VISIGOTHS, VANDALS, ALLIANCE);
    expect([before, [defenders(), passes()]]).toEqual([
      [2, false],
      [3, true],
    ]);
  });

  it('XXVI.B, G180 an alliance is over when its turn is, so nothing is shared in points', () => {
    shows('XXVI.B.g', 'G180');
    const shared = (allied: boolean) => {
      const state = given((p) => {
        p.empty().turn(3).nation('visigothi', { status: KINGDOM }).nation('vandali', { status: KINGDOM });
        p.units('visigothi', 'septimania', { infantry: 2 }).units('vandali', 'sicilia', { infantry: 1 });
      });
      if (allied) makeDeal(state, VISIGOTHS, VANDALS, ALLIANCE);
      return [territoryPoints(state, VISIGOTHS), accountOf(state, VISIGOTHS).provinces];
    };
    expect(shared(true)).toEqual(shared(false));
    const state = given((p) => p.turn(4).phase('end'));
    makeDeal(state, VISIGOTHS, VANDALS, ALLIANCE);
    makeDeal(state, PERSAE, ORIENTALI, PACT);
    const story = new Story(state, Chance.fromSeed(seedFrom('end')));
    expect([story.state.clock.turn, story.state.ties.deals]).toEqual([5, []]);
  });

  /** Visigoths, the older, and Persia, in whose time the Iberians serve, are allies on turn 5. */
  const joint = (change: (p: Given) => void = () => {}): State => {
    const state = given((p) => {
      p.turn(5).nation('visigothi', { status: KINGDOM, age: 9 }).nation('persae', { age: 4 });
      p.phase('military', 'visigothi', 'persae');
      change(p);
    });
    makeDeal(state, VISIGOTHS, PERSAE, ALLIANCE);
    return state;
  };

  it('XXVI.B both begin together: the clients of the second serve before it moves', () => {
    shows('XXVI.B.c', 'XXVII.B.b');
    const story = new Story(joint(), Chance.fromSeed(seedFrom('joint')));
    const asked: string[] = [];
    while (story.run.decision !== null && story.state.clock.phase === 'military') {
      const [{ seat, prompt, options }] = story.run.decision.asks;
      if (['place-hired', 'move', 'campaign'].includes(prompt.ask)) asked.push(`${prompt.ask} ${prompt.args?.nation}`);
      const calm = options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0];
      story.answer(seat, calm.id);
    }
    expect(asked.slice(0, 3)).toEqual(['place-hired persae', 'move visigothi', 'move persae']);
    expect(asked.filter((one) => one === 'place-hired persae')).toHaveLength(1);
    const iberians = ownUnits(story.state, nation('hiberi'));
    expect(iberians.every((unit) => story.state.pieces.holder[unit] === nation('hiberi'))).toBe(true);
  });

  it('G173 then each of them goes on campaign', () => {
    shows('G173');
    const state = joint((p) => {
      p.units('visigothi', 'septimania', { infantry: 1 }).leader('theodericus-ii', 'septimania');
      p.leader('isdigerdes-ii', 'chaldea');
    });
    const story = new Story(state, Chance.fromSeed(seedFrom('joint')));
    const marches: string[] = [];
    while (story.run.decision !== null && story.state.clock.phase === 'military') {
      const [{ seat, prompt, options }] = story.run.decision.asks;
      if (options.some(({ kind }) => kind === 'campaign')) marches.push(`${prompt.args?.nation}`);
      const calm = options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0];
      story.answer(seat, calm.id);
    }
    expect([...new Set(marches)]).toEqual(['visigothi', 'persae']);
  });

  it('XXX.B, G430 his own ally acts after one who acts with an older one, and is his ally until then', () => {
    shows('G430', 'XXX.B.d');
    const state = given((p) => {
      p.empty().turn(4).phase('military', 'visigothi', 'suebi', 'gepidae');
      const camps = [
        ['visigothi', 'valachia', 5],
        ['suebi', 'dacia', 4],
        ['gepidae', 'carpathia', 3],
      ] as const;
      for (const [who, at, age] of camps) p.horde(who, at).units(who, at, { infantry: 3 }).nation(who, { age });
    });
    makeDeal(state, VISIGOTHS, SUEBI, ALLIANCE);
    makeDeal(state, SUEBI, GEPIDS, ALLIANCE);
    const bonds = () => [dealBetween(state, VISIGOTHS, SUEBI), dealBetween(state, SUEBI, GEPIDS)];
    const acts = (who: number, next: number) => {
      state.clock.next = next;
      const story = Story.of(state, (g) => activation(g, who));
      while (story.run.decision !== null) {
        const [{ seat, options }] = story.run.decision.asks;
        const calm = options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0];
        story.answer(seat, calm.id);
      }
      return bonds();
    };
    expect(acts(VISIGOTHS, 0)).toEqual([ALLIANCE, ALLIANCE]);
    expect(acts(SUEBI, 1)).toEqual([0, ALLIANCE]);
    expect(acts(GEPIDS, 2)).toEqual([0, 0]);
  });

  it('XXVI.B who has to part retreats as from a battle, up to three steps past neutrals', () => {
    shows('XXVI.B.h');
    const state = given((p) => {
      p.empty().turn(5).units('visigothi', 'rhodanus', { infantry: 1 }).units('vandali', 'rhodanus', { infantry: 2 });
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(-1);
      // Round about stand vassals of Rome, who are neutral to a federate of Rome; beyond them is his own land.
      for (const at of [
        'arvernia',
        'vienna',
        'burgondia',
        'liger',
        'alpes',
        'helvetia',
        'septimania',
        'provincia',
      ] as const)
        p.units('franci', at, { 'francisca-infantry': 1 });
      p.units('visigothi', 'garumnum', { infantry: 1 });
    });
    makeDeal(state, VISIGOTHS, nation('franci'), PACT);
    makeDeal(state, VISIGOTHS, VANDALS, ALLIANCE);
    const story = Story.of(state, (g) => endAlliance(g, VISIGOTHS, VANDALS)).anyhow();
    expect([story.units('visigothi', 'rhodanus'), ownUnits(state, VISIGOTHS).length]).toEqual([0, 2]);
  });
});
