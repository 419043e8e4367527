import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { DiplomacyId } from '../../../src/data/diplomacy-cards.ts';
import { area, place, placeId } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { HUNNI, nation, ORIENTALI, PERSAE, SIDE_OF } from '../../../src/data/pieces.ts';
import { lateEnvoys, mayHire, playable, playEnvoy } from '../../../src/rules/diplomacy/envoys.ts';
import { ALLIANCE, dealBetween, PACT } from '../../../src/rules/lands/relations.ts';
import { ownUnits } from '../../../src/rules/pieces/units.ts';
import {
  ABSENT,
  BARBARIAN,
  CLIENT,
  FEDERATE,
  FOR_NOW,
  FREE,
  KINGDOM,
  NOBODY,
  type State,
  VASSAL,
} from '../../../src/state.ts';
import { cardOf, envoy } from '../../cards/story-cards.ts';
import { type Given, GOTHS, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const VISIGOTHS = nation('visigothi');

/** A nation with 20 gold and a card, in the Diplomacy action of turn 4. */
const holding = (owner: NationId, card: DiplomacyId, change: (p: Given) => void = () => {}) => {
  const state = given((p) => {
    p.turn(4).phase('diplomacy', owner).nation(owner, { treasury: 20 });
    change(p);
  });
  envoy(state, nation(owner), card);
  return state;
};
const sent = (state: State, owner: NationId, card: DiplomacyId, ...dice: readonly number[]) =>
  Story.of(state, (g) => playEnvoy(g, nation(owner), card), ...dice);
const targets = (owner: NationId, card: DiplomacyId, change?: (p: Given) => void) =>
  sent(holding(owner, card, change), owner, card)
    .offered(SIDE_OF[nation(owner)], 'target')
    .map((id) => id.slice('target '.length));
const bound = (who: number, bond: number, lord: number) => (p: Given) => {
  p.state.ties.bond[who] = bond;
  p.state.ties.lord[who] = lord;
};

describe('XXX.A who sends envoys, and to whom', () => {
  it('the gold must be there; the card is discarded, the gold goes to the other nation', () => {
    shows('XXX.A.l', 'XXX.E.a');
    const can = (treasury: number) =>
      playable(
        holding('orientali', 'tribute', (p) => p.nation('orientali', { treasury })),
        ORIENTALI,
      ).length;
    expect([can(10), can(9)]).toEqual([1, 0]);
    const state = holding('orientali', 'tribute', (p) => p.nation('persae', { treasury: 1 }));
    const story = sent(state, 'orientali', 'tribute').answer(ROMANS, 'target persae');
    expect([story.gold('orientali'), story.gold('persae')]).toEqual([10, 11]);
    expect([state.cards.envoys[ORIENTALI], state.cards.diplomacyDiscards]).toEqual([[], [cardOf('tribute')]]);
    expect(dealBetween(state, ORIENTALI, PERSAE)).toBe(PACT);
  });

  it('not to oneself, nor to who is not in play, invades, is inactive or has agreed already', () => {
    shows('XXX.A.e', 'G250');
    const found = targets('orientali', 'tribute', (p) => {
      p.units('gepidae', 'dacia', { infantry: 1 }).horde('gepidae', 'dacia');
      p.state.ties.deals.push(ORIENTALI, PERSAE, PACT);
      p.state.nations.status[nation('alamanni')] = ABSENT;
    });
    expect(found).toEqual(expect.arrayContaining(['romani', 'visigothi', 'gepidae']));
    // The Vandals invade on turn 4.
    for (const id of ['orientali', 'persae', 'vandali', 'alamanni', 'armenii', 'venedae'])
      expect(found).not.toContain(id);
  });

  it('in the Military phase only to nations that are still to act, and no more alliances', () => {
    const late = (card: DiplomacyId, next = 1) => {
      const state = holding('orientali', card, (p) => p.phase('military', 'visigothi', 'orientali', 'persae'));
      state.clock.next = next;
      state.activation.active = ORIENTALI;
      return lateEnvoys(state, ORIENTALI).length > 0 ? sent(state, 'orientali', card) : null;
    };
    expect(late('tribute')?.told('envoy')).toMatchObject([{ enemy: 'persae' }]);
    expect([late('alliance'), late('tribute', 2)]).toEqual([null, null]);
    const nothing = given((p) => p.turn(4).phase('military', 'orientali'));
    expect(lateEnvoys(nothing, ORIENTALI)).toEqual([]);
  });

  it('Bribery waits for a siege, and Nullity does nothing', () => {
    shows('XXX.I.a');
    for (const card of ['bribe', 'nullity'] as const)
      expect(playable(holding('orientali', card), ORIENTALI)).toEqual([]);
  });

  it('the same card twice is one choice; cards are shown in their order', () => {
    const state = holding('orientali', 'tribute');
    for (const card of ['tribute', 'marriage'] as const) envoy(state, ORIENTALI, card);
    expect(playable(state, ORIENTALI)).toEqual([cardOf('marriage'), cardOf('tribute')]);
  });
});

describe('XXX.B Alliance', () => {
  const allied = (
    owner: NationId,
    other: NationId,
    answer: string | null,
    dice: readonly number[],
    change?: (p: Given) => void,
  ) => {
    const state = holding(owner, 'alliance', change);
    const story = sent(state, owner, 'alliance', ...dice).answer(SIDE_OF[nation(owner)], `target ${other}`);
    if (answer !== null) story.answer(SIDE_OF[nation(other)], answer);
    expect(story.asked).toBeNull();
    return dealBetween(state, nation(owner), nation(other)) === ALLIANCE;
  };

  it('another player says yes or no, one’s own nation needs a D2', () => {
    shows('XXX.B.b', 'XXX.B.c');
    expect([allied('orientali', 'visigothi', 'yes', []), allied('orientali', 'visigothi', 'no', [])]).toEqual([
      true,
      false,
    ]);
    expect([allied('orientali', 'romani', null, [2]), allied('orientali', 'romani', null, [1])]).toEqual([true, false]);
  });

  it('it is the player who counts, not the side: with two players Romans and Goths are one', () => {
    const two = (p: Given) =>
      [0, 1, 1, 0].forEach((seat, side) => {
        p.state.sides[side] = seat;
      });
    expect([
      allied('orientali', 'visigothi', null, [2], two),
      allied('orientali', 'visigothi', null, [1], two),
    ]).toEqual([true, false]);
  });

  it('XXVI.B no federate, client or vassal, on neither side; a minor kingdom becomes a client on a D2', () => {
    shows('XXVI.B.a', 'XXX.B.a', 'XXX.B.e', 'XXX.B.f', 'XXXVI.B.b');
    const found = (change?: (p: Given) => void) => targets('orientali', 'alliance', change);
    expect(found()).toEqual(expect.arrayContaining(['visigothi', 'persae', 'colchi']));
    for (const bond of [FEDERATE, CLIENT, VASSAL]) {
      expect(found(bound(VISIGOTHS, bond, PERSAE))).not.toContain('visigothi');
      expect(found(bound(ORIENTALI, bond, PERSAE))).toEqual([]);
    }
    expect(found()).not.toContain('armenii');
    expect(found()).not.toContain('venedae');
    expect(found((p) => p.state.ties.deals.push(ORIENTALI, VISIGOTHS, PACT))).not.toContain('visigothi');
    const colchis = (die: number) => {
      const state = holding('orientali', 'alliance');
      sent(state, 'orientali', 'alliance', die).answer(ROMANS, 'target colchi');
      return [state.ties.bond[nation('colchi')], state.ties.lord[nation('colchi')]];
    };
    // Iberia is the Persian’s, but nobody is asked for it.
    const iberia = holding('orientali', 'alliance', bound(nation('hiberi'), FREE, NOBODY));
    sent(iberia, 'orientali', 'alliance', 2).answer(ROMANS, 'target hiberi');
    expect(iberia.ties.lord[nation('hiberi')]).toBe(ORIENTALI);
    expect([colchis(2), colchis(1)]).toEqual([
      [CLIENT, ORIENTALI],
      [FREE, NOBODY],
    ]);
  });

  it('or it breaks a tie, in the Diplomacy action only; where there is neither, the card is of no use', () => {
    const ties = (card: DiplomacyId) =>
      sent(holding('persae', card), 'persae', card).offered(PERSIANS, 'break-tie').length;
    expect([ties('alliance') > 0, ties('tribute')]).toEqual([true, 0]);
    const lonely = (client: boolean) => {
      const state = holding('persae', 'alliance', bound(PERSAE, VASSAL, HUNNI));
      for (let owner = 0; owner < state.ties.bond.length; owner++) if (owner !== PERSAE) state.ties.bond[owner] = FREE;
      if (client) state.ties.bond[nation('armenii')] = CLIENT;
      return playable(state, PERSAE).length;
    };
    expect([lonely(false), lonely(true)]).toEqual([0, 1]);
  });
});

describe('XXX.D-H the other cards', () => {
  const danube = (p: Given) =>
    p.clear('dacia').units('visigothi', 'valachia', { infantry: 3 }).horde('visigothi', 'valachia');

  it('Foedus forces a barbarian nation that has still to act', () => {
    shows('XXX.F.a');
    const state = holding('orientali', 'foedus', danube);
    const story = sent(state, 'orientali', 'foedus');
    if (story.asked === 'target') story.answer(ROMANS, 'target visigothi');
    // Nobody asks the Goths; they are bound when they are activated.
    expect([story.asked, state.ties.pledge[VISIGOTHS]]).toEqual([null, ORIENTALI]);
    expect(story.told('foedus.agreed')).toMatchObject([{ nation: 'visigothi', lord: 'orientali' }]);
    const acted = holding('orientali', 'foedus', (p) => danube(p).phase('military', 'visigothi', 'orientali'));
    acted.clock.next = 1;
    expect(playable(acted, ORIENTALI)).toEqual([]);
  });

  it('a Mercenary comes from a horde in or beside an area one rules, for 3 gold; his nation chooses him', () => {
    shows('XV.B.j', 'XXX.H.a', 'XXX.H.b', 'XXX.H.d');
    const rules = (...areas: readonly ('danubius' | 'moesia' | 'sarmatia' | 'hispania')[]) => {
      const state = holding('orientali', 'mercenary', (p) => danube(p).units('visigothi', 'valachia', { archers: 1 }));
      state.lands.areaControl.fill(NOBODY);
      for (const id of areas) state.lands.areaControl[area(id)] = ORIENTALI;
      return state;
    };
    const may = (state: State, change: (state: State) => void = () => {}) => {
      change(state);
      return mayHire(state, ORIENTALI, VISIGOTHS);
    };
    expect([may(rules('danubius')), may(rules('moesia')), may(rules('hispania')), may(rules())]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const kingdom = (state: State) => {
      state.nations.status[VISIGOTHS] = KINGDOM;
    };
    const nobody = (state: State) => {
      for (const unit of ownUnits(state, VISIGOTHS)) state.pieces.holder[unit] = HUNNI;
    };
    const homeless = (state: State) => {
      state.lands.control.fill(NOBODY);
    };
    const far = (state: State) => {
      state.nations.horde[VISIGOTHS] = place('kushania');
    };
    const invading = (state: State) => {
      state.clock.turn = 3;
    };
    expect([kingdom, nobody, homeless, far, invading].map((change) => may(rules('danubius'), change))).toEqual(
      new Array(5).fill(false),
    );

    const state = rules('danubius');
    const story = sent(state, 'orientali', 'mercenary');
    if (story.asked === 'target') story.answer(ROMANS, 'target visigothi');
    expect(story.offered(GOTHS)).toEqual(['lend visigothi-infantry', 'lend visigothi-archers']);
    story.answer(GOTHS, 'lend visigothi-archers').answer(ROMANS, 'deploy thracia');
    const hired = ownUnits(state, VISIGOTHS).filter((unit) => state.pieces.holder[unit] === ORIENTALI);
    expect(hired.map((unit) => [placeId(state.pieces.at[unit]), state.pieces.lent[unit]])).toEqual([
      ['thracia', FOR_NOW],
    ]);
    expect([story.gold('orientali'), story.gold('visigothi')]).toEqual([17, 3]);
  });

  it('a Marriage needs somebody to lend', () => {
    const found = (change: (p: Given) => void) => targets('persae', 'marriage', change);
    const horde = (p: Given) => p.clear('dacia').horde('visigothi', 'dacia');
    expect(found((p) => horde(p).units('visigothi', 'dacia', { infantry: 1 }))).toContain('visigothi');
    expect(found(horde)).not.toContain('visigothi');
    expect(
      found((p) => p.empty().units('venedae', 'polonia', { infantry: 1 }).units('romani', 'latium', { legion: 1 })),
    ).not.toContain('venedae');
  });

  it('fleets are not lent, and a Treaty needs a province to claim', () => {
    const fleet = (p: Given) =>
      p.clear('dacia').horde('visigothi', 'dacia').units('visigothi', 'mare-siculum', { classis: 1 });
    expect(targets('persae', 'marriage', fleet)).not.toContain('visigothi');
    const claims = (change?: (p: Given) => void) => playable(holding('persae', 'treaty', change), PERSAE).length;
    const pact = (p: Given) => p.state.ties.deals.push(PERSAE, ORIENTALI, PACT);
    const armless = (p: Given) => p.empty();
    expect([claims(), claims(pact), claims(armless)]).toEqual([1, 0, 0]);
  });

  it('the Avars score a point for a Tribute of Byzantium, and for nobody else’s', () => {
    shows('XLVI.9.c');
    const points = (owner: NationId, other: NationId) => {
      const state = holding(owner, 'tribute', (p) =>
        p
          .turn(11)
          .nation('avari', { status: BARBARIAN })
          .units('avari', 'tisia', { infantry: 1 })
          .horde('avari', 'tisia'),
      );
      sent(state, owner, 'tribute').answer(SIDE_OF[nation(owner)], `target ${other}`);
      return state.nations.points[nation(other)];
    };
    expect([points('orientali', 'avari'), points('romani', 'avari'), points('orientali', 'visigothi')]).toEqual([
      1, 0, 0,
    ]);
  });
});
