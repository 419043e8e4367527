import type { Flow } from '@tabula/engine';
import { countsOf, type Nation } from '../../data/book/book.ts';
import type { Transformation } from '../../data/card.ts';
import { FIRST_SEA, idOf, isSea, SPACES, type Space, spaceNamed } from '../../data/spaces.ts';
import { FLEET, KINDS, type Kind, kindNamed, UNITS } from '../../data/units.ts';
import { PLACE, prompt } from '../../options.ts';
import { bookOf, NOBODY, type State } from '../../state/state.ts';
import { loseGold } from '../economy/gold.ts';
import {
  deploy,
  dismissLeader,
  fleetsAt,
  freeHold,
  isPresent,
  landUnits,
  leadersIn,
  takeOff,
  unitsAt,
} from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';

/** 12.4 Nations that become others, and nations whose time is over, at the end of a round. */
export function* transformations(g: Italia): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  for (let nation = 0; nation < book.size; nation++) {
    const { transformation, removedAfter } = book.cards[nation];
    if (transformation?.round === state.round) yield* transform(g, nation, transformation);
    if (removedAfter === state.round && takeAway(g, nation)) g.emit({ event: 'gone', nation: book.id(nation) });
  }
}

/** What the old nation had is taken off the board; the new one gets its share where there are counters. */
function* transform(g: Italia, nation: Nation, change: Transformation): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  const heir = book.nation(change.into);
  const claims = claimsOf(state, nation, change);
  const fleets = change.keepsFleets ? fleetClaims(state, nation) : [];
  takeAway(g, nation);
  loseGold(g, nation, state.gold[nation]);
  state.overlord[nation] = NOBODY;
  g.emit({ event: 'transformed', nation: book.id(nation), foe: change.into });
  yield* bestow(g, heir, fleets);
  yield* bestow(g, heir, claims);
}

interface Claim {
  readonly space: Space;
  readonly kind: Kind;
}

/** R 42 Units aboard go over with the fleets that carry them. */
function claimsOf(state: State, nation: Nation, change: Transformation): Claim[] {
  const { perArea, perUnit, onlyIn, most, keepsFleets } = change;
  const claims: Claim[] = [];
  const named = onlyIn?.map((id) => spaceNamed(id));
  for (let area = 0; area < (keepsFleets ? SPACES : FIRST_SEA); area++) {
    if (!isPresent(state, nation, area) || (named !== undefined && !named.includes(area))) continue;
    if (perArea !== undefined && area < FIRST_SEA)
      countsOf(perArea).forEach((count, kind) => {
        for (let n = 0; n < count; n++) claims.push({ space: area, kind });
      });
    if (perUnit !== undefined)
      for (let n = 0; n < landUnits(state, nation, area); n++) claims.push({ space: area, kind: kindNamed(perUnit) });
  }
  return most === undefined ? claims : claims.slice(0, most);
}

function fleetClaims(state: State, nation: Nation): Claim[] {
  const claims: Claim[] = [];
  for (let sea = FIRST_SEA; sea < SPACES; sea++)
    for (let n = 0; n < fleetsAt(state, nation, sea); n++) claims.push({ space: sea, kind: FLEET });
  return claims;
}

/** With fewer counters than claims the owner says where they go. */
function* bestow(g: Italia, heir: Nation, claims: readonly Claim[]): Flow<void> {
  const { state } = g;
  let left = claims.slice();
  for (;;) {
    left = left.filter(({ space, kind }) => kind === FLEET || !isSea(space) || freeHold(state, heir, space) > 0);
    if (left.length === 0) return;
    const { kind } = left[0];
    const supply = state.supply[heir * KINDS + kind];
    if (supply === 0) return;
    let claim = left[0];
    if (supply < left.length) {
      const spaces = [...new Set(left.map(({ space }) => space))];
      const ask = prompt('arrive', '12.4', { nation: bookOf(state).id(heir), units: UNITS[kind].id });
      const { area } = yield* g.choose(
        seatOf(state, heir),
        ask,
        spaces.map((space) => PLACE[space]),
      );
      claim = left.find(({ space }) => idOf(space) === area) ?? claim;
    }
    left.splice(left.indexOf(claim), 1);
    deploy(state, heir, claim.space, kind, 1);
    const arrived = { nation: bookOf(state).id(heir), units: UNITS[kind].id, area: idOf(claim.space) };
    g.emit({ event: 'arrived', ...arrived });
  }
}

/** Takes all pieces of a nation off the board; whether there were any. */
function takeAway(g: Italia, nation: Nation): boolean {
  const { state } = g;
  let wasThere = false;
  for (let space = 0; space < SPACES; space++) {
    if (!isPresent(state, nation, space)) continue;
    wasThere = true;
    for (const leader of leadersIn(state, nation, space)) dismissLeader(g, leader, true);
    for (let kind = 0; kind < KINDS; kind++) takeOff(state, nation, space, kind, unitsAt(state, nation, space, kind));
  }
  return wasThere;
}
