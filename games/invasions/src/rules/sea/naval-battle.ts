import type { Flow } from '@tabula/engine';
import { COAST_REROLLS } from '../../data/figures.ts';
import { INNER_SEA, LAND, type Place, placeId, SHORE_OF } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type Counter, type LeaderNumber, type Nation, nationId } from '../../data/pieces.ts';
import { LEAD, optionsOf, prompt, UNLED } from '../../options.ts';
import type { State } from '../../state.ts';
import { hitsOf, reroll, rollPool, tell } from '../battle/dice.ts';
import { takeHits } from '../battle/hits.ts';
import { murder, slay } from '../pieces/leaders.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { comradesOf } from '../pieces/units.ts';
import { controlsCoast } from '../treasury/income.ts';
import { navigationRerolls } from './sea-cards.ts';

/** One stack in a battle at sea; whoever sails with its cargo is aboard. */
export interface NavalSide {
  readonly owner: Nation;
  /** Those that are sunk are taken out. */
  readonly fleets: Counter[];
  readonly aboard: LeaderNumber | undefined;
}

/** XXV.C One stack each, the active one as the attacker: a die for each fleet (G19), no archery, no retreat. A draw is possible. */
export function* navalBattle(g: Invasions, sea: Place, attacker: NavalSide, defender: NavalSide): Flow<void> {
  const { state } = g;
  const names = { nation: nationId(attacker.owner), enemy: nationId(defender.owner), province: placeId(sea) };
  g.emit({ event: 'naval.battle', ...names });
  const leaders = {
    attacker: attacker.aboard ?? (yield* embark(g, attacker, sea)),
    defender: defender.aboard ?? (yield* embark(g, defender, sea)),
  };
  const left = {
    attacker:
      rerollsAtSea(state, attacker.owner, leaders.attacker, sea) +
      (yield* navigationRerolls(g, attacker.owner, defender.owner, sea)),
    defender:
      rerollsAtSea(state, defender.owner, leaders.defender, sea) +
      (yield* navigationRerolls(g, defender.owner, attacker.owner, sea)),
  };
  const dice = {
    attacker: rollPool(g, { white: attacker.fleets.length, black: 0 }),
    defender: rollPool(g, { white: defender.fleets.length, black: 0 }),
  };
  tell(g, attacker.owner, dice.attacker, state.rules.redAtSea);
  tell(g, defender.owner, dice.defender, state.rules.redAtSea);
  yield* reroll(g, { where: sea, attacker, defender }, dice, left);
  const hits = hitsOf(dice.attacker, state.rules.redAtSea);
  const suffered = hitsOf(dice.defender, state.rules.redAtSea);
  yield* suffer(g, attacker, leaders.attacker, suffered);
  yield* suffer(g, defender, leaders.defender, hits);
  const won = outcome(attacker, defender, hits - suffered);
  if (won === 0) g.emit({ event: 'naval.drawn', ...names, hits, suffered });
  else if (won > 0) g.emit({ event: 'naval.won', ...names, hits, suffered });
  else
    g.emit({
      event: 'naval.won',
      nation: names.enemy,
      enemy: names.nation,
      province: names.province,
      hits: suffered,
      suffered: hits,
    });
  const victor = won === 0 ? undefined : won > 0 ? leaders.attacker : leaders.defender;
  if (victor !== undefined) murder(g, [victor]);
  // XX.K All damaged fleets are whole again.
  for (const counter of [...attacker.fleets, ...defender.fleets]) state.pieces.hurt[counter] = 0;
}

/** XXV.C Whoever sinks the other wins; else whoever hit more; else nobody. */
function outcome(attacker: NavalSide, defender: NavalSide, ahead: number): number {
  const afloat = (side: NavalSide) => (side.fleets.length > 0 ? 1 : 0);
  return afloat(attacker) - afloat(defender) || ahead;
}

/** XXV.C A leader on the shore of that sea may go aboard to give his re-rolls. */
function* embark(g: Invasions, { owner }: NavalSide, sea: Place): Flow<LeaderNumber | undefined> {
  const { state } = g;
  const near = comradesOf(state, owner).filter(
    (who) =>
      LEADERS[who].combat > 0 &&
      state.pieces.idle[who] === 0 &&
      SHORE_OF[sea - LAND].includes(state.pieces.leaderAt[who]),
  );
  if (near.length === 0) return undefined;
  const question = prompt('aboard', 'XXV.C', { nation: nationId(owner), province: placeId(sea) });
  const answer = yield* ask(g, owner, question, optionsOf(LEAD, near, [UNLED]));
  return answer.kind === 'unled' ? undefined : near.find((who) => LEADERS[who].id === answer.leader);
}

/** XXV.C The leader's re-rolls; two more on inner seas for whoever controls all coastal cities. */
export function rerollsAtSea(state: State, owner: Nation, who: LeaderNumber | undefined, sea: Place): number {
  const coast = INNER_SEA[sea - LAND] && controlsCoast(state, owner, sea) ? COAST_REROLLS : 0;
  return coast + (who === undefined ? 0 : LEADERS[who].combat);
}

/** Elite fleets are damaged first, the others are sunk; a leader dies with his whole stack. */
function* suffer(g: Invasions, { owner, fleets }: NavalSide, who: LeaderNumber | undefined, hits: number): Flow<void> {
  const question = prompt('hits', 'XXV.C', { nation: nationId(owner), hits });
  yield* takeHits(g, { owner, units: fleets, lost: [] }, hits, question);
  if (fleets.length === 0 && who !== undefined) yield* slay(g, who);
}
