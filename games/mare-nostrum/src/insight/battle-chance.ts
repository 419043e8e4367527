import type { Seat } from '@tabula/engine';
import { HANNIBAL, PERICLES } from '../data/cards.ts';
import { DIE_BONUS, FORTRESS_VALUE, POINTS_PER_LOSS } from '../data/figures.ts';
import type { Province, Sea } from '../data/provinces.ts';
import { freshUnits } from '../rules/land.ts';
import { enemiesIn, landUnits } from '../rules/lands.ts';
import { enemiesAt, freshShips } from '../rules/naval.ts';
import { owns } from '../rules/table.ts';
import { afloat, at, NEUTRAL, type State } from '../state.ts';

/** What one side brings to its only round: dice, what is added to each, fortresses. */
interface Side {
  readonly units: number;
  readonly bonus: number;
  readonly forts: number;
}

/** How one round ends, exactly: the attacker alone, no attacker left, he and others still there; against how many owners. */
export interface BattleChance {
  readonly alone: number;
  readonly repelled: number;
  readonly war: number;
  readonly enemies: number;
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

/** What of the attacker goes against one owner. */
type Sent = Pick<Side, 'units' | 'forts'>;

/**
 * Both sides roll at once: each felling is as likely as it is, whatever the other does. Against several owners the attacker divides
 * his units (R-MULTI); told is the best division for being alone, or the best with so many against the first of them. Those who stay
 * have fought before: they are there whatever comes of it.
 */
export function roundChance(attacker: Side, defenders: readonly Side[], staying = 0, first?: Sent): BattleChance {
  let best: BattleChance = { alone: -1, repelled: 1, war: 0, enemies: defenders.length };
  for (const { cleared, lost } of divisions(attacker, defenders, first)) {
    const repelled = staying > 0 ? 0 : lost;
    const alone = cleared * (1 - repelled);
    if (alone > best.alone || (alone === best.alone && repelled < best.repelled))
      best = { alone, repelled, war: (1 - cleared) * (1 - repelled), enemies: defenders.length };
  }
  return best;
}

/** By every way to divide units among some owners: how likely all these are felled, and how likely all who were sent. */
function* divisions(
  attacker: Side,
  [defender, ...others]: readonly Side[],
  first?: Sent,
): Generator<{ cleared: number; lost: number }> {
  const theirs = defender.units + defender.forts;
  for (const sent of first !== undefined ? [first] : others.length === 0 ? [attacker] : partsOf(attacker)) {
    const mine = sent.units + sent.forts;
    const cleared = felling({ ...attacker, ...sent }, theirs)[theirs];
    const lost = felling(defender, mine)[mine];
    if (others.length === 0) yield { cleared, lost };
    else
      for (const rest of divisions(without(attacker, sent), others))
        yield { cleared: cleared * rest.cleared, lost: lost * rest.lost };
  }
}

function* partsOf({ units, forts }: Side): Generator<Sent> {
  for (let some = 0; some <= units; some++)
    for (let walls = 0; walls <= forts; walls++) yield { units: some, forts: walls };
}

function without(side: Side, { units, forts }: Sent): Side {
  return { ...side, units: side.units - units, forts: side.forts - forts };
}

function bonusOf(state: State, owner: number, hero: number): number {
  return owner !== NEUTRAL && owns(state, owner, hero) ? DIE_BONUS : 0;
}

/** The chance of so many more legions in a province where others stand; nothing where nobody does. */
export function landChance(
  state: State,
  seat: Seat,
  province: Province,
  legions: number,
  first?: Sent,
): BattleChance | undefined {
  const enemies = enemiesIn(state, seat, province);
  if (enemies.length === 0) return undefined;
  const side = (owner: number, units: number, forts: number) => ({
    units,
    bonus: bonusOf(state, owner, HANNIBAL),
    forts,
  });
  const fresh = freshUnits(state, seat, province);
  return roundChance(
    side(seat, fresh.legions + legions, fresh.forts),
    enemies.map((enemy) => side(enemy, state.legions[at(enemy, province)], state.fortresses[at(enemy, province)])),
    landUnits(state, seat, province) - fresh.legions - fresh.forts,
    first,
  );
}

/** The same at sea, with the mover's triremes that have not fought and all others that are there. */
export function seaChance(state: State, seat: Seat, sea: Sea, first?: Sent): BattleChance | undefined {
  const enemies = enemiesAt(state, seat, sea);
  if (enemies.length === 0) return undefined;
  const side = (owner: number, units: number) => ({ units, bonus: bonusOf(state, owner, PERICLES), forts: 0 });
  const fresh = freshShips(state, seat, sea);
  return roundChance(
    side(seat, fresh),
    enemies.map((enemy) => side(enemy, state.triremes[afloat(enemy, sea)])),
    state.triremes[afloat(seat, sea)] - fresh,
    first,
  );
}
