import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../src/data/spaces.ts';
import type { ItaliaEvent } from '../src/events.ts';
import { italia } from '../src/index.ts';
import { follows } from '../src/scene/follows.ts';
import { modifiers } from '../src/scene/modifiers.ts';
import { countNow, nationCard } from '../src/scene/nation-card.ts';
import { notes } from '../src/scene/notes.ts';
import { scene } from '../src/scene/scene.ts';
import { bookOf, copy, type State } from '../src/state/state.ts';
import { type Given, given, Story } from './story.ts';

type Volley = Extract<ItaliaEvent, { event: 'rolled' }>;

/** Chips as short words: what is added, and who hits from which figure on. */
const chips = (roll: ItaliaEvent) =>
  modifiers(roll).map(({ words: { say, args } }) =>
    say === 'chip.hits'
      ? `${args?.unit} ${args?.hit}+`
      : `${say.slice(5)} ${args?.less === 1 ? '-' : '+'}${args?.bonus}`,
  );

describe('the chips of a roll', () => {
  const rolls = (story: Story) => story.told('rolled').map(chips);

  it('10.7 raiders need 7 whatever they are, defenders what their counters say', () => {
    const state = given('I', (position) => {
      position.round(4).turnOf('romans', 'combat').units('romans', 'neapolis', { legion: 2, 'consular-legion': 1 });
      position.units('carthaginians', 'neapolis', { infantry: 1 }).city('neapolis', 'carthaginians');
    });
    expect(rolls(new Story(state, 6, 6, 5, 1).answer('raid', 'aim infantry'))).toEqual([
      ['legion 7+', 'consular-legion 7+'],
      ['infantry 7+'],
    ]);
  });

  it('10.8 at sea leaders and cargo count, the cargo for its fleet alone', () => {
    const state = given('I', (position) => {
      position.round(3).turnOf('carthaginians', 'combat').units('romans', 'mare-siculum', { fleet: 1 });
      position.units('carthaginians', 'mare-siculum', { fleet: 2, infantry: 2 }, 'mago');
    });
    const story = new Story(state, 5, 1, 1).answer('engage');
    expect(rolls(story)).toEqual([['leader +2', 'cargo +2', 'fleet 5+', 'fleet 7+'], ['fleet 9+']]);
  });

  it('10.8.2 against a landing, in the first round alone; the dice say what they needed however long ago', () => {
    const state = given('I', (position) => {
      position.round(3).turnOf('carthaginians').units('carthaginians', 'mare-sardoum', { fleet: 1, infantry: 2 });
      position.units('romans', 'carales', { legion: 1 });
    });
    const story = new Story(state, 1, 1, 1, 1, 1, 1).answer('select mare-sardoum', 'land carales', 'take 2*infantry');
    story.answer('stop', 'stand', 'stand');
    const [, first, , second] = rolls(story);
    expect(first).toEqual(['landing +2', 'legion 4+']);
    expect(second).toEqual(['legion 6+']);
  });

  for (const players of [3, 4])
    it(`agree with which dice hit, whoever throws: random games of ${players}`, () => {
      let seen = 0;
      for (let i = 0; i < 2; i++) {
        const run = Run.start(italia, configure(italia, players), seedFrom(`chips ${players} ${i}`), {
          onEvent: (event) => {
            if (event.event !== 'rolled') return;
            agrees(event);
            seen += 1;
          },
        });
        const chance = Chance.fromSeed(seedFrom(`chips choices ${players} ${i}`));
        while (run.decision !== null) {
          const [{ seat, options }] = run.decision.asks;
          run.answer(seat, chance.pick(options).id);
        }
      }
      expect(seen).toBeGreaterThan(200);
    });

  /** Of each thrower a die hits from the best of his chips on, and never below it; the better ones only where the roll says so. */
  function agrees(roll: Volley): void {
    const said = new Set(chips(roll));
    roll.dice.forEach((die, i) => {
      expect(said.has(`${roll.throwers[i]} ${roll.figures[i]}+`)).toBe(true);
      expect(roll.struck[i], JSON.stringify(roll)).toBe(die >= roll.figures[i] ? 1 : 0);
    });
  }
});

