import { AREA_OF, LAND, type Place } from '../../data/geography.ts';
import type { Nation } from '../../data/pieces.ts';
import { NOBODY, NOWHERE } from '../marks.ts';
import type { State } from '../position.ts';
import type { Ties } from '../ties.ts';

// What control follows from is changed by verbs alone: they mark the areas where it has to be worked out anew.

export function touch({ lands }: State, where: Place): void {
  if (where < LAND && AREA_OF[where] >= 0) lands.stale[AREA_OF[where]] = 1;
}

/** How often it was so since the rules were loaded, in whatever state: by this number whoever keeps what follows from it sees that it changed. */
export let upheavals = 0;

/** Nations are not to each other what they were. */
export function touchAll({ lands }: State): void {
  upheavals += 1;
  lands.stale.fill(1);
}

/**
 * Some nations, who were no friends and are none, became enemies, or are enemies no more. Control follows from that only where one of them
 * rules, and another has an empty city (G88).
 */
export function touchRealms({ lands: { areaControl, stale } }: State, rulers: readonly Nation[]): void {
  upheavals += 1;
  for (let number = 0; number < stale.length; number++) if (rulers.includes(areaControl[number])) stale[number] = 1;
}

/**
 * III.F A province with its city, if it has one, passes to a nation: by siege, surrender, treaty, or with the end of a Foedus. Nobody's
 * capital and nobody's Limes stays behind in it.
 */
export function changeHands(state: State, where: Place, taker: Nation): void {
  const { lands, nations } = state;
  const owner = lands.level[where] > 0 ? giveCity(state, where, taker) : taker;
  if (lands.limes[where] !== owner) lands.limes[where] = NOBODY;
  const seat = nations.capital.indexOf(where);
  if (seat >= 0 && seat !== owner) {
    nations.capital[seat] = NOWHERE;
    nations.capitalLost[seat] = state.clock.turn;
  }
  touch(state, where);
}

/** G311 Whose a city is from now on: one that was ceded by a Foedus is the federator's again if he or his federate has won it; else it is ceded no more. */
function giveCity({ lands, ties }: State, where: Place, taker: Nation): Nation {
  const federate = federateOf(ties, where, taker);
  lands.foedus[where] = federate;
  lands.city[where] = federate === NOBODY ? taker : ties.lord[federate];
  return lands.city[where];
}

/** Who has a province from a Foedus with a nation, or that nation itself, if it has. */
function federateOf({ foedera, lord }: Ties, where: Place, party: Nation): Nation {
  for (let i = 0; i < foedera.length; i += 3) {
    const federate = foedera[i];
    if (federate !== party && lord[federate] !== party) continue;
    if (foedera[i + 1] === where || foedera[i + 2] === where) return federate;
  }
  return NOBODY;
}

/** Its holder is no more: the city is anybody's who comes to hold the province. */
export function abandon(state: State, where: Place): void {
  state.lands.city[where] = NOBODY;
  touch(state, where);
}

/** XVIII.I A Limes is built, or taken over. */
export function raiseLimes(state: State, where: Place, owner: Nation): void {
  state.lands.limes[where] = owner;
  touch(state, where);
}

export function razeLimes(state: State, where: Place): void {
  state.lands.limes[where] = NOBODY;
  touch(state, where);
}

/** III.G The capital of a nation is placed: its city has walls from now on, which it keeps. Or the nation has none any more, though nobody conquered it (G312). */
export function moveCapital(state: State, owner: Nation, where: Place): void {
  const { capital, capitalLost } = state.nations;
  if (capital[owner] >= 0) touch(state, capital[owner]);
  capital[owner] = where;
  if (where < 0) {
    capitalLost[owner] = 0;
    return;
  }
  state.lands.fortified[where] = 1;
  touch(state, where);
}

/** III.F A city is founded on a site, or rises a level. */
export function build(state: State, where: Place, owner: Nation): void {
  state.lands.level[where] += 1;
  giveCity(state, where, owner);
  touch(state, where);
}

/** A city shrinks; from level 1 it is a site again. */
export function decay(state: State, where: Place): void {
  state.lands.level[where] -= 1;
  touch(state, where);
}

/** What one nation holds in a province is another's, as it is. */
export function inherit(state: State, where: Place, from: Nation, to: Nation): void {
  const { city, limes, control } = state.lands;
  for (const list of [city, limes, control]) if (list[where] === from) list[where] = to;
  touch(state, where);
}
