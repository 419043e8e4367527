import type { Result } from '@tabula/engine';
import { type Leader, leaderNamed, type Nation } from '../../data/book/book.ts';
import { type Count, inRound, isCounting, type Lines, lineId } from '../../data/book/lines.ts';
import type { Line, Rounds } from '../../data/card.ts';
import { ROUNDS, SCORING_ROUNDS } from '../../data/figures.ts';
import type { NationId } from '../../data/names.ts';
import { SPACES, type Space } from '../../data/spaces.ts';
import { FLEET, type Kind, UNITS } from '../../data/units.ts';
import { bookOf, CITY, NOBODY, type State } from '../../state/state.ts';
import { controls, subjectsOf } from '../pieces/control.ts';
import { isCivilWar, isFaction } from '../pieces/factions.ts';
import { leaderIdOf } from '../pieces/names.ts';
import { isOnBoard, landUnits } from '../pieces/pieces.ts';
import type { Italia } from '../pieces/table.ts';

/** Points are kept in halves (R 31). */
const HALVES = 2;

/** The lines of a nation's card of one kind that hold in this round. */
export function linesOf<K extends keyof Lines>(state: State, nation: Nation, kind: K): Lines[K] {
  return bookOf(state).lines(nation, state.round)[kind];
}

/** 13.4 In round 10 of Italia I only the three factions of the civil war score. */
export function mayScore(state: State, nation: Nation): boolean {
  return !isCivilWar(state) || isFaction(state, nation);
}

/** Whether a line that is won once, or so many times, has been: the first sack of Roma, a title, conversions, a last unit (R 104). */
export function isSpent(state: State, nation: Nation, line: Line): boolean {
  switch (line.kind) {
    case 'pillage':
      return line.first === true && hasSackedRoma(state, nation);
    case 'title':
      return state.emperor;
    case 'conversion':
      return conversionsLeft(state, nation) === 0;
    case 'last-unit':
      return state.wipedOut.includes(wipedOutBy(nation, bookOf(state).nation(line.nation)));
    default:
      return false;
  }
}

/** Whether a line for later sacks of Roma still waits for the first. */
export function isWaiting(state: State, nation: Nation, line: Line): boolean {
  return line.kind === 'pillage' && line.first === false && !hasSackedRoma(state, nation);
}

function hasSackedRoma({ sackedRoma }: State, nation: Nation): boolean {
  return (sackedRoma & (1 << nation)) !== 0;
}

/** 14.3 How many times it may still convert. */
export function conversionsLeft(state: State, nation: Nation): number {
  return Math.max(0, (bookOf(state).cards[nation].conversions ?? 0) - state.conversions);
}

/** How the state keeps that one nation has eliminated the last unit of another. */
function wipedOutBy(killer: Nation, victim: Nation): number {
  return killer * 64 + victim;
}

/** Points won at once, by a line of the card. A subject's are kept until its share is worked out (12.5.2). */
export function award(g: Italia, nation: Nation, line: Line, event: ScoreEvent, times = 1): void {
  const { state } = g;
  if (!mayScore(state, nation)) return;
  const vp = line.vp * times;
  if (g.isHeard) g.emit({ ...event, nation: bookOf(state).id(nation), points: vp, line: lineId(line) });
  if (state.overlord[nation] === NOBODY) credit(state, nation, vp * HALVES);
  else state.pending[nation] += vp * HALVES;
}

type ScoreEvent =
  | { readonly event: 'score.kill'; readonly foe: NationId; readonly units: string }
  | { readonly event: 'score.leader'; readonly leader: string }
  | { readonly event: 'score.last'; readonly foe: NationId }
  | { readonly event: 'score.plunder'; readonly area: string }
  | { readonly event: 'score.exit'; readonly area: string; readonly count: number }
  | { readonly event: 'score.pitched'; readonly area: string }
  | { readonly event: 'score.submission'; readonly foe: NationId }
  | { readonly event: 'score.retreat' }
  | { readonly event: 'score.title' }
  | { readonly event: 'score.conversion' };

function credit({ points, round }: State, nation: Nation, halves: number): void {
  points[nation * (ROUNDS + 1) + round] += halves;
}

/** 12.5.2 A subject keeps half of its points; the rest is lost. */
export function shareSubjectPoints(g: Italia, nation: Nation): void {
  const { state } = g;
  const halves = state.pending[nation];
  if (halves === 0) return;
  const kept = keptOf(halves / HALVES);
  state.pending[nation] = 0;
  credit(state, nation, kept * HALVES);
  g.emit({ event: 'score.halved', nation: bookOf(state).id(nation), points: kept, total: halves / HALVES });
}

