import type { Seat } from '@tabula/engine';
import { HANNIBAL, PERICLES } from '../data/cards.ts';
import { DIE_BONUS, FORTRESS_VALUE, POINTS_PER_LOSS } from '../data/figures.ts';
import type { Province, Sea } from '../data/provinces.ts';
import { freshUnits } from '../rules/land.ts';
import { enemiesIn } from '../rules/lands.ts';
import { freshShips } from '../rules/naval.ts';
import { owns } from '../rules/table.ts';
import { afloat, at, NEUTRAL, type State } from '../state.ts';

/** What one side brings to its only round: dice, what is added to each, fortresses. */
interface Side {
  readonly units: number;
  readonly bonus: number;
  readonly forts: number;
}

/** How one round ends, exactly: the attacker alone, no attacker left, both still there. */
export interface BattleChance {
  readonly alone: number;
  readonly repelled: number;
  readonly war: number;
}

const SIDES = 6;

/** How likely so many dice show each sum. */
function sums(dice: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + SIDES).fill(0);
    for (let sum = 0; sum < chances.length; sum++)
      for (let pips = 1; pips <= SIDES; pips++) next[sum + pips] += chances[sum] / SIDES;
    chances = next;
  }
  return chances;
}

/** 6.13, 6.14 How likely a side is to fell so many, or all there are. */
function felling({ units, bonus, forts }: Side, against: number): number[] {
  const found = new Array<number>(against + 1).fill(0);
  for (const [sum, chance] of sums(units).entries()) {
    const total = sum + units * bonus + forts * FORTRESS_VALUE;
    found[Math.min(against, Math.floor(total / POINTS_PER_LOSS))] += chance;
  }
  return found;
}

/** Both sides roll at once: each felling is as likely as it is, whatever the other does. */
export function roundChance(attacker: Side, defender: Side): BattleChance {
  const [mine, theirs] = [attacker.units + attacker.forts, defender.units + defender.forts];
  const cleared = felling(attacker, theirs)[theirs];
  const lost = felling(defender, mine)[mine];
  return { alone: cleared * (1 - lost), repelled: lost, war: (1 - cleared) * (1 - lost) };
}

function bonusOf(state: State, owner: number, hero: number): number {
  return owner !== NEUTRAL && owns(state, owner, hero) ? DIE_BONUS : 0;
}

/** The chance of so many more legions in a province where one other owner stands; nothing where there is none, or several. */
export function landChance(state: State, seat: Seat, province: Province, legions: number): BattleChance | undefined {
  const enemies = enemiesIn(state, seat, province);
  const [enemy] = enemies;
  if (enemies.length !== 1) return undefined;
  const other = at(enemy, province);
  const fresh = freshUnits(state, seat, province);
  return roundChance(
    { units: fresh.legions + legions, bonus: bonusOf(state, seat, HANNIBAL), forts: fresh.forts },
    { units: state.legions[other], bonus: bonusOf(state, enemy, HANNIBAL), forts: state.fortresses[other] },
  );
}

/** The same at sea, with the mover's triremes that have not fought and all others that are there. */
export function seaChance(state: State, seat: Seat, sea: Sea): BattleChance | undefined {
  const others = Array.from({ length: state.players }, (_, other) => other).filter(
    (other) => other !== seat && state.triremes[afloat(other, sea)] > 0,
  );
  const [enemy] = others;
  if (others.length !== 1 || enemy === undefined) return undefined;
  const side = (owner: number, units: number) => ({ units, bonus: bonusOf(state, owner, PERICLES), forts: 0 });
  return roundChance(side(seat, freshShips(state, seat, sea)), side(enemy, state.triremes[afloat(enemy, sea)]));
}
