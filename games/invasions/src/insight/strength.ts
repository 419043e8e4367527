import { SIEGE_ROLL } from '../data/figures.ts';
import { type Place, TERRAIN } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { type Counter, LEADER_NATION, type Nation } from '../data/pieces.ts';
import { isFortified } from '../rules/lands/cities.ts';
import { friendly, hostile, relation } from '../rules/lands/relations.ts';
import { facts, isElite, isHeavy } from '../rules/pieces/units.ts';
import { siegeModifier } from '../rules/siege/siege.ts';
import { NOBODY, type State } from '../state.ts';

/** What a unit is worth in a fight, a plain one being 1. */
export function power(state: State, counter: Counter): number {
  const elite = isElite(state, counter) ? (facts(counter).guard ? 1 : 0.7) : 0;
  return 1 + elite + (isHeavy(state, counter) ? 0.2 : 0) + (facts(counter).shoots ? 0.15 : 0);
}

export function powerOf(state: State, units: readonly Counter[]): number {
  let sum = 0;
  for (const counter of units) sum += power(state, counter);
  return sum;
}

/**
 * The forces in a province as one nation sees them: its own and friends, its enemies, and the best leaders of both. A class,
 * because the runtime cannot make code fast that writes whole and broken numbers into a literal; and this is asked most of all.
 */
export class Balance {
  readonly mine: number;
  readonly theirs: number;
  readonly myCommand: number;
  readonly theirCommand: number;

  constructor(mine: number, theirs: number, myCommand: number, theirCommand: number) {
    this.mine = mine;
    this.theirs = theirs;
    this.myCommand = myCommand;
    this.theirCommand = theirCommand;
  }

  /** The same with so much more on one's own side. */
  reinforced(force: number): Balance {
    return new Balance(this.mine + force, this.theirs, this.myCommand, this.theirCommand);
  }

  /** The same as the enemies see it. */
  reversed(): Balance {
    return new Balance(this.theirs, this.mine, this.theirCommand, this.myCommand);
  }
}

export function balanceAt(state: State, owner: Nation, where: Place): Balance {
  let mine = 0;
  let theirs = 0;
  let myCommand = 0;
  let theirCommand = 0;
  for (const counter of state.pieces.here[where]) {
    const relationTo = relation(state, owner, state.pieces.holder[counter], where);
    if (relationTo === 'friendly') mine += power(state, counter);
    else if (relationTo === 'hostile') theirs += power(state, counter);
  }
  const { leaderAt } = state.pieces;
  for (let who = leaderAt.indexOf(where); who >= 0; who = leaderAt.indexOf(where, who + 1)) {
    const { combat } = LEADERS[who];
    if (friendly(state, owner, LEADER_NATION[who], where)) myCommand = Math.max(myCommand, combat);
    else theirCommand = Math.max(theirCommand, combat);
  }
  if (state.pieces.camps[where] > 0)
    for (let other = 0; other < state.nations.horde.length; other++)
      if (state.nations.horde[other] === where && hostile(state, owner, other, where)) theirs += 1;
  return new Balance(mine, theirs, myCommand, theirCommand);
}

const COMMAND = 0.7;

/** The chance to win a battle, by the squares of the forces. */
export function winChance(mine: number, theirs: number): number {
  if (theirs <= 0) return 1;
  if (mine <= 0) return 0;
  return (mine * mine) / (mine * mine + theirs * theirs);
}

/** The chance that a nation's stack in a province beats the enemies there; ground and walls help the defender. */
export function battleChance(state: State, where: Place, { mine, theirs, myCommand, theirCommand }: Balance): number {
  if (theirs === 0) return 1;
  const ground = TERRAIN[where] === 'mountain' || TERRAIN[where] === 'swamp' ? 1 : 0.3;
  const walls = isFortified(state, where) ? 1 : 0;
  const attack = mine === 0 ? 0 : mine + COMMAND * myCommand;
  return winChance(attack, theirs + COMMAND * theirCommand + ground + walls);
}

/** The chance that a siege succeeds. */
export function siegeChance(state: State, owner: Nation, where: Place, command: number): number {
  const keeper = state.lands.city[where];
  if (state.lands.level[where] === 0 || keeper === NOBODY || !hostile(state, owner, keeper, where)) return 1;
  const modifier = siegeModifier(state, owner, where, false);
  const once = Math.max(0, Math.min(1, (11 - SIEGE_ROLL + modifier) / 10));
  return 1 - (1 - once) ** (1 + command);
}
