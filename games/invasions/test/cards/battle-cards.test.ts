import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { nation } from '../../src/data/pieces.ts';
import { battle } from '../../src/rules/battle/battle.ts';
import { fieldOf } from '../../src/rules/battle/field.ts';
import { meleePool } from '../../src/rules/battle/pools.ts';
import { keyOf, unitsAt } from '../../src/rules/pieces/units.ts';
import { enlist, FOR_GOOD, type State } from '../../src/state.ts';
import { Given, GOTHS, given, HUNS, ROMANS, Story } from '../story.ts';
import { deal } from './story-cards.ts';

const [EAST, VISIGOTHS] = [nation('orientali'), nation('visigothi')];
const FIELD = place('thracia');

/** Three Visigoths against two legions in the plain of Thracia. */
const thracia = () =>
  given((p) => {
    p.turn(4)
      .empty()
      .units('visigothi', 'thracia', { infantry: 3 })
      .units('orientali', 'thracia', { legion: 2 })
      .horde('visigothi', 'dacia');
    p.state.nations.capital[EAST] = -1;
    p.state.lands.fortified[FIELD] = 0;
  });

const fight = (state: State, ...dice: readonly number[]) =>
  Story.of(
    state,
    function* (g) {
      yield* battle(g, {
        where: FIELD,
        attacker: VISIGOTHS,
        units: unitsAt(g.state, VISIGOTHS, FIELD),
        leaders: [],
        intercepted: false,
      });
    },
    ...dice,
  );

/** How many dice each side rolls in the melee, without cards. */
function pools(state: State): { attack: number; defence: number } {
  const clash = { where: FIELD, attacker: VISIGOTHS, units: unitsAt(state, VISIGOTHS, FIELD), leaders: [] };
  const field = fieldOf(state, { ...clash, intercepted: false });
  const attack = meleePool(state, field, field.attacker, field.defender);
  const defence = meleePool(state, field, field.defender, field.attacker);
  return { attack: attack.white + attack.black, defence: defence.white + defence.black };
}

const BLANK = 1;
const SWORD = 6;
const dice = (count: number, face: number) => new Array<number>(count).fill(face);

