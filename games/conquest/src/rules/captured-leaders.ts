import type { Flow, Option, Seat } from '@tabula/engine';
import { KINDS } from '../data/figures.ts';
import { idOf, PROVINCES, type Province } from '../data/map.ts';
import { CAPTURE, divideFate, KILL, LEAVE, prompt } from '../options.ts';
import { index, isIn, NOBODY, NOWHERE, type State } from '../state.ts';
import { changeMoney, changeTribute, takeOver } from './control.ts';
import { bringBack, removeGalley, updateGarrison } from './pieces.ts';
import { changePrisoners, heldBy } from './prisoners.ts';
import { type Conquest, others } from './table.ts';

/** What becomes of some Generals. */
interface Fate {
  readonly captured: number;
  readonly killed: number;
}

/** All ways to divide so many Generals between captivity, death and, if they may go free, neither; all alike come first. */
function fatesOf(generals: number, mayLeave: boolean): Option[] {
  const options: Option[] = mayLeave ? [CAPTURE, KILL, LEAVE] : [CAPTURE, KILL];
  for (let captured = generals; captured >= 0; captured--)
    for (let killed = generals - captured; killed >= 0; killed--) {
      const left = generals - captured - killed;
      const alike = captured === generals || killed === generals || left === generals;
      if (!alike && (mayLeave || left === 0)) options.push(divideFate(captured, killed, left));
    }
  return options;
}

function fateBy(chosen: Option, generals: number): Fate {
  if (chosen.kind === 'divide') return { captured: Number(chosen.captured), killed: Number(chosen.killed) };
  return { captured: chosen === CAPTURE ? generals : 0, killed: chosen === KILL ? generals : 0 };
}

/** 5.2 The victor keeps each beaten General prisoner or has him killed (R-BAT-16). */
export function* decideFate(g: Conquest, victor: Seat, loser: Seat, generals: number): Flow<Fate> {
  const ask = prompt('fate', '5.2', { whom: loser, count: generals }, CAPTURE.id);
  return fateBy(yield* g.choose(victor, ask, fatesOf(generals, false)), generals);
}

/** What was decided happens; the Generals have been taken off the board. */
export function settleFate(g: Conquest, victor: Seat, loser: Seat, { captured, killed }: Fate): void {
  const { state } = g;
  if (captured > 0) {
    changePrisoners(state, victor, loser, captured);
    g.emit({ event: 'captured', by: victor, whom: loser, count: captured });
  }
  if (killed === 0) return;
  state.dead[loser] += killed;
  g.emit({ event: 'killed', by: victor, whom: loser, count: killed });
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
  settleFate(g, victor, loser, fate);
}

/** Whether leaders of `whom` stand in a province without land units, where `seat` has some and nobody else has (9.14). */
export function isAtMercy(state: State, seat: Seat, whom: Seat, province: Province): boolean {
  if (state.garrison[province] !== seat || whom === seat) return false;
  if (state.generals[index(whom, province)] === 0 && state.caesar[whom] !== province) return false;
  return !state.spared.includes(index(whom, province));
}

/** R-BAT-13 An army that retreats captures nobody: in this combat phase the leaders whom it finds there are safe. */
export function spareLeaders(state: State, seat: Seat, province: Province): void {
  for (const whom of others(state, seat)) {
    const i = index(whom, province);
    if (!state.spared.includes(i)) state.spared.push(i);
  }
}

/** 9.14, 9.15 Leaders without troops can be captured, killed or left alone, each of them (R-LEA-1 to R-LEA-3). */
export function* attackLoneLeaders(g: Conquest, seat: Seat, province: Province): Flow<void> {
  const { state } = g;
  for (const whom of others(state, seat)) {
    if (state.winner !== NOBODY) return;
    if (!isIn(state, whom) || !isAtMercy(state, seat, whom, province)) continue;
    const at = idOf(province);
    if (state.caesar[whom] === province) {
      const ask = prompt('lone-caesar', '9.14', { whom, at }, CAPTURE.id);
      if ((yield* g.choose(seat, ask, [CAPTURE, LEAVE])) === CAPTURE) {
        captureCaesar(g, seat, whom);
        continue;
      }
    }
    const i = index(whom, province);
    const generals = state.generals[i];
    state.spared.push(i);
    if (generals === 0) continue;
    const ask = prompt('lone-leaders', '9.14', { whom, at, count: generals }, CAPTURE.id);
    const fate = fateBy(yield* g.choose(seat, ask, fatesOf(generals, true)), generals);
    state.generals[i] -= fate.captured + fate.killed;
    settleFate(g, seat, whom, fate);
  }
}

/** 9.22 A captured Caesar: all that was his passes to the victor (R-CAE-1). */
export function captureCaesar(g: Conquest, victor: Seat, loser: Seat): void {
  const { state } = g;
  g.emit({ event: 'caesar.captured', by: victor, whom: loser });
  state.caesar[loser] = NOWHERE;
  const talents = state.money[loser];
  changeMoney(state, victor, talents);
  changeMoney(state, loser, -talents);
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

/** Galleys too; what the loser had declared at sea is void, and what was declared against him (R-CAE-3, R-CAE-5). */
function passGalleys({ galley }: State, victor: Seat, loser: Seat): void {
  for (let ship = 0; ship < galley.owner.length; ship++) {
    if (galley.owner[ship] === loser) {
      galley.owner[ship] = victor;
      galley.caesar[ship] = 0;
      galley.against[ship] = NOBODY;
    }
    if (galley.against[ship] === loser) galley.against[ship] = NOBODY;
  }
}

function passProvinces(g: Conquest, victor: Seat, loser: Seat): number {
  const provinces = g.state.control.flatMap((owner, province) => (owner === loser ? [province] : []));
  takeOver(g, victor, provinces);
  return provinces.length;
}

/** 9.22 (2), (3), (5) The dead stay dead, the two players' own prisoners are freed, all others change hands. */
function passPrisoners(g: Conquest, victor: Seat, loser: Seat): void {
  const { state } = g;
  state.dead[victor] += state.dead[loser];
  state.dead[loser] = 0;
  const freed = dismiss(state, loser, victor) + dismiss(state, victor, loser) + state.waiting[loser];
  state.waiting[loser] = 0;
  for (let third = 0; third < state.players; third++) {
    if (third === victor || third === loser) continue;
    changePrisoners(state, victor, third, dismiss(state, loser, third));
    changePrisoners(state, third, victor, dismiss(state, third, loser));
  }
  if (freed === 0) return;
  bringBack(state, victor, freed);
  g.emit({ event: 'freed', by: victor, count: freed });
}

/** All that one player holds of another are his prisoners no more. */
function dismiss(state: State, captor: Seat, owner: Seat): number {
  const count = heldBy(state, captor, owner);
  changePrisoners(state, captor, owner, -count);
  return count;
}

/** R-CAE-4 A Caesar lost to nobody: his player is out, and nobody gains by it. */
export function loseCaesar(g: Conquest, seat: Seat): void {
  const { state } = g;
  g.emit({ event: 'caesar.drowned', by: seat });
  state.caesar[seat] = NOWHERE;
  changeMoney(state, seat, -state.money[seat]);
  changeTribute(g, seat, -state.tribute[seat]);
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
    const held = dismiss(state, seat, other);
    dismiss(state, other, seat);
    if (held === 0) continue;
    bringBack(state, other, held);
    g.emit({ event: 'freed', by: other, count: held });
  }
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