describe('what follows from a move', () => {
  const story = (change: (position: Given) => void, ...answers: readonly string[]) => {
    const state = given('I', (position) => {
      change(position.round(3).turnOf('samnites').units('samnites', 'lucania', { infantry: 3 }));
    });
    const before = copy(state);
    const told = new Story(state).answer(...answers);
    const found = follows(before, told.state).map(({ words: { say, args } }) =>
      `${say} ${args?.area} ${args?.count ?? args?.from ?? ''}`.trim(),
    );
    return { found, told };
  };

  it('8.1 a fourth unit is no crowd where the capital names itself', () => {
    const { found, told } = story(
      (position) => position.units('samnites', 'apulia', { infantry: 1 }),
      ...['select apulia', 'go lucania'],
    );
    expect(found).toEqual(['follow.empty apulia']);
    told.answer('done');
    expect(told.count('samnites', 'lucania', 'infantry')).toBe(4);
  });

  it('8.1, 8.6 a fourth unit is one where the capital is needed elsewhere, whoever retreated there before', () => {
    const { found, told } = story(
      (position) => {
        position.units('samnites', 'apulia', { infantry: 1 }).units('samnites', 'neapolis', { infantry: 4 });
        position.capital('samnites', 'neapolis');
        position.state.retreats.push(bookOf(position.state).nation('samnites') * 64 + spaceNamed('lucania'));
      },
      ...['select apulia', 'go lucania'],
    );
    expect(found).toEqual(['follow.capital lucania neapolis', 'follow.empty apulia']);
    expect(told.answer('done').asked).toMatchObject({ ask: 'capital' });
  });

  it('8.0 a fifth unit is too many even in the capital', () => {
    const { found } = story(
      (position) => position.units('samnites', 'apulia', { infantry: 2 }),
      ...['select apulia', 'go lucania', 'take 2*infantry'],
    );
    expect(found).toEqual(['follow.crowd lucania 1', 'follow.empty apulia']);
  });

  it('R 70 on campaign whoever was one too many is so where the army comes through', () => {
    const campaign = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 3).leads('fabius');
      position.units('romans', 'roma', { legion: 2 }, 'fabius').units('romans', 'corfinium', { legion: 4 });
      position.units('romans', 'umbria', { legion: 4 });
    });
    const start = copy(campaign);
    const through = new Story(campaign).answer('march', 'take 2*legion', 'go corfinium', 'go picenum');
    const crowds = follows(start, through.state).filter(({ bad }) => bad);
    expect(crowds.map(({ words }) => words)).toEqual([
      { say: 'follow.crowd', args: { area: 'corfinium', count: 1, limit: 3 } },
    ]);
  });

  it('another nation’s turn says nothing of this one’s move', () => {
    const before = given('I', (position) => position.turnOf('samnites').units('celts', 'verona', { infantry: 3 }));
    const after = given('I', (position) => position.turnOf('celts').units('celts', 'verona', { infantry: 5 }));
    expect(follows(before, after)).toEqual([]);
  });
});

