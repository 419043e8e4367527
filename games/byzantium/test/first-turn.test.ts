import { readFileSync } from 'node:fs';
import { Match, parseRecord } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { type CityId, cityNamed } from '../src/data/cities.ts';
import { byzantium } from '../src/index.ts';
import { invariant, quietInvariant } from './invariants.ts';

const TEXT = readFileSync(new URL('records/first-turn.txt', import.meta.url), 'utf8');

/** A whole first turn of two players, kept as a record: all seven actions, a battle, sieges, the Bulgars, unpaid upkeep. */
describe('a first turn by its record', () => {
  const [SIMON, ANDY] = [0, 1];
  const match = Match.replay(byzantium, parseRecord(TEXT));
  const { state } = match;
  const told = (event: string) => match.log.filter((entry) => entry.event.event === event).map((entry) => entry.event);
  const at = (id: CityId) => {
    const city = cityNamed(id);
    return [state.colour[city], state.counters[city], state.control[city], state.fort[city]];
  };

  it('comes out at the position the record names, and is written as it was read', () => {
    expect(parseRecord(TEXT).hash).toBe(match.hash());
    expect(match.toString()).toBe(TEXT);
  });

  it('went through the cities', () => {
    expect(at('damascus')).toEqual(['byzantine', 3, SIMON, false]);
    expect(at('athens')).toEqual(['byzantine', 2, SIMON, false]);
    // Persian 3, conquered to 2, developed to 3, then fortified.
    expect(at('hira')).toEqual(['arab', 3, SIMON, true]);
    expect(at('jerusalem')).toEqual(['arab', 2, ANDY, false]);
    expect(at('nicaea')).toEqual(['byzantine', 3, ANDY, false]);
    expect(at('adrianople')).toEqual(['bulgar', 1, -1, false]);
    expect(state.bulgars).toBe(8);
  });

  it('had one battle: the Caliph’s army before the Emperor’s Damascus, 5 against 5, so it held', () => {
    expect(told('rolled')).toMatchObject([
      { by: ANDY, dice: [4, 2, 1, 4], hits: 2 },
      { by: SIMON, dice: [2, 5, 5, 4, 6], hits: 4 },
    ]);
    expect(told('battle.held')).toMatchObject([{ by: ANDY, city: 'damascus', strength: 5, against: 5 }]);
  });

  it('ended with income and upkeep', () => {
    expect(told('income')).toMatchObject([
      { by: SIMON, byzantine: 2 * (3 + 2), arab: 2 * 3 },
      { by: ANDY, byzantine: 2 * 3, arab: 2 * 2 },
    ]);
    expect(told('upkeep')).toMatchObject([
      { by: SIMON, byzantine: 3 + 3 + 2 * 2, arab: 8 + 4 },
      { by: ANDY, byzantine: 2 + 2 + 2, arab: 6 + 2 },
    ]);
    expect(told('unpaid')).toMatchObject([{ box: 'elite' }, { box: 'levy' }, { box: 'main' }]);
  });

  it('left Simon, who passed first, to begin the second turn', () => {
    expect(state).toMatchObject({ turn: 2, round: 1, start: SIMON, active: SIMON, phase: 'actions', firstToPass: -1 });
    expect(match.decision?.open(SIMON)?.prompt.ask).toBe('action');
  });

  it('left Simon with this', () => {
    const simon = state.players[SIMON];
    // Claims of 3 and 2 and the Emperor's 2; 15 - 3 - 3 + 2 of the taxes + 10 - 10.
    expect(simon.byzantine).toMatchObject({ points: 17, treasury: 11, elite: 1, main: 3, levy: 2, movement: 0 });
    // 2 for Hira; 5 + 2 loot + 6 of the taxes + 6 - 12.
    expect(simon.arab).toMatchObject({ points: 12, treasury: 7, main: 8, movement: 4, at: cityNamed('hira') });
    expect(simon.byzantine).toMatchObject({ guard: false, at: cityNamed('damascus') });
    // 1 left, 3 special boxes, 4 taxes, 1 pass, 7 of 13 casualties.
    expect(simon).toMatchObject({ pool: 16, casualties: 6, forts: 1, removed: 0 });
  });

  it('left Andy with this', () => {
    const andy = state.players[ANDY];
    // 10 + 3 for Nicaea + two churches - 3 unpaid cubes.
    expect(andy.byzantine).toMatchObject({
      points: 14,
      treasury: 0,
      elite: 0,
      main: 2,
      levy: 1,
      movement: 2,
      shrines: 2,
    });
    // 10 + the Caliph's 2 + 2 for Jerusalem + 1 for the Bulgars; 5 + 2 loot - 3 for the Bulgars' cube + 4 - 8.
    expect(andy.arab).toMatchObject({ points: 15, treasury: 0, main: 6, movement: 2, guard: false });
    // 2 left, 2 special boxes, 9 of 18 casualties; he did not pass.
    expect(andy).toMatchObject({ pool: 13, casualties: 9, removed: 3 });
  });

  it('keeps the laws of the game', () => {
    expect(() => {
      invariant(state);
      quietInvariant(state);
    }).not.toThrow();
  });
});
