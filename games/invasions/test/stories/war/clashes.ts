import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import { routesFrom } from '../../../src/rules/lands/routes.ts';
import { interceptionModifier, interceptors } from '../../../src/rules/movement/interception.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { FEDERATE, type Standing } from '../../../src/state.ts';
import { deal } from '../../cards/story-cards.ts';
import { type Given, GOTHS, given, HUNS, moving, mutiny, ROMANS, type Story } from '../../story.ts';

const ALEMANNI = nation('alamanni');
const VISIGOTHS = nation('visigothi');

const question = (story: Story) => story.run.decision?.asks[0].prompt;

/** How many units a bundle names. */
const sizeOf = (id: string) =>
  id
    .slice('take '.length)
    .split('+')
    .reduce((sum, part) => sum + Number(/^(\d+)\*/.exec(part)?.[1] ?? 1), 0);

describe('those who are fallen upon', () => {
  /** Two Alemanni fall upon a legion and some horse in Burgondia. */
  const fallenUpon = (change: (p: Given) => void, order: Standing = 'ask', ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().units('alamanni', 'lotharingia', { infantry: 2 });
      p.units('romani', 'burgondia', { legion: 1, equites: 1 });
      change(p);
    });
    state.orders.intercepts.fill('never');
    state.orders.evades.fill(order);
    const story = moving(state, ALEMANNI, ...dice);
    return story.answer(HUNS, 'from lotharingia', 'take 2*alamanni-infantry', 'to burgondia');
  };
  const gratianus = (p: Given) => p.leader('gratianus', 'burgondia');
  /** Enemies wherever one would get dry-shod, also where they came from: only the river and the ridge are left. */
  const hemmedIn = (p: Given) => {
    for (const at of ['neustria', 'rhodanus', 'sequana', 'lotharingia'] as const)
      p.units('alamanni', at, { infantry: 1 });
    return p;
  };

  it('XIX.B if every way crosses a river, a ridge or a strait, all of it is harder by two', () => {
    shows('XIX.B.h');
    const story = fallenUpon((p) => hemmedIn(gratianus(p)), 'ask', 10);
    expect(question(story)).toMatchObject({ ask: 'evade', args: { modifier: -1 } });
    story.answer(ROMANS, 'evade-to liger', 'take romani-legion');
    expect(story.told('evaded')).toMatchObject([{ to: 'liger', roll: 9 }]);
  });

  it('XIX.B whoever attacks is counted with those of his who stand there already', () => {
    shows('XIX.B.f');
    const modifier = (before: number) => {
      const story = fallenUpon((p) => {
        p.units('romani', 'burgondia', { legion: 2 }).units('alamanni', 'burgondia', { infantry: before });
        p.state.lands.control[place('burgondia')] = ROMANI;
      });
      return question(story)?.args?.modifier;
    };
    expect([modifier(0), modifier(1)]).toEqual([3, 0]);
  });

  it('XIX.B nobody is asked for whom a ten is not enough', () => {
    expect(fallenUpon(hemmedIn).asked).not.toBe('evade');
    expect(fallenUpon(() => {}).asked).toBe('evade');
  });

  it('XIX.B whoever fails stays, all of them, and is asked no more', () => {
    shows('XIX.B.j');
    const story = fallenUpon(gratianus, 'ask', 7).answer(ROMANS, 'evade-to rhodanus');
    expect([story.asked, story.units('romani', 'burgondia'), story.units('romani', 'rhodanus')]).toEqual([null, 2, 0]);
    const stands = fallenUpon(gratianus).answer(ROMANS, 'stand');
    expect([stands.asked, stands.units('romani', 'burgondia')]).toEqual([null, 2]);
  });

  it('XIX.B only as far as there is room: four in the open', () => {
    shows('XVII.A.j', 'XIX.B.p');
    const story = fallenUpon(
      (p) => {
        p.units('romani', 'rhodanus', { legion: 3 }).units('romani', 'neustria', { limitanei: 4 });
      },
      'ask',
      10,
    );
    expect(story.offered(ROMANS)).not.toContain('evade-to neustria');
    story.answer(ROMANS, 'evade-to rhodanus');
    expect(story.offered(ROMANS).sort()).toEqual(['take romani-equites', 'take romani-legion']);
  });

  it('XVII.B with a leader there is room for more', () => {
    shows('XVII.A.j', 'XVII.B.b');
    const most = (change: (p: Given) => void) => {
      const story = fallenUpon((p) => change(p.units('romani', 'burgondia', { legion: 4 })), 'ask', 10);
      story.answer(ROMANS, 'evade-to rhodanus');
      return Math.max(...story.offered(ROMANS, 'take').map(sizeOf));
    };
    // Six stand in Burgondia; Gratianus makes room for two more than four.
    expect([most(() => {}), most(gratianus)]).toEqual([4, 6]);
  });

  it('XIX.B, G409 they do not come between their enemy and others; who stood where they fled to may', () => {
    shows('XIX.B.q', 'G409');
    const sent = (garrison: number) => {
      const state = given((p) => {
        p.empty().units('alamanni', 'agri-decumates', { infantry: 4 }).units('romani', 'treveria', { limitanei: 1 });
        p.units('romani', 'sequana', { legion: garrison });
        p.state.lands.level[place('treveria')] = 0;
      });
      const story = moving(state, ALEMANNI, ...(garrison > 0 ? [9, 4] : [9]));
      story.answer(HUNS, 'from agri-decumates', 'take 4*alamanni-infantry', 'to treveria');
      story.answer(ROMANS, 'evade-to sequana');
      if (story.asked === 'intercept') story.answer(ROMANS, 'done');
      story.answer(HUNS, 'from treveria', 'take 4*alamanni-infantry', 'to lotharingia');
      return story.asked === 'intercept' ? story.answer(ROMANS, 'intercept sequana').offered(ROMANS) : story.asked;
    };
    expect([sent(2), sent(0)]).toEqual([['take romani-legion', 'take 2*romani-legion'], 'move']);
  });

  it('G275 a stack in mutiny may still flee', () => {
    shows('G275', 'XLII.9.a');
    const story = fallenUpon((p) => mutiny(p.state, 'romani', 'burgondia'));
    expect(story.asked).toBe('evade');
  });

  it('XIX.B a horde elsewhere stays where it is', () => {
    const state = given((p) => {
      p.empty().turn(2).horde('visigothi', 'carpathia').units('visigothi', 'dacia', { infantry: 2 });
      p.units('visigothi', 'carpathia', { infantry: 1 }).units('orientali', 'moesia-superior', { legion: 1 });
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, ORIENTALI, 10).answer(ROMANS, 'from moesia-superior', 'to dacia');
    story.answer(GOTHS, 'evade-to tisia', 'take 2*visigothi-infantry');
    expect([story.units('visigothi', 'tisia'), placeId(state.nations.horde[VISIGOTHS])]).toEqual([2, 'carpathia']);
  });

  it('X.B the card Reaction adds three to an evasion, Dice repeats one that failed', () => {
    shows('XLIII.48.a', 'XLIII.23.a', 'G155');
    const reaction = fallenUpon((p) => deal(p.state, ROMANS, 'reaction'), 'ask', 6);
    const [card] = reaction.offered(ROMANS, 'event');
    reaction.answer(ROMANS, card, 'add-three');
    expect(question(reaction)).toMatchObject({ ask: 'evade', args: { modifier: 3 } });
    // One card is all.
    expect(reaction.offered(ROMANS, 'event')).toEqual([]);
    reaction.answer(ROMANS, 'evade-to rhodanus', 'take romani-legion');
    expect(reaction.told('evaded')).toMatchObject([{ roll: 9 }]);
    const again = (card: 'dice' | 'reaction', ...more: readonly string[]) => {
      const story = fallenUpon((p) => deal(p.state, ROMANS, card), 'ask', 8, 9);
      story.answer(ROMANS, story.offered(ROMANS, 'event')[0], ...more, 'evade-to rhodanus', 'take romani-legion');
      return story.told('evaded');
    };
    expect(again('dice')).toMatchObject([{ roll: 9 }]);
    // Reaction too may repeat a failed one instead.
    expect(again('reaction', 'roll-again')).toMatchObject([{ roll: 9 }]);
  });
});

