import type { Flow } from '@tabula/engine';
import { rowOf } from '../../data/cards.ts';
import type { EventKind } from '../../data/event-cards.ts';
import { OPEN_GROUND, placeId, TERRAIN } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type Counter, nationId, SIDE_OF, SORT_OF } from '../../data/pieces.ts';
import { ENTICE, HELP, ofSort, prompt } from '../../options.ts';
import { enlist, remove, type State } from '../../state.ts';
import { holdsCards, kindsFor, mayPlay, playCard, sidesAsked } from '../cards/hand.ts';
import { assassinate } from '../cards/leader-cards.ts';
import { kindsAmong } from '../pieces/losses.ts';
import { goHome } from '../pieces/mercenaries.ts';
import { askSide, d2, type Invasions } from '../pieces/table.ts';
import { facts, isHorse, keyOf } from '../pieces/units.ts';
import { addBoon } from './card-effects.ts';
import type { Field, Side } from './field.ts';

type Role = 'attacker' | 'defender';

/** X.B Before a battle the two players, and whoever wants to be asked, may lay down one card each. */
export function* battleCards(g: Invasions, field: Field): Flow<void> {
  const { attacker, defender, where } = field;
  for (const side of sidesAsked(g.state, [SIDE_OF[attacker.owner], SIDE_OF[defender.owner]])) {
    if (!holdsCards(g.state, side)) continue;
    const kinds = kindsFor(g.state, side, 'battle').filter((kind) => rolesFor(g.state, field, side, kind).length > 0);
    const question = prompt('battle-card', 'X.B.e', {
      nation: nationId(attacker.owner),
      enemy: nationId(defender.owner),
      province: placeId(where),
    });
    const kind = yield* mayPlay(g, side, kinds, question);
    if (kind !== undefined) yield* lay(g, field, side, kind);
  }
}

/** The sides that a player helps: his own in his own battle, either in a battle of others. */
function helped(field: Field, side: number): Role[] {
  const roles: Role[] = ['attacker', 'defender'];
  const own = roles.filter((role) => SIDE_OF[field[role].owner] === side);
  return own.length > 0 ? own : roles;
}

/** For whom a card can be laid down. */
function rolesFor(state: State, field: Field, side: number, kind: EventKind): Role[] {
  return helped(field, side).filter((role) => mayHelp(state, field, role, kind));
}

function mayHelp(state: State, field: Field, role: Role, kind: EventKind): boolean {
  const enemy = field[role === 'attacker' ? 'defender' : 'attacker'];
  if (kind === 'assassination') return enemy.leaders.length > 0;
  if (kind === 'defection') return waverers(enemy).length > 0;
  const effect = rowOf(kind).battle;
  if (effect === undefined || (effect.role !== undefined && effect.role !== role)) return false;
  if (effect.ground !== undefined && effect.ground !== groundOf(field)) return false;
  if (effect.horse && !field[role].units.some((counter) => isHorse(state, counter))) return false;
  if (effect.crossing !== undefined && !(field.crossed || field.overStrait)) return false;
  if (effect.ambush !== undefined && field[role].units.length === 0) return false;
  return effect.command === undefined || field[role].leaders.length > 0;
}

function groundOf({ where }: Field): 'open' | 'rough' {
  return OPEN_GROUND[where] ? 'open' : 'rough';
}

function* lay(g: Invasions, field: Field, side: number, kind: EventKind): Flow<void> {
  const roles = rolesFor(g.state, field, side, kind);
  const question = prompt('help', 'X.B', { card: kind });
  const { whose } = yield* askSide(
    g,
    side,
    question,
    roles.map((role) => HELP[role]),
  );
  const friend = field[whose];
  const enemy = field[whose === 'attacker' ? 'defender' : 'attacker'];
  if (!(yield* playCard(g, side, kind, [SIDE_OF[enemy.owner]]))) return;
  if (kind === 'assassination') yield* murderIn(g, side, enemy);
  else if (kind === 'defection') yield* defect(g, side, friend, enemy);
  else addBoon(friend.boon, rowOf(kind).battle ?? {});
}

function* murderIn(g: Invasions, side: number, enemy: Side): Flow<void> {
  const dead = yield* assassinate(g, side, enemy.leaders);
  if (dead !== undefined) enemy.leaders.splice(enemy.leaders.indexOf(dead), 1);
}

/** Units that serve for pay: mercenaries and auxiliaries. */
function waverers(side: Side): Counter[] {
  return side.units.filter((counter) => {
    const service = side.service.get(counter);
    return (service !== undefined && service.employer !== service.nation) || facts(counter).auxiliary;
  });
}

/** One of them leaves, as the card's player says: on a D2 it fights for the other side and serves it as long as it was to serve its own (G434), else it goes home. */
function* defect(g: Invasions, side: number, friend: Side, enemy: Side): Flow<void> {
  const { state } = g;
  const counter = yield* entice(g, side, enemy);
  const units = keyOf(state, counter);
  enemy.units.splice(enemy.units.indexOf(counter), 1);
  if (d2(g)) {
    enlist(state, counter, friend.owner);
    friend.units.push(counter);
    const { nation, lent } = state.pieces;
    if (nation[counter] === friend.owner) lent[counter] = 0;
    friend.service.set(counter, { nation: nation[counter], employer: friend.owner, term: lent[counter] });
    g.emit({ event: 'defected', nation: nationId(enemy.owner), enemy: nationId(friend.owner), units });
    return;
  }
  g.emit({ event: 'deserted', nation: nationId(enemy.owner), units });
  if (state.pieces.nation[counter] === enemy.owner) remove(state, counter);
  else goHome(state, counter);
}

function* entice(g: Invasions, side: number, enemy: Side): Flow<Counter> {
  const { state } = g;
  const kinds = kindsAmong(state, waverers(enemy));
  const question = prompt('waverer', 'X.B', { nation: nationId(enemy.owner) });
  const options = kinds.map((counter) => ofSort(ENTICE, SORT_OF[counter], state.pieces.hurt[counter]));
  const { unit } = yield* askSide(g, side, question, options);
  return kinds.find((counter) => keyOf(state, counter) === unit) ?? kinds[0];
}

/** A card lets the defender lie in wait, except for a leader who knows mountains. */
export function ambushByCard({ where, attacker, defender }: Field): boolean {
  if (defender.boon.ambush === 0 || defender.units.length === 0) return false;
  return TERRAIN[where] !== 'mountain' || !attacker.leaders.some((who) => LEADERS[who].mountain);
}
