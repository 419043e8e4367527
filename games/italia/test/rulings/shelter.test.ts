import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Given, given, Story } from '../story.ts';

const ones = (count: number) => new Array<number>(count).fill(1);

describe('the army to which a nation has just submitted', () => {
  const hannibal = (gold: number, change: (position: Given) => void = () => {}) =>
    new Story(
      given('I', (position) => {
        position.round(6).turnOf('carthaginians', 'campaign').gold('carthaginians', gold).leads('hannibal');
        position.units('carthaginians', 'taurinum', { infantry: 3 }, 'hannibal');
        for (const area of ['mediolanum', 'liguria', 'pavia', 'tridentum', 'verona'] as const)
          position.units('celts', area, { infantry: 1 });
        change(position);
      }),
      ...ones(4),
    )
      .answer('march', 'take 3*infantry', 'attack mediolanum', 'stop')
      .calmly();

  it('12.3.1 may retreat into its new subject’s areas', () => {
    shows('12.3.1.e', '12.5.2.a', '13.2.d');
    const story = hannibal(3);
    while (story.asked?.ask === 'retreat') story.answer('stand');
    story.answer('submit');
    expect(story.overlord('celts')).toBe('carthaginians');
    expect(story.asked).toMatchObject({ ask: 'stay-or-go', nation: 'carthaginians' });
    expect(story.offered()).toContain('retreat-to verona');
    story.answer('retreat-to verona');
    if (story.asked?.ask === 'who-retreats') story.answer(story.offered().at(-1) ?? '');
    expect(story.at('hannibal')).toBe('verona');
    expect(story.count('carthaginians', 'verona', 'infantry')).toBe(3);
  });

  it('12.3.1 without gold, too, and leaves them when the campaign is over', () => {
    shows('12.3.1.e', 'R 85');
    const story = hannibal(1);
    while (story.asked?.ask === 'retreat') story.answer('stand');
    story.answer('submit').answer('retreat-to verona');
    if (story.asked?.ask === 'who-retreats') story.answer(story.offered().at(-1) ?? '');
    expect(story.at('hannibal')).toBe('verona');
    expect(story.asked).toMatchObject({ ask: 'must-retreat', nation: 'carthaginians' });
    expect(story.offered()).not.toContain('retreat-to mediolanum');
  });

  it('R 136 may stay where it is, and goes on from there', () => {
    shows('R 136', '12.5.2.a', '13.2.d');
    const story = hannibal(3);
    while (story.asked?.ask === 'retreat') story.answer('stand');
    story.answer('submit', 'stay');
    expect([story.at('hannibal'), story.count('carthaginians', 'mediolanum', 'infantry')]).toEqual(['mediolanum', 3]);
    // It can only march: no campaign ends among subjects.
    expect(story.asked).toMatchObject({ ask: 'march', nation: 'carthaginians' });
  });

  it('R 136 those who go leave with the leader, or without him for where no subject is', () => {
    shows('R 136', 'R 81');
    const story = hannibal(3, (position) => position.units('carthaginians', 'helvetia', {}));
    while (story.asked?.ask === 'retreat') story.answer('stand');
    story.answer('submit', 'retreat-to verona', 'fall-back infantry+hannibal');
    // The two who stand there without him must leave, and can go after him.
    expect(story.asked).toMatchObject({ ask: 'must-retreat', nation: 'carthaginians' });
    expect(story.offered()).toContain('retreat-to verona');
    expect(story.offered()).not.toContain('retreat-to pavia');
  });

  it('R 136 others of its nation among them leave at once, to the army too', () => {
    shows('R 136', '12.5.2.a');
    const story = hannibal(3, (position) => position.units('carthaginians', 'verona', { infantry: 1 }));
    while (story.asked !== null && story.asked.ask !== 'submit')
      story.answer(story.offered().includes('battle mediolanum') ? 'battle mediolanum' : 'stand');
    story.answer('submit');
    const leaving = () => story.asked?.ask === 'must-retreat';
    if (!leaving()) story.answer('stay');
    expect(leaving()).toBe(true);
    expect(story.offered()).toContain('retreat-to mediolanum');
    story.answer('retreat-to mediolanum');
    if (story.asked?.ask === 'stay-or-go') story.answer('stay');
    expect(story.count('carthaginians', 'mediolanum', 'infantry')).toBe(4);
  });

  it('R 136 that has no way out is not lost by its success: Hannibal at Taurinum', () => {
    shows('R 136', '12.5.1.b');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'campaign').gold('carthaginians', 6).leads('hannibal');
      position.units('carthaginians', 'alpes', { infantry: 6 }, 'hannibal').units('celts', 'taurinum', { infantry: 3 });
      for (const area of ['mediolanum', 'liguria', 'pavia'] as const) position.units('romans', area, { legion: 1 });
    });
    const story = new Story(state, ...ones(9)).answer('march', 'take 6*infantry', 'attack taurinum', 'stop').calmly();
    story.answer('submit');
    expect([story.overlord('celts'), story.told('lost'), story.at('hannibal')]).toEqual([
      'carthaginians',
      [],
      'taurinum',
    ]);
    expect(story.count('carthaginians', 'taurinum', 'infantry')).toBe(6);
    expect(story.asked?.nation).toBe('carthaginians');
  });

  it('R 136 nor Fabius at Pisae, behind whom the Etruscans have closed the way', () => {
    shows('R 136', '12.5.1.c', '12.3.2.3.d');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 5).leads('fabius');
      position.units('romans', 'etruria', { legion: 3 }, 'fabius').units('celts', 'pisae', { infantry: 1 });
      for (const area of ['liguria', 'pavia', 'florentia', 'perusia'] as const)
        position.units('etruscans', area, { infantry: 1 });
    });
    const story = new Story(state).answer('march', 'take 3*legion', 'attack pisae', 'stop', 'no-block');
    while (story.asked?.nation === 'celts') story.answer('watch');
    story.answer('shift perusia', 'go etruria');
    expect([story.overlord('celts'), story.told('lost'), story.at('fabius')]).toEqual(['romans', [], 'pisae']);
    expect(story.count('romans', 'pisae', 'legion')).toBe(3);
  });
});