/** 11.0 Points for units that a nation eliminated; it must have taken part. */
export function scoreKills(g: Italia, killer: Nation, victim: Nation, kind: Kind, count: number): void {
  const { state } = g;
  if (killer === NOBODY || count === 0) return;
  const foe = bookOf(state).id(victim);
  for (const line of linesOf(state, killer, 'kill')) {
    if (line.scope !== 'always' && state.nation !== killer) continue;
    if (line.nations !== 'any' && !line.nations.includes(foe)) continue;
    if (line.types !== 'any' && !line.types.includes(UNITS[kind].id)) continue;
    const units = count === 1 ? UNITS[kind].id : `${count}*${UNITS[kind].id}`;
    award(g, killer, line, { event: 'score.kill', foe, units }, count);
  }
  scoreLastUnit(g, killer, victim, kind !== FLEET);
}

/**
 * The last unit of its class, once in a game: what was killed must be one, so that neither a fleet nor a leader is the last land
 * unit (R 104); where the card says only "unit" leaders are units too (11.0).
 */
function scoreLastUnit(g: Italia, killer: Nation, victim: Nation, onLand: boolean): void {
  const { state } = g;
  const foe = bookOf(state).id(victim);
  for (const line of bookOf(state).cards[killer].scoring) {
    if (line.kind !== 'last-unit' || line.nation !== foe || (line.of === 'land' && !onLand)) continue;
    if (!inRound(roundsOf(state, line), state.round) || isSpent(state, killer, line)) continue;
    if (line.of === 'any' ? isOnBoard(state, victim) : hasLandUnits(state, victim)) continue;
    state.wipedOut.push(wipedOutBy(killer, victim));
    award(g, killer, line, { event: 'score.last', foe });
  }
}

function hasLandUnits(state: State, nation: Nation): boolean {
  for (let space = 0; space < SPACES; space++) if (landUnits(state, nation, space) > 0) return true;
  return false;
}

/** In which rounds a line of a card holds, the settings considered: the last Carthaginian, and who counts early (R 12). */
export function roundsOf(
  { rules, scenario }: Pick<State, 'rules' | 'scenario'>,
  line: Pick<Line, 'kind' | 'rounds'>,
): Rounds {
  const { rounds } = line;
  if (rounds === 'any') return rounds;
  if (line.kind === 'last-unit') return rules.lastCarthaginianAnyRound ? 'any' : rounds;
  if (!rules.earlyScoringRound3 || scenario === 'I' || !isCounting(line.kind)) return rounds;
  return rounds.map((one) => (one === 2 ? 3 : one));
}

/** 11.0 The lines for that leader, and those for any unit, since a leader is one. */
export function scoreLeader(g: Italia, killer: Nation, leader: Leader): void {
  const { state } = g;
  if (killer === NOBODY) return;
  const book = bookOf(state);
  const victim = book.nationOfLeader[leader];
  const id = leaderIdOf(leader);
  const inScope = ({ scope }: { scope: 'own-turn' | 'always' }) => scope === 'always' || state.nation === killer;
  for (const line of linesOf(state, killer, 'kill-leader')) {
    const { leaders } = line;
    const meant =
      leaders === 'any' ||
      ('of' in leaders ? leaders.of === book.id(victim) : leaders.map(leaderNamed).includes(leader));
    if (meant && inScope(line)) award(g, killer, line, { event: 'score.leader', leader: id });
  }
  for (const line of linesOf(state, killer, 'kill')) {
    if (line.types !== 'any' || line.exceptLeaders || !inScope(line)) continue;
    if (line.nations === 'any' || line.nations.includes(book.id(victim)))
      award(g, killer, line, { event: 'score.leader', leader: id });
  }
  scoreLastUnit(g, killer, victim, false);
}

/** 11. After a scoring round every nation counts its areas, cities and regions. */
export function scoreRound(g: Italia): void {
  const { state } = g;
  const rounds: readonly number[] = SCORING_ROUNDS[state.scenario];
  if (!rounds.includes(state.round)) return;
  for (let nation = 0; nation < bookOf(state).size; nation++) scoreNation(g, nation);
}

