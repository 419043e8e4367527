/** A chance as English and Italian write it: "45%". */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;
