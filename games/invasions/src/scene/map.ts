import type { Area, Filter, Phrase, Piece } from '@tabula/engine';
import { AREA_ROWS } from '../data/areas.ts';
import { AREA_OF, LAND, type Place, placeId } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { LEADER_NATION, type Nation, nationId, SORT_OF, SORTS } from '../data/pieces.ts';
import { PROVINCE_ROWS } from '../data/provinces.ts';
import { isFortified } from '../rules/lands/cities.ts';
import { stackLimit } from '../rules/lands/stacking.ts';
import { NOBODY, type State, seatOf } from '../state.ts';

function owned(view: State, owner: Nation, piece: Omit<Piece, 'style' | 'owner'>): Piece {
  const seat = seatOf(view, owner);
  return { ...piece, style: nationId(owner), ...(seat === NOBODY ? {} : { owner: seat }) };
}

/** Everything that stands in a place: works and markers, hordes, leaders, then units by kind, each nation by itself. */
export function piecesIn(view: State, place: Place): Piece[] {
  const at = placeId(place);
  const pieces: Piece[] = [];
  if (place < LAND) pieces.push(...works(view, place));
  view.pieces.leaderAt.forEach((where, who) => {
    if (where !== place) return;
    const owner = LEADER_NATION[who];
    const name = { say: `leader.${LEADERS[who].id}` };
    pieces.push(owned(view, owner, { at, kind: 'leader', name, group: nationId(owner) }));
  });
  for (const owner of new Set(view.pieces.here[place].map((counter) => view.pieces.holder[counter]))) {
    const counts = new Map<string, number>();
    for (const counter of view.pieces.here[place])
      if (view.pieces.holder[counter] === owner) counts.set(kindOf(counter), (counts.get(kindOf(counter)) ?? 0) + 1);
    for (const [kind, count] of counts) pieces.push(owned(view, owner, { at, kind, count, group: nationId(owner) }));
  }
  return pieces;
}

function kindOf(counter: number): string {
  return SORTS[SORT_OF[counter]].kind;
}

/** Cities, capitals, Limites, hordes, and the markers of trouble. */
function works(view: State, place: Place): Piece[] {
  const at = placeId(place);
  const pieces: Piece[] = [];
  const capital = view.nations.capital.indexOf(place);
  if (view.lands.level[place] > 0)
    pieces.push({ at, kind: isFortified(view, place) ? 'walls' : 'city', count: view.lands.level[place] });
  if (capital >= 0) pieces.push(owned(view, capital, { at, kind: 'capital' }));
  if (view.lands.limes[place] !== NOBODY) pieces.push(owned(view, view.lands.limes[place], { at, kind: 'limes' }));
  if (view.lands.revolt[place] > 0) pieces.push({ at, kind: 'revolt', count: view.lands.revolt[place] });
  if (view.lands.sack[place] > 0) pieces.push({ at, kind: 'plunder' });
  if (view.lands.raid[place] > 0) pieces.push({ at, kind: 'raid' });
  if (view.lands.foedus[place] !== NOBODY) pieces.push(owned(view, view.lands.foedus[place], { at, kind: 'foedus' }));
  view.nations.horde.forEach((where, owner) => {
    if (where === place) pieces.push(owned(view, owner, { at, kind: 'horde' }));
  });
  return pieces;
}

/** Each province in the colour of the player who controls it, parted by nations. */
export function areas(view: State): Area[] {
  return PROVINCE_ROWS.map((_, place) => {
    const owner = view.lands.control[place];
    const note = noteOn(view, place);
    const trouble = note === undefined ? {} : { note };
    if (owner === NOBODY) return { at: placeId(place), ...trouble };
    const seat = seatOf(view, owner);
    return { at: placeId(place), style: nationId(owner), ...(seat === NOBODY ? {} : { owner: seat }), ...trouble };
  });
}

function noteOn(view: State, place: Place): Phrase | undefined {
  const number = AREA_OF[place];
  if (view.lands.revolt[place] > 0) return { say: 'note.revolt' };
  if (view.lands.foedus[place] !== NOBODY)
    return { say: 'note.foedus', args: { nation: nationId(view.lands.foedus[place]) } };
  if (number >= 0 && view.lands.heresy[number] > 0) return { say: 'note.heresy' };
  return undefined;
}

/** Other ways to look at the map: who rules the areas, what provinces yield, what people believe, where armies are crowded. */
export function filters(view: State): Filter[] {
  return [rulers(view), incomes(view), faiths(view), armies(view)];
}

/** Whole areas in the colour of their rulers: what scores. */
function rulers(view: State): Filter {
  const found = [...new Set(view.lands.areaControl)].filter((owner) => owner !== NOBODY).sort((a, b) => a - b);
  const tint = (owner: Nation) => {
    const seat = seatOf(view, owner);
    return { style: nationId(owner), ...(seat === NOBODY ? {} : { owner: seat }) };
  };
  return {
    name: { say: 'filter.areas' },
    areas: PROVINCE_ROWS.map((_, place) => {
      const number = AREA_OF[place];
      const owner = number < 0 ? NOBODY : view.lands.areaControl[number];
      return owner === NOBODY ? { at: placeId(place) } : { at: placeId(place), ...tint(owner) };
    }),
    legend: found.map((owner) => ({ name: { say: `nation.${nationId(owner)}` }, ...tint(owner) })),
  };
}

const INCOMES = [0, 0.5, 1, 2, 3] as const;

function incomes(view: State): Filter {
  return {
    name: { say: 'filter.income' },
    areas: PROVINCE_ROWS.map(({ income }, place) => {
      const city = view.lands.revolt[place] > 0 ? 0 : view.lands.level[place];
      return { at: placeId(place), style: `income-${INCOMES.findIndex((one) => one >= income)}`, value: income + city };
    }),
    legend: INCOMES.map((income, i) => ({ name: { say: 'legend.income', args: { income } }, style: `income-${i}` })),
  };
}

const FAITHS = ['catholic', 'monophysite', 'mazdean', 'none', 'heresy'] as const;

function faiths(view: State): Filter {
  return {
    name: { say: 'filter.faith' },
    areas: PROVINCE_ROWS.map((_, place) => {
      const number = AREA_OF[place];
      const faith =
        number < 0 ? 'none' : view.lands.heresy[number] > 0 ? 'heresy' : (AREA_ROWS[number].religion ?? 'none');
      return { at: placeId(place), style: `faith-${faith}` };
    }),
    legend: FAITHS.map((faith) => ({ name: { say: `legend.faith-${faith}` }, style: `faith-${faith}` })),
  };
}

const CROWDS = ['empty', 'room', 'full'] as const;

/** How many units stand where, and whether there is room for more. */
function armies(view: State): Filter {
  return {
    name: { say: 'filter.armies' },
    areas: PROVINCE_ROWS.map((_, place) => {
      const units = view.pieces.here[place];
      const first = units.length === 0 ? NOBODY : view.pieces.holder[units[0]];
      const crowd = first === NOBODY ? 'empty' : units.length < stackLimit(view, first, place) ? 'room' : 'full';
      return { at: placeId(place), style: `crowd-${crowd}`, value: units.length };
    }),
    legend: CROWDS.map((crowd) => ({ name: { say: `legend.crowd-${crowd}` }, style: `crowd-${crowd}` })),
  };
}