describe('what stands beside a question', () => {
  it('12.3.2 in a reaction the chance is that of whoever reacts, and what is his own is said so', () => {
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 2).leads('fabius');
      position.units('romans', 'roma', { legion: 3 }, 'fabius').units('etruscans', 'etruria', { infantry: 1 });
      position.units('etruscans', 'pisae', { infantry: 3 }).units('etruscans', 'pavia', { infantry: 1 });
    });
    const story = new Story(state).answer('march', 'take 3*legion', 'attack etruria', 'stop', 'no-block');
    const beside = () => {
      const [ask] = story.run.decision?.asks ?? [];
      return ask === undefined ? {} : notes(story.state, ask);
    };
    story.answer('join pisae');
    const chances = Object.values(beside()).map(({ chance }) => chance ?? 0);
    expect(chances).toHaveLength(3);
    expect(chances[0]).toBeLessThan(chances[2]);
    expect(chances[2]).toBeLessThan(0.6);
    const other = new Story(
      given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 2).leads('fabius');
        position.units('romans', 'roma', { legion: 3 }, 'fabius').units('etruscans', 'perusia', { infantry: 1 });
        position.units('etruscans', 'pisae', { infantry: 3 }).units('etruscans', 'pavia', { infantry: 1 });
      }),
    ).answer('march', 'take 3*legion', 'go etruria', 'stop', 'no-block', 'shift pisae');
    const [ask] = other.run.decision?.asks ?? [];
    expect(ask === undefined ? {} : notes(other.state, ask)).toMatchObject({
      'go pavia': { aim: 'own' },
      'go liguria': { aim: 'empty' },
    });
  });

  it('10.7 beside a raid stands its chance, beside a plunder what it brings', () => {
    const state = given('I', (position) => {
      position.round(2).turnOf('celts', 'combat').city('ravenna', 'etruscans');
      position.units('celts', 'ravenna', { infantry: 2 }).units('etruscans', 'ravenna', { infantry: 1 });
    });
    const story = new Story(state, 9, 1, 1);
    const beside = () =>
      notes(story.state, story.run.decision?.asks[0] ?? { seat: 0, prompt: { ask: '', rule: '' }, options: [] });
    // Each of two hits with 7 or more of 10.
    expect(beside().raid?.words?.args).toMatchObject({ chance: 64, gold: 4 });
    story.answer('raid');
    expect(beside()['plunder-gold']?.words).toEqual({ say: 'note.gold', args: { gold: 4 } });
  });

  const besideOf = (story: Story) => {
    const [ask] = story.run.decision?.asks ?? [];
    return ask === undefined ? {} : notes(story.state, ask);
  };

  it('12.5.2 a subject is promised what it keeps of a plunder', () => {
    const state = given('I', (position) => {
      position.round(5).turnOf('etruscans').units('etruscans', 'etruria', { infantry: 2 }).city('pisae', 'celts');
      position.units('romans', 'roma', { legion: 1 }).subject('etruscans', 'romans');
    });
    const story = new Story(state).answer('select etruria', 'go pisae', 'take infantry', 'done');
    expect(besideOf(story)['plunder-gold']?.words).toEqual({ say: 'note.gold', args: { gold: 2 } });
  });

  it('10.7 a raid is promised points if the card has a line for it, a subject half of them', () => {
    const before = (nation: 'celts' | 'romans', subject: boolean) => {
      const state = given('I', (position) => {
        position
          .round(2)
          .turnOf(nation, 'combat')
          .city('neapolis', 'carthaginians')
          .units('carthaginians', 'neapolis', { infantry: 1 });
        position.units(nation, 'neapolis', nation === 'celts' ? { infantry: 2 } : { legion: 2 });
        position.units('illyrians', 'africa', { infantry: 1 });
        if (subject) position.subject(nation, 'illyrians');
      });
      return besideOf(new Story(state)).raid?.words?.args;
    };
    expect(before('romans', false)).toMatchObject({ gold: 4, points: 0 });
    expect(before('celts', false)).toMatchObject({ gold: 4, points: 2 });
    expect(before('celts', true)).toMatchObject({ gold: 2, points: 1 });
  });

  it('6.1 a city rebuilt is promised what it would bring: nothing without another income', () => {
    const rebuilding = (round: number, nation: 'samnites' | 'epirotes') => {
      const state = given('I', (position) => {
        position.round(round).turnOf(nation).units(nation, 'neapolis', { infantry: 2 });
        position.city('neapolis', nation, true);
      });
      return besideOf(new Story(state).answer('done'))['rebuild infantry']?.words?.args;
    };
    expect(rebuilding(4, 'samnites')).toEqual({ gold: 1 });
    expect(rebuilding(9, 'samnites')).toEqual({ gold: 0 });
    expect(rebuilding(4, 'epirotes')).toEqual({ gold: 0 });
  });

  it('13.4 in round 10 a city that is raided is rebuilt now or never', () => {
    const state = given('I', (position) => {
      position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 1).city('neapolis', 'greeks');
      position.units('optimates', 'roma', { legion: 3 }, 'sulla-optimates');
      position.units('samnites', 'neapolis', { infantry: 2 });
    });
    const story = new Story(state, 10, 1, 1, 1, 1).answer('march', 'take 3*legion', 'attack neapolis', 'stop', 'raid');
    while (story.asked?.nation === 'optimates') story.answer(story.offered().at(-1) ?? '');
    expect(story.asked).toMatchObject({ ask: 'now-or-never', nation: 'samnites' });
    expect(besideOf(story)['rebuild infantry']?.words?.args).toEqual({ gold: 0 });
    story.answer('no');
    expect([story.cityIn('neapolis'), story.told('city.gone')]).toEqual([
      'none',
      [{ event: 'city.gone', area: 'neapolis' }],
    ]);
  });

  it('12.5.1 whoever must submit is beaten by one unit that attacks, and by nobody else’s', () => {
    const attack = (nation: 'romans' | 'etruscans') => {
      const state = given('I', (position) => {
        position
          .round(3)
          .turnOf(nation)
          .units(nation, 'etruria', nation === 'romans' ? { legion: 1 } : { infantry: 1 });
        position.units('celts', 'pisae', { infantry: 3 });
      });
      return besideOf(new Story(state).answer('select etruria'))['attack pisae']?.chance;
    };
    expect(attack('romans')).toBe(1);
    expect(attack('etruscans')).toBeLessThan(0.5);
  });

  it('R 69 of several enemies the one who is fought first is meant', () => {
    const chance = (change: (position: Given) => void) =>
      besideOf(
        new Story(
          given('I', (position) => {
            position.round(10).turnOf('romans', 'civil-war').gold('romans', 2);
            position.units('romans', 'roma', { legion: 3 }, 'strabo');
            change(position);
          }),
        ).answer('march', 'take 3*legion'),
      )['attack neapolis']?.chance;
    const alone = chance((position) => position.units('samnites', 'neapolis', { infantry: 1 }));
    expect(alone).toBeGreaterThan(0.8);
    const both = chance((position) => {
      position.units('samnites', 'neapolis', { infantry: 1 }).units('populares', 'neapolis', { legion: 4 });
      position.state.holder[spaceNamed('neapolis')] = bookOf(position.state).nation('samnites');
    });
    expect(both).toBe(alone);
  });

  it('6.2 a purchase proposes units on land, and what is too dear says by how much', () => {
    const state = given('I', (position) =>
      position
        .round(2)
        .turnOf('carthaginians', 'purchase')
        .units('carthaginians', 'africa', { infantry: 1 })
        .gold('carthaginians', 5),
    );
    const [ask] = new Story(state).run.decision?.asks ?? [];
    const found = ask === undefined ? {} : notes(state, ask);
    expect(Object.entries(found).flatMap(([id, { usual }]) => (usual ? [id] : []))).toEqual(['buy infantry']);
    expect(ask?.barred?.().find(({ option }) => option.id === 'buy elephant')).toMatchObject({
      reason: 'too-dear',
      args: { cost: 6, gold: 5 },
    });
  });

  it('10.8.2 odds over a strait know that the first round is against a landing', () => {
    const chance = (from: 'messana' | 'bruttium') => {
      const story = new Story(
        given('I', (position) => {
          position.round(3).turnOf('carthaginians').units('carthaginians', from, { infantry: 3 });
          position.units('carthaginians', from === 'messana' ? 'syracusae' : 'lucania', { infantry: 1 });
          position.units('greeks', 'rhegium', { infantry: 2 });
        }),
      ).answer(`select ${from}`);
      const [ask] = story.run.decision?.asks ?? [];
      return (ask === undefined ? {} : notes(story.state, ask))['attack rhegium']?.chance ?? 0;
    };
    expect(chance('messana')).toBeGreaterThan(0);
    expect(chance('messana')).toBeLessThan(chance('bruttium'));
  });
});