describe('an army to which a nation submits in the ordinary combat', () => {
  it('R 136 leaves, and is lost if it finds no way out, though it would have gone on campaign', () => {
    shows('R 136', '12.5.2.a', 'R 17');
    const inPisae = (...closed: readonly ('etruria' | 'liguria')[]) => {
      const state = given('I', (position) => {
        position.round(2).turnOf('romans', 'combat').units('romans', 'pisae', { legion: 2 }, 'fabius');
        position.units('celts', 'pisae', { infantry: 1 }).units('romans', 'calabria', { legion: 1 });
        for (const area of ['pavia', 'florentia', ...closed] as const)
          position.units('etruscans', area, { infantry: 1 });
      });
      return new Story(state);
    };
    const lost = inPisae('liguria', 'etruria');
    expect([lost.overlord('celts'), lost.at('fabius')]).toEqual(['romans', 'dead']);
    const out = inPisae('liguria');
    expect([out.overlord('celts'), out.at('fabius')]).toEqual(['romans', 'etruria']);
  });
});

describe('a city that somebody is sent into', () => {
  it('R 74 whoever is sent out of Roma when a round begins may plunder it', () => {
    shows('R 74', '10.5.g');
    const state = given('I', (position) => {
      position.round(8).turnOf('celts', 'round-start').units('celts', 'roma', { infantry: 2 });
      position.units('romans', 'perusia', { legion: 1 }).city('etruria', 'etruscans').city('roma', 'romans');
    });
    const story = new Story(state).answer('retreat-to etruria');
    if (story.asked?.ask === 'who-retreats') story.answer(story.offered().at(-1) ?? '');
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'celts' });
    story.answer('plunder-gold');
    expect(story.gold('celts')).toBeGreaterThanOrEqual(4);
    expect(story.cityIn('etruria')).toBe('ruin');
  });

  it('R 74 an army that leaves its subjects when the campaign ends may plunder where it goes', () => {
    shows('R 74', '12.3.1.e');
    const state = given('I', (position) => {
      position.round(7).turnOf('romans', 'campaign').gold('romans', 0).leads('scipio');
      position.units('romans', 'etruria', { legion: 2 }, 'scipio').units('etruscans', 'etruria', { infantry: 1 });
      position.subject('etruscans', 'romans').city('pisae', 'celts');
    });
    const story = new Story(state).answer('retreat-to pisae');
    if (story.asked?.ask === 'who-retreats') story.answer(story.offered().at(-1) ?? '');
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'romans' });
  });

  it('R 74 so may a faction when round 10 is over', () => {
    shows('R 74', '13.4.h');
    const state = given('I', (position) => {
      position.round(10).turnOf('romans', 'civil-war').gold('romans', 0);
      position.units('romans', 'etruria', { legion: 2 }).units('etruscans', 'etruria', { infantry: 1 });
      position.subject('etruscans', 'romans').city('pisae', 'celts');
    });
    const story = new Story(state).answer('retreat-to pisae');
    if (story.asked?.ask === 'who-retreats') story.answer(story.offered().at(-1) ?? '');
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'romans' });
    expect(story.answer('plunder-gold').cityIn('pisae')).toBe('none');
  });
});