describe('X.B cards before a battle', () => {
  it('nobody is asked who holds no card', () => {
    const state = thracia();
    const { attack, defence } = pools(state);
    const story = fight(state, ...dice(attack + defence, BLANK));
    expect(story.told('battle.won')).toHaveLength(1);
  });

  it('whoever holds any card is asked, so that the question tells nothing of it', () => {
    shows('X.B.e', 'G154');
    const state = thracia();
    deal(state, GOTHS, 'subsidies');
    const story = fight(state);
    expect(story.asked).toBe('battle-card');
    expect(story.offered(GOTHS)).toEqual(['pass']);
  });

  it('Surprise adds a white die to the side of its player', () => {
    shows('XX.A.k', 'XX.F.n', 'XLIII.66.a');
    const state = thracia();
    const { attack, defence } = pools(state);
    deal(state, GOTHS, 'surprise');
    const story = fight(state, ...dice(attack + 1 + defence, BLANK)).answer(GOTHS, 'event surprise');
    expect(story.told('card.played')).toMatchObject([{ side: 'goths', card: 'surprise' }]);
    expect(story.told('melee')).toMatchObject([{ hits: 0, suffered: 0 }]);
    expect(state.cards.hands[GOTHS]).toEqual([]);
    expect(state.cards.eventDiscards).toHaveLength(1);
  });

  it('Cavalry Charge is for whoever has cavalry, Obstinate Defence for the defender', () => {
    shows('XLIII.13.a');
    const state = thracia();
    deal(state, GOTHS, 'cavalry-charge');
    deal(state, ROMANS, 'cavalry-charge', 'obstinate-defence');
    const story = fight(state);
    expect(story.offered(GOTHS)).toEqual(['pass']);
    story.answer(GOTHS, 'pass');
    expect(story.offered(ROMANS)).toEqual(['pass', 'event obstinate-defence']);
  });

  it('Obstinate Defence wins the draw and has a die more', () => {
    shows('XLIII.44.a');
    const state = thracia();
    const { attack, defence } = pools(state);
    deal(state, ROMANS, 'obstinate-defence');
    const story = fight(state, ...dice(attack + defence + 1, BLANK)).answer(ROMANS, 'event obstinate-defence');
    expect(story.told('battle.won')).toMatchObject([{ nation: 'orientali' }]);
  });

  it('Heroism turns a hit aside', () => {
    shows('XLIII.35.a');
    const lost = (card: boolean) => {
      const state = thracia();
      const { attack, defence } = pools(state);
      deal(state, GOTHS, 'heroism');
      const swords = [SWORD, ...dice(defence - 1, BLANK)];
      const story = fight(state, ...dice(attack, BLANK), ...swords).answer(GOTHS, card ? 'event heroism' : 'pass');
      const [{ losses }] = story.told('battle.won');
      return [story.told('melee')[0].suffered, losses];
    };
    // A white and a red sword on open ground: two hits.
    expect(lost(false)).toEqual([2, 2]);
    expect(lost(true)).toEqual([2, 1]);
  });

  it('a third player may be asked too, and chooses whom to help', () => {
    shows('X.B.f');
    const state = thracia();
    state.orders.asks[HUNS] = 'all';
    deal(state, HUNS, 'surprise');
    const story = fight(state).answer(HUNS, 'event surprise');
    expect(story.offered(HUNS)).toEqual(['help attacker', 'help defender']);
  });

  it('Intrigue thwarts a card on a D2', () => {
    shows('XLIII.38.a');
    const state = thracia();
    const { attack, defence } = pools(state);
    deal(state, GOTHS, 'surprise');
    deal(state, ROMANS, 'intrigue');
    const story = fight(state, 2, ...dice(attack + defence, BLANK))
      .answer(GOTHS, 'event surprise')
      .answer(ROMANS, 'event intrigue');
    expect(story.told('card.thwarted')).toHaveLength(1);
    expect(story.state.cards.eventDiscards).toHaveLength(2);
  });

  it('Defection takes a mercenary away: on a D2 it changes sides', () => {
    shows('XLIII.22.a');
    const state = thracia();
    const [unit] = unitsAt(state, VISIGOTHS, FIELD);
    enlist(state, unit, EAST);
    const { attack, defence } = pools(state);
    deal(state, GOTHS, 'defection');
    // One die goes over with it; the cavalry of neither side matters.
    const story = fight(state, 4, ...dice(attack + defence, BLANK)).answer(GOTHS, 'event defection');
    expect(story.told('defected')).toMatchObject([{ nation: 'orientali', enemy: 'visigothi' }]);
    expect(state.pieces.holder[unit]).toBe(VISIGOTHS);
  });

  it('XLIII.22, G434 its player names the unit, which serves its new lord as long as it was to serve the other', () => {
    shows('G434', 'XLIII.22.a');
    const state = thracia();
    new Given(state).units('orientali', 'thracia', { legion: 1, 'aux-gothi-inf': 1 });
    const [hired] = unitsAt(state, VISIGOTHS, FIELD);
    enlist(state, hired, EAST);
    state.pieces.lent[hired] = FOR_GOOD;
    const { attack, defence } = pools(state);
    deal(state, GOTHS, 'defection');
    const story = fight(state, 4, ...dice(attack + defence, BLANK)).answer(GOTHS, 'event defection');
    expect(story.offered(GOTHS)).toEqual(['entice visigothi-infantry', 'entice orientali-aux-gothi-inf']);
    story.answer(GOTHS, 'entice visigothi-infantry');
    // Among its own people it is no mercenary any more.
    expect([state.pieces.holder[hired], state.pieces.lent[hired]]).toEqual([VISIGOTHS, 0]);
  });

  it('XX.K who has changed sides serves those he went over to when he is recovered, too', () => {
    shows('XLIII.22.a', 'XX.K.a');
    const state = thracia();
    new Given(state).units('orientali', 'thracia', { legion: 1, 'aux-gothi-inf': 1 });
    const { attack, defence } = pools(state);
    deal(state, GOTHS, 'defection');
    const story = fight(state, 4, ...dice(attack + 1, BLANK), ...dice(defence - 1, SWORD));
    story.answer(GOTHS, 'event defection', 'recover orientali-aux-gothi-inf');
    const [gone] = state.pieces.here[FIELD].filter((counter) => keyOf(state, counter) === 'orientali-aux-gothi-inf');
    expect(state.pieces.holder[gone]).toBe(VISIGOTHS);
  });
});
