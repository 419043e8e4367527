/** The twelve calamities, one of them a blessing. */
export const CALAMITIES = [
  'revolt',
  'double-revolt',
  'heresy',
  'intolerance',
  'usurper',
  'inaction',
  'corruption',
  'desertion',
  'mutiny',
  'plague',
  'decadence',
  'loyalty',
] as const;

export type CalamityId = (typeof CALAMITIES)[number];
