import type { Flow } from '@tabula/engine';
import { type Leader, leaderNamed, type Nation } from '../../data/book/book.ts';
import { inRound } from '../../data/book/lines.ts';
import type { Submission } from '../../data/card.ts';
import { ADJACENT, idOf, type Space } from '../../data/spaces.ts';
import { FIGHT_ON, prompt, REVOLT, STAY_LOYAL, SUBMIT } from '../../options.ts';
import { bookOf, NOBODY, type State } from '../../state/state.ts';
import { leaveSubject } from '../battle/retreat.ts';
import { callOffSeaBattles } from '../battle/sea-battle.ts';
import { controls } from '../pieces/control.ts';
import { leaderIdOf } from '../pieces/names.ts';
import { allUnits, isPresent, landUnits } from '../pieces/pieces.ts';
import { isOut } from '../pieces/presence.ts';
import { areasWith } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { award, linesOf } from '../points/scoring.ts';

/** The entry of a nation's card for an attacker, if it holds now and the area is one of its own (12.5.1). */
function termsFor(state: State, nation: Nation, attacker: Nation, area: Space): Submission | undefined {
  const book = bookOf(state);
  const { submission } = book.cards[nation];
  if (submission === undefined || !controls(state, nation, area)) return undefined;
  return submission.find(
    ({ to, rounds, exceptRounds, ifLed }) =>
      to === book.id(attacker) &&
      inRound(rounds, state.round) &&
      !(exceptRounds !== undefined && inRound(exceptRounds, state.round)) &&
      (ifLed === undefined || state.leaderAt[leaderNamed(ifLed)] === area),
  );
}

/** 12.5.1 With so few areas it must submit before a blow is struck; one unit that attacks is enough, of those there or still to come. */
export function mustSubmit(
  state: State,
  nation: Nation,
  attacker: Nation,
  area: Space,
  areas: number,
  coming = 0,
): boolean {
  const must = termsFor(state, nation, attacker, area)?.must;
  return must !== undefined && areas <= must && landUnits(state, attacker, area) + coming > 0;
}

/** 12.5.1 Whether the areas that it controlled before the combat are so few that it may. */
export function maySubmit(state: State, nation: Nation, attacker: Nation, area: Space, areas: number): boolean {
  const terms = termsFor(state, nation, attacker, area);
  return terms !== undefined && areas <= Math.max(terms.may ?? -1, terms.must ?? -1);
}

/** 12.5.1 After a round with survivors on both sides the defender may submit. */
export function* offerSubmission(g: Italia, nation: Nation, attacker: Nation, area: Space): Flow<boolean> {
  const { state } = g;
  const book = bookOf(state);
  const ask = prompt('submit', '12.5', { nation: book.id(nation), foe: book.id(attacker), area: idOf(area) });
  const choice = yield* g.choose(seatOf(state, nation), ask, [FIGHT_ON, SUBMIT]);
  if (choice.kind === 'fight-on') return false;
  yield* submit(g, nation, attacker);
  return true;
}

/** 12.5.2 A new overlord replaces the old one; his units leave every area of the subject. */
export function* submit(g: Italia, nation: Nation, overlord: Nation): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  state.overlord[nation] = overlord;
  g.emit({ event: 'submitted', nation: book.id(nation), foe: book.id(overlord) });
  for (const line of linesOf(state, overlord, 'submission'))
    if (line.of === 'any' || line.of.includes(book.id(nation)))
      award(g, overlord, line, { event: 'score.submission', foe: book.id(nation) });
  callOffSeaBattles(state, nation);
  // Counted before anybody leaves: an army on campaign may go to another area of the subject (12.3.1).
  for (const area of areasWith(state, overlord).filter((one) => isPresent(state, nation, one)))
    yield* leaveSubject(g, overlord, area, nation);
}

/** 12.6 At the start of its turn a subject may, or must, revolt if its card says so. */
export function* revoltAtTurnStart(g: Italia, nation: Nation): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  const overlord = state.overlord[nation];
  if (overlord === NOBODY) return;
  const entry = book.cards[nation].revolts?.find(
    ({ against, rounds, near }) => near === undefined && against === book.id(overlord) && inRound(rounds, state.round),
  );
  if (entry === undefined) return;
  if (entry.mandatory || (yield* wantsRevolt(g, nation, overlord))) endSubmission(g, nation);
}

/**
 * 13.2, R 83 While Hannibal is in or beside an area of theirs, Celts, Etruscans and Samnites may revolt against Rome: asked when
 * the campaign begins, after a move and after a combat, and not twice while he stays.
 */
export function* revoltNearLeader(g: Italia, leader: Leader): Flow<void> {
  const { state } = g;
  const { loyal } = state.turn;
  const book = bookOf(state);
  const at = state.leaderAt[leader];
  if (at < 0) return;
  for (let nation = 0; nation < book.size; nation++) {
    const overlord = state.overlord[nation];
    if (overlord === NOBODY) continue;
    const entry = book.cards[nation].revolts?.find(
      ({ against, rounds, near }) =>
        near === leaderIdOf(leader) && against === book.id(overlord) && inRound(rounds, state.round),
    );
    const here = nation * 64 + at;
    if (entry === undefined || loyal.includes(here) || !standsNear(state, nation, at)) continue;
    if (yield* wantsRevolt(g, nation, overlord)) endSubmission(g, nation);
    else loyal.push(here);
  }
}

function standsNear(state: State, nation: Nation, at: Space): boolean {
  return [at, ...ADJACENT[at]].some((space) => allUnits(state, nation, space) > 0);
}

function* wantsRevolt(g: Italia, nation: Nation, overlord: Nation): Flow<boolean> {
  const { state } = g;
  const book = bookOf(state);
  const ask = prompt('revolt', '12.6', { nation: book.id(nation), foe: book.id(overlord) });
  return (yield* g.choose(seatOf(state, nation), ask, [REVOLT, STAY_LOYAL])).kind === 'revolt';
}

function endSubmission(g: Italia, nation: Nation): void {
  const { state } = g;
  const book = bookOf(state);
  g.emit({ event: 'revolted', nation: book.id(nation), foe: book.id(state.overlord[nation]) });
  state.overlord[nation] = NOBODY;
}

/** 12.5 FAQ Submission ends with an overlord who is out of the game, and with a subject that is no more. */
export function endDeadSubmissions(g: Italia): void {
  const { state } = g;
  const { overlord } = state;
  const book = bookOf(state);
  for (let nation = 0; nation < overlord.length; nation++) {
    const former = overlord[nation];
    if (former === NOBODY || !(isOut(state, former) || isOut(state, nation))) continue;
    overlord[nation] = NOBODY;
    g.emit({ event: 'freed', nation: book.id(nation), foe: book.id(former) });
  }
}
