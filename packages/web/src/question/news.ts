import type { Game, GameEvent, LogEntry, Seat } from '@tabula/engine';
import { fightAt, type SeatByStyle, seatOf, seatsIn } from './fights.ts';

/** One thing that happened while a seat was not asked, and that matters. */
export interface NewsItem {
  /** Where in the log it stands. */
  readonly i: number;
  readonly event: GameEvent;
  /** How a fight ended. */
  readonly result: GameEvent | null;
  readonly seat: Seat | null;
  readonly place: string | null;
  /** From where something came. */
  readonly from: string | null;
  /** It has to do with the seat that looks. */
  readonly mine: boolean;
  readonly fight: boolean;
}

/** Something that happened, by its number at its place. */
export interface Mark {
  readonly number: number;
  readonly place: string;
  readonly from: string | null;
  readonly seat: number | null;
  readonly fight: boolean;
  /** It is the one that is shown. */
  readonly now: boolean;
}

/** Where in a log that begins which a seat has not answered to: what came after its last answer. */
export function unreadFrom(log: readonly LogEntry<GameEvent>[], answered: number): number {
  let first = log.length;
  while (first > 0 && log[first - 1].at > answered) first--;
  return first;
}

/** What matters of a log from a line on; a fight is one thing. */
export function newsOf(
  game: Game,
  log: readonly LogEntry<GameEvent>[],
  since: number,
  me: Seat | null,
  leaders: SeatByStyle,
): NewsItem[] {
  const { fights, grave = [], news } = game.look ?? {};
  const found: NewsItem[] = [];
  const matters = (event: GameEvent) =>
    grave.includes(event.event) || (news === undefined ? placesIn(game, event).length > 0 : news.includes(event.event));
  for (let i = since; i < log.length; i++) {
    const { event } = log[i];
    const fight = fights?.begin.includes(event.event) ? fightAt(game, log, i, leaders) : null;
    if (fight === null && !matters(event)) continue;
    const seats = fight?.seats ?? new Set(seatsIn(game, event, leaders));
    const result = fight?.over ? fight.events[fight.events.length - 1] : null;
    found.push({
      i,
      event,
      result,
      seat: seatOf(game, event, leaders),
      ...wayOf(game, event),
      mine: me !== null && seats.has(me),
      fight: fight !== null,
    });
    if (fight === null) continue;
    // What everybody should have read stands for itself.
    const inside = fight.events.slice(1).filter((one) => grave.includes(one.event) && one !== result);
    for (const one of inside)
      found.push({
        i: i + fight.events.indexOf(one),
        event: one,
        result: null,
        seat: seatOf(game, one, leaders),
        ...wayOf(game, one),
        mine: me !== null && seatsIn(game, one, leaders).includes(me),
        fight: false,
      });
    i += fight.events.length - 1;
  }
  return found;
}

function placesIn(game: Game, event: GameEvent): [string, string][] {
  return Object.entries(event).flatMap(([name, value]): [string, string][] =>
    game.nouns[name] === 'space' && typeof value === 'string' ? [[name, value]] : [],
  );
}

/** Where it happened, and from where it came: of two places the first, or the one that is called so. */
function wayOf(game: Game, event: GameEvent): Pick<NewsItem, 'place' | 'from'> {
  const places = placesIn(game, event);
  if (places.length < 2) return { place: places[0]?.[1] ?? null, from: null };
  const start = places.find(([name]) => name === 'from') ?? places[0];
  const goal = places.findLast((one) => one !== start);
  return { place: goal?.[1] ?? null, from: start[1] };
}
