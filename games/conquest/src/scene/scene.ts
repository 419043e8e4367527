import type { Area, Cell, Panel, Phrase, Piece, Row, Scene, Seat, Stage, Token, Track, Tray } from '@tabula/engine';
import { CITIES, FORTIFICATIONS, INFLATION_AT, KINDS, PER_COLOUR, ROADS_IN_BOX, WARES } from '../data/figures.ts';
import { COASTS, idOf, isSea, PROVINCES, type Province, ROADS } from '../data/map.ts';
import { isContested } from '../rules/battle.ts';
import { holdsHome, worthOf } from '../rules/control.ts';
import { available, force, galleysAt } from '../rules/pieces.ts';
import { priceOf } from '../rules/purchase.ts';
import { ABOARD, FORTIFIED, index, isIn, NO_CITY, NOBODY, pair, type State, turnOrder } from '../state.ts';

const ALL_PROVINCES = Array.from({ length: PROVINCES }, (_, province) => province);

/** How a position looks. All information is open, so the view is the state. */
export function scene(view: State): Scene {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  return {
    headline: headline(view),
    stage: stage(view),
    areas: ALL_PROVINCES.map((province) => area(view, province)),
    pieces: [
      ...ALL_PROVINCES.flatMap((province) => [...buildings(view, province), ...armies(view, seats, province)]),
      ...roads(view),
      ...fleets(view),
    ],
    tracks: [tributeTrack(view, seats)],
    trays: [prices(view), stock(view)],
    panels: seats.map((seat) => panel(view, seats, seat)),
  };
}

function headline({ phase, round, active }: State): Phrase[] {
  if (phase === 'over') return [{ say: 'headline.over' }];
  if (phase === 'homes') return [{ say: 'headline.homes' }];
  return [
    { say: 'headline.round', args: { round } },
    { say: 'headline.active', args: { by: active } },
  ];
}

/** The round, of so many if there is a limit; the phase; the seats in the order of play. */
function stage(view: State): Stage {
  const { round, rules, phase } = view;
  const of = rules.roundLimit > 0 ? rules.roundLimit : round;
  const name = { say: rules.roundLimit > 0 ? 'stage.name' : 'stage.name-open', args: { now: round, of } };
  return { name, now: round, of, detail: { say: `stage.${phase}` }, order: turnOrder(view) };
}

function area(view: State, province: Province): Area {
  const at = idOf(province);
  const owner = view.control[province];
  const value = worthOf(view, province);
  const contested = view.phase !== 'homes' && isContested(view, province) ? { note: { say: 'note.contested' } } : {};
  return owner === NOBODY ? { at, value, ...contested } : { at, value, owner, ...contested };
}

function buildings(view: State, province: Province): Piece[] {
  const city = view.city[province];
  if (city === NO_CITY) return [];
  return [{ at: idOf(province), kind: city === FORTIFIED ? 'walls' : 'city' }];
}

function armies(view: State, seats: readonly Seat[], province: Province): Piece[] {
  const at = idOf(province);
  return seats.flatMap((owner) => {
    const i = index(owner, province);
    const pieces: Piece[] = [];
    if (view.caesar[owner] === province) pieces.push({ at, kind: 'caesar', owner });
    if (view.generals[i] > 0) pieces.push({ at, kind: 'general', owner, count: view.generals[i] });
    KINDS.forEach((kind, k) => {
      if (view.units[k][i] > 0) pieces.push({ at, kind, owner, count: view.units[k][i] });
    });
    // In port galleys lie on the side of the first sea of their coast.
    COASTS[province].forEach(({ seas }, coast) => {
      const count = galleysAt(view, owner, province).filter((ship) => view.galley.coast[ship] === coast).length;
      if (count > 0) pieces.push({ at, kind: 'galley', owner, count, side: idOf(seas[0]) });
    });
    return pieces;
  });
}

function roads({ road }: State): Piece[] {
  return ROADS.flatMap(([a, b], border) => (road[border] === 1 ? [{ at: idOf(a), to: idOf(b), kind: 'road' }] : []));
}

/** Galleys at sea: empty ones together, each loaded one with what it carries. */
function fleets({ galley }: State): Piece[] {
  return galley.owner.flatMap((owner, ship): Piece[] => {
    if (owner === NOBODY || !isSea(galley.at[ship])) return [];
    const at = idOf(galley.at[ship]);
    const cargo: Piece[] = KINDS.flatMap((kind, k) =>
      galley.cargo[k][ship] > 0 ? [{ at, kind, owner, count: galley.cargo[k][ship], group: `galley ${ship}` }] : [],
    );
    if (galley.caesar[ship] > 0) cargo.unshift({ at, kind: 'caesar', owner, group: `galley ${ship}` });
    if (galley.generals[ship] > 0)
      cargo.unshift({ at, kind: 'general', owner, count: galley.generals[ship], group: `galley ${ship}` });
    if (cargo.length === 0) return [{ at, kind: 'galley', owner, count: 1 }];
    return [{ at, kind: 'galley', owner, count: 1, group: `galley ${ship}` }, ...cargo];
  });
}

