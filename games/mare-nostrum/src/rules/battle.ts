import { bundle, type Flow, type Seat } from '@tabula/engine';
import { HANNIBAL, PERICLES } from '../data/cards.ts';
import { DIE_BONUS, FORTRESS_VALUE, POINTS_PER_LOSS } from '../data/figures.ts';
import { type Province, type Sea, seaId } from '../data/provinces.ts';
import { AGAINST, LOSE, prompt, SHIPS_AGAINST } from '../options.ts';
import { afloat, at, inSupply, NEUTRAL, SUPPLY } from '../state.ts';
import { type MareNostrum, owns, provinceId } from './table.ts';

/** What one side brings to a battle: legions (or triremes) and fortresses. */
interface Force {
  readonly owner: number;
  units: number;
  forts: number;
}

/** 6.13 One side's roll: a die per unit, a bonus for each die, 6 for each fortress; 6.14 its sum fells one per 5 points, of those there. */
function roll(g: MareNostrum, force: Force, against: Force, hero: number): number {
  const dice = g.roll(force.units);
  let total = 0;
  for (const die of dice) total += die;
  const bonus = force.owner !== NEUTRAL && owns(g.state, force.owner, hero) ? DIE_BONUS * force.units : 0;
  const walls = FORTRESS_VALUE * force.forts;
  total += bonus + walls;
  const losses = Math.min(Math.floor(total / POINTS_PER_LOSS), against.units + against.forts);
  g.emit({ event: 'rolled', side: force.owner, count: force.units, dice, bonus, walls, total, losses });
  return losses;
}

/** 6.8 R-MULTI: the mover divides his units among the owners there; every unit fights one of them. Tells who fought, as bits. */
export function* landBattles(
  g: MareNostrum,
  seat: Seat,
  province: Province,
  units: { readonly legions: number; readonly forts: number },
  enemies: readonly number[],
): Flow<number> {
  let { legions, forts } = units;
  const plans: { enemy: number; units: number; forts: number }[] = [];
  for (let i = 0; i < enemies.length; i++) {
    const last = i === enemies.length - 1;
    const [sent, walls] = last ? [legions, forts] : yield* divide(g, seat, province, enemies[i], legions, forts);
    legions -= sent;
    forts -= walls;
    if (sent + walls > 0) plans.push({ enemy: enemies[i], units: sent, forts: walls });
  }
  let fighters = 1 << seat;
  for (const { enemy, units: sent, forts: walls } of plans) {
    fighters |= 1 << enemy;
    yield* landBattle(g, province, { owner: seat, units: sent, forts: walls }, enemy);
  }
  return fighters;
}

function* divide(
  g: MareNostrum,
  seat: Seat,
  province: Province,
  enemy: number,
  legions: number,
  forts: number,
): Flow<readonly [number, number]> {
  const options = [];
  for (let units = legions; units >= 0; units--)
    for (let walls = forts; walls >= 0; walls--) options.push(AGAINST[units][walls]);
  const ask = prompt('divide', '6.8', { side: enemy, province: provinceId(province) }, options[0].id);
  const choice = yield* g.choose(seat, ask, options);
  const index = options.indexOf(choice);
  return [legions - Math.floor(index / (forts + 1)), forts - (index % (forts + 1))];
}

/** 6C One single round: both roll together, each loses one unit per full 5 points of the other's sum. */
function* landBattle(g: MareNostrum, province: Province, attacker: Force, enemy: number): Flow<void> {
  const { state } = g;
  const i = at(enemy, province);
  const defender: Force = { owner: enemy, units: state.legions[i], forts: state.fortresses[i] };
  if (g.isHeard)
    g.emit({
      event: 'attacked',
      by: attacker.owner,
      side: enemy,
      province: provinceId(province),
      units: bundle({ legion: attacker.units, fortress: attacker.forts }),
      against: bundle({ legion: defender.units, fortress: defender.forts }),
    });
  const felled = roll(g, attacker, defender, HANNIBAL);
  const fallen = roll(g, defender, attacker, HANNIBAL);
  const [ownLegions, ownForts] = yield* losses(g, province, attacker, fallen);
  const [legions, forts] = yield* losses(g, province, defender, felled);
  remove(g, province, attacker, ownLegions, ownForts);
  remove(g, province, defender, legions, forts);
}

