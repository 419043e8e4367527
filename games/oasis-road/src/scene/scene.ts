import type { Hand, Panel, Piece, Scene, Seat } from '@tabula/engine';
import { idOf, PLACES } from '../data/places.ts';
import { wealth } from '../rules/turn.ts';
import { MOONS, type OasisRoadView } from '../state.ts';

/** What stands where. */
export function scene(view: OasisRoadView): Scene {
  const moon = Math.min(view.moon, MOONS);
  return {
    headline: [{ say: 'headline.moon', args: { moon, moons: MOONS } }],
    stage: { name: { say: 'stage.name', args: { now: moon, of: MOONS } }, now: moon, of: MOONS, order: [] },
    pieces: [...SITES, ...wells(view), ...caravans(view)],
    tracks: [],
    trays: [],
    panels: [0, 1].map((seat) => panel(view, seat)),
    hands: view.commissions.map((place, seat) => commission(place, seat)),
  };
}

/** The places as they are printed: cities with walls, oases with what their well is worth. */
const SITES: readonly Piece[] = PLACES.map(({ id: at, worth }) =>
  worth === 0 ? { kind: 'city', at } : { kind: 'oasis', at, count: worth },
);

function caravans({ camps }: OasisRoadView): Piece[] {
  return camps.map((at, owner) => ({ kind: 'caravan', owner, at }));
}

function wells({ wells }: OasisRoadView): Piece[] {
  return wells.flatMap((owner, place) => (owner === null ? [] : [{ kind: 'well', owner, at: idOf(place) }]));
}

function panel(view: OasisRoadView, seat: Seat): Panel {
  return { seat, badges: [], total: wealth(view, seat), rows: [] };
}

function commission(place: string | null, seat: Seat): Hand {
  const name = { say: 'hand.commission' };
  return place === null
    ? { seat, name, cards: [], hidden: 1 }
    : { seat, name, cards: [{ name: { say: `space.${place}` } }] };
}
