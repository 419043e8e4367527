import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Army, GAL, type Given, given, INF, MISS, Story } from '../story.ts';

const THREE = ['macedonia', 'egyptus', 'hispania'] as const;
const [MACEDONIA, EGYPT, HISPANIA] = [0, 1, 2] as const;

describe('5.2 what becomes of beaten Generals', () => {
  it('5.2 each of them has his own fate', () => {
    shows('5.2.b', 'R-BAT-16');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(MACEDONIA, 'combat').owns(EGYPT, 'thracia').army(EGYPT, 'thracia', { infantry: 1, generals: 3 });
        p.army(MACEDONIA, 'thracia', { infantry: 1 });
      }),
      ...[INF, MISS],
    );
    expect(story.offered(MACEDONIA)).toEqual(['capture', 'kill', 'divide 2 1 0', 'divide 1 2 0']);
    story.answer(MACEDONIA, 'divide 2 1 0');
    expect([story.prisoners(MACEDONIA, EGYPT), story.state.dead[EGYPT]]).toEqual([2, 1]);
  });

  it('9.14 of lone leaders, too: one is captured, one killed, one left', () => {
    shows('9.14.a', 'R-LEA-1');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(MACEDONIA, 'leaders').army(MACEDONIA, 'macedonia', { infantry: 1 });
        p.army(EGYPT, 'macedonia', { generals: 3 });
      }),
    ).answer(MACEDONIA, 'divide 1 1 1');
    expect([story.prisoners(MACEDONIA, EGYPT), story.state.dead[EGYPT]]).toEqual([1, 1]);
    expect(story.at(EGYPT, 'macedonia')[3]).toBe(1);
    expect(story.asked?.ask).toBe('build-or-destroy');
  });

  it('9.14 a Caesar may be left alone, and his Generals taken', () => {
    shows('R-CAE-9');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(MACEDONIA, 'leaders').army(MACEDONIA, 'macedonia', { infantry: 1 });
        p.army(EGYPT, 'macedonia', { generals: 1, caesar: true });
      }),
    ).answer(MACEDONIA, 'leave');
    expect(story.asked).toEqual({ seat: MACEDONIA, ask: 'lone-leaders' });
    story.answer(MACEDONIA, 'capture');
    expect(story.at(EGYPT, 'macedonia')[3]).toBe(1);
  });
});

describe('9.14 when lone leaders are attacked', () => {
  const spoils = (where: 'britannia' | 'cyprus') =>
    new Story(
      given(THREE, (p) => {
        // Egypt's Caesar alone in Achaia; a unit of Egypt beside Hispania's Caesar.
        p.turn(MACEDONIA, 'leaders').owns(MACEDONIA, 'achaia').army(MACEDONIA, 'achaia', { infantry: 1 });
        p.army(EGYPT, 'achaia', { caesar: true }).owns(EGYPT, where).army(EGYPT, where, { infantry: 1 });
        p.army(HISPANIA, where, { caesar: true });
      }),
    ).answer(MACEDONIA, 'capture', 'capture');

  it('R-LEA-1 units won with a Caesar take lone leaders wherever they stand', () => {
    shows('R-LEA-1');
    expect(spoils('cyprus').result).toMatchObject({ winners: [MACEDONIA] });
    expect(spoils('britannia').result).toMatchObject({ winners: [MACEDONIA] });
  });

  const among = (...dice: number[]) =>
    new Story(
      given(THREE, (p: Given) => {
        p.owns(EGYPT, 'thracia').army(EGYPT, 'thracia', { infantry: 1 }).army(HISPANIA, 'thracia', { generals: 1 });
        p.army(MACEDONIA, 'macedonia', { infantry: 1 });
      }),
      ...dice,
    ).answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion infantry', 'attack thracia', 'done');

  it('R-LEA-1 not before a battle for the province, and by its victor', () => {
    shows('R-LEA-1');
    const won = among(INF, MISS);
    expect(won.told('battle.won')).toHaveLength(1);
    expect(won.asked).toEqual({ seat: MACEDONIA, ask: 'lone-leaders' });
    won.answer(MACEDONIA, 'capture');
    expect(won.prisoners(MACEDONIA, HISPANIA)).toBe(1);
  });

  it('R-LEA-1 an attacker who is beaten takes nobody', () => {
    shows('R-LEA-1');
    const lost = among(MISS, INF).answer(EGYPT, 'capture');
    expect([lost.prisoners(MACEDONIA, HISPANIA), lost.at(HISPANIA, 'thracia')[3]]).toEqual([0, 1]);
  });
});

