import { describe, expect, it } from 'vitest';
import { stageMarks } from '../../src/pages/replay/stage-marks.ts';

describe('the stages under a replay', () => {
  it('are marked where they begin', () => {
    expect(stageMarks([1, 1, 1, 2, 2, 3, 3, 3, 3], 0.1)).toEqual([
      { stage: 1, at: 0 },
      { stage: 2, at: 3 },
      { stage: 3, at: 5 },
    ]);
  });

  it('are left out where their marks would lie on one another', () => {
    const short = [1, 1, 1, 1, 1, 1, 2, 3, 4, 4, 4];
    expect(stageMarks(short, 0.15).map(({ stage }) => stage)).toEqual([1, 2, 4]);
  });
});
