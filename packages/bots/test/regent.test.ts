import { Chance, type Game, Match, seedFrom } from '@tabula/engine';
import { heap } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../src/players/bot.ts';
import { regentChoice } from '../src/players/regent.ts';

/** A bot that always wants the same. */
const wanting = (id: string): Bot => ({ name: 'stubborn', looksAhead: false, choose: () => id });

const choice = (personal: Game['personal'], wish: string) => {
  const game = { ...heap, ...(personal === undefined ? {} : { personal }) };
  const { run } = Match.create(game, { players: 2, seed: seedFrom('regent') });
  return regentChoice(wanting(wish), run, 0, Chance.fromSeed(seedFrom('its own')));
};

describe('a regent', () => {
  it('says what the bot would say, unless that is personal', () => {
    expect(choice(undefined, 'take 2')).toBe('take 2');
    expect(choice({ options: ['take 1'] }, 'take 2')).toBe('take 2');
    expect(['take 1', 'take 3']).toContain(choice({ options: ['take 2'] }, 'take 2'));
    expect(choice({ options: ['take 1', 'take 2'] }, 'take 2')).toBe('take 3');
  });

  it('says something all the same where everything is personal', () => {
    expect(choice({ options: ['take'] }, 'take 2')).toBe('take 2');
  });
});