describe('R-BAT-13 a retreat to lone leaders', () => {
  /** Macedonia attacks Moesia without luck and goes back to Dalmatia, its own, where leaders of Egypt or Hispania are alone. */
  const retreat = (change: (p: Given) => void, ...dice: number[]) =>
    new Story(
      given(THREE, (p) => {
        p.owns(MACEDONIA, 'dalmatia').owns(EGYPT, 'moesia').army(EGYPT, 'moesia', { infantry: 1 });
        p.army(MACEDONIA, 'macedonia', { infantry: 2 });
        change(p);
      }),
      ...[MISS, MISS, MISS, ...dice],
    )
      .answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion 2*infantry', 'attack moesia')
      .answer(MACEDONIA, 'done');

  it('R-BAT-13 captures neither a Caesar nor a General', () => {
    shows('R-BAT-13');
    for (const army of [{ caesar: true }, { generals: 1 }]) {
      const story = retreat((p) => p.army(EGYPT, 'dalmatia', army)).answer(MACEDONIA, 'retreat dalmatia');
      expect(story.asked).toEqual({ seat: MACEDONIA, ask: 'build-or-destroy' });
      expect([story.at(MACEDONIA, 'dalmatia'), story.at(EGYPT, 'dalmatia')]).toEqual([
        [2, 0, 0, 1],
        [0, 0, 0, 1],
      ]);
    }
  });

  it('R-BAT-13 nor when another battle is fought after it', () => {
    shows('R-BAT-13', 'R-LEA-1');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(MACEDONIA, 'combat').owns(MACEDONIA, 'dalmatia').owns(EGYPT, 'moesia', 'thracia');
        p.army(EGYPT, 'moesia', { infantry: 1 }).army(EGYPT, 'thracia', { infantry: 1 });
        p.army(MACEDONIA, 'moesia', { infantry: 1 }).army(MACEDONIA, 'thracia', { infantry: 1 });
        p.army(HISPANIA, 'dalmatia', { generals: 1 }).army(HISPANIA, 'thracia', { generals: 1 });
      }),
      ...[MISS, MISS],
      ...[INF, MISS],
    ).answer(MACEDONIA, 'battle moesia', 'retreat dalmatia');
    // The victor's own province is another matter.
    expect(story.told('battle.won')).toMatchObject([{ at: 'thracia' }]);
    expect(story.asked).toEqual({ seat: MACEDONIA, ask: 'lone-leaders' });
    story.answer(MACEDONIA, 'capture');
    expect(story.asked?.ask).toBe('build-or-destroy');
    expect([story.at(HISPANIA, 'dalmatia')[3], story.at(HISPANIA, 'thracia')[3]]).toEqual([1, 0]);
  });
});