describe('a city found by whoever makes way in another nation’s turn', () => {
  const celtInRoma = () => {
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'turn-start').units('celts', 'roma', { infantry: 1 });
      position.units('romans', 'corfinium', { legion: 3 }).city('neapolis', 'romans').city('roma', 'romans');
      for (const area of ['verona', 'mediolanum', 'taurinum'] as const) position.units('celts', area, { infantry: 1 });
    });
    return new Story(state).answer('retreat-to neapolis');
  };

  it('R 132 who is sent out of Roma plunders it before the Romans go on', () => {
    shows('R 132', '10.5.g', '13.1.a');
    const story = celtInRoma();
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'celts' });
    story.answer('plunder-gold');
    expect([story.cityIn('neapolis'), story.gold('celts')]).toEqual(['ruin', 4]);
    expect(story.asked?.nation).toBe('romans');
  });

  it('R 132 or spares it, and then the Romans attack a city of his', () => {
    shows('R 132', '10.7.a');
    const story = celtInRoma().answer('spare');
    story.answer('select corfinium', 'attack neapolis', 'take 3*legion', 'via roma', 'done');
    expect([story.asked?.ask, story.offered()]).toEqual(['raid', ['assault', 'raid']]);
  });

  it('R 132 who makes way for reinforcements is asked before they march', () => {
    shows('R 132', '10.5.g');
    const state = given('II', (position) => {
      position.round(7).turnOf('arabs', 'turn-start').units('vandals', 'tripolitania', { infantry: 1 });
      position.city('byzacena', 'byzantines');
    });
    const story = new Story(state, 1, 1, 1, 1);
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'vandals' });
    story.answer('spare');
    expect(story.asked).toMatchObject({ ask: 'move', nation: 'arabs' });
    story.answer('select tripolitania', 'attack byzacena', 'take 3*infantry', 'done');
    // It is a city of their own player now: they attack, and are not asked whether they raid it.
    expect([story.told('battle').length, story.asked?.ask]).toEqual([1, 'retreat']);
  });
});

describe('who may revolt', () => {
  it('R 83 a fleet in a sea next to Hannibal is enough', () => {
    shows('R 83', '13.2.b');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'campaign').gold('carthaginians', 3).leads('hannibal');
      position.units('carthaginians', 'taurinum', { infantry: 3 }, 'hannibal');
      position.units('etruscans', 'mare-ligusticum', { fleet: 1 }).units('etruscans', 'umbria', { infantry: 1 });
      position.subject('etruscans', 'romans').units('romans', 'roma', { legion: 1 });
    });
    const story = new Story(state).answer('march', 'take 3*infantry', 'go liguria', 'stop');
    expect(story.asked).toMatchObject({ ask: 'revolt', nation: 'etruscans' });
  });
});

describe('when a nation submits', () => {
  it('R 97 a damaged knight is whole again, and leaves with the others', () => {
    shows('R 97', '14.2.a');
    const state = given('II', (position) => {
      position.round(7).turnOf('franks', 'combat').units('franks', 'verona', { knight: 1 });
      position.units('franks', 'mediolanum', { infantry: 1 });
      for (const area of ['verona', 'venetia', 'tridentum'] as const) position.units('avars', area, { infantry: 1 });
    });
    // The Avar hits the knight once, who misses.
    const story = new Story(state, 1, 10);
    while (story.asked?.ask === 'retreat') story.answer('stand');
    story.answer('submit', 'retreat-to mediolanum');
    expect(story.count('franks', 'mediolanum', 'knight')).toBe(1);
    expect(story.told('lost')).toEqual([]);
  });
});

describe('three nations in one area', () => {
  it('R 98 who stands there already may be joined', () => {
    shows('R 98', '12.3.2.3.b');
    const state = given('I', (position) => {
      position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 2).gold('romans', 2);
      position.units('optimates', 'apulia', { legion: 3 }, 'sulla-optimates');
      position.units('celts', 'corfinium', { infantry: 1 }).units('romans', 'corfinium', { 'consular-legion': 1 });
      position.subject('celts', 'romans').units('romans', 'umbria', { 'consular-legion': 1 }, 'strabo');
    });
    const story = new Story(state).answer('march', 'take 3*legion', 'attack corfinium', 'stop');
    if (story.asked?.ask === 'block') story.answer('no-block');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'romans' });
    expect(story.offered()).toContain('join umbria');
  });
});
