import { type Language, Noun, option, Speaker } from '@tabula/engine';
import { describe, expect, it } from 'vitest';

const en = {
  seat: 'Seat {number}',
  'city.ankara': 'Ankara',
  'city.nicaea': 'Nicaea',
  'faction.greens': 'the Greens',
  'faction.blues': 'the Blues',
  'prompt.levy': '{by} may levy {armies, plural, =0 {nothing} one {# army} other {# armies}}.',
  'option.march': 'March to {city}',
  'option.pass': 'Pass',
  'event.besieged': '{by} besieges {city}.',
  'event.fell': '{faction, select, greens {Green} other {Blue}} banners over {city}: {faction} win.',
  'event.plundered': 'Plundered: {cities}.',
  'event.rolled': 'Rolled: {dice}.',
  'event.marched': '{units} march.',
  'event.rested': '{units, select, none {All march on} other {{units} rest}}.',
  'event.scored': '+{points}: {points, plural, one {a point} other {points}}.',
  'event.sized': 'Armies of <5 and > 9 are <b>odd</b>.',
  'piece.banner': '{style, select, torn {a torn banner} other {a banner}}',
  'piece.army': '{count, plural, one {an army} other {# armies}} of {owner}',
  'unit.horse': 'horse',
  'unit.foot': 'foot',
  'unit.none': 'nobody',
  'many.unit.horse': '{count, plural, one {a horseman} other {# horsemen}}',
  'unit.foot@romans': 'legion',
  'event.came': 'The {nation} come with {units}.',
};
const it_ = {
  ...en,
  'city.ankara': 'Ancira',
  'prompt.levy': '{by} può arruolare {armies, plural, one {# armata} other {# armate}}.',
};
const nouns = { by: 'seat', owner: 'seat', city: 'city', cities: 'city', faction: 'faction', units: 'unit+' };

function speaker(language: Language = 'en', names: readonly string[] = ['Ada', '']): Speaker {
  return new Speaker({ language, messages: language === 'en' ? en : it_, nouns, names });
}

