import type { Ask } from '@tabula/engine';
import type { State } from '../../src/state.ts';
import { actions, bulgarsCanGrow, bulgarTargets, developable, fortifiable } from './actions.ts';
import { entries, marchOptions, warSources } from './movement.ts';
import { ARMY, BOXES, buyable, disagreement, FACTIONS, type Faction, number, sources } from './position.ts';
import type { Watch } from './watch.ts';

function factionOf(watch: Watch, ask: Ask): Faction {
  const faction = FACTIONS.find((each) => each === ask.prompt.args?.faction);
  if (faction === undefined) throw watch.fault(`"${ask.prompt.ask}" does not say for which faction`);
  return faction;
}

/** 3.5: what can be taken now, for what was chosen before. */
function cubes(watch: Watch, state: State, ask: Ask): string[] {
  const player = state.players[ask.seat];
  const faction = factionOf(watch, ask);
  const last = watch.answers.at(-1)?.id ?? '';
  const spent = last.startsWith('build') ? 6 : 0;
  let list = sources(player, faction, spent);
  const action = watch.answers.findLast(({ ask: past }) => past.prompt.ask === 'action')?.id ?? '';
  if (action.startsWith('army') && watch.flight === undefined) list = warSources(player, faction);
  if (last.startsWith('place')) list = list.filter((source) => source !== last.slice(6).replace(' ', '-'));
  return list.map((source) => `take ${source}`);
}

/** 5: boxes that a cube can come to from elsewhere; one Elite cube in all, or one for each faction. */
function places(watch: Watch, state: State, ask: Ask): string[] {
  const placed = watch.events.filter((event) => event.event === 'reinforced');
  const ids = placed.length > 0 ? ['done'] : [];
  for (const faction of FACTIONS)
    for (const box of BOXES) {
      const elite = placed.filter(
        (event) => event.box === 'elite' && (state.rules.eliteLimit === 'one-per-action' || event.faction === faction),
      );
      if (box === 'elite' && elite.length > 0) continue;
      const from = sources(state.players[ask.seat], faction).filter((source) => source !== `${faction}-${box}`);
      if (from.length > 0) ids.push(`place ${faction} ${box}`);
    }
  return ids;
}

function numbers(word: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `${word} ${from + i}`);
}

/** The boxes of an army that have a cube of the player's own. */
function losses(state: State, seat: number, faction: Faction): string[] {
  return ARMY.filter((box) => state.players[seat][faction][box] > 0).map((box) => `lose ${box}`);
}

function inBattle(watch: Watch, state: State, ask: Ask): string[] {
  const flight = watch.attacked();
  const attacking = ask.seat === flight.attack.by ? flight.attack.faction : undefined;
  return losses(state, ask.seat, attacking ?? flight.defenders);
}

function fights(watch: Watch, state: State, ask: Ask): string[] {
  const { city } = watch.attacked().attack;
  const there = state.players.map((player) => FACTIONS.some((faction) => player[faction].at === number(city)));
  return there.flatMap((stands, seat) => (stands && seat !== ask.seat ? [`fight ${seat}`] : []));
}

function standOrRetreat(watch: Watch, ask: Ask): string[] {
  watch.demand(watch.attacked().nextToRetreat() === ask.seat, 'armies are asked to retreat clockwise, those that can');
  return ['stand', 'retreat'];
}

function retreatTo(watch: Watch, ask: Ask): string[] {
  const cities = watch.attacked().nextCities(ask.seat, factionOf(watch, ask));
  return cities.map((city) => `retreat-to ${city}`);
}

function levy(watch: Watch, ask: Ask): string[] {
  watch.attacked().askLevy(ask.seat);
  return ['levy-fight', 'levy-yield'];
}

/** R 16: after turning back with nothing done the whole action is open again, but for the links given up. */
function action(watch: Watch, state: State, ask: Ask): string[] {
  const ids = actions(state, ask.seat);
  const { march } = watch;
  if (march === undefined || march.refused.length === 0) return ids;
  const left = marchOptions(state, march).length > 0;
  return ids.filter((id) => left || id !== `army ${march.faction}`);
}

/** Everything that may be answered to what is asked now, worked out from the position and the rules alone. */
export function expected(watch: Watch): string[] {
  const { ask, march } = watch;
  const { state } = watch.run;
  if (ask === undefined) throw watch.fault('nobody is asked');
  const player = state.players[ask.seat];
  const last = watch.answers.at(-1)?.id ?? '';
  switch (ask.prompt.ask) {
    case 'action':
      return action(watch, state, ask);
    case 'cube':
      return cubes(watch, state, ask);
    case 'cube-either':
      return (player.pool > 0 ? ['take pool'] : []).concat(
        FACTIONS.some((faction) => player[faction].treasury >= 3) ? buyable(player).map((from) => `take ${from}`) : [],
      );
    case 'pay':
      return FACTIONS.filter((faction) => player[faction].treasury >= 3).map((faction) => `pay ${faction}`);
    case 'pass-cube':
      return (player.pool > 0 ? ['take pool'] : []).concat(buyable(player).map((from) => `take ${from}`));
    case 'reinforce':
      return places(watch, state, ask);
    case 'develop':
      return developable(state, last.endsWith('arab') ? 'arab' : 'byzantine').map((city) => `develop ${city}`);
    case 'fortify':
      return fortifiable(state, ask.seat).map((city) => `fortify ${city}`);
    case 'bulgars':
      return [
        ...bulgarTargets(state, ask.seat).map((city) => `bulgars-attack ${city}`),
        ...(bulgarsCanGrow(state, ask.seat) ? ['bulgars-grow'] : []),
      ];
    case 'tax':
      return numbers('tax', 1, player.pool);
    case 'split':
      return numbers('split', 0, 2 * Number(last.startsWith('tax ') ? last.slice(4) : 1));
    case 'enter':
      return entries(state, ask.seat, factionOf(watch, ask)).map((city) => `enter ${city}`);
    case 'move':
      if (march === undefined) throw watch.fault('no army is on the march');
      return marchOptions(state, march);
    case 'fleet':
    case 'fleet-retreat':
      watch.demand(state.special['fleet-byzantine'][0] === ask.seat, 'the holder of the fleet is asked');
      return ['fleet-use', 'fleet-let'];
    case 'pay-double':
      return ['pay-double', 'withdraw'];
    case 'retreat':
      return standOrRetreat(watch, ask);
    case 'retreat-to':
      return retreatTo(watch, ask);
    case 'fight':
      return fights(watch, state, ask);
    case 'levy':
      return levy(watch, ask);
    case 'lose':
      return inBattle(watch, state, ask);
    case 'lose-at-sea':
      return losses(state, ask.seat, 'arab');
    case 'lose-on-retreat':
    case 'garrison':
      return losses(state, ask.seat, factionOf(watch, ask));
    case 'disband':
      return BOXES.filter((box) => player[factionOf(watch, ask)][box] > 0).map((box) => `disband ${box}`);
    default:
      throw watch.fault(`an unknown question "${ask.prompt.ask}"`);
  }
}

/** Compares what is offered now with what should be. */
export function check(watch: Watch): void {
  const { ask } = watch;
  if (ask === undefined) return;
  const offered = ask.options.map(({ id }) => id);
  const difference = disagreement(expected(watch), offered);
  if (difference !== undefined) throw watch.fault(`"${ask.prompt.ask}"\n${difference}`);
}
