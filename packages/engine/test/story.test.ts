import { Chance, type Game, option, seedFrom } from '@tabula/engine';
import { StoryOf } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Dicey, dicey } from './dicey.ts';

/** A story of the game of dice, with some of it changed. */
function story(change: Partial<Game<Dicey>> = {}): StoryOf<Dicey, { event: string }> {
  const state = { turn: 0, rolls: [], held: [] };
  return new StoryOf({ ...dicey, ...change }, state, Chance.fromSeed(seedFrom('story')));
}

/** The words without one of them. */
function without(key: string): Partial<Game<Dicey>> {
  const { [key]: _, ...words } = dicey.messages.en;
  return { messages: { en: dicey.messages.en, it: words } };
}

describe('a story', () => {
  it('is told in words: questions, options and events, in both languages', () => {
    expect(story().answer(0, 'hold').told('acted')).toHaveLength(1);
    expect(() => story(without('prompt.act'))).toThrow('no message "prompt.act" in it');
    expect(() => story(without('option.peek'))).toThrow('no message "option.peek" in it');
    const silent = story(without('event.acted'));
    expect(() => silent.answer(0, 'hold')).toThrow('no message "event.acted" in it');
  });

  it('asks nothing without a rule, and offers nothing twice', () => {
    const asking = (rule: string, ...kinds: readonly string[]): Partial<Game<Dicey>> => ({
      *play(g) {
        yield* g.choose(
          0,
          { ask: 'act', rule },
          kinds.map((kind) => option(kind)),
        );
      },
    });
    expect(story(asking('1', 'hold', 'roll')).offered(0)).toEqual(['hold', 'roll']);
    expect(() => story(asking('', 'hold', 'roll'))).toThrow('names no question or no rule');
    expect(() => story(asking('1', 'hold', 'hold'))).toThrow('offers the same twice');
  });
});
