import { Match, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { byzantium } from '../src/index.ts';

/** The colours whose points a panel strikes out. */
function idle(byzantine: number, arab: number): (string | undefined)[] {
  const { state } = Match.create(byzantium, { players: 3, seed: seedFrom('panels') });
  const copy = byzantium.copy(state);
  copy.players[0].byzantine.points = byzantine;
  copy.players[0].arab.points = arab;
  const { panels } = byzantium.scene(copy);
  return panels[0].rows.filter(({ cells }) => cells.some((cell) => cell.idle)).map(({ style }) => style);
}

describe('the points in a panel', () => {
  it('are struck out where they do not count: less than half of the other side (14.2)', () => {
    expect(idle(22, 10)).toEqual(['arab']);
    expect(idle(9, 19)).toEqual(['byzantine']);
    expect(idle(20, 10)).toEqual([]);
    expect(idle(0, 0)).toEqual([]);
  });
});
