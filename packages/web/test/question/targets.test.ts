import { Chance, Match, Speaker, seedFrom, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { inKeyOrder } from '../../src/question/option-looks.ts';
import { groupName, shortOption } from '../../src/question/option-words.ts';
import { amountsOf, choicesOf, optionsOfPiece } from '../../src/question/targets.ts';

const game = await loadGame('byzantium');
const speaker = new Speaker({ language: 'en', messages: game.messages.en, nouns: game.nouns, names: [] });

/** What the page makes of every question of a random game. */
function questionsOf(seed: string) {
  const match = Match.create(game, { players: 3, seed: seedFrom(seed) });
  const chance = Chance.fromSeed(seedFrom(`${seed} player`));
  const found = [];
  for (let i = 0; i < 250 && !match.over; i++) {
    const seat = waiting(match.decision)[0];
    const { view, ask } = match.seen(seat);
    if (ask === null) throw new Error('nobody is asked');
    const open = { decision: 7, prompt: ask.prompt, options: ask.options, barred: ask.barred?.() ?? [] };
    found.push({
      choices: choicesOf(game, seat, open, game.notes?.(view, { seat, ...open }) ?? {}),
      scene: game.scene(view),
      ask: open,
      seat,
    });
    match.answer(seat, chance.pick(ask.options).id);
  }
  return found;
}

const questions = ['a', 'b', 'c'].flatMap(questionsOf);

describe('what the page offers', () => {
  it('is exactly what the rules list: every option once among the buttons, nothing else', () => {
    for (const { choices, ask } of questions) {
      const shown = choices.chips.flatMap((chip) => (chip.kind === 'one' ? [chip.option] : chip.options));
      expect(shown.map(({ id }) => id).sort()).toEqual(ask.options.map(({ id }) => id).sort());
      expect(choices.options).toEqual(inKeyOrder(game, ask));
    }
  });

  it('lights exactly the places that some option names', () => {
    for (const { choices, ask } of questions) {
      const named = new Set(ask.options.flatMap(({ city }) => (city === undefined ? [] : [String(city)])));
      expect(new Set(choices.targets.keys())).toEqual(named);
      for (const space of choices.blocked.keys()) expect(choices.targets.has(space)).toBe(false);
    }
  });

  it('marks a place as a fight only if every way to choose it is one', () => {
    for (const { choices } of questions)
      for (const { options, fight } of choices.targets.values())
        expect(fight).toBe(options.every(({ kind }) => game.look?.options[kind]?.fight === true));
  });

  it('is a short row of buttons, however many options there are', () => {
    for (const { choices } of questions) expect(choices.chips.length).toBeLessThanOrEqual(12);
  });

  it('has digits that keep their meaning: each once, the same for the same deed, 9 for what ends a round', () => {
    for (const { choices, ask } of questions) {
      const digits = [...choices.digits.values()];
      expect(new Set(digits).size).toBe(digits.length);
      expect(digits.length).toBe(Math.min(9, choices.chips.length));
      if (ask.prompt.ask !== 'action') continue;
      for (const [chip, digit] of choices.digits)
        if (chip.kind === 'one') {
          const wanted = { 'army byzantine': 1, 'army arab': 2, reinforce: 4, pass: 9 }[chip.option.id];
          if (wanted !== undefined) expect(digit).toBe(wanted);
        }
    }
  });

  it('has words for every option, short and long, and for every group', () => {
    for (const { choices } of questions) {
      for (const option of choices.options) {
        expect(shortOption(speaker, option)).not.toBe('');
        expect(shortOption(speaker, option).length).toBeLessThanOrEqual(speaker.option(option).length);
      }
      for (const chip of choices.chips)
        if (chip.kind === 'group')
          expect(speaker.has(`group.${chip.name}`), groupName(speaker, chip.name, chip.options)).toBe(true);
    }
  });
});

describe('things beside the list that stand for an option', () => {
  it('an own army on the map stands for moving it, a foreign one for nothing', () => {
    const moving = questions.filter(({ ask }) => ask.options.some(({ kind }) => kind === 'army'));
    const seen = { own: 0, foreign: 0 };
    for (const { choices, scene, seat } of moving)
      for (const piece of scene.pieces.filter(({ kind }) => kind === 'army')) {
        const options = optionsOfPiece(choices, piece);
        if (piece.owner !== seat) {
          expect(options).toEqual([]);
          seen.foreign++;
        } else if (choices.options.some(({ kind, faction }) => kind === 'army' && faction === piece.style)) {
          expect(options.map(({ id }) => id)).toEqual([`army ${piece.style}`]);
          seen.own++;
        }
      }
    expect(seen.own).toBeGreaterThan(0);
    expect(seen.foreign).toBeGreaterThan(0);
  });

  it('a box of the own panel stands for losing from it, and shows how much is in it', () => {
    const losing = questions.filter(({ ask }) => ask.prompt.ask === 'lose');
    expect(losing.length).toBeGreaterThan(0);
    for (const { choices, scene } of losing) {
      const amounts = amountsOf(choices, scene);
      for (const { id } of choices.options) expect(amounts.get(id)).toBeGreaterThan(0);
    }
  });

  it('a special action is its box beside the map', () => {
    const [first] = questions;
    const special = first.choices.options.filter(({ kind }) => kind === 'special');
    expect(special.length).toBeGreaterThan(0);
    for (const option of special) expect(first.choices.slots.get(`special.${option.special}`)).toEqual([option]);
  });
});
