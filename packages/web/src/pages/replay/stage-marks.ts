import { ROMAN } from '../../ui/roman.ts';

/** Where a stage of a game begins. */
export interface StageMark {
  readonly stage: number;
  readonly at: number;
}

/** The beginnings of stages that have room beside one another on a line: each at least so great a part of it (of 1) after the one before. */
export function stageMarks(stages: readonly number[], apart: number): StageMark[] {
  const marks: StageMark[] = [];
  const room = apart * (stages.length - 1);
  stages.forEach((stage, at) => {
    const last = marks[marks.length - 1];
    if (last === undefined || (stages[at - 1] !== stage && at - last.at >= room)) marks.push({ stage, at });
  });
  return marks;
}

/** How stages are numbered: all in the same way, so that XI is never beside 12. */
export function stageFigures(stages: readonly number[]): (stage: number) => string {
  const roman = Math.max(...stages) <= ROMAN.length;
  return (stage) => (roman ? ROMAN[stage - 1] : undefined) ?? String(stage);
}
