import type { Ask, Chance } from '@tabula/engine';

/**
 * Any sort of answer first, then any answer of that sort: otherwise the many cities would crowd out all else. Nobody
 * passes lightly, so that turns are long and purses get empty.
 */
export function anyKindOfAnswer({ options }: Ask, chance: Chance, favourite?: string): string {
  const hasty = chance.below(4) > 0 && options.length > 1;
  const kinds = [...new Set(options.map(({ kind }) => kind))].filter((kind) => !(hasty && kind === 'pass'));
  const wanted = favourite !== undefined && kinds.includes(favourite) && chance.below(2) === 0;
  const kind = wanted ? favourite : chance.pick(kinds);
  return chance.pick(options.filter((option) => option.kind === kind)).id;
}
