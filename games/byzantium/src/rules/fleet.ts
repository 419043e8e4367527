import type { Flow, Prompt, Seat } from '@tabula/engine';
import type { Faction } from '../data/figures.ts';
import { FLEET_OPTIONS } from '../options.ts';
import { NOBODY, type State } from '../state.ts';
import { holder } from './armies.ts';
import type { Byzantium } from './table.ts';

/** 6.7 Who could send the Byzantine Fleet against this army: only another player, only against Arabs (R 43). */
export function fleetAgainst(state: State, seat: Seat, faction: Faction): Seat {
  const fleet = holder(state, 'fleet-byzantine');
  return faction === 'arab' && fleet !== seat ? fleet : NOBODY;
}

/** 6.7.2, R 16 The holder says whether he uses the fleet, once for doubling and dice; a standing order may answer for him. */
export function* fleetActs(g: Byzantium, fleet: Seat, prompt: Prompt): Flow<boolean> {
  const player = g.state.players[fleet];
  if (player.fleetOrder === 'always') return true;
  if (player.fleetOrder === 'never') return false;
  const { kind } = yield* g.choose(fleet, prompt, FLEET_OPTIONS);
  if (kind === 'fleet-always' || kind === 'fleet-never') {
    player.fleetOrder = kind === 'fleet-always' ? 'always' : 'never';
    g.emit({ event: 'fleet.ordered', by: fleet, order: player.fleetOrder });
  }
  return kind === 'fleet-use' || kind === 'fleet-always';
}
