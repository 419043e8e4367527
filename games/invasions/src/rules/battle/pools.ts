import { CIVILISED_PROVINCE, OPEN_GROUND, TERRAIN } from '../../data/geography.ts';
import { type Counter, type Nation, NOMAD, ORIENTALI, ROMANI } from '../../data/pieces.ts';
import { BARBARIAN, EMPIRE, isCivilised, NOBODY, type State } from '../../state.ts';
import { isFortified } from '../lands/cities.ts';
import { friendly } from '../lands/relations.ts';
import { facts, isElite, isFoot, isHeavy, isHorse, isHorseArcher, isNomad, shoots, united } from '../pieces/units.ts';
import { type Field, nationsIn, type Side } from './field.ts';

/** Dice to be rolled. */
export interface Pool {
  readonly white: number;
  readonly black: number;
}

/** XX.C Two more than the enemy, or one against none. */
function outnumbers(mine: number, theirs: number): boolean {
  return mine >= theirs + 2 || (mine > 0 && theirs === 0);
}

export function cavalrySuperiority(state: State, side: Side, enemy: Side): boolean {
  return outnumbers(horseIn(state, side), horseIn(state, enemy));
}

function horseIn(state: State, { units }: Side): number {
  let horse = 0;
  for (const counter of units) if (isHorse(state, counter)) horse += 1;
  return horse;
}

/** XL.D: elephants count as two heavy units. */
export function heavyAdvantage(state: State, side: Side, enemy: Side): boolean {
  return outnumbers(heavyIn(state, side), heavyIn(state, enemy));
}

function heavyIn(state: State, { units }: Side): number {
  let heavy = 0;
  for (const counter of units) heavy += (isHeavy(state, counter) ? 1 : 0) + (facts(counter).elephants ? 1 : 0);
  return heavy;
}

/** XX.D Archery: a die for two archers and for four Frankish infantry; an ambusher more; the enemy's heavy advantage takes one. */
export function archeryPool(state: State, field: Field, side: Side, enemy: Side, ambush: boolean): Pool {
  const double = (counter: Counter) => (ambush && facts(counter).mountain ? 2 : 1);
  let archers = 0;
  let franks = 0;
  let foot = 0;
  let mounted = 0;
  for (const counter of side.units) {
    if (isHorseArcher(state, counter)) mounted += 1;
    if (shoots(state, counter)) archers += double(counter);
    else if (facts(counter).francisca) franks += 1;
    else if (isFoot(state, counter)) foot += double(counter);
  }
  const dice = Math.ceil(archers / 2) + Math.ceil(franks / 4) + (ambush ? Math.ceil(foot / 4) + side.boon.ambush : 0);
  const left = Math.max(0, dice - (heavyAdvantage(state, enemy, side) ? 1 : 0));
  const black = OPEN_GROUND[field.where] ? Math.min(left, Math.ceil(mounted / 2)) : 0;
  return { white: left - black, black };
}

/** XX.F-G The dice of the melee. */
export function meleePool(state: State, field: Field, side: Side, enemy: Side): Pool {
  const dice = Math.max(
    1,
    side.units.length +
      side.boon.white +
      (side === field.attacker ? attackerDice(state, field) : defenderDice(state, field)),
  );
  const black = Math.min(dice, swaps(state, field, side, enemy));
  const lost = black > 0 && heavyAdvantage(state, enemy, side) ? 1 : 0;
  // Cards exchange last.
  const charged = Math.min(dice, black - lost + side.boon.swap);
  return { white: dice - charged, black: charged };
}

/** XX.F What the attacker gains and loses by ground, crossing and kind. */
export function attackerDice(state: State, field: Field): number {
  const { where, attacker, defender } = field;
  const wild = !CIVILISED_PROVINCE[where];
  return (
    (wild && hasBarbarians(state, attacker) && isPartlyCivilised(state, defender) ? 1 : 0) -
    (TERRAIN[where] === 'swamp' ? 1 : 0) -
    (field.crossed && attacker.boon.crossing === 0 ? 1 : 0) -
    (TERRAIN[where] === 'forest' && hasWoodsmen(state, defender) ? 1 : 0)
  );
}