function scoreNation(g: Italia, nation: Nation): void {
  const { state } = g;
  if (!mayScore(state, nation)) return;
  let vp = 0;
  for (const count of bookOf(state).counts[nation]) {
    const gained = countsIn(state, count, state.round) ? pointsFor(state, nation, count) : 0;
    if (gained === 0) continue;
    vp += gained;
    g.emit({ event: `score.${count.kind}`, nation: bookOf(state).id(nation), points: gained, line: count.line });
  }
  if (vp === 0) return;
  if (state.overlord[nation] === NOBODY) credit(state, nation, vp * HALVES);
  else if (state.rules.simpleSubjectPoints) state.pending[nation] += vp * HALVES;
  else {
    const kept = keptOf(vp);
    credit(state, nation, kept * HALVES);
    g.emit({ event: 'score.halved', nation: bookOf(state).id(nation), points: kept, total: vp });
  }
}

/** 12.5.2, R 31 What a subject keeps of some points: half of them, always rounded up to a whole point. */
function keptOf(vp: number): number {
  return Math.ceil(vp / 2);
}

/** What a nation would have of its lines that count after a round, if that were now: a subject half of it. */
export function countedIn(state: State, nation: Nation, round: number): number {
  if (!mayScore(state, nation)) return 0;
  let vp = 0;
  for (const count of bookOf(state).counts[nation])
    if (countsIn(state, count, round)) vp += pointsFor(state, nation, count);
  return ownPoints(state, nation, vp, state.rules.simpleSubjectPoints);
}

/** 12.5.2, R 31 What a nation keeps of some points: a subject half, rounded together with those that wait to be halved, or alone. */
export function ownPoints(state: State, nation: Nation, vp: number, together: boolean): number {
  if (state.overlord[nation] === NOBODY) return vp;
  const before = together ? state.pending[nation] / HALVES : 0;
  return keptOf(before + vp) - keptOf(before);
}

export function countsIn(state: State, count: Count, round: number): boolean {
  return inRound(roundsOf(state, count), round);
}

/** What a line that counts at the end of a round is worth now. */
export function pointsFor(state: State, nation: Nation, { kind, vp, areas }: Count): number {
  switch (kind) {
    case 'area':
      return vp * held(state, nation, areas);
    case 'city':
      return vp * citiesHeld(state, nation, areas);
    case 'region':
      return isRegionHeld(state, nation, areas) ? vp : 0;
    case 'region-minus':
      return !isOnBoard(state, nation) ? 0 : Math.max(0, vp - foreignAreas(state, nation, areas));
  }
}

function held(state: State, nation: Nation, areas: readonly Space[]): number {
  let count = 0;
  for (const area of areas) if (controls(state, nation, area)) count += 1;
  return count;
}

function citiesHeld(state: State, nation: Nation, areas: readonly Space[]): number {
  let count = 0;
  for (const area of areas) if (state.city[area] === CITY && controls(state, nation, area)) count += 1;
  return count;
}

/** R 32 A whole region: at least one area its own or a subject's, none a stranger's; empty areas do not matter. */
function isRegionHeld(state: State, nation: Nation, region: readonly Space[]): boolean {
  return hasPartOf(state, nation, region) && foreignAreas(state, nation, region) === 0;
}

function hasPartOf(state: State, nation: Nation, region: readonly Space[]): boolean {
  const mine = (1 << nation) | subjectsOf(state, nation);
  return region.some((area) => state.holder[area] !== NOBODY && (mine & (1 << state.holder[area])) !== 0);
}

export function foreignAreas(state: State, nation: Nation, region: readonly Space[]): number {
  const mine = (1 << nation) | subjectsOf(state, nation);
  let foreign = 0;
  for (const area of region) {
    const holder = state.holder[area];
    if (holder !== NOBODY && (mine & (1 << holder)) === 0) foreign += 1;
  }
  return foreign;
}

/** The points of a nation over all rounds. */
export function pointsOf({ points }: State, nation: Nation): number {
  let halves = 0;
  for (let round = 1; round <= ROUNDS; round++) halves += points[nation * (ROUNDS + 1) + round];
  return halves / HALVES;
}

export function pointsInRound({ points }: State, nation: Nation, round: number): number {
  return points[nation * (ROUNDS + 1) + round] / HALVES;
}

/** The points of a seat: of all nations it leads, and its handicap. */
export function score(state: State, seat: number): number {
  const { seatOf } = bookOf(state);
  let points = state.rules.handicap[seat];
  for (let nation = 0; nation < seatOf.length; nation++) if (seatOf[nation] === seat) points += pointsOf(state, nation);
  return points;
}

/** 11. Most points win; a tie is shared (R 30). */
export function result(state: State): Result {
  const points = Array.from({ length: bookOf(state).seats }, (_, seat) => score(state, seat));
  const best = Math.max(...points);
  const winners = points.flatMap((value, seat) => (value === best ? [seat] : []));
  return { points, winners, ending: 'ten-rounds' };
}
