import type { Barred, Flow, Seat } from '@tabula/engine';
import { CITIES, CONSTANTINOPLE } from '../data/cities.ts';
import { FACTIONS, type Faction, SHRINE_PRICE, SPECIAL_KINDS, type Special } from '../data/figures.ts';
import { ARMY, BUILD, CARD_SOURCES, CLAIM, PASS, prompt, REINFORCE, SPECIAL, TAKE_POOL, TAXES } from '../options.ts';
import { cubesIn, NOBODY, type State, sideOf } from '../state.ts';
import { destroyEmptyArmies, hasFreeBox } from './armies.ts';
import { takeControl } from './control.ts';
import { canPlaceCube, payable, removeFrom } from './cubes.ts';
import { collectIncome, incomeAndUpkeep } from './income.ts';
import { canUseArmy, moveOrAttack, type Refused } from './move.ts';
import { reinforce } from './reinforce.ts';
import { build } from './religion.ts';
import { canTakeSpecial, isCivilWar, specialAction } from './special.ts';
import type { Byzantium } from './table.ts';
import { raiseTaxes } from './taxes.ts';

const ACTION = prompt('action', '3.1');
const SPECIAL_OPTIONS = Object.values(SPECIAL);
const PASS_CUBE = prompt('pass-cube', '12.1');

/** 2. The turn [Svolgimento del Gioco]: player actions, income and upkeep, new turn; three times. */
export function* play(g: Byzantium): Flow<void> {
  while (g.state.phase !== 'over') {
    if (g.state.phase === 'begin') beginTurn(g);
    else if (g.state.phase === 'actions') yield* playerActions(g);
    else yield* incomeAndUpkeep(g);
  }
}

function beginTurn(g: Byzantium): void {
  const { state } = g;
  state.phase = 'actions';
  state.round = 1;
  state.active = state.start;
  g.emit({ event: 'turn.began', turn: state.turn, by: state.start });
  g.emit({ event: 'round.began', round: state.round });
}

/** 3. Player actions [1. Azioni dei Giocatori]: from the start player clockwise, one action each, until all have passed. */
function* playerActions(g: Byzantium): Flow<void> {
  const { state } = g;
  while (state.phase === 'actions') {
    g.checkpoint();
    const last = allOthersPassed(state);
    yield* action(g, state.active);
    destroyEmptyArmies(g, state.active);
    if (state.conqueror !== NOBODY) state.phase = 'over';
    else if (last) endActions(g);
    else passOn(g);
  }
}

function allOthersPassed({ players, active }: State): boolean {
  for (let seat = 0; seat < players.length; seat++) if (seat !== active && !players[seat].passed) return false;
  return true;
}

/** 3.1 The next player clockwise who has not passed; past the start player a new round begins. */
function passOn(g: Byzantium): void {
  const { state } = g;
  const { length } = state.players;
  const { round } = state;
  do {
    state.active = (state.active + 1) % length;
    if (state.active === state.start) state.round += 1;
  } while (state.players[state.active].passed);
  if (state.round !== round) g.emit({ event: 'round.began', round: state.round });
}

/** 3.4 The phase ends after the last player's one more action. */
function endActions(g: Byzantium): void {
  const { state } = g;
  state.phase = 'upkeep';
  state.active = state.start;
  collectIncome(g);
}

type ActionOption =
  | (typeof CLAIM)[number]
  | typeof REINFORCE
  | (typeof SPECIAL)[Special]
  | typeof TAXES
  | (typeof BUILD)[Faction]
  | (typeof ARMY)[Faction]
  | typeof PASS;

/** 3.1 One action: A to G. A sea move that was withdrawn before anything happened lets the player choose again (R 16). */
function* action(g: Byzantium, seat: Seat): Flow<void> {
  const refused: Refused = [];
  for (;;) {
    const options = actions(g, seat, refused);
    const choice = yield* g.choose<ActionOption>(seat, ACTION, options, () => barredActions(g, seat));
    switch (choice.kind) {
      case 'claim':
        return yield* takeControl(g, seat, choice.city);
      case 'reinforce':
        return yield* reinforce(g, seat);
      case 'special':
        return yield* specialAction(g, seat, choice.special);
      case 'taxes':
        return yield* raiseTaxes(g, seat);
      case 'build':
        return yield* build(g, seat, choice.faction);
      case 'army':
        if (yield* moveOrAttack(g, seat, choice.faction, refused)) return;
        break;
      case 'pass':
        return yield* pass(g, seat);
    }
  }
}

/** Every action that is possible now. */
function actions(g: Byzantium, seat: Seat, refused: Refused): ActionOption[] {
  const { state } = g;
  const player = state.players[seat];
  const can = payable(state, seat);
  const options: ActionOption[] = [];
  for (const faction of FACTIONS) if (canUseArmy(state, seat, faction, refused)) options.push(ARMY[faction]);
  for (let city = 0; city < CITIES.length; city++) {
    const colour = state.colour[city];
    if (state.control[city] !== NOBODY || city === CONSTANTINOPLE) continue;
    if ((colour === 'byzantine' && can.byzantine) || (colour === 'arab' && can.arab)) options.push(CLAIM[city]);
  }
  if (can.byzantine || can.arab) options.push(REINFORCE);
  for (const option of SPECIAL_OPTIONS) if (canTakeSpecial(state, seat, option.special, can)) options.push(option);
  if (player.pool > 0 && player.taxes === 0) options.push(TAXES);
  for (const faction of FACTIONS) if (canPlaceCube(state, seat, faction, SHRINE_PRICE)) options.push(BUILD[faction]);
  options.push(PASS);
  return options;
}

/** What a player may look for in vain, and why. */
function barredActions(g: Byzantium, seat: Seat): Barred[] {
  const { state } = g;
  const player = state.players[seat];
  const barred: Barred[] = [];
  for (const kind of SPECIAL_KINDS)
    if (!hasFreeBox(state.special[kind])) barred.push({ option: SPECIAL[kind], reason: 'box-taken', rule: '6.1' });
    else if (isCivilWar(kind)) barred.push({ option: SPECIAL[kind], reason: 'with-an-army', rule: '6.3' });
  if (player.taxes > 0) barred.push({ option: TAXES, reason: 'once-a-turn', rule: '7.1' });
  else if (player.pool === 0) barred.push({ option: TAXES, reason: 'pool-empty', rule: '7.1' });
  for (const faction of FACTIONS)
    if (!canPlaceCube(state, seat, faction, SHRINE_PRICE))
      barred.push({ option: BUILD[faction], reason: 'too-dear', rule: '8.1' });
  return barred;
}

/** 12.1 G. Pass: a cube from the Casualty Pool into the Pass box; from elsewhere only if that pool is empty. */
function* pass(g: Byzantium, seat: Seat): Flow<void> {
  const { state } = g;
  const player = state.players[seat];
  player.passed = true;
  if (player.casualties > 0) {
    player.casualties -= 1;
    player.passCube = true;
  } else {
    const onCard = CARD_SOURCES.filter(({ faction, box }) => cubesIn(sideOf(player, faction), box) > 0).map(
      ({ take }) => take,
    );
    const options = player.pool > 0 ? [TAKE_POOL, ...onCard] : onCard;
    // R 37: with no cube anywhere one passes without.
    if (options.length > 0) {
      const { source } = yield* g.choose(seat, PASS_CUBE, options);
      removeFrom(player, source);
      player.passCube = true;
    }
  }
  if (state.firstToPass === NOBODY) {
    state.firstToPass = seat;
    g.emit({ event: 'passed.first', by: seat });
  } else g.emit({ event: 'passed', by: seat });
}
