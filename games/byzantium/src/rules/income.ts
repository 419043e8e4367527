import type { Flow, Seat } from '@tabula/engine';
import { BOXES, FACTIONS, INCOME_PER_COUNTER, TURNS, UPKEEP } from '../data/figures.ts';
import { DISBAND, prompt } from '../options.ts';
import { NOBODY, type Side, sideOf } from '../state.ts';
import { destroyEmptyArmies, destroyIfEmpty } from './armies.ts';
import { countersOf } from './control.ts';
import { finalScoring } from './scoring.ts';
import type { Byzantium } from './table.ts';

const UNPAID = {
  byzantine: prompt('disband', '12.4', { faction: 'byzantine' }),
  arab: prompt('disband', '12.4', { faction: 'arab' }),
};

/** 12.2 Income: 2 bezants for each counter, into the treasury of its colour. */
export function collectIncome(g: Byzantium): void {
  const { state } = g;
  state.players.forEach((player, by) => {
    const income = { byzantine: 0, arab: 0 };
    for (const faction of FACTIONS) {
      income[faction] = countersOf(state, by, faction) * INCOME_PER_COUNTER;
      sideOf(player, faction).treasury += income[faction];
    }
    g.emit({ event: 'income', by, ...income });
  });
}

/** 12.3 What an army costs; guards and pools are free. */
export function upkeep(side: Side): number {
  const { elite, main, levy, movement } = side;
  return elite * UPKEEP.elite + main * UPKEEP.main + levy * UPKEEP.levy + movement * UPKEEP.movement;
}

/** 12. Income was taken when the actions ended; now everybody pays in turn, then a new turn begins. */
export function* incomeAndUpkeep(g: Byzantium): Flow<void> {
  const { state } = g;
  while (state.phase === 'upkeep') {
    g.checkpoint();
    yield* payUpkeep(g, state.active);
    state.active = (state.active + 1) % state.players.length;
    if (state.active === state.start) endTurn(g);
  }
}

/** 12.4 What cannot be paid leaves the game, the owner's choice one cube at a time, a point for each (R 33). */
function* payUpkeep(g: Byzantium, seat: Seat): Flow<void> {
  const player = g.state.players[seat];
  const paid = { byzantine: 0, arab: 0 };
  for (const faction of FACTIONS) {
    const side = sideOf(player, faction);
    while (upkeep(side) > side.treasury) {
      const options = BOXES.filter((box) => side[box] > 0).map((box) => DISBAND[box]);
      const { box } = yield* g.choose(seat, UNPAID[faction], options);
      side[box] -= 1;
      player.removed += 1;
      side.points = Math.max(0, side.points - 1);
      g.emit({ event: 'unpaid', by: seat, faction, box });
      // R 61
      destroyIfEmpty(g, seat, faction);
    }
    paid[faction] = upkeep(side);
  }
  for (const faction of FACTIONS) sideOf(player, faction).treasury -= paid[faction];
  g.emit({ event: 'upkeep', by: seat, ...paid });
}

/** 12.5, 12.6 Cubes return, guards go back, half of the casualties recover; then a new turn, or the end. */
function endTurn(g: Byzantium): void {
  const { state } = g;
  returnCubes(g);
  if (state.turn === TURNS) {
    finalScoring(g);
    state.phase = 'over';
    return;
  }
  state.phase = 'begin';
  state.turn += 1;
  state.start = state.firstToPass;
  state.firstToPass = NOBODY;
}

function returnCubes(g: Byzantium): void {
  const { state } = g;
  for (const boxes of Object.values(state.special)) {
    for (let i = 0; i < boxes.length; i++) {
      if (boxes[i] !== NOBODY) state.players[boxes[i]].pool += 1;
      boxes[i] = NOBODY;
    }
  }
  state.players.forEach((player, seat) => {
    const recovered = Math.ceil(player.casualties / 2);
    player.casualties -= recovered;
    player.pool += recovered + player.taxes + (player.passCube ? 1 : 0);
    player.taxes = 0;
    player.passed = false;
    player.passCube = false;
    for (const faction of FACTIONS) sideOf(player, faction).guard = false;
    // R 48: without its guard an army may have no cube left.
    destroyEmptyArmies(g, seat);
  });
}
