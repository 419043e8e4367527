import { type Ask, Chance, type Game, Match, type Option, regentOptions, seedFrom, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/common/limits.ts';
import { GAMES, SCALE } from '../helpers/house-games.ts';

/** The answers that a game marks as personal. */
function isPersonal({ personal }: Game, ask: string, { id, kind }: { readonly id: string; readonly kind: string }) {
  const words = [...(personal?.options ?? []), ...(personal?.answers?.[ask] ?? [])];
  return words.includes(kind) || words.includes(id);
}

/** So often in a row the clock takes for a seat what the rules name, before a regent plays there. */
const LAPSES = 2;

/** What a regent says in this test, quicker than by thinking: by habit, if it may, or anything that it may. */
function sayFor({ game, state, decision }: Match, { options }: Ask, free: readonly Option[], chance: Chance): string {
  const asked = decision?.asks.length === 1 && chance.below(2) === 0 ? decision : null;
  const usual = asked && options[game.insight.policy?.(state, asked, chance) ?? -1];
  return (usual != null && free.includes(usual) ? usual : chance.pick(free)).id;
}

/** People play for a while; then nobody is there any more: what the rules name is taken for a seat, and soon a regent plays. */
function playAbsent(game: Game, players: number, word: string, present: number): Match {
  const match = Match.create(game, { players, seed: seedFrom(word) });
  const chance = Chance.fromSeed(seedFrom(`players of ${word}`));
  const lapses = Array.from({ length: players }, () => 0);
  while (match.decision !== null && match.answers.length < LIMITS.answers) {
    const seat = chance.pick(waiting(match.decision));
    const ask = match.decision.open(seat);
    if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
    const { options, prompt } = ask;
    const number = match.history.numberFor(seat);
    if (match.answers.length < present) match.answer(seat, chance.pick(options).id, number);
    else if (prompt.fallback !== undefined && lapses[seat]++ < LAPSES)
      match.answer(seat, prompt.fallback, number, 'timeout');
    else {
      const free = regentOptions(game, ask);
      if (!options.every((option) => isPersonal(game, prompt.ask, option)))
        expect(free.filter((option) => isPersonal(game, prompt.ask, option))).toEqual([]);
      match.answer(seat, sayFor(match, ask, free, chance), number);
    }
  }
  return match;
}

describe.each(GAMES)('%s with nobody there', (id) => {
  it('comes to its end, from the start and from wherever people left it', async () => {
    const game = await loadGame(id);
    const { min, max } = game.players;
    for (let round = 0; round < 2 * SCALE; round++) {
      const players = min + (round % (max - min + 1));
      const present = 130 * (round % 7);
      const match = playAbsent(game, players, `absent ${round}`, present);
      expect(match.over, `${players} players, after ${present} answers of people`).toBe(true);
    }
  });

  it('names nothing as personal that it never asks or offers', async () => {
    const { personal, messages } = await loadGame(id);
    const known = (key: string) => Object.keys(messages.en).some((one) => one === key || one.startsWith(`${key}.`));
    for (const word of [...(personal?.options ?? []), ...Object.values(personal?.answers ?? {}).flat()])
      expect(known(`option.${word.split(' ')[0]}`), word).toBe(true);
    for (const ask of Object.keys(personal?.answers ?? {})) expect(known(`prompt.${ask}`), ask).toBe(true);
  });
});
