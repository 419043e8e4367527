import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { nation, sortNamed } from '../../src/data/pieces.ts';
import { numberOf } from '../../src/options.ts';
import { subdueHomeless } from '../../src/rules/battle/aftermath.ts';
import { takeSpoils } from '../../src/rules/cards/hand.ts';
import { breakFoedus, inheritFederates, offerFoedus, takeUpFoedus } from '../../src/rules/diplomacy/foedus.ts';
import { gothsLend } from '../../src/rules/diplomacy/service.ts';
import { followTheBorder, odoacer } from '../../src/rules/nations/historic-arrivals.ts';
import { unions } from '../../src/rules/nations/unions.ts';
import { maySubdue } from '../../src/rules/nations/vassals.ts';
import { ownUnits, unitsAt } from '../../src/rules/pieces/units.ts';
import { ABSENT, CLIENT, deploy, FEDERATE, FOR_GOOD, type State } from '../../src/state.ts';
import { deal } from '../cards/story-cards.ts';
import { Given, GOTHS, given, HUNS, hires, PERSIANS, ROMANS, Story } from '../story.ts';

const [WEST, EAST, VISIGOTHS, OSTROGOTHS, PERSAE] = [
  nation('romani'),
  nation('orientali'),
  nation('visigothi'),
  nation('ostrogothi'),
  nation('persae'),
];

describe('XXVIII.C the unit of a federate', () => {
  const pact = () => {
    const state = given((p) =>
      p.turn(4).clear('dacia').units('visigothi', 'valachia', { infantry: 3 }).horde('visigothi', 'valachia'),
    );
    const story = Story.of(state, function* (g) {
      yield* offerFoedus(g, EAST, VISIGOTHS, true);
      yield* takeUpFoedus(g, VISIGOTHS);
    });
    while (story.run.decision !== null) {
      const [{ seat, options }] = story.run.decision.asks;
      story.answer(seat, options[0].id);
    }
    return state;
  };
  const servants = (state: State) =>
    ownUnits(state, VISIGOTHS).filter((counter) => state.pieces.holder[counter] === EAST);

  it('serves for good, and comes home when the Foedus is broken', () => {
    shows('XXVIII.C.d', 'XXVIII.G.h');
    const state = pact();
    expect(servants(state).map((counter) => state.pieces.lent[counter])).toEqual([FOR_GOOD]);
    const [servant] = servants(state);
    Story.of(state, (g) => breakFoedus(g, VISIGOTHS));
    expect([servants(state), state.pieces.at[servant]]).toEqual([[], state.nations.horde[VISIGOTHS]]);
  });
});

describe('the two halves of Rome', () => {
  it('XXXVII.K: when the West falls a federate near the East may go over to it', () => {
    const state = given((p) =>
      p.turn(6).units('visigothi', 'dalmatia', { infantry: 2 }).horde('visigothi', 'dalmatia'),
    );
    state.ties.bond[VISIGOTHS] = FEDERATE;
    state.ties.lord[VISIGOTHS] = WEST;
    state.lands.foedus[place('dalmatia')] = VISIGOTHS;
    Story.of(state, (g) => inheritFederates(g, WEST)).answer(GOTHS, 'yes');
    expect([state.ties.bond[VISIGOTHS], state.ties.lord[VISIGOTHS]]).toEqual([FEDERATE, EAST]);
  });

  it('XXXVII.M: from turn 9 they may be one again; the younger age and the lower decline count', () => {
    shows('XXXVII.M.a', 'XXXVII.M.c', 'XXXVIII.K.a');
    const state = given((p) =>
      p.turn(9).nation('romani', { age: 4, decline: 1, treasury: 5 }).nation('orientali', { age: 6, treasury: 7 }),
    );
    const before = ownUnits(state, WEST).length + ownUnits(state, EAST).length;
    const story = Story.of(state, (g) => unions(g, EAST)).answer(ROMANS, 'yes');
    expect([
      state.nations.status[WEST],
      state.nations.age[EAST],
      state.nations.decline[EAST],
      story.gold('orientali'),
    ]).toEqual([ABSENT, 4, 0, 12]);
    const after = state.pieces.at.filter(
      (where, counter) => where >= 0 && state.pieces.holder[counter] === EAST,
    ).length;
    expect(after).toBe(before);
    expect(state.nations.capital[EAST]).toBe(place('thracia'));
    const early = given((p) => p.turn(8));
    expect(Story.of(early, (g) => unions(g, EAST)).asked).toBeNull();
  });

  it('XXXVIII.C: a Limes that no longer faces Persia may follow the border', () => {
    shows('XXXVIII.C.a');
    const state = given((p) => p.turn(4));
    expect(Story.of(state, (g) => followTheBorder(g, EAST)).asked).toBeNull();
    const won = given((p) => {
      p.turn(4).clear('assyria').city('assyria', 'orientali').units('orientali', 'assyria', { legion: 1 });
      p.state.lands.limes[place('phoenicia')] = EAST;
    });
    const story = Story.of(won, (g) => followTheBorder(g, EAST));
    const [post] = story.offered(ROMANS, 'move-limes');
    story.answer(ROMANS, post);
    expect(won.lands.limes[numberOf(post.slice('move-limes '.length))]).toBe(EAST);
  });
});

