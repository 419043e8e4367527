import type { Follow, Seat } from '@tabula/engine';
import { idOf, PROVINCES } from '../data/map.ts';
import { force } from '../rules/pieces.ts';
import type { State } from '../state.ts';

/** So few units beside a Caesar are soon beaten. */
const WEAK = 3;

/** What a march leaves behind: a Caesar with few around him, provinces without a soldier. */
export function follows(before: State, after: State, seat: Seat): Follow[] {
  const found: Follow[] = [];
  const throne = after.caesar[seat];
  const guard = throne >= 0 && throne < PROVINCES ? force(after, seat, throne) : WEAK;
  const thinner = throne >= 0 && throne < PROVINCES && guard < force(before, seat, throne);
  if (guard < WEAK && (thinner || before.caesar[seat] !== throne))
    found.push({ words: { say: 'follow.caesar', args: { at: idOf(throne), count: guard } }, bad: true });
  for (let at = 0; at < PROVINCES; at++)
    if (force(before, seat, at) > 0 && force(after, seat, at) === 0 && after.control[at] === seat)
      found.push({ words: { say: 'follow.empty', args: { at: idOf(at) } } });
  return found;
}
