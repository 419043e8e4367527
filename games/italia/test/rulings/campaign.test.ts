import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { leaderNamed } from '../../src/data/book/book.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { bookOf } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

describe('rulings on campaigns', () => {
  const pyrrhus = (pyrrhusFreeExit: string) =>
    new Story(
      given(
        'I',
        (position) => {
          position.round(4).turnOf('epirotes', 'turn-start').units('greeks', 'calabria', { infantry: 2 });
        },
        { pyrrhusFreeExit },
      ),
    );

  it('R 29 Pyrrhus leaves an occupied landing place freely, or leaves a force behind', () => {
    shows('12.3.1.h', 'R 29', '15.2.a');
    const free = pyrrhus('on').answer('march');
    expect(free.offered()).toContain('take 8*infantry+3*elephant');
    const held = pyrrhus('off').answer('march');
    // Two Greeks: four units must stay.
    expect(held.offered()).not.toContain('take 8*infantry+3*elephant');
    expect(held.offered()).toContain('take 7*infantry');
  });

  const amongSamnites = (gold: number, change: (position: Given) => void = () => {}) =>
    new Story(
      given('I', (position) => {
        position.round(7).turnOf('carthaginians', 'campaign').gold('carthaginians', gold).leads('hannibal');
        position.units('carthaginians', 'rhegium', { infantry: 2 }, 'hannibal').subject('samnites', 'carthaginians');
        for (const area of ['rhegium', 'bruttium', 'messana', 'lucania', 'calabria', 'samnium', 'apulia'] as const)
          position.units('samnites', area, { infantry: 1 });
        position.units('samnites', 'neapolis', { infantry: 1 }).units('romans', 'roma', { legion: 2 });
        change(position);
      }),
    );

  it('R 85 nobody pays for a move that leads nowhere: the campaign is over', () => {
    shows('R 85', '12.3.1.a');
    const story = amongSamnites(1);
    expect(story.told('paid')).toEqual([]);
    expect(story.told('moved')).toEqual([]);
    expect(story.at('hannibal')).toBe('dead');
    // With two gold pieces there is a first move, for which the second pays on.
    expect(amongSamnites(2).asked).toMatchObject({ ask: 'march', nation: 'carthaginians' });
  });

  it('R 85 whom the leader cannot reach does not hold the campaign up', () => {
    shows('R 85');
    const left = (change: (position: Given) => void) => {
      const state = given('I', (position) => {
        position.round(7).turnOf('carthaginians', 'campaign').gold('carthaginians', 3).leads('hannibal');
        position.units('carthaginians', 'africa', { infantry: 2 }, 'hannibal').subject('samnites', 'carthaginians');
        position.units('carthaginians', 'lucania', { infantry: 1 }).units('samnites', 'lucania', { infantry: 1 });
        change(position);
      });
      return new Story(state);
    };
    expect(left(() => {}).offered()).toEqual(['end', 'march']);
    const fleet = left((position) => position.units('carthaginians', 'mare-libycum', { fleet: 1 }));
    expect(fleet.offered()).not.toContain('end');
  });

  it('R 54 a block costs gold and a unit, and nobody in that area reacts', () => {
    shows('12.3.4.a', '12.3.4.b', 'R 54');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 3);
      position.units('romans', 'roma', { legion: 2 }, 'fabius').units('samnites', 'samnium', { infantry: 1 });
      position.state.turn.leader = leaderNamed('fabius');
    });
    const story = new Story(state).answer('march', 'take 2*legion', 'go corfinium', 'stop');
    expect(story.offered()).toContain('block samnium');
    story.answer('block samnium');
    expect(story.gold('romans')).toBe(1);
    expect(story.count('romans', 'corfinium', 'legion')).toBe(1);
    // The Samnites, who have no other area, are not asked; they may score for the unit given up.
    expect(story.asked).toMatchObject({ ask: 'campaign', nation: 'romans' });
    expect(story.points('samnites')).toBe(0.5);
  });

  it('R 89 who is blocked scores by lines that always hold, not by those for its own turn', () => {
    shows('R 89', '12.3.4.b', '11.0.g');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 3).leads('fabius');
      position.units('romans', 'roma', { legion: 2 }, 'fabius').units('celts', 'umbria', { infantry: 1 });
      position
        .units('carthaginians', 'mare-hadriaticum', { fleet: 1 })
        .units('greeks', 'mare-hadriaticum', { fleet: 1 });
    });
    const march = ['march', 'take 2*legion', 'go corfinium', 'stop'];
    // The Celts have a line for legions in their own turn, Carthage one that always holds.
    const celts = new Story(structuredClone(state)).answer(...march, 'block umbria');
    expect([celts.points('celts'), celts.points('carthaginians')]).toEqual([0, 0]);
    const fleets = new Story(state).answer(...march, 'block mare-hadriaticum');
    expect([fleets.points('celts'), fleets.points('carthaginians')]).toEqual([0, 0.5]);
  });

  it('12.3.1 no block with the gold for the move that must fetch whoever was left among subjects', () => {
    shows('12.3.1.e', 'R 85');
    const aboard = (gold: number) => {
      const state = given('I', (position) => {
        position.round(7).turnOf('carthaginians', 'campaign').gold('carthaginians', gold).leads('hannibal');
        position.units('carthaginians', 'lucania', { infantry: 3 }, 'hannibal').subject('samnites', 'carthaginians');
        position.units('carthaginians', 'mare-tyrrhenum', { fleet: 1 }).units('samnites', 'lucania', { infantry: 1 });
        position.units('romans', 'roma', { legion: 2 });
      });
      return new Story(state).answer('embark mare-tyrrhenum', 'stop');
    };
    // One is left in Lucania; the Romans next to the sea could be blocked.
    expect(aboard(3).offered('block')).toEqual(['block roma']);
    const story = aboard(2);
    expect(story.asked).toMatchObject({ ask: 'react' });
    // The campaign goes on: there is another move, and no end.
    expect(story.calmly().asked).toMatchObject({ ask: 'voyage', nation: 'carthaginians' });
  });

  it('R 85 whoever was left among subjects and not fetched leaves when the campaign is over', () => {
    shows('R 85', '12.3.1.e');
    const state = given('I', (position) => {
      position.round(7).turnOf('carthaginians', 'campaign').gold('carthaginians', 2).leads('hannibal');
      position.units('carthaginians', 'lucania', { infantry: 3 }, 'hannibal').subject('samnites', 'carthaginians');
      position.units('carthaginians', 'mare-tyrrhenum', { fleet: 1 }).units('samnites', 'lucania', { infantry: 1 });
    });
    const story = new Story(state).answer('embark mare-tyrrhenum', 'stop').calmly();
    story.answer('land carales', 'take 2*infantry+hannibal');
    expect(story.asked).toMatchObject({ ask: 'must-retreat', nation: 'carthaginians' });
    story.answer('retreat-to bruttium');
    expect(story.count('carthaginians', 'bruttium', 'infantry')).toBe(1);
  });

  it('12.3.4 the same area is not blocked in two moves running', () => {
    shows('12.3.4.c');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 6);
      position.units('romans', 'roma', { legion: 4 }, 'fabius').units('samnites', 'samnium', { infantry: 1 });
      position.state.turn.leader = leaderNamed('fabius');
    });
    const story = new Story(state).answer('march', 'take 4*legion', 'go corfinium', 'stop', 'block samnium');
    story.answer('march', 'take 3*legion', 'go roma', 'stop');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'samnites' });
    story.answer('watch', 'march', 'take 3*legion', 'go corfinium', 'stop');
    expect(story.offered('block')).toEqual(['block samnium']);
  });

  it('12.3.2 joining a battle needs a unit there, and a raid keeps everybody out', () => {
    shows('12.3.2.1.a', '12.3.3.b', '10.7.h');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 1);
      position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'carthaginians');
      position.units('carthaginians', 'neapolis', { infantry: 1 }).units('carthaginians', 'lucania', { infantry: 2 });
      position.state.turn.leader = leaderNamed('fabius');
    });
    const march = ['march', 'take 3*legion', 'attack neapolis', 'stop'];
    const raided = new Story(structuredClone(state)).answer(...march, 'raid');
    expect(raided.offered('join')).toEqual([]);
    const attacked = new Story(state).answer(...march, 'assault');
    expect(attacked.offered('join')).toEqual(['join lucania']);
    attacked.answer('join lucania');
    expect(attacked.offered()).toEqual(['take infantry', 'take 2*infantry']);
  });

  it('12.3.2.3 an army on campaign does not retreat to where a defender came from', () => {
    shows('12.3.2.3.d');
    const refuges = (defenders: number, ...reaction: readonly string[]) => {
      const state = given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 1);
        position.units('romans', 'roma', { legion: 3 }, 'fabius').units('carthaginians', 'neapolis', { infantry: 1 });
        position.units('carthaginians', 'lucania', { infantry: 1 });
        position.state.turn.leader = leaderNamed('fabius');
      });
      const story = new Story(state, ...new Array<number>(3 + defenders).fill(1));
      return story.answer('march', 'take 3*legion', 'attack neapolis', 'stop', ...reaction).offered('retreat-to');
    };
    expect(refuges(2, 'join lucania')).toEqual(['retreat-to roma', 'retreat-to samnium']);
    expect(refuges(1, 'shift lucania', 'go bruttium')).toEqual(['retreat-to roma', 'retreat-to samnium']);
  });

  it('10.6.1 an army on campaign rebuilds a ruin that it comes to without a fight, and not one it has plundered', () => {
    shows('10.6.1.b');
    const fabius = (change: (position: Given) => void) => {
      const state = given('I', (position) => {
        position.round(2).turnOf('romans', 'campaign').gold('romans', 2);
        position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'greeks', true);
        position.state.turn.leader = leaderNamed('fabius');
        change(position);
      });
      return new Story(state).answer('march', 'take 3*legion', 'go neapolis', 'stop');
    };
    const story = fabius(() => {});
    expect(story.asked).toMatchObject({ ask: 'rebuild', nation: 'romans' });
    story.answer('rebuild legion');
    expect([story.cityIn('neapolis'), story.count('romans', 'neapolis', 'legion')]).toEqual(['city', 2]);
    const plundered = fabius((position) => position.state.turn.plundered.push(spaceNamed('neapolis')));
    expect(plundered.asked).toMatchObject({ ask: 'campaign' });
  });

  it('10.6.1 and one that its enemies leave to it by a reaction', () => {
    shows('10.6.1.c', '12.3.2.2.c');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 1).leads('fabius');
      position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'carthaginians', true);
      position.units('carthaginians', 'neapolis', { infantry: 1 });
    });
    const story = new Story(state).answer('march', 'take 3*legion', 'attack neapolis', 'stop');
    story.answer('shift neapolis', 'go lucania');
    expect(story.asked).toMatchObject({ ask: 'rebuild', nation: 'romans' });
    story.answer('rebuild legion');
    expect(story.cityIn('neapolis')).toBe('city');
  });

  it('R 59 Hannibal waits in the Alps, and units from Africa join him', () => {
    shows('13.2.a', 'R 59');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'placement').units('carthaginians', 'africa', { infantry: 3 });
    });
    const story = new Story(state);
    expect(story.offered('select')).toEqual(['select africa']);
    story.answer('select africa', 'transfer', 'take 2*infantry', 'done');
    expect(story.count('carthaginians', 'alpes', 'infantry')).toBe(7);
    expect(story.asked).toMatchObject({ ask: 'campaign' });
    expect(story.gold('carthaginians')).toBe(6);
    story.answer('march', 'take 7*infantry+2*elephant', 'go taurinum', 'stop', 'end');
    expect(story.count('carthaginians', 'taurinum', 'infantry')).toBe(7);
  });

  it('13.2 subjects of Rome near Hannibal may revolt', () => {
    shows('13.2.b', '12.6.a');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'campaign').gold('carthaginians', 2);
      position.units('carthaginians', 'taurinum', { infantry: 3 }, 'hannibal').subject('celts', 'romans');
      position.units('celts', 'mediolanum', { infantry: 1 }).units('romans', 'roma', { legion: 1 });
      position.state.turn.leader = leaderNamed('hannibal');
    });
    const story = new Story(state).answer('march', 'take 3*infantry', 'go liguria');
    if (story.offered().includes('stop')) story.answer('stop');
    // Liguria does not touch Mediolanum, Taurinum does.
    expect(story.asked?.ask).not.toBe('revolt');
    while (story.asked !== null && story.asked.ask !== 'campaign') story.answer(story.offered()[0]);
    story.answer('march', 'take 3*infantry', 'go taurinum', 'stop');
    expect(story.asked).toMatchObject({ ask: 'revolt', nation: 'celts' });
    story.answer('revolt');
    expect(story.overlord('celts')).toBeNull();
  });

  it('13.2 also after a retreat, and nobody is asked twice while Hannibal stays', () => {
    shows('13.2.b', 'R 83');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'campaign').gold('carthaginians', 3).leads('hannibal');
      position.units('carthaginians', 'pisae', { infantry: 3 }, 'hannibal').subject('celts', 'romans');
      position.units('celts', 'verona', { infantry: 1 }).units('romans', 'florentia', { legion: 1 });
    });
    const story = new Story(state, 1, 1, 1, 1).answer('march', 'take 3*infantry', 'attack florentia', 'stop').calmly();
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'carthaginians' });
    story.answer('retreat-to ravenna', 'fall-back 3*infantry+hannibal');
    expect(story.asked).toMatchObject({ ask: 'revolt', nation: 'celts' });
    story.answer('stay-loyal', 'march', 'take 3*infantry', 'go venetia', 'stop');
    // Venetia touches Verona too: he has moved, and they are asked again, once.
    expect(story.asked).toMatchObject({ ask: 'revolt', nation: 'celts' });
    expect(story.answer('stay-loyal').calmly().asked).toMatchObject({ ask: 'campaign' });
  });

  it('9.2 Visigoths who leave by the Alps score and are gone for good', () => {
    shows('15.6.a');
    const state = given('II', (position) => {
      position.round(2).turnOf('visigoths').units('visigoths', 'taurinum', { infantry: 3 });
    });
    const story = new Story(state).answer('select taurinum', 'go alpes', 'take 2*infantry', 'done');
    expect(story.told('score.exit')).toMatchObject([{ points: 1, count: 2 }]);
    expect(state.gone[bookOf(state).nation('visigoths') * 7]).toBe(2);
  });

  it('R 39 neutral garrisons of round 10 neither retreat nor react', () => {
    shows('13.4.a');
    const state = given('I', (position) => {
      position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 1);
      position.units('optimates', 'apulia', { legion: 3 }, 'sulla-optimates');
      position.units('samnites', 'samnium', { infantry: 1 }).units('samnites', 'corfinium', { infantry: 1 });
    });
    const story = new Story(state, 1, 1, 1, 1).answer('march', 'take 3*legion', 'attack samnium', 'stop');
    expect(story.asked).toMatchObject({ ask: 'retreat', nation: 'optimates' });
  });

  it('13.4 Roman legions beside Sulla go over from 7 on', () => {
    shows('13.4.c', '13.4.d');
    const state = given('I', (position) => {
      position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 1);
      position.units('optimates', 'apulia', { legion: 1 }, 'sulla-optimates');
      position.units('romans', 'corfinium', { legion: 2 });
    });
    const story = new Story(state, 7, 6, 10, 10, 1).answer('march', 'take legion', 'attack corfinium', 'stop');
    while (story.asked?.ask === 'react') story.answer('watch');
    expect(story.told('defected')).toMatchObject([{ nation: 'optimates', count: 1 }]);
    expect(spaceNamed('corfinium')).toBe(state.leaderAt[leaderNamed('sulla-optimates')]);
  });

  it('R 68 to stand and fight is no move: nobody is blocked, and the move before it is still the last', () => {
    shows('R 68', '12.3.4.c');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 5).leads('fabius');
      position.units('romans', 'lucania', { legion: 3 }, 'fabius').units('greeks', 'lucania', { infantry: 1 });
      position.units('samnites', 'samnium', { infantry: 1 });
      position.state.turn.blocks.push(position.nation('romans') * 64 + spaceNamed('samnium'));
    });
    const story = new Story(state, 10, 1, 1, 1).answer('hold');
    expect(story.asked?.ask).not.toBe('block');
    story.calmly();
    expect([story.count('greeks', 'lucania', 'infantry'), story.gold('romans')]).toEqual([0, 5]);
    story.answer('march', 'take 3*legion', 'go apulia', 'stop');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'samnites' });
  });

  it('R 68, R 83 nor are subjects asked again where Hannibal only fought', () => {
    shows('R 68', 'R 83');
    const state = given('I', (position) => {
      position.round(6).turnOf('carthaginians', 'campaign').gold('carthaginians', 2).leads('hannibal');
      position.units('carthaginians', 'taurinum', { infantry: 3 }, 'hannibal').subject('celts', 'romans');
      position.units('celts', 'mediolanum', { infantry: 1 }).units('romans', 'taurinum', { legion: 1 });
      position.state.turn.loyal.push(position.nation('celts') * 64 + spaceNamed('taurinum'));
    });
    const story = new Story(state, 10, 1, 1, 1).answer('hold').calmly();
    expect(story.count('romans', 'taurinum', 'legion')).toBe(0);
    expect(story.asked).toMatchObject({ ask: 'campaign' });
  });
});
