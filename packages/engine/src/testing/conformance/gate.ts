import { Refusal, type RefusalCode } from '../../common/errors.ts';
import type { Seat } from '../../common/seat.ts';
import type { Match } from '../../play/match.ts';
import { waiting } from '../../play/run.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Decision } from '../../rules/decision.ts';
import { check, demandSame, matchText } from './check.ts';
import type { Trial } from './sample.ts';

const NO_SEATS = [-1, 99, Number.NaN, 0.5, Infinity];
const NO_IDS = ['', ' ', '\n', 'no such thing', '__proto__', 'constructor', 'undefined'];
/** How many answers of earlier decisions are tried again. */
const REMEMBERED = 40;

/** What is not offered does not pass, whoever says it and however it is said; and nothing changes. */
export function refusesWhatIsNotOffered<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, seats } = trial;
  const earlier: string[] = [];
  for (; match.decision !== null; trial.step()) {
    const { decision } = match;
    if (trial.looksClosely()) {
      const before = matchText(match);
      const asked = waiting(decision);
      for (const seat of asked) tryInVain(match, decision, seat, earlier);
      for (const seat of [...seats, ...NO_SEATS])
        if (!asked.includes(seat)) for (const id of everyId(decision)) demandRefusal(match, 'wrong-seat', seat, id);
      demandSame(matchText(match), before, 'answers that were refused changed the game');
    }
    earlier.push(...everyId(decision).slice(0, REMEMBERED));
    earlier.splice(0, earlier.length - REMEMBERED);
  }
  const before = matchText(match);
  for (const seat of [...seats, ...NO_SEATS])
    for (const id of [...earlier, '']) demandRefusal(match, 'game-over', seat, id);
  demandSame(matchText(match), before, 'answers after the end changed the game');
}

/** All that a seat that is asked might say wrongly. */
function tryInVain<S, E extends GameEvent, V>(
  match: Match<S, E, V>,
  decision: Decision,
  seat: Seat,
  earlier: readonly string[],
): void {
  const offered = new Set(decision.open(seat)?.options.map(({ id }) => id));
  const tries = new Set([...earlier, ...NO_IDS, ...everyId(decision), ...[...offered].flatMap(mangled)]);
  for (const id of tries) if (!offered.has(id)) demandRefusal(match, 'not-offered', seat, id);
  const [id] = offered;
  const { decisionNumber: open } = match;
  for (const number of [open - 1, open + 1, Number.NaN]) demandRefusal(match, 'stale', seat, id, number);
}

function demandRefusal<S, E extends GameEvent, V>(
  match: Match<S, E, V>,
  code: RefusalCode,
  seat: Seat,
  id: string,
  number = match.decisionNumber,
): void {
  const words = `"${id}" from seat ${seat + 1}${number === match.decisionNumber ? '' : ` to decision ${number}`}`;
  try {
    match.answer(seat, id, number);
  } catch (error) {
    check(error instanceof Refusal, `${words} is answered by ${error}, not by a refusal`);
    check(error.code === code, `${words} is refused as ${error.code}, not as ${code}`);
    return;
  }
  throw new Error(`${words} passed the gate`);
}

/** Everything that is written at a decision, for whomever: offers and what is barred. */
function everyId({ asks }: Decision): string[] {
  return asks.flatMap(({ options, barred }) => [
    ...options.map(({ id }) => id),
    ...(barred?.() ?? []).map(({ option }) => option.id),
  ]);
}

function mangled(id: string): string[] {
  return [`${id} `, ` ${id}`, `${id}\n`, `${id} 0`, id.slice(0, -1), id.toUpperCase(), id.replace(' ', '  ')];
}