/** 6.14 The owner chooses which units fall; neutral ones lose legions first (R-NEUTRAL). */
function* losses(g: MareNostrum, province: Province, force: Force, count: number): Flow<readonly [number, number]> {
  const most = Math.min(count, force.units);
  const least = Math.max(0, count - force.forts);
  if (most === least || force.owner === NEUTRAL) return [most, count - most];
  const options = [];
  for (let legions = most; legions >= least; legions--) options.push(LOSE[legions][count - legions]);
  const ask = prompt('lose', '6.14', { count, province: provinceId(province) }, options[0].id);
  const legions = most - options.indexOf(yield* g.choose(force.owner, ask, options));
  return [legions, count - legions];
}

function remove(g: MareNostrum, province: Province, { owner }: Force, legions: number, forts: number): void {
  if (legions + forts === 0) return;
  const { state } = g;
  state.legions[at(owner, province)] -= legions;
  state.fortresses[at(owner, province)] -= forts;
  if (owner !== NEUTRAL) {
    state.supply[inSupply(owner, SUPPLY.legion)] += legions;
    state.supply[inSupply(owner, SUPPLY.fortress)] += forts;
  }
  if (g.isHeard) g.emit({ event: 'lost', side: owner, units: bundle({ legion: legions, fortress: forts }) });
}

/** R-NAVAL: the attacker fights with all his triremes of that sea that have not, divided if he attacks more than one owner. */
export function* navalBattles(
  g: MareNostrum,
  seat: Seat,
  sea: Sea,
  fresh: number,
  enemies: readonly Seat[],
): Flow<void> {
  const { state } = g;
  let ships = fresh;
  const plans: { enemy: Seat; units: number }[] = [];
  for (let i = 0; i < enemies.length && ships > 0; i++) {
    const last = i === enemies.length - 1;
    const units = last ? ships : yield* divideShips(g, seat, sea, enemies[i], ships);
    ships -= units;
    if (units > 0) plans.push({ enemy: enemies[i], units });
  }
  for (const { enemy, units } of plans) navalBattle(g, sea, { owner: seat, units, forts: 0 }, enemy);
  g.emit({
    event: 'sea.settled',
    by: seat,
    sea: seaId(sea),
    count: state.triremes[afloat(seat, sea)],
    rest: enemies.reduce((sum, enemy) => sum + state.triremes[afloat(enemy, sea)], 0),
  });
}

function* divideShips(g: MareNostrum, seat: Seat, sea: Sea, enemy: Seat, ships: number): Flow<number> {
  const options = SHIPS_AGAINST.slice(0, ships + 1).reverse();
  const ask = prompt('divide-ships', '6.5', { whose: enemy, sea: seaId(sea) }, options[0].id);
  return ships - options.indexOf(yield* g.choose(seat, ask, options));
}

/** 6.5 A round at sea: triremes are all alike, so nobody has to choose which are lost. */
function navalBattle(g: MareNostrum, sea: Sea, attacker: Force, enemy: Seat): void {
  const { state } = g;
  const defender: Force = { owner: enemy, units: state.triremes[afloat(enemy, sea)], forts: 0 };
  if (g.isHeard)
    g.emit({
      event: 'attacked.sea',
      by: attacker.owner,
      side: enemy,
      sea: seaId(sea),
      units: bundle({ trireme: attacker.units }),
      against: bundle({ trireme: defender.units }),
    });
  const felled = roll(g, attacker, defender, PERICLES);
  const fallen = roll(g, defender, attacker, PERICLES);
  sink(g, sea, attacker, fallen);
  sink(g, sea, defender, felled);
}

function sink(g: MareNostrum, sea: Sea, { owner }: Force, lost: number): void {
  if (lost === 0) return;
  const { state } = g;
  state.triremes[afloat(owner, sea)] -= lost;
  state.supply[inSupply(owner, SUPPLY.trireme)] += lost;
  if (g.isHeard) g.emit({ event: 'lost', side: owner, units: bundle({ trireme: lost }) });
}
