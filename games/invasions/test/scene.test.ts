import { Chance, configure, type Option, Run, Speaker, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { place } from '../src/data/geography.ts';
import { nation } from '../src/data/pieces.ts';
import { invasions } from '../src/index.ts';
import { CEDE, DONE, INTERCEPT, OFFER_FOEDUS } from '../src/options.ts';
import { view } from '../src/secrets.ts';
import { deal } from './cards/story-cards.ts';
import { GOTHS, given, HUNS, PERSIANS, ROMANS } from './story.ts';

const look = (state: ReturnType<typeof given>, seat: number | null) => invasions.scene(view(state, seat));

describe('the scene', () => {
  it('shows one’s own events, and of others only how many they hold', () => {
    const state = given();
    deal(state, ROMANS, 'storm', 'spies');
    deal(state, GOTHS, 'terror');
    const hands = (seat: number | null) =>
      (look(state, seat).hands ?? []).map((hand) => [
        hand.seat,
        hand.cards.map(({ name }) => name.say),
        hand.hidden ?? 0,
      ]);
    expect(hands(ROMANS)).toEqual([
      [ROMANS, ['card.storm', 'card.spies'], 0],
      [GOTHS, [], 1],
    ]);
    expect(hands(null)).toEqual([
      [ROMANS, [], 2],
      [GOTHS, [], 1],
    ]);
  });

  it('says who acts, who is next and what follows', () => {
    const state = given((p) => p.turn(4).phase('military', 'hunni', 'visigothi', 'persae'));
    state.clock.next = 1;
    const { agenda = [] } = look(state, null);
    expect(agenda.slice(0, 3).map(({ seat, state: when }) => [seat, when])).toEqual([
      [HUNS, 'done'],
      [GOTHS, 'now'],
      [PERSIANS, 'next'],
    ]);
    expect(agenda.at(-1)?.name).toEqual({ say: 'agenda.scoring', args: { turn: 6 } });
  });

  it('colours provinces by their rulers, and by income and faith if one likes', () => {
    const { areas = [], filters = [] } = look(given(), ROMANS);
    expect(areas.find(({ at }) => at === 'latium')).toMatchObject({ owner: ROMANS, style: 'romani' });
    const [ruled, income, faith] = filters;
    // Kushania lies in no area; all others have a ruler or none.
    expect(ruled.areas).toHaveLength(areas.length);
    expect(income.areas.find(({ at }) => at === 'chaldea')?.value).toBe(2 + 3);
    expect(faith.areas.find(({ at }) => at === 'nilus')?.style).toBe('faith-monophysite');
    expect(ruled.areas.find(({ at }) => at === 'latium')).toMatchObject({ style: 'romani' });
  });

  it('a nation’s sheet tells its ties', () => {
    const state = given();
    const armenia = look(state, null).panels[ROMANS].rows.find(({ style }) => style === 'armenii');
    expect(armenia?.note).toMatchObject({ say: 'note.client', args: { lord: 'orientali' } });
    expect(state.ties.lord[nation('armenii')]).toBe(nation('orientali'));
  });

  it('armies stand by kind, each nation by itself, with their leaders by name', () => {
    const state = given((p) =>
      p.empty().units('orientali', 'thracia', { legion: 2, sagittarii: 1 }).leader('iulianus', 'thracia'),
    );
    const here = look(state, null).pieces.filter(({ at }) => at === 'thracia');
    const units = here.filter(({ style }) => style === 'orientali').map(({ kind, count }) => [kind, count]);
    expect(units).toContainEqual(['infantry', 2]);
    expect(units).toContainEqual(['archers', 1]);
    expect(here.find(({ kind }) => kind === 'leader')?.name).toEqual({ say: 'leader.iulianus' });
  });

  it('a seat with two sides has the sheets of both, and the house’s nations lie in the middle', () => {
    const start = (players: number) =>
      invasions.scene(invasions.setup(configure(invasions, players), Chance.fromSeed(seedFrom('panels'))));
    const [first, second] = start(2).panels;
    const styles = (rows: typeof first.rows) => rows.map(({ style }) => style);
    expect(styles(first.rows)).toEqual(expect.arrayContaining(['romani', 'visigothi']));
    expect(styles(second.rows)).toEqual(expect.arrayContaining(['alamanni', 'persae']));
    expect(
      start(3)
        .panels.find(({ seat }) => seat === null)
        ?.rows.map(({ style }) => style),
    ).toContain('persae');
  });

  it('the sheet of the nation that acts lies open, with what its card wants', () => {
    const state = given((p) => p.turn(2).phase('administration', 'orientali', 'romani'));
    const romans = look(state, ROMANS).panels[ROMANS];
    expect(romans.sheet).toBe('orientali');
    const east = romans.rows.find(({ style }) => style === 'orientali');
    expect(east?.cells.find(({ name }) => name.say === 'region.graecia')).toMatchObject({ value: 6, of: 6 });
  });
});

describe('beside the options', () => {
  it('stand words in both languages, whatever is asked', () => {
    const speakers = (['en', 'it'] as const).map(
      (language) =>
        new Speaker({ language, messages: invasions.messages[language], nouns: invasions.nouns, names: [] }),
    );
    const run = Run.start(invasions, configure(invasions, 4), seedFrom('notes'));
    const chance = Chance.fromSeed(seedFrom('notes'));
    const wanted = [
      'note.gold coin',
      'note.led shield',
      'note.likely percent',
      'note.against swords',
      'note.city tower',
    ];
    const kinds = new Set<string>();
    // As much of a game as it takes to see them all.
    while (run.decision !== null && !wanted.every((kind) => kinds.has(kind))) {
      const [{ seat }] = run.decision.asks;
      const ask = run.decision.open(seat);
      if (ask === undefined || ask === null) break;
      for (const { words, glyph } of Object.values(invasions.notes?.(view(run.state, seat), ask) ?? {})) {
        if (words === undefined) continue;
        kinds.add(`${words.say} ${glyph}`);
        for (const speaker of speakers) expect(speaker.phrase(words)).not.toBe('');
      }
      run.answer(seat, chance.pick(ask.options).id);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(wanted));
  });

  it('an interception names what its die has: Iulianus, the empire, the distance', () => {
    const state = given((p) =>
      p
        .empty()
        .turn(3)
        .units('orientali', 'thracia', { legion: 2 })
        .leader('iulianus', 'thracia')
        .units('visigothi', 'moesia-inferior', { infantry: 2 }),
    );
    const ask = {
      seat: ROMANS,
      prompt: {
        ask: 'intercept',
        rule: 'XIX.A',
        args: { nation: 'orientali', enemy: 'visigothi', province: 'moesia-inferior' },
      },
      options: [INTERCEPT[place('thracia')]],
    };
    const note = invasions.notes?.(view(state, ROMANS), ask)['intercept thracia'];
    expect(note?.words?.args).toEqual({ count: 2, leader: 'iulianus' });
    expect(note?.attempt).toMatchObject({ chance: 1, needs: 1 });
    expect(note?.attempt?.parts.map(({ say, args }) => [say, args?.value])).toEqual([
      ['part.leader', 3],
      ['part.empire', 2],
    ]);
  });

  it('an interception before the capital names it, also that of the other half while Rome is one', () => {
    const state = given((p) =>
      p
        .empty()
        .turn(2)
        .units('romani', 'macedonia', { legion: 2 })
        .units('visigothi', 'moesia-inferior', { infantry: 2 }),
    );
    const args = { nation: 'romani', enemy: 'visigothi', province: 'thracia' };
    const ask = {
      seat: ROMANS,
      prompt: { ask: 'intercept', rule: 'XIX.A', args },
      options: [INTERCEPT[place('macedonia')]],
    };
    const note = invasions.notes?.(view(state, ROMANS), ask)['intercept macedonia'];
    const parts = note?.attempt?.parts.map(({ say, args }) => [say, args?.value]);
    expect(parts).toEqual(expect.arrayContaining([['part.capital', 3]]));
  });

  it('armies that intercept together: every outcome with its chance, and what it is worth', () => {
    const state = given((p) =>
      p
        .empty()
        .turn(3)
        .units('orientali', 'thracia', { legion: 4 })
        .units('orientali', 'macedonia', { legion: 2 })
        .leader('iulianus', 'macedonia')
        .units('visigothi', 'moesia-inferior', { infantry: 2 }),
    );
    const options = [DONE, INTERCEPT[place('thracia')], INTERCEPT[place('macedonia')]];
    const args = { nation: 'orientali', enemy: 'visigothi', province: 'moesia-inferior' };
    const ask = { seat: ROMANS, prompt: { ask: 'intercept', rule: 'XIX.A', args }, options };
    const seen = view(state, ROMANS);
    const [, near, far] = options.map(({ id }) => invasions.notes?.(seen, ask)[id]?.attempt?.chance ?? 0);
    const { outcomes, silence } = invasions.reaction?.(seen, ask, ['intercept thracia', 'intercept macedonia']) ?? {};
    expect(outcomes?.map(({ words }) => words.say)).toEqual([
      'outcome.arrive',
      'outcome.only',
      'outcome.only',
      'outcome.nobody',
    ]);
    expect(outcomes?.[0].chance).toBeCloseTo(near * far);
    expect(outcomes?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const worth = outcomes?.map((one) => one.worth ?? 0) ?? [];
    expect(worth[0]).toBeGreaterThan(Math.max(worth[1], worth[2]));
    expect(worth[3]).toBe(0);
    expect(silence?.args).toMatchObject({ count: 0 });
  });

  it('an army that was named before an interception is told of: it tries although it is no longer offered', () => {
    const state = given((p) =>
      p
        .empty()
        .turn(3)
        .units('orientali', 'thracia', { legion: 2 })
        .leader('iulianus', 'thracia')
        .units('orientali', 'macedonia', { legion: 1 })
        .units('visigothi', 'moesia-inferior', { infantry: 2 }),
    );
    const noted = (...open: ('thracia' | 'macedonia')[]) =>
      invasions.notes?.(view(state, ROMANS), {
        seat: ROMANS,
        prompt: {
          ask: 'intercept',
          rule: 'XIX.A',
          args: { nation: 'orientali', enemy: 'visigothi', province: 'moesia-inferior', modifier: 5, chance: 100 },
        },
        options: [DONE, ...open.map((from) => INTERCEPT[place(from)])],
      }).done?.words?.args;
    expect(noted('thracia', 'macedonia')).toBeUndefined();
    expect(noted('macedonia')).toEqual({ count: 1, known: 1, province: 'thracia' });
    expect(noted()).toMatchObject({ count: 2, known: 0 });
  });

  it('an offer of a Foedus names the people and the price, and the province that goes with the one that is chosen', () => {
    const state = given();
    const asked = (ask: string, options: readonly Option[]) =>
      invasions.notes?.(view(state, ROMANS), {
        seat: ROMANS,
        prompt: { ask, rule: 'XXVIII.A', args: { nation: 'orientali', enemy: 'visigothi' } },
        options,
      }) ?? {};
    expect(asked('diplomacy', [OFFER_FOEDUS])['offer-foedus']?.words?.args).toEqual({
      count: 1,
      nation: 'visigothi',
      gold: 3,
    });
    // Only Moesia Superior lies beside them, so nobody is asked for it; the second one lies beside that.
    const seconds = [CEDE[place('moesia-inferior')], CEDE[place('naissus')], CEDE[place('savus')]];
    const beside = Object.values(asked('cede', seconds)).map(({ words }) => words?.args?.province);
    expect(beside).toEqual(['moesia-superior', 'moesia-superior', 'moesia-superior']);
  });
});

describe('the words', () => {
  const speak = (language: 'en' | 'it') =>
    new Speaker({ language, messages: invasions.messages[language], nouns: invasions.nouns, names: [] });

  it('of a raid say how it went', () => {
    const raid = (roll: number) => speak('en').event({ event: 'raided', nation: 'saxones', province: 'cantium', roll });
    expect([-1, 4, 5, 6, 7, 12].map((roll) => /driven off|some success|great success/.exec(raid(roll))?.[0])).toEqual([
      'driven off',
      'driven off',
      'some success',
      'some success',
      'great success',
      'great success',
    ]);
  });

  it('tell kings and Caesars of different nations apart', () => {
    const leaders = Object.entries(invasions.messages.en).filter(([key]) => key.startsWith('leader.'));
    const names = leaders.map(([, name]) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(speak('it').event({ event: 'campaign', leader: 'caesar-orientis' })).toBe('Caesar (Or) parte in campagna.');
  });

  it('count what was lost', () => {
    const won = { event: 'battle.won', nation: 'alani', enemy: 'colchi', province: 'lacyzia', lost: 1, losses: 0 };
    expect(speak('en').event(won)).toBe(
      'The Alans beat the Colchidians in Lacyzia: the victors lose 1 unit, the beaten nobody.',
    );
  });
});
