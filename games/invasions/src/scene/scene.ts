import type { Phrase, Scene, Seat, Shelf, Tray } from '@tabula/engine';
import { CALENDAR } from '../data/calendar.ts';
import { kindOf } from '../data/cards.ts';
import { EVENT_ROWS } from '../data/event-cards.ts';
import { LAST_TURN } from '../data/figures.ts';
import { PLACES } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { NATION_ROWS, SIDES } from '../data/nations.ts';
import { LEADER_NATION, nationId, SIDE_OF } from '../data/pieces.ts';
import { ALLIANCE, PACT } from '../rules/lands/relations.ts';
import { sidePoints } from '../rules/turn/scoring.ts';
import { NOBODY, type State } from '../state.ts';
import { agenda } from './agenda.ts';
import { areas, filters, piecesIn } from './map.ts';
import { hands, panels } from './panels.ts';

/** How a position looks. */
export function scene(view: State): Scene {
  const seats = [...new Set(view.sides)].filter((seat) => seat !== NOBODY).sort((a, b) => a - b);
  return {
    headline: headline(view),
    stage: {
      name: { say: 'stage.name', args: { now: Math.min(view.clock.turn, LAST_TURN), of: LAST_TURN } },
      now: Math.min(view.clock.turn, LAST_TURN),
      of: LAST_TURN,
      detail: { say: `stage.${view.clock.phase}` },
      order: seats,
    },
    agenda: agenda(view),
    pieces: Array.from({ length: PLACES }, (_, place) => piecesIn(view, place)).flat(),
    areas: areas(view),
    filters: filters(view),
    tracks: [{ name: { say: 'track.points' }, marks: seats.map((seat) => ({ seat, value: pointsOf(view, seat) })) }],
    trays: pacts(view),
    panels: panels(view),
    seatByStyle: seatByStyle(view),
    hands: hands(view),
    shelves: discards(view),
  };
}

/** The sides, their nations and leaders, whether they are on the map or not. */
function seatByStyle({ sides }: State): Record<string, Seat> {
  const things = [
    ...SIDES.map((id, side): [string, Seat] => [id, sides[side]]),
    ...NATION_ROWS.map(({ id }, owner): [string, Seat] => [id, sides[SIDE_OF[owner]]]),
    ...LEADERS.map(({ id }, who): [string, Seat] => [id, sides[SIDE_OF[LEADER_NATION[who]]]]),
  ];
  return Object.fromEntries(things.filter(([, seat]) => seat !== NOBODY));
}

function headline(view: State): Phrase[] {
  if (view.clock.phase === 'over') return [{ say: 'headline.over' }];
  const { year } = CALENDAR[Math.min(view.clock.turn, CALENDAR.length) - 1];
  const turn = { say: 'headline.turn', args: { turn: view.clock.turn, year } };
  if (view.activation.active === NOBODY) return [turn];
  return [
    turn,
    {
      say: `headline.${view.activation.stage}`,
      args: { nation: nationId(view.activation.active), round: view.activation.round },
    },
  ];
}

function pointsOf(view: State, seat: Seat): number {
  return SIDES.reduce((sum, _, side) => (view.sides[side] === seat ? sum + sidePoints(view, side) : sum), 0);
}

/** What binds nations this turn. */
function pacts({ ties: { deals } }: State): Tray[] {
  const slots = [];
  for (let i = 0; i < deals.length; i += 3) {
    const say = deals[i + 2] === ALLIANCE ? 'pact.alliance' : deals[i + 2] === PACT ? 'pact.peace' : undefined;
    if (say === undefined) continue;
    slots.push({ name: { say, args: { nation: nationId(deals[i]), enemy: nationId(deals[i + 1]) } }, holders: [] });
  }
  return slots.length === 0 ? [] : [{ name: { say: 'tray.pacts' }, slots }];
}

/** The event cards that have been played. */
function discards({ cards: { eventDiscards } }: State): Shelf[] {
  if (eventDiscards.length === 0) return [];
  const kinds = eventDiscards.map(kindOf);
  const cards = EVENT_ROWS.flatMap(({ id }) => {
    const count = kinds.filter((kind) => kind === id).length;
    return count === 0 ? [] : [{ name: { say: `card.${id}` }, count, gone: true }];
  });
  return [{ name: { say: 'shelf.discards' }, cards }];
}
