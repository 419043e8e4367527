import type { Flow } from '@tabula/engine';
import { NOBODY } from '../state.ts';
import { construct } from './construction.ts';
import { collectIncome } from './income.ts';
import { wage } from './military.ts';
import { assignRoles, firstRoles } from './roles.ts';
import { advancedSetup, chooseCivilizations } from './setup.ts';
import type { MareNostrum } from './table.ts';
import { announce, offer, settle, trade } from './trade.ts';
import { endAtLastTurn } from './victory.ts';

/** 3.1 The turn [Fasi di un turno]: roles, commerce, construction, military, until somebody wins. */
export function* play(g: MareNostrum): Flow<void> {
  for (;;) {
    switch (g.state.phase) {
      case 'civilizations':
        yield* chooseCivilizations(g);
        break;
      case 'setup':
        yield* advancedSetup(g);
        break;
      case 'begin':
        beginTurn(g);
        break;
      case 'roles':
        yield* assignRoles(g);
        break;
      case 'income':
        yield* collectIncome(g);
        break;
      case 'announce':
        yield* announce(g);
        break;
      case 'offer':
        yield* offer(g);
        break;
      case 'trade':
        yield* trade(g);
        break;
      case 'settle':
        yield* settle(g);
        break;
      case 'construction':
        yield* construct(g);
        break;
      case 'military':
        yield* wage(g);
        break;
      case 'over':
        return;
    }
  }
}

/** 3.2 From the second turn on the roles are assigned anew. */
function beginTurn(g: MareNostrum): void {
  const { state } = g;
  if (state.rules.maxTurns > 0 && state.turn === state.rules.maxTurns) {
    endAtLastTurn(g);
    return;
  }
  state.turn += 1;
  state.step = 0;
  state.active = NOBODY;
  state.done.fill(false);
  g.emit({ event: 'turn.began', turn: state.turn });
  if (state.turn === 1) {
    firstRoles(g);
    state.phase = 'income';
  } else state.phase = 'roles';
}
