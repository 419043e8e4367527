import type { Flow, Seat } from '@tabula/engine';
import { CITIES, type City, CONSTANTINOPLE, cityNamed } from '../data/cities.ts';
import { type Faction, MOST_COUNTERS, OFFICE_POINTS, type Special } from '../data/figures.ts';
import { DEVELOP, FORTIFY, prompt } from '../options.ts';
import { type State, sideOf } from '../state.ts';
import { controls, fillBox, hasFreeBox } from './armies.ts';
import { bulgarAction, canSendBulgars } from './bulgars.ts';
import { payable, takeCube } from './cubes.ts';
import type { Byzantium } from './table.ts';

type Payable = Readonly<Record<Faction, boolean>>;

const WHICH_TO_DEVELOP = {
  byzantine: prompt('develop', '6.4', { faction: 'byzantine' }),
  arab: prompt('develop', '6.4', { faction: 'arab' }),
};
const WHICH_TO_FORTIFY = prompt('fortify', '6.9');

/** 6.1 A special action needs a free box, a cube, and must be possible (R 11). Civil War belongs to action F (6.3.1). */
export function canTakeSpecial(state: State, seat: Seat, kind: Special, can: Payable): boolean {
  const { special } = state;
  switch (kind) {
    case 'bulgars':
      return hasFreeBox(special.bulgars) && canSendBulgars(state, seat, can);
    case 'fortify':
      return hasFreeBox(special.fortify) && canFortifyAny(state, seat, can);
    case 'develop-byzantine':
      return can.byzantine && hasFreeBox(special['develop-byzantine']) && canDevelopAny(state, 'byzantine');
    case 'develop-arab':
      return can.arab && hasFreeBox(special['develop-arab']) && canDevelopAny(state, 'arab');
    case 'emperor':
      return can.byzantine && hasFreeBox(special.emperor);
    case 'fleet-byzantine':
      return can.byzantine && hasFreeBox(special['fleet-byzantine']);
    case 'caliph':
      return can.arab && hasFreeBox(special.caliph);
    case 'fleet-arab':
      return can.arab && hasFreeBox(special['fleet-arab']);
    case 'civil-war-byzantine':
    case 'civil-war-arab':
      return false;
  }
}

/** 6.3 A civil war is a special action too, but an army begins it, within action F. */
export function isCivilWar(kind: Special): boolean {
  return kind === 'civil-war-byzantine' || kind === 'civil-war-arab';
}

function canFortifyAny(state: State, seat: Seat, can: Payable): boolean {
  if (state.players[seat].forts === 0) return false;
  for (let city = 0; city < CITIES.length; city++) if (canFortify(state, seat, city, can)) return true;
  return false;
}

function canDevelopAny(state: State, faction: Faction): boolean {
  for (let city = 0; city < CITIES.length; city++) if (canDevelop(state, faction, city)) return true;
  return false;
}

/** 6. C. Special action: a cube in a free box, and the action is carried out. */
export function specialAction(g: Byzantium, seat: Seat, kind: Special): Flow<void> {
  switch (kind) {
    case 'bulgars':
      return bulgarAction(g, seat);
    case 'fortify':
      return fortify(g, seat);
    case 'develop-byzantine':
      return develop(g, seat, 'byzantine');
    case 'develop-arab':
      return develop(g, seat, 'arab');
    case 'emperor':
      return becomeEmperor(g, seat);
    case 'caliph':
      return becomeCaliph(g, seat);
    case 'fleet-byzantine':
      return takeByzantineFleet(g, seat);
    case 'fleet-arab':
      return takeArabFleet(g, seat);
    case 'civil-war-byzantine':
    case 'civil-war-arab':
      throw new Error('a civil war is part of a move (6.3.1)');
  }
}

function* placeCube(g: Byzantium, seat: Seat, kind: Special, faction: Faction): Flow<void> {
  yield* takeCube(g, seat, faction);
  fillBox(g.state.special[kind], seat);
}

/** 6.4 Develop: one more counter on a city of the colour, whoever controls it; never more than three. */
function* develop(g: Byzantium, seat: Seat, faction: Faction): Flow<void> {
  const developable = DEVELOP.filter((_, city) => canDevelop(g.state, faction, city));
  const { city: id } = yield* g.choose(seat, WHICH_TO_DEVELOP[faction], developable);
  yield* placeCube(g, seat, `develop-${faction}`, faction);
  const counters = ++g.state.counters[cityNamed(id)];
  g.emit({ event: 'city.developed', by: seat, city: id, counters });
}

function canDevelop(state: State, faction: Faction, city: City): boolean {
  return state.colour[city] === faction && state.counters[city] < MOST_COUNTERS && city !== CONSTANTINOPLE;
}

/** 6.9 Fortify: a token in the place of one's control cube, which goes to the Casualty Pool. */
function* fortify(g: Byzantium, seat: Seat): Flow<void> {
  const { state } = g;
  const can = payable(state, seat);
  const fortifiable = FORTIFY.filter((_, city) => canFortify(state, seat, city, can));
  const { city: id } = yield* g.choose(seat, WHICH_TO_FORTIFY, fortifiable);
  const city = cityNamed(id);
  yield* placeCube(g, seat, 'fortify', state.colour[city] === 'arab' ? 'arab' : 'byzantine');
  const player = state.players[seat];
  state.fort[city] = true;
  player.forts -= 1;
  player.casualties += 1;
  g.emit({ event: 'city.fortified', by: seat, city: id });
}

function canFortify(state: State, seat: Seat, city: City, can: Payable): boolean {
  if (!controls(state, seat, city) || state.fort[city]) return false;
  return state.colour[city] === 'arab' ? can.arab : can.byzantine;
}

/** 6.6 Emperor: the purple guard joins the Byzantine Elite; 2 points. */
function* becomeEmperor(g: Byzantium, seat: Seat): Flow<void> {
  yield* placeCube(g, seat, 'emperor', 'byzantine');
  takeOffice(g, seat, 'byzantine');
  g.emit({ event: 'emperor', by: seat, points: OFFICE_POINTS });
}

/** 6.6 Caliph: the white guard joins the Arab Elite; 2 points. */
function* becomeCaliph(g: Byzantium, seat: Seat): Flow<void> {
  yield* placeCube(g, seat, 'caliph', 'arab');
  takeOffice(g, seat, 'arab');
  g.emit({ event: 'caliph', by: seat, points: OFFICE_POINTS });
}

function takeOffice(g: Byzantium, seat: Seat, faction: Faction): void {
  const side = sideOf(g.state.players[seat], faction);
  side.guard = true;
  side.points += OFFICE_POINTS;
}

/** 6.7 Byzantine Fleet: against the Arab armies of the others at sea. */
function* takeByzantineFleet(g: Byzantium, seat: Seat): Flow<void> {
  yield* placeCube(g, seat, 'fleet-byzantine', 'byzantine');
  g.emit({ event: 'fleet.taken', by: seat, faction: 'byzantine' });
}

/** 6.8 Arab Fleet: one's own Arab army pays half at sea. */
function* takeArabFleet(g: Byzantium, seat: Seat): Flow<void> {
  yield* placeCube(g, seat, 'fleet-arab', 'arab');
  g.emit({ event: 'fleet.taken', by: seat, faction: 'arab' });
}
