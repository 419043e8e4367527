import type { Card, Clause, Ledger, Phrase } from '@tabula/engine';
import type { Nation } from '../data/book/book.ts';
import { isCounting, lineId } from '../data/book/lines.ts';
import { rightsOf } from '../data/book/rights.ts';
import type { Line, Rounds } from '../data/card.ts';
import { ROUNDS, SCORING_ROUNDS } from '../data/figures.ts';
import { isOnBoard } from '../rules/pieces/pieces.ts';
import { isOut } from '../rules/pieces/presence.ts';
import { outlookOf } from '../rules/points/outlook.ts';
import {
  countedIn,
  countsIn,
  mayScore,
  pointsFor,
  pointsInRound,
  pointsOf,
  roundsOf,
} from '../rules/points/scoring.ts';
import { bookOf, NOBODY, type State } from '../state/state.ts';

/** A nation's card as it lies on the table: what it owns, when it comes, what it scores, what it scored. */
export function nationCard(view: State, nation: Nation): Card {
  const book = bookOf(view);
  const presence = presenceOf(view, nation);
  return {
    name: { say: `nation.${book.id(nation)}` },
    owner: book.seatOf[nation],
    note: { say: 'note.points', args: { points: pointsOf(view, nation) } },
    gone: isOut(view, nation),
    lines: [
      ...pieceClauses(view, nation),
      ...termClauses(view, nation, presence),
      ...pointClauses(view, nation, presence),
    ],
  };
}

type When = Clause['state'];

const inTime = (round: number, now: number): When => (round < now ? 'past' : round === now ? 'now' : 'later');

/** Whether a nation has pieces on the board, or has had its time. */
interface Presence {
  readonly here: boolean;
  readonly out: boolean;
}

function presenceOf(view: State, nation: Nation): Presence {
  return { here: isOnBoard(view, nation), out: view.phase === 'over' || isOut(view, nation) };
}

/** When something holds that the card gives rounds for; in any round it holds while the nation is in the game. */
function during({ round }: State, { here, out }: Presence, rounds: Rounds | undefined): When {
  if (out) return 'past';
  if (rounds === undefined || rounds === 'any') return here ? 'now' : 'later';
  if (rounds.includes(round)) return 'now';
  return rounds.every((one) => one < round) ? 'past' : 'later';
}

/** What it owns, when it comes, what it does. */
function pieceClauses(view: State, nation: Nation): Clause[] {
  const { id, arrivals = [], operations = [] } = bookOf(view).cards[nation];
  return [
    { words: { say: `owns.${id}` }, state: 'later', part: { say: 'part.owns' } },
    ...arrivals.map(({ round }, i) => clause('arrival', id, i, inTime(round, view.round))),
    ...operations.map(({ round }, i) => clause('operation', id, i, inTime(round, view.round))),
  ];
}

/** To whom it submits, against whom it revolts, and what else only this nation may or may not do. */
function termClauses(view: State, nation: Nation, presence: Presence): Clause[] {
  const { id, submission = [], revolts = [] } = bookOf(view).cards[nation];
  const open = (rounds: Rounds | undefined): When => (during(view, presence, rounds) === 'past' ? 'past' : 'later');
  return [
    ...submission.map(({ rounds }, i) => clause('submission', id, i, open(rounds))),
    ...revolts.map(({ rounds }, i) => clause('revolt', id, i, during(view, presence, rounds))),
    ...rightsOf(bookOf(view).cards[nation]).map((_, i) => clause('right', id, i, during(view, presence, 'any'))),
  ];
}

function clause(part: string, id: string, number: number, state: When): Clause {
  return { words: { say: `${part}.${id}.${number}` }, state, part: { say: `part.${part}` } };
}

