import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { LAND, PLACES, type Place, type PlaceId, PORT, place, placeId } from '../../../src/data/geography.ts';
import { nation, ORIENTALI } from '../../../src/data/pieces.ts';
import { movement, renewFleets, renewSteps } from '../../../src/rules/activation/orders.ts';
import { isSupported } from '../../../src/rules/lands/afloat.ts';
import { makeDeal, PACT } from '../../../src/rules/lands/relations.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { fleetGoals, seaWay } from '../../../src/rules/sea/fleets.ts';
import { challenged, engage } from '../../../src/rules/sea/naval-interception.ts';
import { KINGDOM, type Standing, type State } from '../../../src/state.ts';
import { type Given, GOTHS, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VANDALS, VISIGOTHS] = [nation('vandali'), nation('visigothi')];

/** Eastern fleets in the Aegean; Vandals, and whoever else, in the Propontis. */
const aegean = (order: Standing, change: (p: Given) => void, ...dice: readonly number[]) => {
  const state = given((p) => {
    p.empty().turn(7).units('orientali', 'mare-aegeum', { classis: 2 }).nation('vandali', { status: KINGDOM });
    p.units('vandali', 'propontis', { classis: 1 }).nation('visigothi', { status: KINGDOM });
    change(p);
  });
  state.orders.intercepts.fill(order);
  state.clock.phase = 'military';
  state.activation.active = ORIENTALI;
  renewFleets(state, ORIENTALI);
  renewSteps(state, ORIENTALI);
  return Story.of(state, (g) => movement(g, ORIENTALI), ...dice);
};
const arrived = (state: State) => unitsAt(state, ORIENTALI, place('pontus-euxinus')).length;

describe('interception at sea', () => {
  it('XXV.B each stack declares once in an activation: the second fleet passes unseen', () => {
    shows('XXV.B.e', 'XXV.B.c');
    const story = aegean('ask', () => {}, 1);
    story.answer(ROMANS, 'from mare-aegeum', 'take orientali-classis', 'to pontus-euxinus').answer(PERSIANS, 'engage');
    story.answer(ROMANS, 'from mare-aegeum', 'to pontus-euxinus');
    expect([story.told('naval.failed').length, arrived(story.state)]).toEqual([1, 2]);
  });

  it('XXV.B whoever was let pass may still be intercepted by others', () => {
    const story = aegean('ask', (p) => p.units('visigothi', 'propontis', { classis: 1 }));
    story.answer(ROMANS, 'from mare-aegeum', 'take 2*orientali-classis', 'to pontus-euxinus');
    const first = story.run.decision?.asks[0].seat ?? -1;
    story.answer(first, 'let-pass');
    const second = story.run.decision?.asks[0].seat ?? -1;
    expect([first, second].sort()).toEqual([PERSIANS, GOTHS]);
    story.answer(second, 'let-pass');
    expect(arrived(story.state)).toBe(2);
  });

  it('XXV.B a stack is the target of one player only', () => {
    shows('XXV.B.e');
    const story = aegean('ask', (p) => p.units('visigothi', 'propontis', { classis: 1 }), 1);
    story.answer(ROMANS, 'from mare-aegeum', 'take 2*orientali-classis', 'to pontus-euxinus');
    story.answer(story.run.decision?.asks[0].seat ?? -1, 'engage');
    expect([story.told('naval.failed').length, arrived(story.state)]).toEqual([1, 2]);
  });

  it('XXV.B that player may try with every stack of his', () => {
    shows('XXV.B.e');
    const state = given((p) => {
      p.empty().turn(7).units('vandali', 'propontis', { classis: 1 }).nation('vandali', { status: KINGDOM });
      p.units('orientali', 'propontis', { classis: 3 });
      for (const at of ['thracia', 'bythinia', 'mysia'] as const)
        p.city(at, 'vandali').units('vandali', at, { infantry: 1 });
    });
    state.orders.intercepts.fill('ask');
    const sea = place('propontis');
    const story = Story.of(
      state,
      function* (g) {
        yield* challenged(g, VANDALS, unitsAt(g.state, VANDALS, sea), sea, undefined);
      },
      1,
      1,
    );
    story.answer(ROMANS, 'engage', 'engage');
    expect(story.told('naval.failed')).toHaveLength(2);
  });

  it('XXV.B, G330 in the next zone too, where no other player may', () => {
    shows('XXV.B.e', 'G330');
    const far = (p: Given) => {
      p.units('vandali', 'pontus-euxinus', { classis: 1 }).units('visigothi', 'pontus-euxinus', { classis: 1 });
    };
    const story = aegean('ask', far, 1, 1);
    story.answer(ROMANS, 'from mare-aegeum', 'take 2*orientali-classis', 'to pontus-euxinus');
    story.answer(PERSIANS, 'engage');
    expect(story.run.decision?.asks).toMatchObject([{ seat: PERSIANS, prompt: { ask: 'naval' } }]);
    story.answer(PERSIANS, 'engage');
    expect(story.told('naval.failed')).toMatchObject([{ province: 'propontis' }, { province: 'pontus-euxinus' }]);
    // The Goths may not; and the East sails on.
    expect([story.offered(GOTHS), arrived(story.state)]).toEqual([[], 2]);
  });

  it('XXV.B, G330 the active player likewise seeks out the same enemy with each of his stacks', () => {
    shows('XXV.B.e', 'G330');
    const story = aegean('never', (p) => p.units('orientali', 'propontis', { classis: 3 }));
    for (const times of [1, 2]) {
      story.answer(ROMANS, 'engage-at propontis').answer(PERSIANS, 'refuse');
      expect(story.told('naval.refused')).toHaveLength(times);
    }
    expect(story.offered(ROMANS)).not.toContain('engage-at propontis');
  });

  it('XII.D neutrals let it pass', () => {
    const story = aegean('always', (p) => makeDeal(p.state, ORIENTALI, VANDALS, PACT));
    story.answer(ROMANS, 'from mare-aegeum', 'take 2*orientali-classis', 'to pontus-euxinus');
    expect([story.told('naval.failed'), arrived(story.state)]).toEqual([[], 2]);
  });

  it('a standing order "if likely" is obeyed where the whole coast is one’s own', () => {
    shows('XXV.B.d');
    const story = aegean('likely', (p) => {
      for (const at of ['thracia', 'bythinia', 'mysia'] as const)
        p.city(at, 'vandali').units('vandali', at, { infantry: 1 });
    });
    story.answer(ROMANS, 'from mare-aegeum', 'take 2*orientali-classis', 'to propontis');
    // It succeeds by itself; the East may still refuse.
    expect([story.told('naval.intercepted').length, story.asked]).toEqual([1, 'naval-battle']);
    story.answer(ROMANS, 'refuse');
  });

  it('XXV.B the active nation chooses whom it seeks out', () => {
    const story = aegean('never', (p) => {
      p.units('visigothi', 'propontis', { classis: 1 }).units('orientali', 'propontis', { classis: 1 });
    });
    story.answer(ROMANS, 'engage-at propontis');
    expect(story.offered(ROMANS).sort()).toEqual(['target vandali', 'target visigothi']);
    const before = story.state.nations.points[VISIGOTHS];
    story.answer(ROMANS, 'target visigothi');
    expect(story.run.decision?.asks[0]).toMatchObject({ seat: GOTHS });
    story.answer(GOTHS, 'refuse');
    expect([story.state.nations.points[VISIGOTHS] - before, story.state.nations.points[VANDALS]]).toEqual([-1, 0]);
  });
});

