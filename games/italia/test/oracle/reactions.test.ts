import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { NATIONS_I, NATIONS_II } from '../../src/data/names.ts';
import { idOf } from '../../src/data/spaces.ts';
import { UNITS } from '../../src/data/units.ts';
import { bookOf, type State } from '../../src/state/state.ts';
import { asText, choicesOf, Eyes, wordsIn } from './eyes.ts';
import { type Question, questions } from './questions.ts';

const POSITIONS = sampled(process.env, 'positions', 50);

/** 12.3.2.1, 12.3.2.2, 12.3.2.3 What a nation may do in a reaction, found by asking every place of the board. */
class Reaction {
  readonly eyes: Eyes;
  readonly state: State;
  readonly nation: number;
  readonly leaderAt: string;

  constructor(state: State, nation: number) {
    this.eyes = new Eyes(state);
    this.state = state;
    this.nation = nation;
    this.leaderAt = idOf(state.leaderAt[state.turn.leader]);
  }

  /** Who of one space can go to the next one: marching, landing, going aboard, or sailing with what is aboard. */
  troops(from: string, to: string): string[] {
    const { eyes, nation } = this;
    if (eyes.isSea(from) && eyes.isSea(to)) return eyes.crews(nation, from);
    const counts = eyes.pieces(nation, from);
    const leaders = eyes.leaders(nation, from);
    const units = Object.fromEntries(UNITS.slice(0, 6).map(({ id }, kind) => [id, counts[kind]]));
    const hold = 2 * eyes.pieces(nation, to)[6] - eyes.soldiers(nation, to);
    return choicesOf(units, leaders).flatMap((words) => {
      const soldiers = words.filter((word) => !leaders.includes(word)).length;
      return soldiers === 0 || (eyes.isSea(to) && soldiers > hold) ? [] : [asText(words)];
    });
  }

  beside(space: string): string[] {
    return this.eyes.beside(space, 'land', 'strait', 'coast', 'sea');
  }

  /** 12.3.4 Whether somebody of the nation is there and not blocked, as only enemies are. */
  isFree(space: string): boolean {
    const { eyes, nation, state } = this;
    const blocked = eyes.index(space) === state.turn.blocked && !eyes.allied(nation, state.nation);
    return !blocked && eyes.isThere(nation, space);
  }

  /** R 27 A leader is no unit. */
  hasUnits(space: string): boolean {
    const { eyes, nation } = this;
    return eyes.soldiers(nation, space) + eyes.pieces(nation, space)[6] > 0;
  }

  joins(): string[] {
    const { eyes, nation, state, leaderAt } = this;
    if (!this.hasUnits(leaderAt) || eyes.allied(nation, state.nation)) return [];
    if (state.turn.raids.includes(eyes.index(leaderAt))) return [];
    return this.beside(leaderAt).filter((from) => this.isFree(from) && this.troops(from, leaderAt).length > 0);
  }

  goals(from: string): string[] {
    const { eyes, nation, state } = this;
    return this.beside(from).filter((to) => {
      if (eyes.isEntry(to) && !eyes.isHome(nation, to) && !eyes.mayEnter(nation, to)) return false;
      const there = eyes.others(nation, to);
      const open = there.length === 0 || (there.length === 1 && there[0] === state.nation && this.hasUnits(to));
      return open && this.troops(from, to).length > 0;
    });
  }

  shifts(): string[] {
    const spaces = this.state.mask.map((_, space) => idOf(space));
    return spaces.filter((from) => this.isFree(from) && this.goals(from).length > 0);
  }

  /** 12.3.2, R 27, 13.4 Whether it may react at all, and could do anything. */
  isAsked(): boolean {
    const { eyes, nation, state, leaderAt } = this;
    if (nation === state.nation) return false;
    const faction = ['optimates', 'populares', 'romans'].includes(bookOf(state).id(nation));
    if (eyes.isCivilWar && !faction) return false;
    const near = [leaderAt, ...this.beside(leaderAt)];
    if (!near.some((space) => this.hasUnits(space))) return false;
    return this.joins().length + this.shifts().length > 0;
  }
}

/** R 40 The order in which nations react. */
function orderOf(state: State): readonly string[] {
  if (new Eyes(state).isCivilWar) return ['optimates', 'populares', 'romans'];
  return state.scenario === 'I' ? NATIONS_I : NATIONS_II;
}

/** Follows a campaign move and sees to it that everybody who could react is asked, in order. */
class RollCall {
  #open = false;
  #asked = -1;
  skipped: string[] = [];

  hear({ state, prompt, answer }: Question): void {
    const { ask } = prompt;
    if (ask === 'react') this.#come(state, orderOf(state).indexOf(String(prompt.args?.nation)));
    else if (['engage', 'battle', 'campaign', 'civil-war'].includes(ask) && this.#open) {
      if (state.leaderAt[state.turn.leader] >= 0 && ['engage', 'battle'].includes(ask))
        this.#come(state, orderOf(state).length);
      this.#open = false;
    }
    if (['campaign', 'civil-war'].includes(ask) && ['march', 'embark', 'hold'].includes(answer.kind)) {
      this.#open = true;
      this.#asked = -1;
    }
  }

  #come(state: State, to: number): void {
    for (let i = this.#asked + 1; i < to; i++) {
      const id = orderOf(state)[i];
      if (new Reaction(state, bookOf(state).find(id)).isAsked()) this.skipped.push(`${id} in round ${state.round}`);
    }
    this.#asked = to;
  }
}

const fromOf = (options: Question['options'], kind: string) =>
  options.flatMap((option) => (option.kind === kind ? [String(option.from)] : [])).sort();

describe('an oracle that asks every place agrees on who may react, and how', () => {
  for (const players of [3, 4])
    it(`many reactions of ${players}-player games`, () => {
      const seen = { react: 0, join: 0, where: 0, units: 0 };
      const call = new RollCall();
      for (const question of questions(players, 'reactions', POSITIONS)) {
        const { state, prompt, options } = question;
        if (seen.react >= POSITIONS.length && seen.join >= 5 && seen.units >= POSITIONS.length / 10) break;
        call.hear(question);
        expect(call.skipped).toEqual([]);
        if (prompt.rule !== '12.3.2') continue;
        const reaction = new Reaction(state, bookOf(state).find(String(prompt.args?.nation)));
        const [from, to] = [String(prompt.args?.from), String(prompt.args?.area)];
        switch (prompt.ask) {
          case 'react':
            expect(reaction.isAsked()).toBe(true);
            expect(fromOf(options, 'join')).toEqual(reaction.joins().sort());
            expect(fromOf(options, 'shift')).toEqual(reaction.shifts().sort());
            seen.join += options.some(({ kind }) => kind === 'join') ? 1 : 0;
            seen.react += 1;
            break;
          case 'where':
            expect(options.map(({ area }) => String(area)).sort()).toEqual(reaction.goals(to).sort());
            seen.where += 1;
            break;
          case 'units':
            expect(options.map(({ units }) => asText(wordsIn(String(units)))).sort()).toEqual(
              reaction.troops(from, to).sort(),
            );
            seen.units += 1;
        }
      }
      expect(seen.where).toBeGreaterThan(5);
    });
});
