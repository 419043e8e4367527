import type { Chance, Decision, Option, Seat } from '@tabula/engine';
import { type City, GRAPH } from '../data/cities.ts';
import { FACTIONS, type Faction } from '../data/figures.ts';
import { isFriendly, strength } from '../rules/armies.ts';
import { linkCost } from '../rules/move.ts';
import { NOBODY, type State, sideOf } from '../state.ts';
import { prize, takingChance } from './chances.ts';

/**
 * A quick and sensible player, for looking ahead: every option gets a liking, and among a few drawn at random the most
 * liked is taken.
 */
export function policy(state: State, decision: Decision, chance: Chance): number {
  const { seat, options } = decision.asks[0];
  let best = chance.below(options.length);
  let liking = likingOf(state, seat, options[best]);
  const draws = Math.min(DRAWS, options.length);
  for (let i = 1; i < draws; i++) {
    const index = chance.below(options.length);
    if (index === best) continue;
    const other = likingOf(state, seat, options[index]);
    if (other > liking) {
      best = index;
      liking = other;
    }
  }
  return best;
}

const DRAWS = 4;

/** How much an answer appeals; only the order within one decision matters. */
function likingOf(state: State, seat: Seat, option: Option): number {
  switch (option.kind) {
    case 'claim':
    case 'develop':
    case 'fortify':
      return 2 * state.counters[cityOf(option)] + (state.control[cityOf(option)] === seat ? 2 : 0);
    case 'special':
      return likingOfSpecial(option.special);
    case 'army':
      return likingOfArmy(state, seat, factionOf(option));
    case 'build':
      return 3.5;
    case 'reinforce':
      return 1.2;
    case 'taxes':
      return 1;
    case 'pass':
      return 0.1;
    case 'take':
      return likingOfSource(state, seat, option.source);
    case 'attack':
      return likingOfAttack(state, seat, cityOf(option));
    case 'bulgars-attack':
      return 2 * prize(state, cityOf(option));
    case 'move':
      return 0.5;
    case 'civil-war':
      return 1;
    case 'lose':
      return option.box === 'movement' ? 3 : option.box === 'main' ? 2 : 1;
    case 'disband':
      return option.box === 'levy' ? 3 : option.box === 'elite' ? 2 : 1;
    case 'place':
      return option.box === 'main' ? 3 : option.box === 'levy' ? 1 : 2;
    case 'stand':
      return standsWell(state, seat) ? 2 : 0;
    default:
      return 1;
  }
}

function likingOfSpecial(special: unknown): number {
  if (special === 'emperor' || special === 'caliph') return 5;
  if (special === 'bulgars') return 2.5;
  return special === 'develop-arab' || special === 'develop-byzantine' ? 2 : 0.5;
}

/** Bought from the Casualty Pool if the purse is full, else from the Cube Pool; the armies only in need. */
function likingOfSource(state: State, seat: Seat, source: unknown): number {
  const { byzantine, arab } = state.players[seat];
  if (source === 'pool') return 3;
  if (source === 'casualties') return byzantine.treasury + arab.treasury > 16 ? 4 : 2;
  return 0;
}

function likingOfArmy(state: State, seat: Seat, faction: Faction): number {
  const side = sideOf(state.players[seat], faction);
  if (side.at === NOBODY) return strength(side) > 2 && side.movement > 0 ? 3 : 0;
  let best = 0.3;
  for (const { to, kind } of GRAPH.ways(side.at)) {
    if (isFriendly(state, to, faction) || state.control[to] === seat) continue;
    const cost = linkCost(state, seat, faction, kind, side.at, to);
    if (cost <= side.movement) best = Math.max(best, gainOf(state, seat, faction, to, cost));
  }
  return best;
}

function likingOfAttack(state: State, seat: Seat, city: City): number {
  const faction = FACTIONS.find(
    (name) => name !== state.colour[city] && sideOf(state.players[seat], name).at !== NOBODY,
  );
  return faction === undefined ? 0 : gainOf(state, seat, faction, city, 1);
}

function gainOf(state: State, seat: Seat, faction: Faction, city: City, cost: number): number {
  const side = sideOf(state.players[seat], faction);
  const chance = takingChance(state, seat, strength(side), side.movement - cost, city);
  return chance < 0.4 ? 0 : (3 * prize(state, city) + 1) * chance;
}

/** Whether the defender of an attacked city is no weaker than the attacker. */
function standsWell(state: State, seat: Seat): boolean {
  const attacker = state.players[state.active];
  const strongest = Math.max(strength(attacker.byzantine), strength(attacker.arab));
  return FACTIONS.some((faction) => strength(sideOf(state.players[seat], faction)) >= strongest);
}

function cityOf(option: Option): City {
  return GRAPH.index(String(option.city));
}

function factionOf(option: Option): Faction {
  return option.faction === 'arab' ? 'arab' : 'byzantine';
}
