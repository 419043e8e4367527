import type { Game, GameEvent, LogEntry, Panel, Scene, Seat } from '@tabula/engine';

/** Dice that fell in a fight. */
export interface Roll {
  readonly event: GameEvent;
  readonly dice: readonly number[];
  /** Whose dice they are; null if no seat's. */
  readonly seat: Seat | null;
}

/** One fight as the log tells it. */
export interface Fight {
  /** Where in the log it begins. */
  readonly start: number;
  readonly events: readonly GameEvent[];
  readonly attacker: Seat | null;
  readonly place: string | null;
  readonly rolls: readonly Roll[];
  readonly over: boolean;
  /** Every seat that has a part in it. */
  readonly seats: ReadonlySet<Seat>;
}

/** The first argument of an event that is a thing of this sort. */
export function nounOf(game: Game, event: GameEvent, noun: string): string | number | null {
  for (const [name, value] of Object.entries(event))
    if (game.nouns[name] === noun && (typeof value === 'string' || typeof value === 'number')) return value;
  return null;
}

/** Which seat leads which nation: what happens to a nation happens to its seat. */
export type SeatByStyle = ReadonlyMap<string, Seat>;
const NOBODY: SeatByStyle = new Map();

/** A style that stands before several seats (a faction in which everybody has a part) is nobody's. */
export function seatByStyle(panels: readonly Panel[], named: Scene['seatByStyle'] = {}): SeatByStyle {
  const shared = new Set<string>();
  const leaders = new Map<string, Seat>();
  for (const { seat, rows } of panels)
    for (const { style } of rows) {
      if (seat === null || style === undefined) continue;
      if ((leaders.get(style) ?? seat) !== seat) shared.add(style);
      leaders.set(style, seat);
    }
  for (const style of shared) leaders.delete(style);
  return new Map([...Object.entries(named), ...leaders]);
}

/** The seats that an event names, or whose nations it names. */
export function seatsIn(game: Game, event: GameEvent, leaders: SeatByStyle): Seat[] {
  return Object.entries(event).flatMap(([name, value]) => {
    if (game.nouns[name] === 'seat') return [Number(value)];
    // A place may have the name of a nation.
    if (game.nouns[name] === 'space') return [];
    const leader = name !== 'event' && typeof value === 'string' ? leaders.get(value) : undefined;
    return leader === undefined ? [] : [leader];
  });
}

/** Whose doing it is: the seat that an event names, else the leader of the first nation it names. */
export function seatOf(game: Game, event: GameEvent, leaders: SeatByStyle = NOBODY): Seat | null {
  const seat = nounOf(game, event, 'seat');
  return seat === null ? (seatsIn(game, event, leaders)[0] ?? null) : Number(seat);
}

export function placeOf(game: Game, event: GameEvent): string | null {
  const place = nounOf(game, event, 'space');
  return place === null ? null : String(place);
}

/** By die: 1 if it was a hit, where the event tells it. */
export function struckOf({ struck }: GameEvent): readonly number[] | undefined {
  return typeof struck === 'object' ? struck.map(Number) : undefined;
}

/** Whether an event ends this fight: it tells of the same place, or without a place of the attacker. */
function ends(game: Game, event: GameEvent, begin: GameEvent, leaders: SeatByStyle): boolean {
  const place = placeOf(game, event);
  return place === null
    ? seatOf(game, event, leaders) === seatOf(game, begin, leaders)
    : place === placeOf(game, begin);
}

/** The last fight of the log, if the game says what a fight is. */
export function lastFight(
  game: Game,
  log: readonly LogEntry<GameEvent>[],
  leaders: SeatByStyle = NOBODY,
): Fight | null {
  const begin = game.look?.fights?.begin ?? [];
  return fightAt(
    game,
    log,
    log.findLastIndex(({ event }) => begin.includes(event.event)),
    leaders,
  );
}

/** The first fight after a line of the log that is over and in which a seat had a part: it is read before later ones. */
export function firstOwnFight(
  game: Game,
  log: readonly LogEntry<GameEvent>[],
  leaders: SeatByStyle,
  seat: Seat,
  after: number,
): Fight | null {
  const begin = game.look?.fights?.begin ?? [];
  for (let at = after + 1; at < log.length; at++) {
    if (!begin.includes(log[at].event.event)) continue;
    const fight = fightAt(game, log, at, leaders);
    if (fight?.over && fight.seats.has(seat)) return fight;
  }
  return null;
}

/** The fight that begins at a line of the log; null if none does. */
export function fightAt(
  game: Game,
  log: readonly LogEntry<GameEvent>[],
  start: number,
  leaders: SeatByStyle = NOBODY,
): Fight | null {
  const fights = game.look?.fights;
  const begin = log[start]?.event;
  if (fights === undefined || begin === undefined || !fights.begin.includes(begin.event)) return null;
  const attacker = seatOf(game, begin, leaders);
  const events: GameEvent[] = [];
  let over = false;
  for (const { event } of log.slice(start)) {
    // The next fight has begun: this one was never told to its end.
    if (events.length > 0 && fights.begin.includes(event.event)) break;
    events.push(event);
    if (fights.end.includes(event.event) && ends(game, event, begin, leaders)) {
      over = true;
      break;
    }
  }
  return {
    start,
    events,
    attacker,
    place: placeOf(game, begin),
    rolls: events.flatMap((event): Roll[] => {
      const { dice } = event;
      if (typeof dice !== 'object') return [];
      return [{ event, dice: dice.map(Number), seat: seatOf(game, event, leaders) }];
    }),
    over,
    seats: new Set(events.flatMap((event) => seatsIn(game, event, leaders))),
  };
}
