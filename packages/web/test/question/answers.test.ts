import { type Option, option } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import type { OpenAsk } from '../../src/client/source.ts';
import { found } from '../../src/map/found.ts';
import { figureOf, firstFigure } from '../../src/question/figures.ts';
import { choicesOf, optionsOfCard, optionsOfPiece, placeOf } from '../../src/question/targets.ts';
import { NO_NOTES, pretend } from '../pretend.ts';

function ask(options: readonly Option[]): OpenAsk {
  return { decision: 7, prompt: { ask: 'what', rule: '1' }, options, barred: [] };
}

describe('from where, and where to', () => {
  const game = pretend({ options: { march: { from: 'from', fight: true } } }, { from: 'space', to: 'space' });
  const options = [
    option('march', { from: 'roma', to: 'capua' }),
    option('march', { from: 'roma', to: 'ostia' }),
    option('march', { from: 'capua', to: 'roma' }),
    option('done'),
  ];

  it('asks first from where: those places glow, none of them as a fight', () => {
    const { targets } = choicesOf(game, 0, ask(options), NO_NOTES);
    expect([...targets.keys()]).toEqual(['roma', 'capua']);
    expect([...targets.values()].every(({ start, fight }) => start && !fight)).toBe(true);
  });

  it('then lights where one can go from there, and leaves what starts nowhere as it is', () => {
    const { targets, options: left, origin } = choicesOf(game, 0, ask(options), NO_NOTES, { from: 'roma' });
    expect([...targets.keys()]).toEqual(['capua', 'ostia']);
    expect([...targets.values()].every(({ start, fight }) => !start && fight)).toBe(true);
    expect(left).toEqual([options[0], options[1], options[3]]);
    expect(origin).toBe('roma');
  });
});

describe('the place of an option', () => {
  it('is the last it names, or the one that its look names', () => {
    const nouns = { at: 'space', side: 'space' };
    const galley = option('galley', { at: 'roma', side: 'mare' });
    expect(placeOf(pretend({}, nouns), galley)).toBe('mare');
    expect(placeOf(pretend({ options: { galley: { place: 'at' } } }, nouns), galley)).toBe('roma');
    expect(placeOf(pretend({}, nouns), option('done'))).toBeNull();
  });
});

describe('cards that stand for options', () => {
  const game = pretend({ cards: { 'card.wine': {}, 'card.fish': {} } }, { card: 'card', whose: 'seat' });
  const wine = { name: { say: 'card.wine' } };
  const fish = { name: { say: 'card.fish' } };

  it('are another seat’s only if the option names that seat', () => {
    const take = [option('take', { whose: 1, card: 'wine' }), option('take', { whose: 2, card: 'fish' })];
    const choices = choicesOf(game, 0, ask(take), NO_NOTES);
    expect(optionsOfCard(choices, wine, 1)).toEqual([take[0]]);
    expect(optionsOfCard(choices, wine, 2)).toEqual([]);
    expect(optionsOfCard(choices, fish, 2)).toEqual([take[1]]);
    expect(optionsOfCard(choices, wine, 0)).toEqual([]);
  });

  it('are one’s own, or lie on a shelf, if it names nobody', () => {
    const give = [option('give', { card: 'wine' }), option('give', { card: 'fish' })];
    const choices = choicesOf(game, 0, ask(give), NO_NOTES);
    expect(optionsOfCard(choices, wine, 0)).toEqual([give[0]]);
    expect(optionsOfCard(choices, fish, null)).toEqual([give[1]]);
    expect(optionsOfCard(choices, fish, 1)).toEqual([]);
  });
});

describe('pieces that stand for options', () => {
  const game = pretend({ options: { lead: { piece: 'general' } } }, { at: 'space', leader: 'leader' });
  const lead = [
    option('lead', { at: 'roma', leader: 'one' }),
    option('lead', { at: 'roma', leader: 'two' }),
    option('lead', { at: 'ostia', leader: 'three' }),
  ];
  const choices = choicesOf(game, 0, ask(lead), NO_NOTES);

  it('do so by their place, and by their name where several stand together', () => {
    const general = { kind: 'general', owner: 0 };
    expect(optionsOfPiece(choices, { ...general, at: 'ostia' })).toEqual([lead[2]]);
    expect(optionsOfPiece(choices, { ...general, at: 'roma', name: { say: 'leader.two' } })).toEqual([lead[1]]);
    expect(optionsOfPiece(choices, { ...general, at: 'capua' })).toEqual([]);
    expect(optionsOfPiece(choices, { ...general, at: 'roma', owner: 1 })).toEqual([]);
  });
});

describe('a figure to set', () => {
  const pay = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((talents) => option('pay', { talents }));

  it('is where options differ in nothing but one figure', () => {
    expect(figureOf(pay)).toBe('talents');
    expect(figureOf([option('go', { to: 'a' }), option('go', { to: 'b' })])).toBeNull();
    expect(figureOf([option('pay', { talents: 1, to: 0 }), option('pay', { talents: 2, to: 1 })])).toBeNull();
    expect(figureOf([option('done')])).toBeNull();
  });

  it('takes the place of a list of buttons', () => {
    const { chips } = choicesOf(pretend({}), 0, ask([...pay, option('done')]), NO_NOTES);
    expect(chips).toMatchObject([{ kind: 'group', name: 'pay', figure: 'talents' }, { kind: 'one' }]);
  });

  it('is a button for each as long as there is a key for each', () => {
    const { chips } = choicesOf(pretend({}), 0, ask(pay.slice(0, 9)), NO_NOTES);
    expect(chips.map(({ kind }) => kind)).toEqual(new Array(9).fill('one'));
  });

  it('begins with what is usual, else with what counts for whoever does not answer, else with the least', () => {
    expect(firstFigure(pay, { [pay[4].id]: { usual: true } }, pay[2].id)).toBe(4);
    expect(firstFigure(pay, NO_NOTES, pay[2].id)).toBe(2);
    expect(firstFigure(pay, NO_NOTES, undefined)).toBe(0);
  });
});

describe('finding a place', () => {
  const places = ['Ravenna', 'Verona', 'Ávila', 'Aventicum'].map((name) => ({ name }));

  it('minds neither capitals nor accents, and puts first what begins with the letters', () => {
    expect(found(places, 'av').map(({ name }) => name)).toEqual(['Aventicum', 'Ávila', 'Ravenna']);
    expect(found(places, ' VERO ')).toEqual([{ name: 'Verona' }]);
    expect(found(places, '')).toEqual([]);
  });
});