/** 13.3, 13.4 The tribute of each, with the marks at which prices rise. */
function tributeTrack({ tribute }: State, seats: readonly Seat[]): Track {
  return {
    name: { say: 'track.tribute' },
    marks: seats.map((seat) => ({ seat, value: tribute[seat] })),
    limits: INFLATION_AT.map((value, level) => ({
      value,
      name: { say: 'limit.inflation', args: { times: level + 2 } },
    })),
  };
}

function prices(view: State): Tray {
  return {
    name: { say: 'tray.prices', args: { times: view.inflation + 1 } },
    slots: WARES.map((ware) => ({ name: { say: `cell.price.${ware}` }, holders: [], value: priceOf(view, ware) })),
    note: { say: 'note.prices' },
  };
}

function stock({ city, road }: State): Tray {
  const used = (list: readonly number[], least: number) => list.filter((item) => item >= least).length;
  return {
    name: { say: 'tray.stock' },
    slots: [
      { name: { say: 'cell.cities' }, holders: [], value: CITIES - used(city, 1) },
      { name: { say: 'cell.walls' }, holders: [], value: FORTIFICATIONS - used(city, FORTIFIED) },
      { name: { say: 'cell.roads' }, holders: [], value: ROADS_IN_BOX - used(road, 1) },
    ],
  };
}

function panel(view: State, seats: readonly Seat[], seat: Seat): Panel {
  const { money, tribute } = view;
  const badges = badgesOf(view, seat);
  if (!isIn(view, seat)) return { seat, badges, total: tribute[seat], rows: [] };
  const realm: Row = {
    name: { say: 'panel.realm' },
    cells: [
      cell('cell.money', money[seat]),
      cell('cell.provinces', view.control.filter((owner) => owner === seat).length),
      cell('cell.troops', troops(view, seat)),
    ],
  };
  return { seat, badges, total: tribute[seat], rows: [realm, supply(view, seat), ...captives(view, seats, seat)] };
}

/** All soldiers of a seat that stand in a province. */
function troops(view: State, seat: Seat): number {
  return ALL_PROVINCES.reduce((sum, province) => sum + force(view, seat, province), 0);
}

/** What is left to buy, of as many as there are in his colours. */
function supply(view: State, seat: Seat): Row {
  const colours = view.colours[seat];
  const { cavalryPerColour } = view.rules;
  const galleys = view.galley.owner.filter((owner) => owner === seat).length;
  return {
    name: { say: 'panel.box' },
    note: { say: 'panel.box.note' },
    cells: [
      ...KINDS.map((kind, k) => {
        const of = (kind === 'cavalry' ? cavalryPerColour : PER_COLOUR[kind]) * colours;
        return { ...cell(`cell.${kind}`, available(view, seat, k)), of };
      }),
      { ...cell('cell.galley', PER_COLOUR.galley * colours - galleys), of: PER_COLOUR.galley * colours },
    ],
  };
}

/** Generals of others whom a player holds. */
function captives(view: State, seats: readonly Seat[], seat: Seat): Row[] {
  const tokens = seats.flatMap((owner): Token[] => {
    const count = view.prisoners[pair(view, seat, owner)];
    return count > 0 ? [{ kind: 'general', owner, count }] : [];
  });
  return tokens.length === 0 ? [] : [{ name: { say: 'panel.captives' }, cells: [], tokens }];
}

function cell(say: string, value: number): Cell {
  return { name: { say }, value };
}

function badgesOf(view: State, seat: Seat): Phrase[] {
  const { home, winner, caesar } = view;
  if (home[seat] < 0) return [];
  if (!isIn(view, seat)) return [{ say: 'badge.out' }];
  const at = idOf(home[seat]);
  const badges: Phrase[] = [{ say: holdsHome(view, seat) ? 'badge.home' : 'badge.homeless', args: { at } }];
  if (caesar[seat] >= ABOARD) badges.push({ say: 'badge.at-sea' });
  else if (caesar[seat] >= 0 && caesar[seat] !== home[seat])
    badges.push({ say: 'badge.caesar', args: { at: idOf(caesar[seat]) } });
  if (winner === seat) badges.push({ say: 'badge.winner' });
  return badges;
}