describe('panels and cards', () => {
  const row = (state: State, seat: number, id: string) =>
    scene(state).panels[seat].rows.find(({ name }) => name.say === `nation.${id}`);

  it('12.5.2 a subject would be credited half of what it counts', () => {
    const state = given('I', (position) => {
      position.round(5).turnOf('romans').units('romans', 'roma', { legion: 1 }).subject('etruscans', 'romans');
      for (const area of ['pavia', 'ravenna', 'etruria'] as const) position.units('etruscans', area, { infantry: 1 });
    });
    expect(countNow(state, bookOf(state).nation('etruscans'))).toBe(2);
    // Its lines come to that.
    const lines = row(state, 2, 'etruscans')?.lines ?? [];
    expect(lines.reduce((sum, { value = 0 }) => sum + value, 0)).toBe(2);
    expect(lines.at(-1)?.words.say).toBe('line.subject');
  });

  it('7.2 who has come in this round comes next when the card says, not now', () => {
    const state = given('I', (position) => position.round(3).turnOf('romans').units('romans', 'roma', { legion: 1 }));
    expect(row(state, 1, 'celts')?.note).toMatchObject({ say: 'note.arrives', args: { round: 5 } });
    expect(row(state, 1, 'samnites')?.note).toMatchObject({ say: 'note.arrives', args: { round: 4 } });
  });

  it('6.4 what was bought from tribute is seen until it is placed', () => {
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'turn-start').subject('celts', 'romans').gold('romans', 10);
      position.units('romans', 'roma', { legion: 1 });
      for (const area of ['verona', 'mediolanum', 'taurinum'] as const) position.units('celts', area, { infantry: 1 });
    });
    const story = new Story(state).answer('buy-one legion');
    expect(row(story.state, 0, 'romans')?.cells.filter(({ name }) => name.say === 'cell.waiting')).toEqual([
      { name: { say: 'cell.waiting', args: { unit: 'legion' } }, value: 1 },
    ]);
  });

  it('settings change what the cards say', () => {
    const lines = (scenario: 'I' | 'II', id: 'romans' | 'berbers', settings: Record<string, string>) => {
      const state = given(scenario, (position) => position.round(1).turnOf(id), settings);
      return nationCard(state, bookOf(state).nation(id)).lines?.map(
        ({ words }) => `${words.args?.line} ${words.args?.rounds ?? 'any'}`,
      );
    };
    expect(lines('I', 'romans', {})).toContain('romans.2 6, 7, 8');
    expect(lines('I', 'romans', { lastCarthaginian: 'any-round' })).toContain('romans.2 any');
    const early = (settings: Record<string, string>) =>
      (lines('II', 'berbers', settings) ?? []).filter((line) => / 2(,|$)/.test(line));
    expect(early({}).length).toBeGreaterThan(0);
    expect(early({ earlyScoring: 'round3' })).toEqual([]);
  });

  it('lines of a card say all that is executed', () => {
    const { en } = italia.messages;
    const texts = (start: string) => Object.entries(en).flatMap(([key, text]) => (key.startsWith(start) ? [text] : []));
    const some = (start: string, ...words: readonly string[]) =>
      expect(
        texts(start).some((text) => words.every((word) => text.includes(word))),
        `${start}: ${words}`,
      ).toBe(true);
    some('line.carthaginians.', 'pitched', 'beside Hannibal', 'allies');
    some('line.epirotes.', 'pitched', 'beside Pyrrhus');
    some('arrival.ostrogoths.', 'empty areas or its own', 'fleets in Mare Tyrrhenum');
    some('arrival.vandals.', 'fleets in Mare Sardoum, Mare Libycum, Mare Balearicum', 'also aboard');
    some('right.greeks.', 'becomes Romans: each of its areas gets 1 × legion, fleets go over');
    some('right.western-romans.', 'each land unit becomes infantry, only in Roma, at most 3');
    some('line.sardinians.', 'each unit of anybody, not for leaders');
  });
});

describe('the log of a march', () => {
  it('9.1 says of each where it came from, of the leader and of those who joined him', () => {
    const state = given('I', (position) => {
      position.round(2).turnOf('romans').units('romans', 'roma', { legion: 1 }, 'fabius');
      position.units('romans', 'umbria', { legion: 2 });
    });
    const story = new Story(state).answer('select roma', 'lead fabius', 'take none', 'go umbria', 'collect');
    story.answer('collect-units legion', 'go picenum', 'stop');
    expect(story.told('moved').map(({ units, from, area }) => `${units} ${from} ${area}`)).toEqual([
      'fabius roma picenum',
      'legion umbria picenum',
    ]);
  });
});
