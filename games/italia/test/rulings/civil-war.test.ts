import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Given, given, Story } from '../story.ts';

const civilWar = (
  faction: 'optimates' | 'populares' | 'romans',
  change: (position: Given) => void,
  ...dice: readonly number[]
) =>
  new Story(
    given('I', (position) => change(position.round(10).turnOf(faction, 'civil-war'))),
    ...dice,
  );

describe('in round 10 all three are on campaign all the time', () => {
  const marius = (legions: number, gold: number, change: (position: Given) => void, ...dice: readonly number[]) =>
    civilWar(
      'optimates',
      (position) => {
        position.gold('optimates', 3).units('optimates', 'apulia', { legion: 1 }, 'sulla-optimates');
        position.gold('populares', gold).units('populares', 'corfinium', { legion: legions }, 'marius-populares');
        change(position);
      },
      ...dice,
    )
      .answer('march', 'take legion', 'attack corfinium', 'stop')
      .calmly()
      .answer('stand');

  it('R 5 gold that a faction wins in another’s move is campaign gold too', () => {
    shows('R 5', '13.4.b');
    const story = marius(1, 12, (position) => position.city('umbria', 'romans'), 1, 1);
    story.answer('retreat-to umbria', 'fall-back legion+marius-populares', 'plunder-gold');
    expect(story.gold('populares')).toBe(16);
  });

  it('8.4 an army that is attacked retreats with its leader whatever the limit', () => {
    shows('8.4.a', '13.4.a');
    const story = marius(7, 1, () => {}, ...new Array<number>(8).fill(1)).answer('retreat-to umbria');
    expect(story.offered()).toContain('fall-back 7*legion+marius-populares');
    // Without him only as many as find room, one more by a retreat included; an empty area cannot be named capital.
    expect(story.offered()).toContain('fall-back 3*legion');
    expect(story.offered()).not.toContain('fall-back 4*legion');
    story.answer('fall-back 7*legion+marius-populares');
    expect(story.count('populares', 'umbria', 'legion')).toBe(7);
  });

  const strabo = (gold: number, led: boolean) =>
    civilWar(
      'optimates',
      (position) => {
        position.gold('optimates', 3).units('optimates', 'apulia', { legion: 1 }, 'sulla-optimates');
        position.gold('romans', gold).units('romans', 'corfinium', { 'consular-legion': 1 });
        position.units('romans', led ? 'corfinium' : 'roma', {}, 'strabo');
        position.units('celts', 'umbria', { infantry: 1 }).subject('celts', 'romans');
      },
      1,
      1,
    )
      .answer('march', 'take legion', 'attack corfinium', 'stop')
      .calmly()
      .answer('stand');

  it('12.3.1 and to its subjects, with its leader, whether or not it can pay for another move', () => {
    shows('12.3.1.e', 'R 81');
    expect(strabo(1, true).offered()).toContain('retreat-to umbria');
    expect(strabo(0, true).offered()).toContain('retreat-to umbria');
    // A garrison without the leader is no army on campaign, nor is who goes there without him.
    expect(strabo(1, false).offered()).not.toContain('retreat-to umbria');
    expect(strabo(1, true).answer('retreat-to umbria').offered()).toEqual([
      'fall-back strabo',
      'fall-back consular-legion+strabo',
    ]);
  });

  it('12.3.1 nobody passes among subjects while he can pay for a move', () => {
    shows('12.3.1.e', '13.4.b', 'R 85');
    const among = (gold: number, area: 'picenum' | 'perusia') =>
      civilWar('romans', (position) => {
        position.gold('romans', gold).units('romans', area, { legion: 1 }, 'strabo');
        position.units('celts', 'picenum', { infantry: 1 }).subject('celts', 'romans');
        position.units('romans', 'mare-hadriaticum', { fleet: 1 });
        position.units('optimates', 'apulia', { legion: 1 }, 'sulla-optimates').gold('optimates', 1);
      });
    expect(among(1, 'picenum').offered()).not.toContain('pass');
    expect(among(1, 'perusia').offered()).toContain('pass');
    // Nor do the words say that he may.
    const may = (story: Story) => story.run.decision?.asks[0].prompt.args?.pass;
    expect([may(among(1, 'picenum')), may(among(1, 'perusia'))]).toEqual(['no', 'may']);
  });

  it('10.6.1 in round 10 too an old ruin is rebuilt by whoever holds it', () => {
    shows('10.6.1.a', '13.4.a');
    const story = civilWar('optimates', (position) => {
      position.gold('optimates', 3).units('optimates', 'apulia', { legion: 1 }, 'sulla-optimates');
      position.units('optimates', 'neapolis', { legion: 1 }).city('neapolis', 'romans', true);
    }).answer('march', 'take legion', 'go corfinium', 'stop');
    expect(story.asked).toMatchObject({ ask: 'rebuild', nation: 'optimates' });
  });

  it('13.4 when nobody can pay for a move the round is over, even where a fight would cost nothing', () => {
    shows('13.4.b', 'R 38');
    const among = (sulla: number, strabo: number, change: (position: Given) => void = () => {}) =>
      civilWar('optimates', (position) => {
        position.gold('optimates', sulla).units('optimates', 'apulia', { legion: 1 }, 'sulla-optimates');
        position.gold('romans', strabo).units('romans', 'apulia', { 'consular-legion': 1 });
        position.units('romans', 'roma', { legion: 1 }, 'strabo');
        change(position);
      });
    expect(among(0, 0).run.over).toBe(true);
    expect(among(0, 1).offered()).toEqual(['pass', 'hold']);
    // Gold of a faction without a leader pays for nothing.
    expect(among(0, 0, (position) => position.gold('populares', 3)).run.over).toBe(true);
  });

  it('R 68 to stand and fight is no move: nobody goes over before it', () => {
    shows('R 68', '13.4.c');
    const story = civilWar(
      'optimates',
      (position) => {
        position.gold('optimates', 1).units('optimates', 'apulia', { legion: 1 }, 'sulla-optimates');
        position.units('romans', 'apulia', { legion: 1 });
      },
      10,
      1,
    )
      .answer('hold')
      .calmly();
    expect(story.told('defected')).toEqual([]);
    expect(story.count('romans', 'apulia', 'legion')).toBe(0);
  });

  it('R 74 whoever is left in an area when its holder falls to a third has conquered nothing, and nobody has won it yet', () => {
    shows('R 74', '10.6.c', 'R 69');
    const story = civilWar(
      'optimates',
      (position) => {
        position.gold('optimates', 1).units('optimates', 'roma', { legion: 6 }, 'sulla-optimates');
        position.units('etruscans', 'etruria', { infantry: 1 }).city('etruria', 'etruscans');
        position.units('populares', 'etruria', { legion: 1 }, 'marius-populares');
      },
      ...[10, 1, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 1, 1, 1, 1],
    ).answer('march', 'take 6*legion', 'attack etruria', 'stop');
    story.calmly().answer('retreat-to roma', 'fall-back 6*legion+sulla-optimates');
    expect(story.asked?.ask).not.toBe('plunder');
    expect(story.told('plundered')).toEqual([]);
    expect(story.told('battle.won')).toEqual([]);
    expect(story.cityIn('etruria')).toBe('city');
  });

  it('R 40 in round 10 the factions say before all others whether their fleets fight', () => {
    shows('R 40', 'R 26');
    const story = civilWar('optimates', (position) => {
      position.gold('optimates', 1).units('optimates', 'apulia', { legion: 1 }, 'sulla-optimates');
      for (const id of ['optimates', 'carthaginians', 'romans'] as const)
        position.units(id, 'mare-ionium', { fleet: 1 });
    }).answer('march', 'take legion', 'go calabria', 'stop');
    story.calmly().answer('let-be', 'let-be');
    expect(story.asked).toMatchObject({ ask: 'engage', nation: 'romans' });
  });
});
