import type { Asked, Note, Option } from '@tabula/engine';
import { ADMINISTRATION_COST } from './data/administration-cards.ts';
import { DIPLOMACY } from './data/diplomacy-cards.ts';
import { FORTIFY_COST } from './data/figures.ts';
import { nationNumber, SORTS } from './pieces.ts';
import { priceOfUnit } from './rules/purchases.ts';
import { EMPIRE, type State } from './state.ts';

/** What stands beside options: what they cost. */
export function notes(view: State, { prompt, options }: Asked): Readonly<Record<string, Note>> {
  const owner = nationNumber(String(prompt.args?.nation));
  const found: Record<string, Note> = {};
  if (owner === undefined) return found;
  for (const option of options) {
    const gold = priceOf(view, owner, option);
    if (gold !== undefined) found[option.id] = { glyph: 'coin', words: { say: 'note.gold', args: { gold } } };
  }
  return found;
}

function priceOf(view: State, owner: number, option: Option): number | undefined {
  switch (option.kind) {
    case 'buy': {
      const sort = SORTS.findIndex(({ key }) => key === option.unit);
      return sort < 0 ? undefined : (priceOfUnit(view, owner, sort) ?? undefined);
    }
    case 'fortify':
      return FORTIFY_COST;
    case 'administer': {
      const type = (['passive', 'military', 'reform'] as const).find((one) => one === option.type);
      return type === undefined
        ? undefined
        : ADMINISTRATION_COST[type][view.status[owner] === EMPIRE ? 'empire' : 'kingdom'];
    }
    case 'envoy':
      return DIPLOMACY.find(({ id }) => id === option.envoy)?.gold;
    default:
      return undefined;
  }
}
