import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { space } from '../../src/data/map.ts';
import { index } from '../../src/state.ts';
import { CAV, GAL, type Given, given, INF, MISS, Story } from '../story.ts';

const TWO = ['egyptus', 'hispania'] as const;
const THREE = ['macedonia', 'egyptus', 'hispania'] as const;
const times = (count: number, face: number): number[] => new Array<number>(count).fill(face);

/** A battle in Cyrenaica: the first player attacks out of Egypt, the second owns it. */
function battle(change: (p: Given) => void, ...dice: number[]): Story {
  const position = given(TWO, (p) => {
    p.turn(0, 'combat').owns(1, 'cyrenaica');
    change(p);
  });
  return new Story(position, ...dice);
}

describe('rulings on battles', () => {
  it('R-BAT-1 R-BAT-3 walls of the owner are two more dice, not two more hits', () => {
    shows('5.7.b', 'R-BAT-1', 'R-BAT-3');
    const story = battle(
      (p) => p.walls('cyrenaica').army(1, 'cyrenaica', { infantry: 1 }).army(0, 'cyrenaica', { infantry: 3 }),
      ...[MISS, MISS, MISS],
      ...[INF, INF, INF],
    );
    expect(story.told('rolled')[1]).toMatchObject({ hits: 1, dice: [INF, INF, INF] });
  });

  it('R-BAT-2 R-BAT-6 a catapult in reserve takes a die from the walls; whoever has no reserve is not asked', () => {
    shows('5.7.b', '9.3.a', 'R-BAT-2', 'R-BAT-6');
    const story = battle(
      (p) => {
        p.walls('cyrenaica').army(1, 'cyrenaica', { infantry: 1 });
        p.army(0, 'cyrenaica', { infantry: 5, catapults: 1 });
      },
      ...times(5, MISS),
      ...[MISS, MISS],
    );
    expect(story.asked).toEqual({ seat: 0, ask: 'form' });
    story.answer(0, 'form 5*infantry');
    expect(story.told('rolled')[1].dice).toHaveLength(2);
  });

  it('R-BAT-4 hits beyond the battle legion are lost', () => {
    shows('R-BAT-4');
    const story = battle(
      (p) => {
        p.owns(1, 'africa-proconsularis').army(1, 'cyrenaica', { infantry: 6 });
        p.army(0, 'cyrenaica', { infantry: 7, generals: 2 });
      },
      ...times(7, INF),
      ...times(5, MISS),
    );
    expect(story.at(1, 'cyrenaica')[0]).toBe(1);
  });

  const standoff = (change: (p: Given) => void, ...more: number[]) =>
    battle(
      (p) => {
        p.army(1, 'cyrenaica', { infantry: 2 }).army(0, 'cyrenaica', { infantry: 2, generals: 1 });
        change(p);
      },
      ...times(4, MISS),
      ...more,
    );

  it('R-BAT-7 R-BAT-8 the defender speaks first; only legal retreats are offered', () => {
    shows('9.6.a', '9.9.a', 'R-BAT-7', 'R-BAT-8');
    const story = standoff((p) => p.owns(1, 'africa-proconsularis'));
    expect(story.asked).toEqual({ seat: 1, ask: 'retreat' });
    expect(story.offered(1)).toEqual(['fight-on', 'retreat africa-proconsularis']);
    story.answer(1, 'fight-on');
    expect(story.offered(0)).toEqual(['fight-on', 'retreat egyptus']);
  });

  it('R-BAT-9 an attack in which somebody landed is not broken off', () => {
    shows('8.20.a', 'R-BAT-9');
    const story = standoff(
      (p) => {
        p.owns(1, 'africa-proconsularis');
        p.state.landed[space('cyrenaica')] = 1;
      },
      ...times(4, MISS),
    );
    story.answer(1, 'fight-on');
    expect(story.asked).toEqual({ seat: 1, ask: 'retreat' });
    expect(story.told('rolled')).toHaveLength(4);
  });

  it('R-BAT-10 both retreat: no pursuit, and the defender keeps province and galleys', () => {
    shows('9.6.b', 'R-BAT-10');
    const story = standoff((p) => {
      p.owns(1, 'africa-proconsularis').galley(1, 'cyrenaica', {}, 'coast').army(0, 'cyrenaica', { cavalry: 0 });
    });
    story.answer(1, 'retreat africa-proconsularis').answer(0, 'retreat egyptus');
    expect([story.owner('cyrenaica'), story.galleys(1), story.told('pursued')]).toEqual([1, ['cyrenaica'], []]);
    expect([story.at(0, 'cyrenaica'), story.at(1, 'cyrenaica')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('R-BAT-11 R-BAT-12 R-BAT-13 leaders escape a pursuit that kills all, even to foreign leaders', () => {
    shows('9.8.c', 'R-BAT-11', 'R-BAT-12', 'R-BAT-13');
    const story = battle(
      (p) => {
        p.owns(1, 'africa-proconsularis').army(0, 'africa-proconsularis', { generals: 1 });
        p.army(1, 'cyrenaica', { infantry: 1, generals: 1 }).army(0, 'cyrenaica', { cavalry: 2, generals: 1 });
      },
      ...times(3, MISS),
      ...[CAV, CAV],
    );
    story.answer(1, 'retreat africa-proconsularis').answer(0, 'fight-on');
    expect(story.at(1, 'africa-proconsularis')).toEqual([0, 0, 0, 1]);
    expect(story.owner('cyrenaica')).toBe(0);
  });

  it('R-BAT-16 R-LEA-3 whoever does not answer captures', () => {
    shows('R-BAT-16', 'R-LEA-3');
    const story = battle(
      (p) => p.army(1, 'cyrenaica', { infantry: 1, generals: 1 }).army(0, 'cyrenaica', { infantry: 1 }),
      ...[INF, MISS],
    );
    expect(story.run.decision?.asks[0].prompt).toMatchObject({ ask: 'fate', fallback: 'capture' });
    const alone = new Story(
      given(TWO, (p) => p.turn(0, 'leaders').army(0, 'egyptus', { infantry: 1 }).army(1, 'egyptus', { generals: 1 })),
    );
    expect(alone.run.decision?.asks[0].prompt).toMatchObject({ ask: 'lone-leaders', fallback: 'capture' });
  });

  it('R-LEA-1 R-CAE-9 R-END-1 a Caesar alone may be left, or taken, and with the last one the game', () => {
    shows('5.1.b', '1.1.a', 'R-LEA-1', 'R-CAE-9', 'R-END-1');
    const story = new Story(
      given(TWO, (p) => p.turn(0, 'leaders').army(0, 'egyptus', { infantry: 1 }).army(1, 'egyptus', { caesar: true })),
    );
    expect(story.offered(0)).toEqual(['capture', 'leave']);
    story.answer(0, 'capture');
    expect(story.result).toMatchObject({ winners: [0], ending: 'last-caesar' });
  });

  it('R-CMP-1 more dice than the box has', () => {
    shows('R-CMP-1');
    const position = given(THREE, (p) => {
      p.turn(0, 'combat').owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 }).owns(0, 'hispania');
      // The third player is out: his colour and his four Generals serve the first.
      p.state.colours.splice(0, 3, 2, 1, 0);
      p.state.caesar[2] = -1;
      p.state.generals[index(2, space('hispania'))] = 0;
      p.state.generals[index(0, space('cyrenaica'))] += 4;
      p.army(0, 'cyrenaica', { infantry: 14, generals: 4, caesar: true });
    });
    const story = new Story(position, ...times(14, MISS), MISS);
    expect(story.told('rolled')[0].dice).toHaveLength(14);
  });
});

describe('rulings on battles at sea', () => {
  const fleets = (change: (p: Given) => void, ...dice: number[]) =>
    new Story(
      given(THREE, (p) => {
        p.turn(0, 'declare');
        change(p);
      }),
      ...dice,
    );

  it('R-NAV-1 R-NAV-4 R-OWN-7 galleys are divided among enemies; third parties stay out', () => {
    shows('9.16.a', '9.21.a', 'R-NAV-1', 'R-NAV-4', 'R-OWN-7');
    const story = fleets(
      (p) => {
        p.galley(0, 'mare-rhodus').galley(0, 'mare-rhodus', { generals: 1 });
        p.galley(1, 'mare-rhodus').galley(2, 'mare-rhodus');
      },
      ...[GAL, MISS, MISS, MISS],
      ...[GAL, MISS, MISS, MISS],
    );
    story.answer(0, 'engage 1', 'engage 2', 'ship none 0');
    expect(story.told('sea-battle.declared').map(({ whom }) => whom)).toEqual([1, 2]);
    expect(story.offered(0).sort()).toEqual(['sea-battle mare-rhodus 1', 'sea-battle mare-rhodus 2']);
    story.answer(0, 'sea-battle mare-rhodus 1');
    expect(story.galleys(0)).toHaveLength(2);
    expect([story.galleys(1), story.galleys(2)]).toEqual([[], []]);
  });

  it('R-NAV-1 galleys won with a lone Caesar before the declarations can fight', () => {
    shows('9.14.a', 'R-NAV-1');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'leaders').owns(0, 'thracia').army(0, 'thracia', { infantry: 1 });
        p.army(1, 'thracia', { caesar: true }).galley(1, 'mare-rhodus').galley(2, 'mare-rhodus');
      }),
    ).answer(0, 'capture');
    expect([story.asked?.ask, story.offered(0).sort()]).toEqual(['engage', ['engage 2', 'no-battle']]);
  });

  it('R-NAV-6 three rounds, and then no more in this turn', () => {
    shows('9.20.a', 'R-NAV-6');
    const story = fleets((p) => p.galley(0, 'mare-rhodus').galley(1, 'mare-rhodus'), ...times(12, MISS));
    story.answer(0, 'engage 1');
    expect(story.told('sea-battle.ended')).toHaveLength(1);
    expect([story.galleys(0), story.galleys(1)]).toEqual([['mare-rhodus'], ['mare-rhodus']]);
    expect(story.state.phase).toBe('destroy');
  });

  it('R-NAV-2 with no enemy afloat leaders find another galley', () => {
    shows('R-NAV-2');
    const story = fleets(
      (p) => p.galley(0, 'mare-rhodus', { generals: 1, infantry: 1 }).galley(0, 'mare-rhodus').galley(1, 'mare-rhodus'),
      ...[GAL, MISS, MISS, MISS],
      ...[GAL, MISS],
    );
    story.answer(0, 'engage 1', 'ship general+infantry 0');
    expect(story.galleys(0)).toEqual(['mare-rhodus']);
    expect(story.state.galley.generals.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('R-NAV-3 if all sink, leaders swim home', () => {
    shows('9.17.b', 'R-NAV-3');
    const story = fleets(
      (p) => p.galley(0, 'mare-rhodus', { caesar: true, generals: 1 }).galley(1, 'mare-rhodus', { generals: 1 }),
      ...[GAL, MISS],
      ...[GAL, MISS],
    );
    story.answer(0, 'engage 1');
    expect([story.at(0, 'macedonia')[3], story.at(1, 'egyptus')[3]]).toEqual([5, 5]);
  });

  it('R-NAV-3 a Caesar without any province is taken up by another galley of his, wherever it lies', () => {
    shows('R-NAV-3', '9.14.a');
    const story = fleets(
      (p) => {
        p.galley(0, 'mare-rhodus', { caesar: true, generals: 1 }).galley(1, 'mare-rhodus').owns(2, 'macedonia');
        p.galley(0, 'mare-alexandria').galley(0, 'mare-epirus').dead(0, 3);
      },
      ...[GAL, MISS],
      ...[GAL, MISS],
    );
    story.answer(0, 'engage 1');
    expect(story.offered(0)).toEqual(['shore mare-epirus', 'shore mare-alexandria']);
    story.answer(0, 'shore mare-alexandria');
    expect(story.told('rescued')).toMatchObject([{ units: 'caesar+general', at: 'mare-alexandria' }]);
    expect([story.told('caesar.drowned'), story.state.winner]).toEqual([[], -1]);
  });

  it('R-NAV-3 R-CAE-4 a Caesar with nowhere to swim to drowns, and nobody gains by it', () => {
    shows('R-NAV-3', 'R-CAE-4');
    const story = fleets(
      (p) => {
        p.galley(0, 'mare-rhodus', { caesar: true }).galley(1, 'mare-rhodus').owns(2, 'macedonia').money(0, 50);
        p.dead(0, 4).army(2, 'macedonia', { infantry: 1 }).prisoners(0, 1, 1);
      },
      ...[GAL, MISS],
      ...[GAL, MISS],
    );
    story.answer(0, 'engage 1');
    expect(story.told('caesar.drowned')).toHaveLength(1);
    expect([story.state.money, story.prisoners(0, 1), story.at(1, 'egyptus')[3]]).toEqual([[0, 0, 0], 0, 5]);
    expect(story.state.active).not.toBe(0);
  });
});

describe('rulings on a captured Caesar', () => {
  it('R-CAE-10 Generals beaten beside him stay where they stand, on land, and serve the captor', () => {
    shows('R-CAE-10', '9.22.a');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'combat').army(1, 'cyrenaica', { caesar: true, generals: 2, infantry: 1 }).owns(1, 'cyrenaica');
        p.army(0, 'cyrenaica', { infantry: 1, generals: 1 });
      }),
      ...[INF, MISS],
    );
    expect(story.told('caesar.captured')).toHaveLength(1);
    expect([story.at(0, 'cyrenaica')[3], story.told('captured'), story.told('freed')]).toEqual([3, [], []]);
  });

  it('R-CAE-1 R-CAE-2 R-CAE-6 R-CAE-7 R-INF-1 everything passes to the victor, who buys in his own home only', () => {
    shows('9.22.a', '9.22.c', '9.22.d', '9.22.e', '9.22.f', 'R-CAE-1', 'R-CAE-2', 'R-CAE-6', 'R-CAE-7', 'R-INF-1');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'combat')
          .army(1, 'cyrenaica', { caesar: true, infantry: 1 })
          .owns(1, 'cyrenaica', 'sicilia')
          .money(1, 70);
        p.army(0, 'cyrenaica', { infantry: 1, generals: 1 })
          .army(1, 'sicilia', { cavalry: 3 })
          .galley(1, 'mare-rhodus');
        p.prisoners(0, 1, 1).prisoners(1, 0, 1).prisoners(1, 2, 2).prisoners(2, 1, 1);
      }),
      ...[INF, MISS],
    );
    expect(story.told('spoils')).toEqual([{ event: 'spoils', by: 0, whom: 1, talents: 70, provinces: 2 }]);
    expect(story.at(0, 'sicilia')).toEqual([0, 3, 0, 0]);
    expect(story.at(0, 'macedonia')[3]).toBe(2 + 2 + 1);
    expect([story.prisoners(0, 2), story.prisoners(2, 0)]).toEqual([2, 1]);
    expect([story.galleys(0), story.state.colours]).toEqual([['mare-rhodus'], [2, 0, 1]]);
    expect(story.tribute(0)).toBe(15 + 15 + 10 + 5);
    expect(story.offered(0, 'galley').every((id) => id.includes('macedonia'))).toBe(true);
  });

  it('R-CAE-3 R-CAE-5 who loses his Caesar in his own turn has no more phases; the captor fights on', () => {
    shows('R-CAE-3', 'R-CAE-5');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'combat').owns(1, 'thracia').owns(2, 'dalmatia').army(1, 'thracia', { infantry: 1 });
        p.army(2, 'dalmatia', { infantry: 1 }).army(0, 'thracia', { infantry: 1, caesar: true });
        p.army(0, 'dalmatia', { infantry: 1, generals: 1 });
      }),
      ...[MISS, INF],
      ...[INF, MISS],
    );
    story.answer(0, 'battle thracia');
    expect(story.told('caesar.captured')).toEqual([{ event: 'caesar.captured', by: 1, whom: 0 }]);
    expect(story.told('battle.began').map(({ by, at }) => [by, at])).toEqual([
      [0, 'thracia'],
      [1, 'dalmatia'],
    ]);
    expect([story.owner('dalmatia'), story.owner('macedonia')]).toEqual([1, 1]);
    expect(story.told('tribute')).toEqual([]);
    expect(story.state.active).toBe(1);
  });

  it('R-CAE-3 what he had declared at sea is void: nobody in turn wants it any more', () => {
    shows('9.16.a', 'R-CAE-3');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'declare').owns(1, 'thracia').army(1, 'thracia', { infantry: 1 });
        p.army(0, 'thracia', { infantry: 1, caesar: true });
        p.galley(0, 'mare-rhodus').galley(2, 'mare-rhodus', { generals: 1 });
      }),
      ...[MISS, INF],
    ).answer(0, 'engage 2', 'battle thracia');
    expect([story.told('caesar.captured'), story.told('sea-battle.began')]).toEqual([
      [{ event: 'caesar.captured', by: 1, whom: 0 }],
      [],
    ]);
    expect([story.galleys(1), story.galleys(2), story.state.active]).toEqual([['mare-rhodus'], ['mare-rhodus'], 1]);
  });

  it('R-CAE-8 R-INF-6 a captor without a home buys nothing, but his marker counts', () => {
    shows('11.1.b', '13.2.a', 'R-CAE-8', 'R-INF-6');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'combat')
          .owns(2, 'macedonia')
          .owns(1, 'cyrenaica')
          .army(1, 'cyrenaica', { caesar: true, infantry: 1 });
        p.owns(1, 'asia', 'syria', 'britannia', 'narbonensis', 'neapolis', 'achaia', 'italia', 'galatia').money(1, 100);
        p.army(0, 'cyrenaica', { infantry: 1, generals: 1 });
      }),
      ...[INF, MISS],
    );
    expect(story.tribute(0)).toBe(105);
    expect(story.told('inflation.coming')).toEqual([{ event: 'inflation.coming', by: 0, times: 2, turns: 1 }]);
    expect(story.told('no.tribute')).toHaveLength(1);
    expect(story.offered(0, 'recruit')).toEqual([]);
  });
});