describe('a speaker', () => {
  it('writes halves as the language does, alone and in a sentence', () => {
    expect([speaker('en').figure(2.5), speaker('it').figure(2.5), speaker('it').figure(1200)]).toEqual([
      '2.5',
      '2,5',
      '1200',
    ]);
    expect(speaker('it').event({ event: 'scored', points: 0.5 })).toBe('+0,5: points.');
    expect(speaker('en').event({ event: 'scored', points: 0.5 })).toBe('+0.5: points.');
  });

  it('counts in the words of the language', () => {
    const levy = (armies: number) => ({ ask: 'levy', rule: '3', args: { by: 0, armies } });
    expect([0, 1, 2].map((n) => speaker().prompt(levy(n)))).toEqual([
      'Ada may levy nothing.',
      'Ada may levy 1 army.',
      'Ada may levy 2 armies.',
    ]);
    expect([1, 2].map((n) => speaker('it').prompt(levy(n)))).toEqual([
      'Ada può arruolare 1 armata.',
      'Ada può arruolare 2 armate.',
    ]);
  });

  it('says options by their kind and arguments', () => {
    expect(speaker().option(option('march', { city: 'ankara' }))).toBe('March to Ankara');
    expect(speaker().option(option('pass'))).toBe('Pass');
  });

  it('chooses words by the id of a noun and shows its name', () => {
    const fell = (faction: string) => speaker().event({ event: 'fell', faction, city: 'nicaea' });
    expect(fell('greens')).toBe('Green banners over Nicaea: the Greens win.');
    expect(fell('blues')).toBe('Blue banners over Nicaea: the Blues win.');
  });

  it('keeps nouns apart in a sentence, so that they can be linked', () => {
    expect(speaker().eventSentence({ event: 'besieged', by: 0, city: 'ankara' })).toEqual([
      new Noun('seat', 0, 'Ada'),
      ' besieges ',
      new Noun('city', 'ankara', 'Ankara'),
      '.',
    ]);
  });

  it('names the things of a list too', () => {
    expect(speaker().eventSentence({ event: 'plundered', cities: ['ankara', 'nicaea'] })).toEqual([
      'Plundered: ',
      new Noun('city', 'ankara', 'Ankara'),
      ' and ',
      new Noun('city', 'nicaea', 'Nicaea'),
      '.',
    ]);
    expect(speaker().event({ event: 'plundered', cities: ['nicaea', 'ankara', 'nicaea'] })).toBe(
      'Plundered: 2 × Nicaea and Ankara.',
    );
    expect(speaker().eventSentence({ event: 'rolled', dice: [6, 1] })).toEqual(['Rolled: 6, 1.']);
    expect(speaker().event({ event: 'rolled', dice: [] })).toBe('Rolled: .');
  });

  it('puts no comma before the last of three, in either language', () => {
    const plundered = { event: 'plundered', cities: ['ankara', 'nicaea', 'rome'] };
    const more = { 'city.rome': 'Rome' };
    const say = (language: Language, messages: Record<string, string>) =>
      new Speaker({ language, messages: { ...messages, ...more }, nouns, names: [] }).event(plundered);
    expect(say('en', en)).toBe('Plundered: Ankara, Nicaea and Rome.');
    expect(say('it', it_)).toBe('Plundered: Ancira, Nicaea e Rome.');
  });

  it('says of a thing whose it is, but in a question about its nation', () => {
    expect(speaker().thing('unit.foot', { nation: 'goths' })).toBe(speaker().say('unit.foot'));
    expect(speaker().thing('unit.foot')).toBe(speaker().say('unit.foot'));
    expect(speaker().thing('unit.foot', { nation: 'romans' })).toBe('legion');
  });

  it('takes what looks like a tag for words', () => {
    expect(speaker().event({ event: 'sized' })).toBe('Armies of <5 and > 9 are <b>odd</b>.');
  });

  it('says phrases and pieces of a scene', () => {
    expect(speaker().phrase({ say: 'option.march', args: { city: 'nicaea' } })).toBe('March to Nicaea');
    expect(speaker().piece({ at: 'ankara', kind: 'army', owner: 0, count: 2 })).toBe('2 armies of Ada');
    expect(speaker().piece({ at: 'ankara', kind: 'banner', style: 'torn' })).toBe('a torn banner');
  });

  it('counts the things of a bundle', () => {
    const marched = (units: string) => speaker().event({ event: 'marched', units });
    expect(marched('3*foot+2*horse')).toBe('3 × foot and 2 horsemen march.');
    expect(marched('foot+horse')).toBe('foot and a horseman march.');
    expect(marched('none')).toBe('nobody march.');
    const rested = (units: string) => speaker().event({ event: 'rested', units });
    expect(rested('none')).toBe('All march on.');
    expect(rested('2*foot')).toBe('2 × foot rest.');
  });

  it('calls a seat by its name, or by its number where nobody said', () => {
    expect([0, 1, 2].map((seat) => speaker().seat(seat))).toEqual(['Ada', 'Seat 2', 'Seat 3']);
  });

  it('does not make up words', () => {
    expect(() => speaker().say('event.unheard')).toThrow('no message "event.unheard" in en');
    expect(() => speaker('it').say('toString')).toThrow('no message "toString" in it');
    expect(() => speaker().event({ event: 'besieged', by: 0, city: 'atlantis' })).toThrow('no message "city.atlantis"');
    expect(() => speaker().event({ event: 'besieged', by: 0 })).toThrow(/city/);
    expect(speaker().has('event.fell')).toBe(true);
    expect(speaker().has('toString')).toBe(false);
  });

  it('calls a thing more shortly in a sentence about whose it is', () => {
    const came = (nation: string) => speaker().event({ event: 'came', nation, units: '2*foot+horse' });
    expect(came('romans')).toBe('The romans come with 2 × legion and a horseman.');
    expect(came('goths')).toBe('The goths come with 2 × foot and a horseman.');
  });
});