describe('Goths and Huns', () => {
  it('XLI.A: one Gothic nation lends the other a unit for its activation', () => {
    shows('XLI.A.a', 'G199');
    const state = given((p) =>
      p
        .turn(2)
        .empty()
        .units('visigothi', 'valachia', { infantry: 2 })
        .horde('visigothi', 'valachia')
        .units('ostrogothi', 'dacia', { 'noble-cavalry': 2 })
        .horde('ostrogothi', 'dacia'),
    );
    Story.of(state, (g) => gothsLend(g, VISIGOTHS)).answer(GOTHS, 'yes');
    expect(unitsAt(state, VISIGOTHS, place('valachia'))).toHaveLength(3);
    expect(unitsAt(state, OSTROGOTHS, place('dacia'))).toHaveLength(1);
  });

  it('XLI.F: Herul auxiliaries of the West go over to Odoacer', () => {
    shows('XLI.F.a');
    const state = given((p) => p.turn(6).empty().horde('heruli', 'noricum'));
    deploy(state, sortNamed(WEST, 'aux-heruli'), 1, place('latium'));
    const story = Story.of(state, function* (g) {
      odoacer(g, nation('heruli'));
      yield* [];
    });
    expect([story.units('romani', 'latium'), story.units('heruli', 'noricum')]).toEqual([0, 1]);
  });

  it('XXIX.B nomads take a card at random from whom they subdued', () => {
    shows('XXIX.B.f', 'G175');
    const state = given();
    deal(state, GOTHS, 'storm', 'dice');
    state.cards.spoils.push(HUNS, GOTHS);
    Story.of(
      state,
      function* (g) {
        takeSpoils(g);
        yield* [];
      },
      1,
    );
    expect([state.cards.hands[HUNS].length, state.cards.hands[GOTHS].length, state.cards.spoils.length]).toEqual([
      1, 1, 0,
    ]);
  });

  it('XXVIII.E, XXIX.F vassals and federates subdue nobody', () => {
    shows('XXVIII.E.f');
    const state = given();
    expect(maySubdue(state, VISIGOTHS)).toBe(true);
    state.ties.bond[VISIGOTHS] = FEDERATE;
    expect(maySubdue(state, VISIGOTHS)).toBe(false);
  });

  it('G102 a people without a seat becomes a client when its last unit is gone', () => {
    shows('G102', 'XXIX.C.b');
    const state = given((p) => p.turn(4));
    const colchi = nation('colchi');
    expect(state.nations.capital[colchi]).toBe(-1);
    for (const counter of ownUnits(state, colchi)) {
      state.pieces.here[state.pieces.at[counter]].splice(
        state.pieces.here[state.pieces.at[counter]].indexOf(counter),
        1,
      );
      state.pieces.at[counter] = -1;
    }
    // Nor does a man who serves others save it.
    new Given(state).units('colchi', 'syria', { infantry: 1 });
    hires('colchi', 'romani', 'syria')(new Given(state));
    // The first plunder marker in the bag is worth a gold.
    const story = Story.of(state, (g) => subdueHomeless(g, PERSAE, colchi), 1).answer(PERSIANS, 'yes');
    expect([state.ties.bond[colchi], state.ties.lord[colchi]]).toEqual([CLIENT, PERSAE]);
    expect(story.told('plunder')).toHaveLength(1);
  });
});