describe('interceptors', () => {
  /** Four Alemanni march from Lotharingia through Burgondia. */
  const passing = (change: (p: Given) => void, order: Standing, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().units('alamanni', 'lotharingia', { infantry: 4 });
      change(p);
    });
    state.orders.evades.fill('never');
    state.orders.intercepts.fill(order);
    return moving(state, ALEMANNI, ...dice);
  };
  const to = (goal: PlaceId) => ['from lotharingia', 'take 4*alamanni-infantry', `to ${goal}`];
  const frontier = (p: Given) => p.units('romani', 'neustria', { limitanei: 1 });

  it('XIX.A whoever beats those who came between may march on', () => {
    shows('XIX.A.b', 'XIX.A.x');
    // 4 and 2 for an empire; a die for each of the Alemanni, one of whom hits, and a blank for the Roman.
    const story = passing(frontier, 'always', 4, ...[4, 1, 1, 1], 1).answer(HUNS, ...to('rhodanus'), 'no', 'yes');
    const resting = passing(frontier, 'always', 4, ...[4, 1, 1, 1], 1).answer(HUNS, ...to('rhodanus'), 'no', 'no');
    expect(resting.units('alamanni', 'burgondia')).toBe(4);
    expect(story.told('intercepted')).toMatchObject([{ to: 'neustria', province: 'burgondia', roll: 6 }]);
    expect(story.told('battle.won')).toMatchObject([{ nation: 'alamanni', province: 'burgondia' }]);
    expect([story.units('alamanni', 'rhodanus'), story.units('romani', 'burgondia')]).toEqual([4, 0]);
  });

  it('XIX.A whoever is beaten goes back, and his move is over', () => {
    shows('XIX.A.b', 'XIX.A.x', 'XX.A.b');
    const story = passing(frontier, 'always', 4, ...[1, 1, 1, 1], 1).answer(HUNS, ...to('rhodanus'), 'no');
    expect(story.told('battle.won')).toMatchObject([{ nation: 'romani' }]);
    expect([story.units('alamanni', 'rhodanus'), story.units('alamanni', 'lotharingia')]).toEqual([0, 4]);
    // Nobody has a step left.
    expect(story.asked).toBeNull();
    expect(story.units('romani', 'burgondia')).toBe(1);
  });

  it('XIX.A with a five they stay, and do not try again farther on the way', () => {
    shows('XIX.A.p', 'XIX.A.q');
    const story = passing(frontier, 'always', 3).answer(HUNS, ...to('rhodanus'));
    expect(story.told('intercept.failed')).toMatchObject([{ province: 'burgondia', roll: 5 }]);
    expect([story.units('alamanni', 'rhodanus'), story.units('romani', 'neustria')]).toEqual([4, 1]);
  });

  it('XIX.A others may still try where those have failed', () => {
    const story = passing((p) => frontier(p).units('romani', 'vienna', { limitanei: 1 }), 'ask', ...[3, 1]);
    story.answer(HUNS, ...to('rhodanus')).answer(ROMANS, 'intercept neustria');
    expect(story.offered(ROMANS)).toEqual(['done', 'intercept vienna']);
    story.answer(ROMANS, 'intercept vienna');
    expect(story.told('intercept.failed').map(({ to: from }) => from)).toEqual(['neustria', 'vienna']);
  });

  it('XIX.A only the ruler of the province and his friends come between', () => {
    shows('XIX.A.a', 'G33');
    const asked = (change: (p: Given) => void) => {
      const story = passing(change, 'ask').answer(HUNS, ...to('burgondia'));
      return question(story)?.ask === 'intercept' ? question(story)?.args?.nation : null;
    };
    // Burgondia is Roman. The Vandals are enemies of the Alemanni there, but no friends of Rome.
    expect(asked((p) => p.units('vandali', 'treveria', { infantry: 2 }))).toBeNull();
    expect(asked((p) => p.units('orientali', 'treveria', { legion: 1 }))).toBe('orientali');
    const federates = (p: Given) => {
      p.units('vandali', 'treveria', { infantry: 2 });
      p.state.ties.bond[nation('vandali')] = FEDERATE;
      p.state.ties.lord[nation('vandali')] = ROMANI;
    };
    expect(asked(federates)).toBe('vandali');
  });

  it('X.B nobody comes between those who march by night', () => {
    const story = passing(frontier, 'ask');
    story.state.stacks.night.push(...unitsAt(story.state, ALEMANNI, place('lotharingia')));
    story.answer(HUNS, ...to('burgondia'));
    expect(story.asked).not.toBe('intercept');
    expect(story.units('alamanni', 'burgondia')).toBe(4);
  });

  it('XIX.A of those without a leader one stack only, before or after those with one', () => {
    const story = passing(
      (p) => {
        p.units('romani', 'sequana', { legion: 1 }).leader('gratianus', 'sequana');
        p.units('romani', 'treveria', { legion: 1 }).units('romani', 'neustria', { legion: 1 });
      },
      'ask',
      ...[1, 1],
    );
    story.answer(HUNS, ...to('burgondia'));
    story.answer(ROMANS, 'intercept sequana');
    expect(story.offered(ROMANS)).toEqual(['done', 'intercept neustria', 'intercept treveria']);
    story.answer(ROMANS, 'intercept treveria');
    expect(story.told('intercept.failed').map(({ to }) => to)).toEqual(['sequana', 'treveria']);
  });

  it('XIX.A whoever wants no more says so', () => {
    const story = passing(
      (p) => p.units('romani', 'treveria', { legion: 1 }).units('romani', 'neustria', { legion: 1 }),
      'ask',
    );
    story.answer(HUNS, ...to('burgondia')).answer(ROMANS, 'done');
    expect([story.told('intercept.failed'), story.told('intercepted')]).toEqual([[], []]);
  });

  it('X.B the card Reaction adds three to one interception, and to no other', () => {
    const story = passing(
      (p) => {
        deal(p.state, ROMANS, 'reaction');
        p.leader('gratianus', 'sequana').units('romani', 'sequana', { legion: 1 });
        frontier(p);
      },
      'ask',
      ...[1, 1],
      ...[1, 1, 1, 1, 1],
    );
    story.answer(HUNS, ...to('burgondia'));
    story.answer(ROMANS, story.offered(ROMANS, 'event')[0], 'add-three', 'intercept neustria', 'intercept sequana');
    // The Alemanni fight at once.
    story.answer(HUNS, 'no');
    // 1, 2 for an empire and 3; then 1, 2 and 1 for Gratianus.
    expect(story.told('intercepted')).toMatchObject([{ to: 'neustria', roll: 6 }]);
    expect(story.told('intercept.failed')).toMatchObject([{ to: 'sequana', roll: 4 }]);
  });

  it('XIX.A what does not fit stays behind, and those who come have come by their own road', () => {
    shows('XVII.A.i', 'XIX.A.r', 'XIX.A.s', 'XIX.A.t', 'XIX.A.n');
    // Helvetia lies in the mountains: three may stand there, and two more with Gratianus; one is there already.
    const state = given((p) => {
      p.empty().units('alamanni', 'agri-decumates', { infantry: 4 }).units('romani', 'helvetia', { limitanei: 1 });
      p.units('romani', 'neustria', { legion: 4, equites: 2 }).leader('gratianus', 'neustria');
    });
    state.orders.evades.fill('never');
    // 7 and 3, less 2 over the ridge: 8. The Alemanni came over the Rhine into an ambush of five; nobody hits, and a draw is his.
    const story = moving(state, ALEMANNI, 7, ...[1, 1], ...[1, 1, 1, 1], ...[1, 1, 1, 1, 1]);
    story.answer(HUNS, 'from agri-decumates', 'take 4*alamanni-infantry', 'to helvetia');
    story.answer(ROMANS, 'intercept neustria');
    const sizes = story.offered(ROMANS, 'take').map((id) => sizeOf(id));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 4]);
    story.answer(ROMANS, 'take 4*romani-legion');
    while (story.asked === 'reroll') story.answer(story.run.decision?.asks[0].seat ?? 0, 'done');
    expect([story.units('romani', 'helvetia'), story.units('romani', 'neustria')]).toEqual([5, 2]);
    expect(placeId(state.pieces.leaderAt[leader('gratianus')])).toBe('helvetia');
    const roads = unitsAt(state, ROMANI, place('helvetia')).map((unit) => state.stacks.from[unit]);
    expect(roads.filter((from) => from === place('lotharingia'))).toHaveLength(4);
  });

  it('XVIII.I at a lone Limes they come when it has fallen, and whoever beats them stays there', () => {
    shows('XVIII.I.c', 'XVIII.I.g', 'XIX.A.x');
    const story = passing(
      (p) => {
        frontier(p).state.lands.limes[place('burgondia')] = ROMANI;
        // The Limes misses; 4 and 2 for an empire; then one of the Alemanni hits.
      },
      'always',
      ...[1, 4],
      ...[4, 1, 1, 1],
      1,
    );
    story.answer(HUNS, ...to('burgondia'));
    expect(story.events.map(({ event }) => event).filter((event) => /limes|intercept|won/.test(event))).toEqual([
      'limes.fell',
      'intercepted',
      'battle.won',
    ]);
    expect([story.units('alamanni', 'burgondia'), story.asked]).toEqual([4, null]);
  });

  it('XIX.A +3 for those who defend their own capital', () => {
    shows('III.G.d', 'XIX.A.k');
    const state = given((p) => p.empty().turn(3).units('romani', 'campania', { legion: 1 }));
    state.nations.capital[ROMANI] = place('latium');
    const [route] = routesFrom(state, ROMANI, place('latium'), 3).filter((one) => one.place === place('campania'));
    expect(interceptionModifier(state, ROMANI, place('latium'), route)).toBe(5);
    state.nations.capital[ROMANI] = place('umbria');
    expect(interceptionModifier(state, ROMANI, place('latium'), route)).toBe(2);
  });

  it('XIX.A nobody sets out for whom a ten is not enough', () => {
    const state = given((p) => {
      p.empty().turn(4).units('orientali', 'moesia-inferior', { legion: 1 });
      p.units('visigothi', 'bythinia', { infantry: 1 }).units('visigothi', 'anatolia', { infantry: 1 });
    });
    // Over the Bosphorus -4, so that a ten is just enough; from one step farther -5.
    const found = interceptors(state, ORIENTALI, VISIGOTHS, place('moesia-inferior'));
    expect(found.map(({ from, modifier }) => [placeId(from), modifier])).toEqual([['bythinia', -4]]);
  });
});