describe('galleys that call at a coast', () => {
  const afloat = (change: (p: Given) => void = () => {}) =>
    new Story(
      given(THREE, (p) => {
        p.galley(MACEDONIA, 'mare-aegaeum', { generals: 2, infantry: 3 }).owns(MACEDONIA, 'thracia');
        p.army(MACEDONIA, 'thracia', { cavalry: 2 });
        change(p);
      }),
    ).answer(MACEDONIA, 'sail mare-aegaeum', 'call thracia');

  it('R-OWN-5 one legion lands and another is fetched, in one call', () => {
    shows('R-OWN-5');
    const story = afloat().answer(MACEDONIA, 'land-leaders general', 'land-units 2*infantry', 'load 2*cavalry');
    expect(story.at(MACEDONIA, 'thracia')).toEqual([2, 0, 0, 1]);
    const { galley } = story.state;
    expect([galley.cargo[0][0], galley.cargo[1][0], galley.generals[0]]).toEqual([1, 2, 1]);
    expect(story.told('set-down')).toMatchObject([{ units: 'general+2*infantry', at: 'thracia' }]);
    expect(story.told('loaded')).toMatchObject([{ units: '2*cavalry', at: 'thracia' }]);
  });

  it('8.19 units land only with a leader, and none stays aboard without one', () => {
    shows('8.19.a', 'R-SEA-7');
    const none = afloat().answer(MACEDONIA, 'land-leaders none');
    expect(none.asked?.ask).toBe('load');
    const all = afloat().answer(MACEDONIA, 'land-leaders 2*general');
    // All must land; the cavalry has no leader to board with.
    expect(all.asked?.ask).toBe('move');
    expect(all.at(MACEDONIA, 'thracia')).toEqual([3, 2, 0, 2]);
  });

  it('8.19 no leader stays aboard when the last of the troops land', () => {
    shows('8.19.a', 'R-OWN-5');
    const caesarAboard = (infantry: number, change: (p: Given) => void = () => {}) =>
      new Story(
        given(THREE, (p) => {
          p.galley(MACEDONIA, 'mare-aegaeum', { caesar: true, generals: 1, infantry });
          change(p);
        }),
      ).answer(MACEDONIA, 'sail mare-aegaeum', 'call thracia');
    // The only infantry stays with the Caesar, or lands with both.
    const general = caesarAboard(1).answer(MACEDONIA, 'land-leaders general');
    expect([general.asked?.ask, general.at(MACEDONIA, 'thracia')]).toEqual(['move', [0, 0, 0, 1]]);
    const both = caesarAboard(1).answer(MACEDONIA, 'land-leaders caesar+general');
    expect(both.at(MACEDONIA, 'thracia')).toEqual([1, 0, 0, 2]);
    // On a foreign coast it has to land, and so they do.
    const foreign = caesarAboard(1, (p) => p.owns(EGYPT, 'thracia'));
    expect(foreign.at(MACEDONIA, 'thracia')).toEqual([1, 0, 0, 2]);
    // A second legion may stay, and its leader with it.
    const second = caesarAboard(2).answer(MACEDONIA, 'land-leaders general');
    expect(second.offered(MACEDONIA).sort()).toEqual(['land-units infantry', 'land-units none']);
  });

  it('8.21 on a foreign coast a legion must land', () => {
    shows('8.21.a');
    const story = new Story(
      given(THREE, (p) => p.galley(MACEDONIA, 'mare-aegaeum', { generals: 1, infantry: 2 }).owns(EGYPT, 'creta')),
    ).answer(MACEDONIA, 'sail mare-aegaeum', 'call creta');
    // The only leader lands, and so all units do.
    expect([story.at(MACEDONIA, 'creta'), story.galleys(MACEDONIA)]).toEqual([[2, 0, 0, 1], ['mare-aegaeum']]);
  });
});

