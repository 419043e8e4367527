import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { controlledAreas } from '../../src/rules/pieces/control.ts';
import { bookOf } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

describe('who controls an area', () => {
  it('R 73 Foederati who defend Ravenna beside Odoacer have no penalty', () => {
    shows('R 73', '15.7.a');
    const state = given('II', (position) => {
      position.round(4).turnOf('ostrogoths', 'combat').units('ostrogoths', 'ravenna', { infantry: 1 });
      position.units('foederati', 'ravenna', { infantry: 1 }).units('foederati', 'pavia', {}, 'odoacer');
      position.units('foederati', 'picenum', { infantry: 1 }).units('foederati', 'verona', { infantry: 1 });
    });
    const story = new Story(state, 1, 7);
    expect(story.told('rolled')[1]).toMatchObject({ nation: 'foederati', hits: 1 });
  });

  it('8.1 an area that a nation attacks is not its capital yet', () => {
    shows('8.1.e');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts').units('celts', 'mediolanum', { infantry: 6 });
      // It was theirs once.
      position.units('illyrians', 'verona', { infantry: 1 }).capital('celts', 'verona');
    });
    const story = new Story(state).answer('select mediolanum', 'attack verona');
    expect(story.offered().at(-1)).toBe('take 4*infantry');
  });

  it('9.7 an attacked city in highland is no road, though it is overrun', () => {
    shows('9.7.a', 'R 73');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts').units('celts', 'liguria', { infantry: 2 });
      position.units('etruscans', 'pavia', { infantry: 1 }).city('pavia', 'etruscans');
    });
    const story = new Story(state).answer(
      'select liguria',
      'attack pavia',
      'take infantry',
      'via liguria',
      'select liguria',
    );
    // One against one in a city: it is overrun, but the highland stops.
    expect(story.offered('go').sort()).toEqual(
      ['go pisae', 'go taurinum', 'go etruria', 'go florentia', 'go mediolanum'].sort(),
    );
    expect(story.offered()).not.toContain('go verona');
  });

  it('9.3 units that stood among strangers do not overrun them for others', () => {
    shows('9.3.b');
    const state = given('I', (position) => {
      position.round(3).turnOf('samnites').units('samnites', 'lucania', { infantry: 2 });
      position.units('greeks', 'lucania', { infantry: 1 }).units('samnites', 'apulia', { infantry: 1 });
      for (const area of ['calabria', 'samnium'] as const) position.units('greeks', area, { infantry: 1 });
    });
    // The two of Lucania came as reinforcements and may still walk away.
    expect(new Story(state).answer('select apulia').offered()).not.toContain('go bruttium');
  });

  const scipio = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(7).turnOf('romans', 'campaign').gold('romans', 3).leads('scipio');
        position.units('romans', 'liguria', { legion: 3 }, 'scipio');
        position.units('celts', 'pisae', { infantry: 1 }).subject('celts', 'romans');
        change(position);
      }),
      ...dice,
    );

  it('12.3.1 a guest neither plunders nor owns his subject’s city', () => {
    shows('12.3.1.e', '10.6.b', 'R 73');
    const story = scipio((position) => position.city('pisae', 'celts'));
    story.answer('march', 'take 3*legion', 'go pisae', 'stop');
    while (story.asked?.ask === 'react') story.answer('watch');
    expect(story.told('plundered')).toEqual([]);
    // He has to go on; nobody was asked about the city.
    expect(story.asked).toMatchObject({ ask: 'march', nation: 'romans' });
    expect(story.state.cityOwner[story.state.holder.indexOf(bookOf(story.state).nation('celts'))]).toBe(1);
  });

  it('10.6.1 nor does he rebuild its ruin', () => {
    shows('10.6.1.a');
    const story = scipio((position) => position.city('pisae', 'celts', true));
    story.answer('march', 'take 3*legion', 'go pisae', 'stop');
    expect(story.asked?.ask).not.toBe('rebuild');
  });

  it('R 55, R 73 an army placed among a garrison holds nothing until it has fought', () => {
    shows('R 55', 'R 73', '12.3.1.h');
    const state = given('I', (position) => {
      position
        .round(10)
        .turnOf('optimates', 'civil-war')
        .units('optimates', 'apulia', { legion: 3 }, 'sulla-optimates');
      position.units('samnites', 'apulia', { infantry: 4 }).city('apulia', 'samnites').gold('optimates', 2);
    });
    const passing = new Story(structuredClone(state)).answer('pass');
    expect(passing.points('optimates')).toBe(0);
    // To march off, four would have to stay: with three he fights there.
    const story = new Story(state, 1, 1, 1, 1, 1, 1, 1);
    expect(story.offered()).toEqual(['pass', 'hold']);
    story.answer('hold', 'assault').calmly();
    expect(story.told('battle')).toMatchObject([{ nation: 'optimates', foe: 'samnites', area: 'apulia' }]);
  });

  it('12.5.1 seas are no areas, and one who is attacked still controls', () => {
    shows('12.5.1.d', '7.1.e');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans').units('illyrians', 'mare-hadriaticum', { fleet: 1, infantry: 1 });
      position.units('illyrians', 'venetia', { infantry: 1 }).units('romans', 'venetia', { legion: 1 });
    });
    expect(controlledAreas(state, bookOf(state).nation('illyrians')).length).toBe(1);
    expect(controlledAreas(state, bookOf(state).nation('romans')).length).toBe(0);
  });
});