describe('fleets at sea', () => {
  it('XXV.A, G20 never leave the range of their ports, not even to pass through', () => {
    shows('XXV.A.b', 'G20');
    // A second port somewhere, and every zone from which fleets of either may sail.
    const beyond = PORT.flatMap((zone, port) => {
      if (zone < 0) return [];
      const state = given((p) => {
        p.empty().turn(6).nation('vandali', { status: KINGDOM });
        p.state.lands.level.fill(0);
        for (const id of ['saldae', placeId(port) as PlaceId]) p.city(id as PlaceId, 'vandali', 1);
        for (const id of ['saldae', placeId(port) as PlaceId]) p.units('vandali', id as PlaceId, { infantry: 1 });
      });
      const isNear = (sea: Place) => isSupported(state, VANDALS, sea);
      const seas = Array.from({ length: PLACES - LAND }, (_, i) => LAND + i).filter(isNear);
      return seas.flatMap((from) =>
        fleetGoals(state, VANDALS, from, 1, 4).flatMap((to) =>
          seaWay(state, VANDALS, from, to).filter((sea) => !isNear(sea)),
        ),
      );
    });
    expect(beyond).toEqual([]);
  });

  it('XXX.D a groom whom the bride’s nation intercepts has attacked nobody; one who seeks it out has', () => {
    shows('XXX.D.c');
    const kept = (seeks: boolean) => {
      const state = given((p) => {
        p.empty().turn(7).nation('vandali', { status: KINGDOM }).units('vandali', 'propontis', { classis: 1 });
        p.units('orientali', 'propontis', { classis: 1 });
        p.state.ties.weddings.push(VANDALS, ORIENTALI);
      });
      state.orders.intercepts.fill('never');
      const fleets = unitsAt(state, ORIENTALI, place('propontis'));
      if (!seeks) state.orders.intercepts.fill('always');
      Story.where(
        () => state,
        () => true,
        function* (g) {
          if (seeks) yield* engage(g, ORIENTALI, fleets, place('propontis'));
          else yield* challenged(g, ORIENTALI, fleets, place('propontis'), undefined);
        },
      ).anyhow();
      return state.ties.weddings.length > 0;
    };
    expect([kept(false), kept(true)]).toEqual([true, false]);
  });
});
