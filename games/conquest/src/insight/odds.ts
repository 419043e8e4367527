import { BATTLE_LEGION } from '../data/figures.ts';
import type { State } from '../state.ts';
import { warAge } from './war-age.ts';

const MOST_DICE = 40;

/** By number of dice and of units: how many units are matched on average by a face with this chance on each die. */
function matches(chance: number): readonly (readonly number[])[] {
  return Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
    const showing = Array.from(
      { length: dice + 1 },
      (_, n) => binomial(dice, n) * chance ** n * (1 - chance) ** (dice - n),
    );
    return Array.from({ length: MOST_DICE + 1 }, (_, units) =>
      showing.reduce((sum, likely, n) => sum + likely * Math.min(n, units), 0),
    );
  });
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1);
  return result;
}

const INFANTRY_MATCHES = matches(2 / 6);
const OTHER_MATCHES = matches(1 / 6);
const capped = (n: number) => (n < MOST_DICE ? n : MOST_DICE);

/** Hits that an army scores on average in the first round of a battle (9.4). */
export function hits(infantry: number, cavalry: number, catapults: number, leaders: number, walls = 0): number {
  const total = infantry + cavalry + catapults;
  const most = BATTLE_LEGION + leaders;
  const dice = capped((total < most ? total : most) + walls);
  return (
    INFANTRY_MATCHES[dice][capped(infantry)] +
    OTHER_MATCHES[dice][capped(cavalry)] +
    OTHER_MATCHES[dice][capped(catapults)]
  );
}

/** How likely an army wins: what both have to lose, weighed by what they hit. */
export function winChance(units: number, strike: number, foes: number, blow: number): number {
  if (units === 0) return 0;
  if (foes === 0) return 1;
  const ratio = (units * strike + 0.01) / (foes * blow + 0.01);
  const cube = ratio * ratio * ratio;
  return cube / (1 + cube);
}

/**
 * By how much an attacker overrates himself: not at all at first, the more the longer the war. Equal players who see things
 * as they are would watch each other for ever.
 */
export function boldness(state: State): number {
  return 1 + Math.min(2, Math.max(0, warAge(state) - 12) / 25);
}
