import type { Ask, Chance } from '@tabula/engine';

/** What ends a turn or lets a chance go by: seldom chosen, so that turns are long. */
const LAZY = new Set(['end', 'to-land', 'keep', 'pass', 'vacate']);

/** Any sort of answer first, then any answer of that sort: otherwise the many places would crowd out all else. */
export function anyKindOfAnswer({ options }: Ask, chance: Chance): string {
  const eager = chance.below(4) > 0;
  const all = [...new Set(options.map(({ kind }) => kind))];
  const busy = all.filter((kind) => !LAZY.has(kind));
  const kind = chance.pick(eager && busy.length > 0 ? busy : all);
  return chance.pick(options.filter((option) => option.kind === kind)).id;
}