describe('battles at sea in which a Caesar falls', () => {
  it('9.22 the end of the battle is told, and the Generals beside him serve the captor', () => {
    shows('9.22.a', 'R-CAE-10');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(MACEDONIA, 'declare').galley(MACEDONIA, 'mare-rhodus');
        p.galley(EGYPT, 'mare-rhodus', { caesar: true, generals: 1 });
      }),
      ...[GAL, MISS, MISS, MISS],
    ).answer(MACEDONIA, 'engage 1');
    expect(story.told('sea-battle.ended')).toMatchObject([{ count: 1, against: 0 }]);
    expect(story.told('freed')).toMatchObject([{ by: MACEDONIA, count: 1 }]);
    expect(story.told('captured')).toEqual([]);
  });

  it('R-OWN-9 both Caesars drown in one round: the attacker fired first', () => {
    shows('R-OWN-9');
    const story = new Story(
      given(['hispania', 'egyptus'], (p) => {
        p.turn(0, 'declare').galley(0, 'mare-rhodus', { caesar: true }).galley(1, 'mare-rhodus', { caesar: true });
        p.dead(0, 4).dead(1, 4);
        p.state.control.fill(-1);
      }),
      ...[GAL, MISS],
      ...[GAL, MISS],
    ).answer(0, 'engage 1');
    expect(story.told('caesar.drowned')).toEqual([{ event: 'caesar.drowned', by: 1 }]);
    expect(story.result).toMatchObject({ winners: [0] });
  });

  it('5.1 R-CON-G a Caesar is saved by any galley of his in that sea, the Generals beside him are not', () => {
    shows('5.1.c', 'R-CON-G', 'R-NAV-2');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(MACEDONIA, 'declare').galley(MACEDONIA, 'mare-rhodus');
        p.galley(EGYPT, 'mare-rhodus', { caesar: true, generals: 1 }).galley(EGYPT, 'mare-rhodus');
      }),
      ...[GAL, MISS, MISS, MISS, MISS, MISS],
      ...new Array<number>(8).fill(MISS),
    ).answer(MACEDONIA, 'engage 1');
    story.answer(EGYPT, 'ship caesar+general 0').answer(MACEDONIA, 'capture');
    expect([story.told('caesar.captured'), story.prisoners(MACEDONIA, EGYPT)]).toEqual([[], 1]);
    expect(story.told('rescued')).toMatchObject([{ by: EGYPT, units: 'caesar', at: 'mare-rhodus' }]);
    expect(story.galleys(EGYPT)).toEqual(['mare-rhodus']);
  });
});

describe('leaders of a divided fleet', () => {
  /** Macedonia fights Egypt with one of two galleys and Hispania with the other, in one sea. */
  const divided = (aboard: Army, ship: string, enemy: Army, ...dice: number[]) =>
    new Story(
      given(THREE, (p) => {
        p.turn(MACEDONIA, 'declare').galley(MACEDONIA, 'mare-rhodus', aboard).galley(MACEDONIA, 'mare-rhodus');
        p.galley(EGYPT, 'mare-rhodus', enemy).galley(HISPANIA, 'mare-rhodus');
      }),
      ...dice,
    ).answer(MACEDONIA, 'engage 1', 'engage 2', ship, 'sea-battle mare-rhodus 1');
  const misses = new Array<number>(12).fill(MISS);

  it('R-NAV-2 R-NAV-3 they find the galley that fights somebody else in that sea', () => {
    shows('R-NAV-2', 'R-NAV-3');
    const story = divided({ generals: 1 }, 'ship general 0', {}, GAL, MISS, GAL, MISS, ...misses);
    expect(story.told('rescued')).toMatchObject([{ by: MACEDONIA, units: 'general', at: 'mare-rhodus' }]);
    expect(story.at(MACEDONIA, 'macedonia')[3]).toBe(4);
  });

  it('R-CON-G so does a Caesar, though the enemy is afloat', () => {
    shows('R-CON-G');
    const story = divided({ caesar: true }, 'ship caesar 0', {}, MISS, MISS, GAL, MISS, ...misses);
    expect(story.told('caesar.captured')).toEqual([]);
    expect(story.told('rescued')).toMatchObject([{ by: MACEDONIA, units: 'caesar', at: 'mare-rhodus' }]);
  });

  it('R-NAV-2 and the galley that fights somebody else takes the enemy’s Generals', () => {
    shows('R-NAV-2', '9.19.b');
    const story = divided({ generals: 1 }, 'ship none 0', { generals: 1 }, GAL, MISS, GAL, MISS, ...misses);
    story.answer(MACEDONIA, 'capture');
    expect([story.prisoners(MACEDONIA, EGYPT), story.told('returned')]).toEqual([1, []]);
  });
});
