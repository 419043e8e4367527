import type { Flow } from '@tabula/engine';
import { type Place, placeId } from '../../data/geography.ts';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { prompt } from '../../options.ts';
import { NOBODY, type State } from '../../state.ts';
import { kindsFor, mayPlay, playCard, sidesAsked } from '../cards/hand.ts';
import { enemiesAfloat } from '../lands/afloat.ts';
import type { Invasions } from '../pieces/table.ts';

const NAVIGATION = 2;
const STORM = -3;

/**
 * XXV.E Before a stack sails: who sails may trust to Expert Navigation, his enemies there to a Storm. What is added to the
 * roll of a landing; a mere transport does not sail in a storm.
 */
export function* sailingCards(
  g: Invasions,
  owner: Nation,
  to: Place,
  zones: readonly Place[],
  landing: boolean,
): Flow<{ readonly modifier: number; readonly sails: boolean }> {
  const { state } = g;
  const enemies = enemySides(state, owner, to, zones);
  const own = SIDE_OF[owner];
  let modifier = 0;
  for (const side of sidesAsked(state, landing ? [own, ...enemies] : enemies)) {
    const helps = state.sides[side] === state.sides[own];
    const kinds = kindsFor(state, side, 'sea').filter((kind) => kind === (helps ? 'expert-navigation' : 'storm'));
    if (helps && !landing) continue;
    const question = prompt('sea-card', 'XXV.E', { nation: nationId(owner), province: placeId(to) });
    const kind = yield* mayPlay(g, side, kinds, question);
    if (kind === undefined || !(yield* playCard(g, side, kind, helps ? enemies : [own]))) continue;
    if (!helps && !landing) return { modifier, sails: false };
    modifier += helps ? NAVIGATION : STORM;
  }
  return { modifier, sails: true };
}

/** The players of the coast and of the fleets on the way, other than who sails. */
function enemySides(state: State, owner: Nation, to: Place, zones: readonly Place[]): number[] {
  const nations = [state.lands.control[to], ...zones.flatMap((sea) => enemiesAfloat(state, owner, sea))];
  const sides = nations.filter((other) => other !== NOBODY).map((other) => SIDE_OF[other]);
  return [...new Set(sides)].filter((side) => state.sides[side] !== state.sides[SIDE_OF[owner]]);
}

/** XXV.B A Storm lets an interception at sea fail. */
export function* stormSaves(g: Invasions, owner: Nation, enemy: Nation, sea: Place): Flow<boolean> {
  const side = SIDE_OF[owner];
  if (!sidesAsked(g.state, [side]).includes(side) || side === SIDE_OF[enemy]) return false;
  const kinds = kindsFor(g.state, side, 'sea').filter((kind) => kind === 'storm');
  const question = prompt('storm', 'XXV.B', {
    nation: nationId(owner),
    enemy: nationId(enemy),
    province: placeId(sea),
  });
  const kind = yield* mayPlay(g, side, kinds, question);
  return kind !== undefined && (yield* playCard(g, side, kind, [SIDE_OF[enemy]]));
}

/** XXV.C Expert Navigation gives a re-roll in a battle at sea. */
export function* navigationRerolls(g: Invasions, owner: Nation, enemy: Nation, sea: Place): Flow<number> {
  const side = SIDE_OF[owner];
  if (!sidesAsked(g.state, [side]).includes(side)) return 0;
  const kinds = kindsFor(g.state, side, 'sea').filter((kind) => kind === 'expert-navigation');
  const question = prompt('sea-card', 'XXV.C', { nation: nationId(owner), province: placeId(sea) });
  const kind = yield* mayPlay(g, side, kinds, question);
  return kind !== undefined && (yield* playCard(g, side, kind, [SIDE_OF[enemy]])) ? 1 : 0;
}
