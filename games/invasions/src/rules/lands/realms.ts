import { AREAS } from '../../data/areas.ts';
import { IN_AREA, LAND, type Place } from '../../data/geography.ts';
import type { Nation } from '../../data/pieces.ts';
import { NOBODY, type State } from '../../state.ts';
import { isVassalOf } from './area-rulers.ts';
import { ground } from './relations.ts';

/** Every province a nation controls, in the order of the map. */
export function provincesOf(state: State, owner: Nation): Place[] {
  const { control } = state.lands;
  const provinces: Place[] = [];
  for (let province = 0; province < LAND; province++) if (control[province] === owner) provinces.push(province);
  return provinces;
}

/** III.F A city a nation controls: built, and held by it. */
export function controlsCity(state: State, owner: Nation, province: Place): boolean {
  return state.lands.level[province] > 0 && state.lands.control[province] === owner;
}

/** XII.A A province that a nation or a vassal of it controls. */
export function isOfRealm(state: State, owner: Nation, province: Place): boolean {
  const ruler = state.lands.control[province];
  return ruler === owner || isVassalOf(state, ruler, owner);
}

/** XII.A A city that one of them controls. */
export function isCityOfRealm(state: State, owner: Nation, province: Place): boolean {
  return state.lands.level[province] > 0 && isOfRealm(state, owner, province);
}

/** XII.A, C Total control: all cities of the area, those of a vassal or of an ally who shares it too, and no province that is hostile or in revolt. */
export function totalControl(state: State, owner: Nation, number: number): boolean {
  const { control, level, revolt } = state.lands;
  for (const province of IN_AREA[number]) {
    if (revolt[province] > 0) return false;
    if (level[province] > 0 && !isSharedBy(state, number, owner, control[province])) return false;
    if (ground(state, owner, province) === 'hostile') return false;
  }
  return true;
}

/** Whether a province of an area is a nation's, a vassal's of it, or its ally's with whom it shares the area. */
function isSharedBy(state: State, number: number, owner: Nation, holder: Nation): boolean {
  if (holder === owner || isVassalOf(state, holder, owner)) return true;
  const [ruler, ally] = [state.lands.areaControl[number], state.lands.areaShared[number]];
  return ally !== NOBODY && (owner === ruler ? holder === ally : owner === ally && holder === ruler);
}

/** XII.C, XXVI.B Whether two allies rule an area together, each with half of what it brings (G27). */
export function isShared({ lands }: State, number: number): boolean {
  return lands.areaShared[number] !== NOBODY;
}

/** The areas that a nation rules itself, or together with an ally. */
export function areasOf({ lands: { areaControl, areaShared } }: State, owner: Nation): number[] {
  const areas: number[] = [];
  for (let number = 0; number < AREAS.length; number++)
    if (areaControl[number] === owner || areaShared[number] === owner) areas.push(number);
  return areas;
}

export function citiesOf(state: State, owner: Nation): Place[] {
  return provincesOf(state, owner).filter((where) => state.lands.level[where] > 0);
}

/** XII.A The areas that it controls: its own and those of its vassals. */
export function realmOf(state: State, owner: Nation): number[] {
  const areas: number[] = [];
  for (let number = 0; number < AREAS.length; number++) if (isInRealm(state, owner, number)) areas.push(number);
  return areas;
}

export function isInRealm(state: State, owner: Nation, number: number): boolean {
  const ruler = number < 0 ? NOBODY : state.lands.areaControl[number];
  if (ruler === NOBODY) return false;
  return ruler === owner || state.lands.areaShared[number] === owner || isVassalOf(state, ruler, owner);
}
