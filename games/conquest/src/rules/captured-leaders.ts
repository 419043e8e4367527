import type { Flow, Seat } from '@tabula/engine';
import { KINDS } from '../data/figures.ts';
import { idOf, PROVINCES, type Province } from '../data/map.ts';
import { CAPTURE, KILL, LEAVE, prompt } from '../options.ts';
import { index, isIn, NOBODY, NOWHERE, pair, type State } from '../state.ts';
import { takeOver } from './control.ts';
import { bringBack, force, removeGalley, updateGarrison } from './pieces.ts';
import { type Conquest, others } from './table.ts';

const FATES = [CAPTURE, KILL] as const;

/** 5.2 The victor keeps beaten Generals prisoner or has them killed (R-BAT-16). */
export function* decideFate(g: Conquest, victor: Seat, loser: Seat, generals: number): Flow<Fate> {
  const ask = prompt('fate', '5.2', { whom: loser, count: generals }, CAPTURE.id);
  return (yield* g.choose(victor, ask, FATES)).kind;
}

type Fate = 'capture' | 'kill';

/** What was decided happens; the Generals have been taken off the board. */
export function settleFate(g: Conquest, victor: Seat, loser: Seat, count: number, fate: Fate): void {
  const { state } = g;
  if (fate === 'kill') {
    state.dead[loser] += count;
    g.emit({ event: 'killed', by: victor, whom: loser, count });
  } else {
    state.prisoners[pair(state, victor, loser)] += count;
    g.emit({ event: 'captured', by: victor, whom: loser, count });
  }
}

/** 9.6 The leaders of an army that is wiped out fall to the victor; with a Caesar all that is his (R-CAE-9). */
export function* takeLeaders(g: Conquest, victor: Seat, loser: Seat, province: Province): Flow<void> {
  const { state } = g;
  if (state.caesar[loser] === province) {
    captureCaesar(g, victor, loser);
    return;
  }
  const i = index(loser, province);
  const generals = state.generals[i];
  if (generals === 0) return;
  const fate = yield* decideFate(g, victor, loser, generals);
  state.generals[i] = 0;
  settleFate(g, victor, loser, generals, fate);
}

/** Whether leaders of `whom` stand in a province without land units, where `seat` has some (9.14). */
export function isAtMercy(state: State, seat: Seat, whom: Seat, province: Province): boolean {
  if (state.generals[index(whom, province)] === 0 && state.caesar[whom] !== province) return false;
  return force(state, whom, province) === 0 && force(state, seat, province) > 0;
}

/** Whether anybody's leaders are at the mercy of a seat there: most of the time nobody's are. */
export function hasLoneLeaders(state: State, seat: Seat, province: Province): boolean {
  if (state.garrison[province] === NOBODY || force(state, seat, province) === 0) return false;
  for (let whom = 0; whom < state.players; whom++)
    if (whom !== seat && isAtMercy(state, seat, whom, province)) return true;
  return false;
}

/** 9.14, 9.15 Leaders without troops can be captured, killed or left alone (R-LEA-1 to R-LEA-3). */
export function* attackLoneLeaders(g: Conquest, seat: Seat, province: Province): Flow<void> {
  const { state } = g;
  for (const whom of others(state, seat)) {
    if (!isAtMercy(state, seat, whom, province)) continue;
    const withCaesar = state.caesar[whom] === province;
    const generals = state.generals[index(whom, province)];
    const at = idOf(province);
    const { kind } = withCaesar
      ? yield* g.choose(seat, prompt('lone-caesar', '9.14', { whom, at }, CAPTURE.id), [CAPTURE, LEAVE])
      : yield* g.choose(seat, prompt('lone-leaders', '9.14', { whom, at, count: generals }, CAPTURE.id), [
          CAPTURE,
          KILL,
          LEAVE,
        ]);
    if (kind === 'leave') continue;
    if (withCaesar) {
      captureCaesar(g, seat, whom);
      if (state.winner !== NOBODY) return;
    } else {
      state.generals[index(whom, province)] = 0;
      settleFate(g, seat, whom, generals, kind);
    }
  }
}

/** 9.22 A captured Caesar: all that was his passes to the victor (R-CAE-1). */
export function captureCaesar(g: Conquest, victor: Seat, loser: Seat): void {
  const { state } = g;
  g.emit({ event: 'caesar.captured', by: victor, whom: loser });
  state.caesar[loser] = NOWHERE;
  const talents = state.money[loser];
  state.money[victor] += talents;
  state.money[loser] = 0;
  state.colours[victor] += state.colours[loser];
  state.colours[loser] = 0;
  passArmies(state, victor, loser);
  passGalleys(state, victor, loser);
  const provinces = passProvinces(g, victor, loser);
  g.emit({ event: 'spoils', by: victor, whom: loser, talents, provinces });
  passPrisoners(g, victor, loser);
  if (state.attacker === loser) state.attacker = victor;
  checkVictory(g);
}

