import type { GameEvent } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { soundsBetween } from '../../src/question/sound-cues.ts';

const game = await loadGame('byzantium');
const claimed: GameEvent = { event: 'city.claimed', by: 1, city: 'ankara', faction: 'byzantine', points: 2 };
const attacked: GameEvent = { event: 'attacked', by: 1, faction: 'arab', city: 'damascus' };
const rolled: GameEvent = { event: 'rolled', force: 'army', by: 1, dice: [6, 4, 1], hits: 2 };

/** What one hears who had seen `told` events and now sees all. */
function hears(events: readonly GameEvent[], told: number, asked = [false, false], over = [false, false]) {
  const log = events.map((event, at) => ({ event, at }));
  return soundsBetween(
    game,
    { log: log.slice(0, told), asked: asked[0], over: over[0] },
    { log, asked: asked[1], over: over[1] },
  );
}

describe('what is heard', () => {
  it('is a piece when something was done, dice when they fell, a drum when somebody attacks', () => {
    expect(hears([claimed], 0)).toEqual(['piece']);
    expect(hears([attacked, rolled], 1)).toEqual(['dice']);
    expect(hears([claimed, attacked, rolled], 1)).toEqual(['battle']);
  });

  it('is nothing when nothing is new, and nothing when moves are taken back', () => {
    expect(hears([claimed], 1)).toEqual([]);
    expect(
      soundsBetween(
        game,
        { log: [{ event: claimed, at: 1 }], asked: false, over: false },
        { log: [], asked: false, over: false },
      ),
    ).toEqual([]);
  });

  it('is one’s turn once, when it begins', () => {
    expect(hears([claimed], 0, [false, true])).toEqual(['piece', 'turn']);
    expect(hears([claimed], 1, [false, true])).toEqual(['turn']);
    expect(hears([claimed], 0, [true, true])).toEqual(['piece']);
    expect(hears([claimed], 0, [true, false])).toEqual(['piece']);
  });

  it('is the end, and nothing else with it', () => {
    expect(hears([claimed, attacked, rolled], 0, [false, false], [false, true])).toEqual(['end']);
    expect(hears([claimed], 1, [false, false], [true, true])).toEqual([]);
  });
});
