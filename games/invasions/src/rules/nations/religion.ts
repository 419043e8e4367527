import type { Flow } from '@tabula/engine';
import { AREA_ROWS } from '../../data/areas.ts';
import { type Area, IN_AREA, place } from '../../data/geography.ts';
import { NATION_ROWS, type Religion } from '../../data/nations.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import { COLLECT, DONE, prompt, RELIGION } from '../../options.ts';
import { NOBODY, RELIGIONS, type State, VASSAL } from '../../state.ts';
import { earn, shareOf } from '../lands/points.ts';
import { isOfRealm } from '../lands/realms.ts';
import { ask, type Invasions } from '../pieces/table.ts';

const ROMA = place('latium');

/** XXXI.B A pagan or Arian nation keeps its faith or takes another, if it likes; which it has taken. */
export function* mayConvert(
  g: Invasions,
  owner: Nation,
  open: readonly ('arian' | 'catholic')[],
): Flow<Religion | undefined> {
  const { religion } = g.state.nations;
  const now = RELIGIONS[religion[owner]];
  if (now !== 'pagan' && now !== 'arian') return undefined;
  const question = prompt('religion', 'XXXI.B', { nation: nationId(owner) });
  const others = open.filter((faith) => faith !== now);
  const { religion: to } = yield* ask(
    g,
    owner,
    question,
    [now, ...others].map((faith) => RELIGION[faith]),
  );
  if (to === now) return undefined;
  religion[owner] = RELIGIONS.indexOf(to);
  g.emit({ event: 'converted', nation: nationId(owner), religion: to });
  return to;
}

/** XXXI.B Once, in the turn of its conversion or later, a nation scores for it, and whoever holds Roma half as much. */
export function* mayCollect(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const catholic = RELIGIONS[state.nations.religion[owner]] === 'catholic';
  if (!catholic || state.nations.rewarded[owner] > 0 || !NATION_ROWS[owner].converts) return;
  const points = conversionPoints(state, owner);
  if (points === 0) return;
  const question = prompt('collect', 'XXXI.B', {
    nation: nationId(owner),
    points: Math.ceil(shareOf(state, owner, points)),
  });
  if ((yield* ask(g, owner, question, [COLLECT, DONE])).kind === 'done') return;
  state.nations.rewarded[owner] = 1;
  earn(g, owner, points);
  popesShare(g, Math.ceil(points / 2));
}

/** XXXI.B, G314 Whoever controls Roma, and the overlord of a vassal who does (XXIX.E). */
function popesShare(g: Invasions, points: number): void {
  const { lands, ties } = g.state;
  const pope = lands.control[ROMA];
  if (pope === NOBODY) return;
  earn(g, pope, points);
  if (ties.bond[pope] === VASSAL) earn(g, ties.lord[pope], points);
}

/** XXXI.B A barbarian nation may convert at the start of the Administration phase, if that can bring it anything. */
export function* barbarianFaith(g: Invasions, owner: Nation): Flow<void> {
  if (NATION_ROWS[owner].converts && conversionPoints(g.state, owner) > 0) yield* mayConvert(g, owner, ['catholic']);
  yield* mayCollect(g, owner);
}

/** The income of the Catholic provinces without heresy (G85) that the nation controls, by itself or by its vassals (G313), rounded up. */
export function conversionPoints(state: State, owner: Nation): number {
  let income = 0;
  for (const number of CATHOLIC) {
    if (state.lands.heresy[number] > 0) continue;
    for (const province of IN_AREA[number])
      if (isOfRealm(state, owner, province)) income += PROVINCE_ROWS[province].income;
  }
  return Math.ceil(income);
}

/** The areas whose people are Catholic. */
const CATHOLIC: readonly Area[] = AREA_ROWS.flatMap(({ religion }, number) =>
  religion === 'catholic' ? [number] : [],
);
