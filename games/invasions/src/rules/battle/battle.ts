import type { Flow } from '@tabula/engine';
import { OPEN_GROUND, placeId, TERRAIN, wayBetween } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { nationId } from '../../data/pieces.ts';
import { NOBODY } from '../../state.ts';
import { spoilWeddings } from '../diplomacy/weddings.ts';
import { d2, type Invasions } from '../pieces/table.ts';
import { advancedMelee, advancedShooting } from './advanced.ts';
import { aftermath } from './aftermath.ts';
import { ambushByCard, battleCards } from './battle-cards.ts';
import { shielded } from './card-effects.ts';
import { hitsOf, type Rerolls, reroll, rerollsOf, rollPool, tell, trade } from './dice.ts';
import { type Clash, type Field, fieldOf, isAlive, mainEnemy, nationsIn, type Side } from './field.ts';
import { suffer } from './hits.ts';
import { archeryPool, meleePool } from './pools.ts';
import { turncoats } from './turncoats.ts';

/** XX. A battle from the first arrow to the retreat. True if the attacker won. */
export function* battle(g: Invasions, clash: Clash): Flow<boolean> {
  const loyal = turncoats(g, clash);
  // Whoever stood there may have gone over.
  if (mainEnemy(g.state, loyal.attacker, loyal.where) === NOBODY) return true;
  const field = fieldOf(g.state, loyal);
  const { attacker, defender, where } = field;
  g.emit({
    event: 'battle',
    nation: nationId(attacker.owner),
    enemy: nationId(defender.owner),
    province: placeId(where),
  });
  spoilWeddings(g.state, attacker.owner, attacker.units, nationsIn(g.state, defender));
  yield* battleCards(g, field);
  const left = rerollsOf(field, g.state.rules.advanced);
  yield* archery(g, field);
  if (isAlive(attacker) && isAlive(defender)) {
    if (g.state.rules.advanced) yield* advancedMelee(g, field, left);
    else yield* melee(g, field, left);
  }
  return yield* aftermath(g, field);
}

/** XX.D Both shoot at once; an ambusher first. */
function* archery(g: Invasions, field: Field): Flow<void> {
  const ambusher = ambush(g, field);
  if (ambusher === undefined) {
    const first = shoot(g, field, field.attacker, field.defender, false);
    const second = shoot(g, field, field.defender, field.attacker, false);
    if (first > 0) yield* suffer(g, field, field.defender, first);
    if (second > 0) yield* suffer(g, field, field.attacker, second);
    return;
  }
  const other = ambusher === field.defender ? field.attacker : field.defender;
  g.emit({ event: 'ambushed', nation: nationId(ambusher.owner), province: placeId(field.where) });
  yield* suffer(g, field, other, shoot(g, field, ambusher, other, true));
  yield* suffer(g, field, ambusher, shoot(g, field, other, ambusher, false));
}

/** XX.D, G34 In mountains the defender lies in wait; an intercepted stack does, if its enemies had nobody there. */
export function ambush(g: Invasions, field: Field): Side | undefined {
  const { state } = g;
  const { attacker, defender, where, intercepted } = field;
  if (ambushByCard(field)) return defender;
  if (TERRAIN[where] !== 'mountain') return undefined;
  const newcomers = intercepted && defender.units.every((counter) => state.stacks.from[counter] >= 0);
  const ambusher = newcomers ? attacker : defender;
  const victim = newcomers ? defender : attacker;
  if (ambusher.units.length === 0 || victim.leaders.some((who) => LEADERS[who].mountain)) return undefined;
  const certain = newcomers ? defendersExposed(g, field) : field.exposed;
  return certain || d2(g) ? ambusher : undefined;
}

function defendersExposed(g: Invasions, { defender, where }: Field): boolean {
  const { state } = g;
  return defender.units.every((counter) => {
    const border = wayBetween(state.rules.map, state.stacks.from[counter], where)?.border;
    return border === 'ridge' || border === 'river';
  });
}

function shoot(g: Invasions, field: Field, side: Side, enemy: Side, ambushing: boolean): number {
  if (side.units.length === 0) return 0;
  if (g.state.rules.advanced) return advancedShooting(g, field, side, enemy, ambushing);
  const pool = archeryPool(g.state, field, side, enemy, ambushing);
  if (pool.white + pool.black === 0) return 0;
  const dice = rollPool(g, pool);
  const hits = hitsOf(dice, OPEN_GROUND[field.where]);
  g.emit({ event: 'shot', nation: nationId(side.owner), count: dice.length, hits });
  tell(g, side.owner, dice, OPEN_GROUND[field.where]);
  return hits;
}

/** XX.E-H One melee: pools, a leader's trade, the roll, re-rolls, hits on both sides at once. */
function* melee(g: Invasions, field: Field, left: Rerolls): Flow<void> {
  const { state } = g;
  const { attacker, defender, where } = field;
  let attack = meleePool(state, field, attacker, defender);
  let defence = meleePool(state, field, defender, attacker);
  const first = yield* trade(g, attacker, left.attacker, attack, defence);
  left.attacker -= first.used;
  const second = yield* trade(g, defender, left.defender, first.theirs, first.mine);
  left.defender -= second.used;
  attack = second.theirs;
  defence = second.mine;
  const dice = { attacker: rollPool(g, attack), defender: rollPool(g, defence) };
  const open = OPEN_GROUND[where];
  tell(g, attacker.owner, dice.attacker, open);
  tell(g, defender.owner, dice.defender, open);
  yield* reroll(g, field, dice, left);
  const hits = hitsOf(dice.attacker, open);
  const suffered = hitsOf(dice.defender, open);
  g.emit({ event: 'melee', nation: nationId(attacker.owner), enemy: nationId(defender.owner), hits, suffered });
  yield* suffer(g, field, attacker, shielded(attacker.boon, suffered));
  yield* suffer(g, field, defender, shielded(defender.boon, hits));
}
