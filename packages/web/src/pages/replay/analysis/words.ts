import { analysisEn } from '../../../texts/analysis.en.ts';
import { analysisIt } from '../../../texts/analysis.it.ts';
import { ownWords } from '../../../ui/own-words.ts';

export const useAnalysisWords = ownWords({ en: analysisEn, it: analysisIt });

/** A share as whole points of a hundred. */
export function points(share: number): number {
  return Math.round(100 * share);
}

/** With its sign, as it is read. */
export function signedPoints(share: number): string {
  const whole = points(share);
  return whole > 0 ? `+${whole}` : `${whole}`.replace('-', '−');
}
