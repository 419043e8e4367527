import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, place } from '../../src/data/geography.ts';
import { nation, ROMANI } from '../../src/data/pieces.ts';
import { totalControl } from '../../src/rules/lands/realms.ts';
import { accountOf, grossOf } from '../../src/rules/treasury/income.ts';
import { encamp, KINGDOM, NOWHERE } from '../../src/state.ts';
import { GOTHS, given, ROMANS, Story } from '../story.ts';

const offersTypes =
  (seat: number, ...types: readonly string[]) =>
  (story: Story) =>
    story.offered(seat, 'administer').join() === types.map((type) => `administer ${type}`).join();

describe('administration', () => {
  it('E2 a young kingdom pays 10 for its military card', () => {
    shows('XIII.D.g', 'XIII.D.k');
    const visigoths = () =>
      given((p) => {
        p.turn(4).nation('visigothi', { status: KINGDOM, age: 1, treasury: 25, religion: 2 });
        encamp(p.state, nation('visigothi'), NOWHERE);
        p.phase('administration', 'visigothi');
      });
    const story = Story.where(visigoths, offersTypes(GOTHS, 'passive', 'military'));
    story.answer(GOTHS, 'administer military');
    const [{ administration, gold }] = story.told('administered');
    expect(gold).toBe(10);
    expect(['dilectus', 'expeditio', 'triumphus', 'stipendium', 'castra', 'auxilia', 'imperium']).toContain(
      administration,
    );
  });

  it('E3 an empire that draws one type draws on, and pays 10 for a passive card', () => {
    shows('XIII.D.k', 'XIII.C.e');
    const east = () =>
      given((p) => p.turn(2).nation('orientali', { treasury: 19 }).phase('administration', 'orientali'));
    // With 19 gold only the passive type can be paid, whatever else was drawn.
    const story = Story.where(east, (one) => one.asked === 'administration' && one.offered(ROMANS, 'play').length >= 2);
    const [card] = story.offered(ROMANS, 'play');
    story.answer(ROMANS, card);
    expect(story.told('administered')[0].gold).toBe(10);
  });

  it('E4 a good administrator draws four cards and pays 20 for a reform', () => {
    shows('XIII.C.d', 'XIII.D.k');
    const ostrogoths = () =>
      given((p) => {
        p.turn(7).nation('ostrogothi', { status: KINGDOM, age: 2, treasury: 30, religion: 2 });
        encamp(p.state, nation('ostrogothi'), NOWHERE);
        p.gone('ermanaricus').leader('flavius-theodericus', 'ucraina').phase('administration', 'ostrogothi');
      });
    const story = Story.where(ostrogoths, offersTypes(GOTHS, 'passive', 'military', 'reform'));
    story.answer(GOTHS, 'administer reform');
    if (story.asked === 'administration') story.answer(GOTHS, story.offered(GOTHS, 'play')[0]);
    expect(story.told('administered')[0].gold).toBe(20);
  });

  it('a nation that can pay nothing must take the cheapest type and is bankrupt after Revenues', () => {
    const persia = given((p) => p.turn(2).nation('persae', { treasury: 0 }).phase('administration', 'persae'));
    const story = Story.where(
      () => structuredClone(persia),
      (one) => one.told('bankrupt').length > 0 || one.asked !== null,
    );
    expect(story.told('administered').every(({ gold }) => gold === 0)).toBe(true);
  });
});

describe('revenues', () => {
  it('E6 no monopoly where West and East share a coast', () => {
    shows('XIV.F.a', 'XIV.F.b', 'XIV.F.c');
    const state = given();
    const trade = (owner: 'romani' | 'orientali') => accountOf(state, nation(owner)).trade;
    // West: Adriaticum 1, Siculum 1, Tyrrhenum, Gallicus, Mauretanicum, Britannicus with their monopolies.
    expect([trade('romani'), trade('orientali')]).toEqual([11, 13]);
    state.lands.city[place('cyrenaica')] = ROMANI;
    state.lands.control[place('cyrenaica')] = ROMANI;
    expect(trade('romani')).toBe(13);
  });

  it('E8 two revolts cost Rome 3 of income and 3 in expenses', () => {
    shows('XII.C.j', 'XIV.G.a', 'XIV.G.b', 'XIV.G.c', 'XIV.G.d', 'XVI.F.l', 'XVI.E.b', 'XVI.E.d', 'XIV.E.c');
    const state = given((p) => p.turn(2).leader('caesar-occidentis', 'treveria'));
    state.lands.heresy[area('africa')] = 1;
    const calm = accountOf(state, ROMANI);
    expect(totalControl(state, ROMANI, area('africa'))).toBe(true);
    state.lands.revolt[place('tripolitania')] = 1;
    state.lands.revolt[place('neustria')] = 1;
    const now = accountOf(state, ROMANI);
    expect(grossOf(now)).toBe(grossOf(calm) - 3);
    expect([now.revolts, now.heresies]).toEqual([2, 1]);
  });

  it('E8 a revolt spares the capital and the province where Caesar is', () => {
    shows('XVI.D.a');
    const state = given((p) => {
      p.turn(2).nation('romani', { age: 9, treasury: 40 });
      p.leader('caesar-occidentis', 'treveria').phase('administration', 'romani');
    });
    const story = Story.where(
      () => structuredClone(state),
      (one) =>
        one.told('calamity').some(({ calamity }) => calamity === 'double-revolt' || calamity === 'revolt') &&
        one.asked === 'revolt',
    );
    const seat = story.run.decision?.asks[0].seat ?? -1;
    expect(story.offered(seat, 'revolt')).not.toContain('revolt treveria');
    expect(story.offered(seat, 'revolt')).not.toContain('revolt latium');
  });
});
