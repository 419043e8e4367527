import { expect } from 'vitest';
import { LAND } from '../src/data/geography.ts';
import { COUNTERS, NATION_OF } from '../src/data/pieces.ts';
import { refreshControl } from '../src/rules/lands/control.ts';
import { facts } from '../src/rules/pieces/units.ts';
import { copy, type State, touchAll } from '../src/state.ts';

/** What is true after every answer: counters are where the lists say, money is not negative, cards are conserved. */
export function invariant(state: State): void {
  const listed = state.pieces.here.flat();
  const wrong: string[] = [];
  const on = state.pieces.at.filter((place) => place >= 0).length;
  if (state.pieces.at.length !== COUNTERS) wrong.push('counters come or go');
  if (listed.length !== on || new Set(listed).size !== on) wrong.push('a counter is in two places, or in none');
  state.pieces.here.forEach((counters, place) => {
    for (const counter of counters) {
      if (state.pieces.at[counter] !== place) wrong.push(`counter ${counter} is not where it lies`);
      if ((facts(counter).kind === 'fleet') !== place >= LAND) wrong.push(`counter ${counter} in the wrong element`);
    }
  });
  if (state.nations.treasury.some((gold) => gold < 0 || !Number.isInteger(gold)))
    wrong.push('a treasury is not a number of gold');
  if (state.lands.level.some((level) => level < 0 || level > 3)) wrong.push('a city has an impossible level');
  const events =
    state.cards.eventDeck.length +
    state.cards.eventDiscards.length +
    state.cards.hands.flat().filter((card) => card <= 72).length;
  if (events !== 72) wrong.push(`${events} event cards`);
  const { diplomacyDeck, diplomacyDiscards, envoys } = state.cards;
  if (diplomacyDeck.length + diplomacyDiscards.length + envoys.flat().length !== 18)
    wrong.push('diplomacy cards come or go');
  state.nations.horde.forEach((place, owner) => {
    if (place >= LAND) wrong.push(`horde ${owner} at sea`);
  });
  const camps = state.pieces.here.map((_, place) => state.nations.horde.filter((at) => at === place).length);
  if (camps.join() !== state.pieces.camps.join()) wrong.push('hordes are counted where they are not');
  const abroad = state.pieces.holder.flatMap((holder, counter) => (holder === NATION_OF[counter] ? [] : [counter]));
  if (abroad.join() !== state.pieces.abroad.join()) wrong.push('the list of units that serve others is wrong');
  expect(wrong).toEqual([]);
}

/** Between the moves of a Movement control is worked out only where units came or went: a look at everything finds the same. */
export function controlIsFresh(state: State): void {
  const anew = copy(state);
  touchAll(anew);
  refreshControl(anew);
  expect({
    control: state.lands.control,
    areas: state.lands.areaControl,
    shared: state.lands.areaShared,
  }).toEqual({
    control: anew.lands.control,
    areas: anew.lands.areaControl,
    shared: anew.lands.areaShared,
  });
}