export function hasBarbarians(state: State, { units }: Side): boolean {
  return units.some((counter) => state.nations.status[state.pieces.nation[counter]] === BARBARIAN);
}

/** Barbarians who are no nomads among the defenders. */
export function hasWoodsmen(state: State, side: Side): boolean {
  return peoplesIn(state, side).some((owner) => state.nations.status[owner] === BARBARIAN && !NOMAD[owner]);
}

/** XX.F A civilised unit among the defenders. */
export function isPartlyCivilised(state: State, side: Side): boolean {
  return peoplesIn(state, side).some((owner) => isCivilised(state, owner));
}

/** III.D, G406 Of which nations the units of the defenders are; a horde is one of them. */
function peoplesIn(state: State, { units, hordes }: Side): Nation[] {
  return [...units.map((counter) => state.pieces.nation[counter]), ...hordes];
}

/** XX.F What walls, a Limes and hordes give the defender. */
function defenderDice(state: State, field: Field): number {
  const { defender } = field;
  return (behindWalls(state, field) ? 1 : 0) + (defender.limes ? 1 : 0) + (defender.hordes.length > 0 ? 1 : 0);
}

/** XXIII.B, G93 A civilised nation among the defenders holds the fortified city, or is a friend of its holder. */
export function behindWalls(state: State, { where, defender }: Field): boolean {
  const keeper = state.lands.city[where];
  if (!isFortified(state, where) || keeper === NOBODY) return false;
  return nationsIn(state, defender).some((one) => isCivilised(state, one) && friendly(state, one, keeper, where));
}

/** Some of the units are an empire's. */
export function isPartlyImperial(state: State, side: Side): boolean {
  return nationsIn(state, side).some((one) => state.nations.status[one] === EMPIRE);
}

/** XX.G One white die is exchanged for a black one for each of these. */
function swaps(state: State, field: Field, side: Side, enemy: Side): number {
  return (
    eliteSwaps(state, side) +
    (cavalrySuperiority(state, side, enemy) && !enemy.units.some((counter) => facts(counter).elephants) ? 1 : 0) +
    (empireAgainstBarbarians(state, side, enemy) ? 1 : 0) +
    (nomadsAtHome(state, field, side, true) ? 1 : 0) +
    (side === field.defender && isPartlyImperial(state, side) && behindWalls(state, field) ? 1 : 0)
  );
}

/** Two elite units make one exchange; Rome and Byzantium make two with four. A guard counts twice (G41). */
export function eliteSwaps(state: State, side: Side): number {
  let elite = 0;
  let standard = 0;
  for (const counter of side.units) {
    if (isElite(state, counter)) elite += facts(counter).guard ? 2 : 1;
    else standard += 1;
  }
  elite += Math.min(standard, side.boon.elite);
  if (elite < 4) return elite >= 2 ? 1 : 0;
  return nationsIn(state, side).some((one) => one === ROMANI || one === ORIENTALI) ? 2 : 1;
}

/** G42: the empire has at least one national unit in the stack that is no auxiliary. */
export function empireAgainstBarbarians(state: State, side: Side, enemy: Side): boolean {
  if (state.nations.status[enemy.owner] !== BARBARIAN) return false;
  return side.units.some((counter) => {
    const holder = state.pieces.holder[counter];
    if (state.nations.status[holder] !== EMPIRE || facts(counter).auxiliary) return false;
    return united(state, holder, state.pieces.nation[counter]);
  });
}

/** G43: in basic combat all units must be nomads, in advanced combat one suffices. */
export function nomadsAtHome(state: State, { where }: Field, side: Side, all: boolean): boolean {
  if (TERRAIN[where] !== 'steppe' || side.units.length === 0) return false;
  const nomad = (counter: Counter) => isNomad(state, state.pieces.nation[counter]);
  return all ? side.units.every(nomad) : side.units.some(nomad);
}