describe('who may plunder', () => {
  it('R 74 legions that come to Roma out of turn own it at once and do not plunder it', () => {
    shows('R 74', '15.1.b', '7.2.f');
    const state = given('I', (position) => {
      position.round(8).city('roma', 'celts').units('celts', 'roma', { infantry: 1 });
      position.units('celts', 'verona', { infantry: 1 }).units('romans', 'neapolis', { legion: 1 });
      position.state.phase = 'round-start';
    });
    const story = new Story(state);
    while (story.asked?.ask === 'must-retreat') story.answer(story.offered()[0]);
    expect(story.count('romans', 'roma', 'legion')).toBe(4);
    expect(story.at('marius')).toBe('roma');
    expect(story.count('celts', 'roma', 'infantry')).toBe(0);
    while (story.asked?.nation === 'celts') story.answer(story.offered()[0] === 'buy none' ? 'buy none' : 'done');
    expect(story.told('plundered')).toEqual([]);
    expect(story.state.cityOwner[17]).toBe(0);
  });

  it('R 72 Roma that was freed is not plundered by Rome', () => {
    shows('R 72', '13.1.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'turn-start').units('celts', 'roma', { infantry: 1 }).city('roma', 'celts');
      position.units('romans', 'neapolis', { legion: 1 }).units('celts', 'etruria', { infantry: 1 });
    });
    const story = new Story(state);
    while (story.asked?.nation === 'celts') story.answer('retreat-to etruria');
    const answers: Record<string, string> = { buy: 'buy none', arrive: 'place neapolis', put: 'put 5*legion' };
    for (let ask = story.asked?.ask ?? ''; ask in answers; ask = story.asked?.ask ?? '') story.answer(answers[ask]);
    story.answer('select neapolis', 'go roma', 'take 6*legion', 'done');
    expect(story.asked?.ask).not.toBe('plunder');
    expect(story.cityIn('roma')).toBe('city');
  });

  it('R 72 nor Roma into which somebody came by a reaction, before round 10', () => {
    shows('R 72');
    const state = given('I', (position) => {
      position.round(8).turnOf('romans', 'campaign').gold('romans', 3).leads('marius').city('roma', 'romans');
      position.units('romans', 'umbria', { legion: 3 }, 'marius').units('carthaginians', 'etruria', { infantry: 1 });
    });
    const story = new Story(state, 10, 10, 10, 1);
    story.answer('march', 'take 3*legion', 'go perusia', 'stop', 'no-block', 'shift etruria', 'go roma');
    story.answer('march', 'take 3*legion', 'attack roma', 'stop');
    // Nor is there a raid.
    expect(story.asked).toMatchObject({ ask: 'react' });
    story.calmly();
    expect(story.count('carthaginians', 'roma', 'infantry')).toBe(0);
    expect(story.asked).toMatchObject({ ask: 'campaign', nation: 'romans' });
    expect(story.cityIn('roma')).toBe('city');
  });

  it('10.6 a city taken in one step of a campaign is not plundered in the next', () => {
    shows('10.6.c');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 3).leads('fabius');
      position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'carthaginians');
    });
    const story = new Story(state).answer('march', 'take 3*legion', 'go neapolis', 'stop');
    expect(story.asked).toMatchObject({ ask: 'plunder' });
    story.answer('spare', 'march', 'take none', 'go roma', 'stop');
    expect(story.asked).toMatchObject({ ask: 'campaign' });
    expect(story.told('plundered')).toEqual([]);
  });

  it('R 80 a subject may plunder an empty city of its overlord’s player', () => {
    shows('R 80', '12.5.2.c');
    const state = given('I', (position) => {
      position.round(3).turnOf('samnites').units('samnites', 'samnium', { infantry: 2 }).city('neapolis', 'romans');
      position.subject('samnites', 'romans').units('romans', 'roma', { legion: 1 });
    });
    const story = new Story(state).answer('select samnium', 'go neapolis', 'take infantry', 'done', 'plunder-gold');
    // Half of four gold is Rome's.
    expect([story.gold('samnites'), story.gold('romans')]).toEqual([2, 2]);
  });

  it('R 90 an overlord on campaign may plunder a city that his subject leaves to him', () => {
    shows('R 90', '10.6.d', '12.3.2.2.c');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 3).leads('fabius');
      position.units('romans', 'roma', { legion: 2 }, 'fabius').subject('celts', 'romans');
      position.units('celts', 'umbria', { infantry: 1 }).city('umbria', 'celts');
    });
    const story = new Story(state).answer('march', 'take 2*legion', 'go umbria', 'stop');
    story.answer('shift umbria', 'go picenum');
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'romans' });
    expect(story.answer('plunder-gold').cityIn('umbria')).toBe('ruin');
  });

  it('11.0 units of one’s own colour count, cities of one’s own player do not', () => {
    shows('11.0.j', '5.0.d', '10.7.i');
    const state = given('II', (position) => {
      position.round(3).turnOf('vandals', 'combat').units('vandals', 'ravenna', { infantry: 1 });
      position.units('foederati', 'ravenna', { infantry: 1 }).city('ravenna', 'foederati');
    });
    const story = new Story(state, 10, 1);
    // No raid is offered: both are player 4's. The fight is on.
    expect(story.told('battle')).toMatchObject([{ nation: 'vandals', foe: 'foederati' }]);
    expect(story.told('score.kill')).toMatchObject([{ nation: 'vandals', foe: 'foederati' }]);
    expect(story.told('plundered')).toEqual([]);
  });

  it('12.3.2.3 a reaction into an empty city neither plunders nor rebuilds', () => {
    shows('12.3.2.3.c', 'R 74', '12.3.2.2.a', '12.3.2.2.b');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 1).leads('fabius');
      position.units('romans', 'roma', { legion: 2 }, 'fabius').city('apulia', 'carthaginians');
      position.units('samnites', 'samnium', { infantry: 1 }).units('samnites', 'calabria', { infantry: 1 });
      position.units('greeks', 'lucania', { infantry: 1 });
    });
    const story = new Story(state).answer('march', 'take 2*legion', 'go corfinium', 'stop');
    story.answer('shift calabria');
    // Lucania is another nation's: no new battle begins. Apulia is empty.
    expect(story.count('samnites', 'apulia', 'infantry')).toBe(1);
    expect(story.told('plundered')).toEqual([]);
    expect(story.state.cityOwner[20]).toBe(1);
  });
});