/** What it scores, and what a line that counts would bring as things stand. */
function pointClauses(view: State, nation: Nation, presence: Presence): Clause[] {
  const counts = bookOf(view).counts[nation];
  const lines = bookOf(view).cards[nation].scoring.map((line): Clause => {
    const state = stateOf(view, nation, presence, line);
    const count = presence.here && state !== 'past' ? counts.find((one) => one.line === lineId(line)) : undefined;
    const value = count === undefined ? {} : { value: pointsFor(view, nation, count) };
    return { words: lineWords(view, line), state, part: { say: 'part.points' }, ...value };
  });
  const isSubject = view.overlord[nation] !== NOBODY && lines.length > 0;
  return isSubject ? [...lines, { words: SUBJECT, state: 'now', part: { say: 'part.points' } }] : lines;
}

/** Whether a line can be won now, later or no more. */
function stateOf(view: State, nation: Nation, presence: Presence, line: Line): When {
  const when = during(view, presence, roundsOf(view, line));
  const outlook = outlookOf(view, nation, line);
  if (when === 'past' || outlook === 'closed') return 'past';
  return outlook === 'waiting' ? 'later' : when;
}

function lineWords(view: State, line: Line): Phrase {
  const rounds = roundsOf(view, line);
  if (rounds === 'any') return { say: 'line.always', args: { line: lineId(line) } };
  return { say: 'line.rounds', args: { line: lineId(line), rounds: rounds.join(', ') } };
}

/** The next round after which a nation counts areas, cities or regions. */
export function nextCount(view: State, nation: Nation): number | undefined {
  if (!mayScore(view, nation)) return undefined;
  const rounds: readonly number[] = SCORING_ROUNDS[view.scenario];
  return rounds.find(
    (round) => round >= view.round && bookOf(view).counts[nation].some((count) => countsIn(view, count, round)),
  );
}

/** What a nation would score if its next count were now. */
export function countNow(view: State, nation: Nation): number {
  const next = nextCount(view, nation);
  return next === undefined ? 0 : countedIn(view, nation, next);
}

/** What a nation can still score in this round, and at its next count. */
export function stillToScore(view: State, nation: Nation): Clause[] {
  const presence = presenceOf(view, nation);
  const next = nextCount(view, nation);
  const clauses: Clause[] = [];
  for (const line of bookOf(view).cards[nation].scoring) {
    if (isCounting(line.kind) || stateOf(view, nation, presence, line) !== 'now') continue;
    const part = { say: 'part.round', args: { round: view.round } };
    clauses.push({ words: { say: 'line.always', args: { line: lineId(line) } }, state: 'now', part });
  }
  for (const count of bookOf(view).counts[nation]) {
    if (next === undefined || !countsIn(view, count, next)) continue;
    const words = { say: 'line.always', args: { line: count.line } };
    const part = { say: 'part.count', args: { round: next } };
    const state = next === view.round ? 'now' : 'later';
    clauses.push({ words, state, part, value: pointsFor(view, nation, count) });
  }
  return next === undefined ? clauses : [...clauses, ...lostTo(view, nation, next, clauses)];
}

/** 12.5.2 What a subject does not keep of what it counts, so that the lines come to what it would be credited. */
function lostTo(view: State, nation: Nation, next: number, lines: readonly Clause[]): Clause[] {
  const full = lines.reduce((sum, { value = 0 }) => sum + value, 0);
  const lost = full - countedIn(view, nation, next);
  if (lost === 0) return [];
  const part = { say: 'part.count', args: { round: next } };
  return [{ words: SUBJECT, state: next === view.round ? 'now' : 'later', part, value: -lost }];
}

const SUBJECT: Phrase = { say: 'line.subject' };

/** What each nation won in each round. */
export function pointsByRound(view: State): Ledger {
  const book = bookOf(view);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1);
  return {
    name: { say: 'ledger.points' },
    columns: rounds.map((round) => ({ say: 'ledger.round', args: { round } })),
    rows: book.cards.map(({ id, seat, rounds: [first, last] }, nation) => ({
      name: { say: `nation.${id}` },
      seat,
      style: id,
      values: rounds.map((round) => {
        const points = pointsInRound(view, nation, round);
        return points === 0 && (round < first || round > last || round > view.round) ? null : points;
      }),
      total: pointsOf(view, nation),
    })),
  };
}