/** 9.22 (1) All units stay where they are and belong to the victor. */
function passArmies(state: State, victor: Seat, loser: Seat): void {
  for (let province = 0; province < PROVINCES; province++) {
    const from = index(loser, province);
    const to = index(victor, province);
    for (let kind = 0; kind < KINDS.length; kind++) {
      state.units[kind][to] += state.units[kind][from];
      state.units[kind][from] = 0;
    }
    state.generals[to] += state.generals[from];
    state.generals[from] = 0;
    if (state.garrison[province] === loser) state.garrison[province] = NOBODY;
    updateGarrison(state, province);
  }
}

/** Galleys too; what was declared between the two at sea is void (R-CAE-3, R-CAE-5). */
function passGalleys({ galley }: State, victor: Seat, loser: Seat): void {
  for (let ship = 0; ship < galley.owner.length; ship++) {
    if (galley.owner[ship] === loser) {
      galley.owner[ship] = victor;
      galley.caesar[ship] = 0;
      if (galley.against[ship] === victor) galley.against[ship] = NOBODY;
    }
    if (galley.against[ship] === loser) galley.against[ship] = NOBODY;
  }
}

function passProvinces(g: Conquest, victor: Seat, loser: Seat): number {
  const { control } = g.state;
  let count = 0;
  for (let province = 0; province < PROVINCES; province++)
    if (control[province] === loser) {
      takeOver(g, victor, province);
      count++;
    }
  return count;
}

/** 9.22 (2), (3), (5) The dead stay dead, the two players' own prisoners are freed, all others change hands. */
function passPrisoners(g: Conquest, victor: Seat, loser: Seat): void {
  const { state } = g;
  const { prisoners } = state;
  state.dead[victor] += state.dead[loser];
  state.dead[loser] = 0;
  const freed = prisoners[pair(state, loser, victor)] + prisoners[pair(state, victor, loser)] + state.waiting[loser];
  prisoners[pair(state, loser, victor)] = 0;
  prisoners[pair(state, victor, loser)] = 0;
  state.waiting[loser] = 0;
  for (let third = 0; third < state.players; third++) {
    if (third === victor || third === loser) continue;
    prisoners[pair(state, victor, third)] += prisoners[pair(state, loser, third)];
    prisoners[pair(state, third, victor)] += prisoners[pair(state, third, loser)];
    prisoners[pair(state, loser, third)] = 0;
    prisoners[pair(state, third, loser)] = 0;
  }
  clearDrafts(state, loser);
  if (freed === 0) return;
  bringBack(state, victor, freed);
  g.emit({ event: 'freed', by: victor, count: freed });
}

function clearDrafts(state: State, seat: Seat): void {
  for (let other = 0; other < state.players; other++) {
    state.drafts[pair(state, seat, other)] = 0;
    state.drafts[pair(state, other, seat)] = 0;
  }
}

/** R-CAE-4 A Caesar lost to nobody: his player is out, and nobody gains by it. */
export function loseCaesar(g: Conquest, seat: Seat): void {
  const { state } = g;
  g.emit({ event: 'caesar.drowned', by: seat });
  state.caesar[seat] = NOWHERE;
  state.money[seat] = 0;
  state.tribute[seat] = 0;
  state.colours[seat] = 0;
  state.dead[seat] = 0;
  state.waiting[seat] = 0;
  for (let province = 0; province < PROVINCES; province++) {
    const i = index(seat, province);
    for (let kind = 0; kind < KINDS.length; kind++) state.units[kind][i] = 0;
    state.generals[i] = 0;
    if (state.garrison[province] === seat) state.garrison[province] = NOBODY;
    updateGarrison(state, province);
    if (state.control[province] === seat) state.control[province] = NOBODY;
  }
  for (let ship = 0; ship < state.galley.owner.length; ship++) {
    if (state.galley.owner[ship] === seat) removeGalley(state, ship);
    if (state.galley.against[ship] === seat) state.galley.against[ship] = NOBODY;
  }
  for (let other = 0; other < state.players; other++) {
    const held = state.prisoners[pair(state, seat, other)];
    state.prisoners[pair(state, seat, other)] = 0;
    state.prisoners[pair(state, other, seat)] = 0;
    if (held === 0) continue;
    bringBack(state, other, held);
    g.emit({ event: 'freed', by: other, count: held });
  }
  clearDrafts(state, seat);
  checkVictory(g);
}

/** 1.1 The last Caesar is emperor (R-END-1). */
function checkVictory(g: Conquest): void {
  const { state } = g;
  let last = NOBODY;
  for (let seat = 0; seat < state.players; seat++) {
    if (!isIn(state, seat)) continue;
    if (last !== NOBODY) return;
    last = seat;
  }
  state.winner = last;
  state.ending = 'last-caesar';
  g.emit({ event: 'last.caesar', by: last });
}
