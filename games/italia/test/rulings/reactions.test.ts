import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

const fabius = (change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 4).leads('fabius');
      change(position);
    }),
    ...dice,
  );

const ones = (count: number) => new Array<number>(count).fill(1);

describe('reactions', () => {
  it('12.3.3 while the leader raids nobody enters the battle, but one stack may move and see, to its own beside him too', () => {
    shows('12.3.3.b', '10.7.h', '12.3.2.2.b');
    const neapolis = (...answers: readonly string[]) =>
      fabius((position) => {
        position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'carthaginians');
        position.units('carthaginians', 'neapolis', { infantry: 1 }).units('carthaginians', 'lucania', { infantry: 2 });
      }).answer('march', 'take 3*legion', 'attack neapolis', 'stop', ...answers, 'no-block');
    expect(neapolis('assault').offered()).toContain('join lucania');
    expect(neapolis('raid').offered()).not.toContain('join lucania');
    expect(neapolis('raid').answer('shift lucania').offered('go')).toContain('go neapolis');
  });

  it('12.3.2.2 a leader alone draws nobody into a battle that would not be', () => {
    shows('12.3.2.2.b', 'R 27');
    const beside = (...garrison: readonly number[]) =>
      fabius((position) => {
        position.units('romans', 'roma', { legion: 3 }, 'fabius');
        position.units('carthaginians', 'neapolis', { infantry: garrison.length }, 'mago');
        position.units('carthaginians', 'lucania', { infantry: 2 });
      })
        .answer('march', 'take 3*legion', 'attack neapolis', 'stop', 'no-block')
        .answer('shift lucania')
        .offered('go');
    expect(beside(1)).toContain('go neapolis');
    expect(beside()).not.toContain('go neapolis');
  });

  it('12.3.2.3 what another nation left stays open to the army’s retreat', () => {
    shows('12.3.2.3.d', '12.3.2.2.c');
    const refuges = (...answers: readonly string[]) =>
      fabius(
        (position) => {
          position.units('romans', 'etruria', { legion: 2 }, 'fabius').units('carthaginians', 'pisae', { infantry: 1 });
          position.units('celts', 'pavia', { infantry: 1 }).units('greeks', 'florentia', { infantry: 1 });
          for (const area of ['taurinum', 'verona', 'ravenna', 'venetia'] as const)
            position.units('celts', area, { infantry: 1 });
        },
        1,
        1,
        1,
      )
        .answer('march', 'take 2*legion', 'attack pisae', 'stop', 'no-block', ...answers)
        .calmly();
    const open = refuges('shift pavia', 'go liguria');
    expect(open.asked).toMatchObject({ ask: 'retreat', nation: 'romans' });
    expect(open.offered('retreat-to').sort()).toEqual(['retreat-to etruria', 'retreat-to pavia']);
  });

  it('R 54 a nation whose units near the leader are blocked may still move another stack', () => {
    shows('R 54', '12.3.4.a');
    const story = fabius((position) => {
      position.units('romans', 'roma', { legion: 2 }, 'fabius').units('samnites', 'samnium', { infantry: 1 });
      position.units('samnites', 'bruttium', { infantry: 1 });
    }).answer('march', 'take 2*legion', 'go corfinium', 'stop', 'block samnium');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'samnites' });
    expect(story.offered()).toEqual(['watch', 'shift bruttium']);
  });

  it('12.3.4 units in an entry area next to the leader can be blocked', () => {
    shows('12.3.4.a', 'R 54');
    const story = fabius((position) => {
      position.units('romans', 'venetia', { legion: 2 }, 'fabius').units('illyrians', 'illyricum', { infantry: 1 });
    }).answer('march', 'take 2*legion', 'go aquileia', 'stop');
    expect(story.offered()).toEqual(['no-block', 'block illyricum']);
  });

  it('12.3.4, R 131 at sea a fleet may be given up for a block, but not the leader’s last', () => {
    shows('12.3.4.a', '12.3.4.b', 'R 131');
    const afloat = (fleets: number, ...taken: readonly string[]) =>
      fabius((position) => {
        position.units('romans', 'mare-tyrrhenum', { fleet: fleets }, 'fabius');
        position.units('carthaginians', 'mare-sardoum', { fleet: 1 });
      }).answer('embark mare-tyrrhenum', ...taken, 'stop');
    expect(afloat(1).offered('block')).toEqual([]);
    const story = afloat(2, 'take 2*fleet+fabius').answer('block mare-sardoum');
    expect(story.count('romans', 'mare-tyrrhenum', 'fleet')).toBe(1);
    expect(story.points('carthaginians')).toBe(0.5);
  });

  it('12.3.4 in round 10 each faction remembers its own blocks', () => {
    shows('12.3.4.c');
    const state = given('I', (position) => {
      position.round(10).turnOf('optimates', 'civil-war');
      for (const faction of ['optimates', 'populares'] as const) position.gold(faction, 8);
      position.units('optimates', 'apulia', { legion: 4 }, 'sulla-optimates');
      position.units('populares', 'roma', { legion: 4 }, 'marius-populares');
      position.units('romans', 'umbria', { legion: 1 });
    });
    const story = new Story(state).answer('march', 'take 4*legion', 'go corfinium', 'stop');
    expect(story.offered('block')).toContain('block umbria');
    story.answer('block umbria').calmly();
    story.answer('march', 'take 4*legion', 'go perusia', 'stop');
    // The Populares have not blocked it.
    expect(story.offered('block')).toContain('block umbria');
    story.answer('no-block').calmly();
    story.answer('march', 'take 3*legion', 'go picenum', 'stop');
    expect(story.offered('block')).not.toContain('block umbria');
  });

  it('12.3.2.1 any number may enter the battle, from land and sea, whatever the limit', () => {
    shows('12.3.2.1.b', '12.3.2.5.a', '8.4.c', '12.3.2.3.a');
    const story = fabius(
      (position) => {
        position.units('romans', 'roma', { legion: 2 }, 'fabius').units('carthaginians', 'neapolis', { infantry: 1 });
        position.units('carthaginians', 'lucania', { infantry: 3 }).units('carthaginians', 'samnium', { infantry: 2 });
        position.units('carthaginians', 'mare-tyrrhenum', { fleet: 1, infantry: 2 });
        position.units('carthaginians', 'apulia', { infantry: 1 });
      },
      ...new Array<number>(10).fill(1),
    ).answer('march', 'take 2*legion', 'attack neapolis', 'stop', 'no-block');
    // Apulia is two areas away.
    expect(story.offered('join')).toEqual(['join samnium', 'join lucania', 'join mare-tyrrhenum']);
    story.answer(
      'join samnium',
      'take 2*infantry',
      'join lucania',
      'take 3*infantry',
      'join mare-tyrrhenum',
      'take 2*infantry',
    );
    expect(story.count('carthaginians', 'neapolis', 'infantry')).toBe(8);
  });

  it('12.3.2.2 one may slip away to where the attackers came from, over a strait or aboard', () => {
    shows('12.3.2.2.c', '12.3.2.3.a', '12.3.2.2.a');
    const story = fabius((position) => {
      position.units('romans', 'bruttium', { legion: 3 }, 'fabius').units('carthaginians', 'rhegium', { infantry: 2 });
      position.units('carthaginians', 'mare-siculum', { fleet: 1 });
    }).answer('march', 'take 3*legion', 'attack rhegium', 'stop', 'no-block', 'shift rhegium');
    expect(story.offered().sort()).toEqual(['go bruttium', 'go mare-siculum', 'go messana']);
  });

  it('12.3.2.3 never do three nations come together', () => {
    shows('12.3.2.3.b', '12.3.2.2.b');
    const story = fabius((position) => {
      position.units('romans', 'roma', { legion: 3 }, 'fabius').units('carthaginians', 'neapolis', { infantry: 1 });
      position.units('samnites', 'lucania', { infantry: 1 }).units('samnites', 'apulia', { infantry: 1 });
      position.units('samnites', 'calabria', { infantry: 1 }).units('samnites', 'bruttium', { infantry: 1 });
      position.units('samnites', 'rhegium', { infantry: 1 });
    }).answer('march', 'take 3*legion', 'attack neapolis', 'stop', 'no-block');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'samnites' });
    expect(story.offered('join')).toEqual([]);
    story.answer('shift lucania');
    expect(story.offered('go')).not.toContain('go neapolis');
  });

  it('12.3.2.3 nor does the army retreat to the sea that a reaction came from, on land or at sea', () => {
    shows('12.3.2.3.d');
    const ashore = (reaction: string, defenders: number) =>
      fabius(
        (position) => {
          position.units('romans', 'roma', { legion: 2 }, 'fabius').units('romans', 'mare-tyrrhenum', { fleet: 1 });
          position.units('carthaginians', 'neapolis', { infantry: 1 });
          position.units('carthaginians', 'mare-tyrrhenum', { fleet: 1, infantry: 1 });
        },
        ...ones(2 + defenders),
      )
        .answer('march', 'take 2*legion', 'attack neapolis', 'stop', 'no-block', reaction)
        .answer('let-be', 'let-be');
    expect(ashore('watch', 1).offered()).toContain('retreat-to mare-tyrrhenum');
    const barred = ashore('join mare-tyrrhenum', 2);
    expect(barred.offered()).not.toContain('retreat-to mare-tyrrhenum');
    expect(barred.barred()).toContain('retreat-to mare-tyrrhenum: reacted (12.3.2.3)');
    const afloat = fabius(
      (position) => {
        position.units('romans', 'mare-tyrrhenum', { fleet: 1 }, 'fabius');
        position.units('carthaginians', 'mare-tyrrhenum', { fleet: 1 });
        position.units('carthaginians', 'mare-sardoum', { fleet: 1 });
      },
      ...ones(3),
    ).answer('embark mare-tyrrhenum', 'stop', 'join mare-sardoum', 'engage');
    expect(afloat.offered().sort()).toEqual(['retreat-to mare-ligusticum', 'retreat-to mare-siculum', 'stand']);
    expect(afloat.barred()).toEqual(['retreat-to mare-sardoum: reacted (12.3.2.3)']);
  });

  it('12.3.2.1 to a battle at sea units go aboard from every coast, as far as there is room', () => {
    shows('12.3.2.1.a', '12.3.2.3.a');
    const story = fabius((position) => {
      position.units('romans', 'mare-tyrrhenum', { fleet: 1 }, 'fabius');
      position.units('carthaginians', 'mare-tyrrhenum', { fleet: 1 });
      position.units('carthaginians', 'bruttium', { infantry: 2 }).units('carthaginians', 'lucania', { infantry: 1 });
    }).answer('embark mare-tyrrhenum', 'stop');
    expect(story.offered('join')).toEqual(['join lucania', 'join bruttium']);
    story.answer('join bruttium', 'take infantry', 'join lucania');
    expect(story.count('carthaginians', 'mare-tyrrhenum', 'infantry')).toBe(2);
    // The hold is full.
    expect(story.asked).toMatchObject({ ask: 'engage' });
  });

  it('12.3.1, 12.3.4 among subjects the gold for the next move is not spent on a block', () => {
    shows('12.3.1.e', '12.3.4.a');
    const blocks = (gold: number) =>
      fabius((position) => {
        position.gold('romans', gold).units('romans', 'roma', { legion: 2 }, 'fabius');
        position.units('samnites', 'corfinium', { infantry: 1 }).subject('samnites', 'romans');
        position.units('celts', 'umbria', { infantry: 1 });
      })
        .answer('march', 'take 2*legion', 'go corfinium', 'stop')
        .offered('block');
    expect(blocks(2)).toEqual([]);
    expect(blocks(3)).toEqual(['block umbria']);
  });

  it('R 19 defenders who react away from a raid leave a city that is entered', () => {
    shows('R 19', '12.3.3.b');
    const story = fabius((position) => {
      position.units('romans', 'roma', { legion: 3 }, 'fabius').city('neapolis', 'carthaginians');
      position.units('carthaginians', 'neapolis', { infantry: 1 });
    }).answer('march', 'take 3*legion', 'attack neapolis', 'stop', 'raid', 'shift neapolis', 'go lucania');
    expect(story.told('raid')).toEqual([]);
    expect(story.asked).toMatchObject({ ask: 'plunder', nation: 'romans' });
    expect(story.answer('spare').count('romans', 'neapolis', 'legion')).toBe(3);
  });

  it('R 27 a leader reacts with a unit or not at all', () => {
    shows('R 27');
    const story = fabius((position) => {
      position.units('romans', 'roma', { legion: 3 }, 'fabius');
      position.units('carthaginians', 'neapolis', { infantry: 1 }, 'mago');
    }).answer('march', 'take 3*legion', 'attack neapolis', 'stop', 'shift neapolis', 'go lucania');
    expect(story.offered()).toEqual(['take infantry', 'take infantry+mago']);
  });

  it('12.3.2.4 areas are counted after the reactions', () => {
    shows('12.3.2.4.a');
    const celts = (...reaction: readonly string[]) =>
      fabius(
        (position) => {
          position.units('romans', 'liguria', { legion: 2 }, 'fabius').units('celts', 'taurinum', { infantry: 1 });
          position.units('celts', 'mediolanum', { infantry: 1 }).units('celts', 'verona', { infantry: 2 });
        },
        ...(reaction.length > 1 ? [1, 1, 1] : []),
      )
        .answer('march', 'take 2*legion', 'attack taurinum', 'stop', 'no-block', ...reaction)
        .calmly();
    expect(celts('watch').overlord('celts')).toBe('romans');
    // A stack that parts makes it four areas: they fight.
    const apart = celts('shift verona', 'go venetia', 'take infantry');
    expect(apart.overlord('celts')).toBeNull();
    expect(apart.told('battle')).toHaveLength(1);
  });

  it('R 33 the areas are counted again before each battle', () => {
    shows('R 33');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans', 'combat').units('romans', 'taurinum', { legion: 2 });
      position.units('celts', 'taurinum', { infantry: 1 }).units('romans', 'verona', { legion: 1 });
      position.units('celts', 'verona', { infantry: 1 }).units('celts', 'ravenna', { infantry: 1 });
      position.units('celts', 'venetia', { infantry: 1 });
    });
    const story = new Story(state, 10, 1, 1).answer('battle taurinum');
    expect(story.overlord('celts')).toBe('romans');
    expect(story.told('battle')).toHaveLength(1);
    expect(story.state.overlord[bookOf(story.state).nation('celts')]).toBe(bookOf(story.state).nation('romans'));
  });
});

describe('who could react', () => {
  it('12.3.4 neutral garrisons are not blocked: they never react', () => {
    shows('12.3.4.a', '13.4.a');
    const sulla = (change: (position: Given) => void) =>
      new Story(
        given('I', (position) => {
          position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 3);
          position.units('optimates', 'calabria', { legion: 3 }, 'sulla-optimates');
          change(position);
        }),
      ).answer('march', 'take 3*legion', 'go apulia', 'stop');
    const neutral = sulla((position) => position.units('samnites', 'samnium', { infantry: 1 }));
    expect(neutral.offered('block')).toEqual([]);
    const romans = sulla((position) => {
      position.units('samnites', 'samnium', { infantry: 1 }).units('romans', 'lucania', { legion: 1 });
    });
    expect(romans.offered('block')).toEqual(['block lucania']);
  });

  it('9.2 who may enter an entry area may react into it', () => {
    shows('9.2.d', '12.3.2.2.b');
    const state = given('II', (position) => {
      position.round(2).turnOf('western-romans', 'campaign').gold('western-romans', 2).leads('stilicho');
      position.units('western-romans', 'pisae', { legion: 1 }, 'stilicho');
      position.units('visigoths', 'taurinum', { infantry: 1 }).units('visigoths', 'pavia', { infantry: 1 });
    });
    const story = new Story(state).answer('march', 'take legion', 'go liguria', 'stop');
    while (story.asked?.ask === 'block') story.answer('no-block');
    story.answer('shift taurinum');
    expect(story.offered()).toContain('go alpes');
  });

  it('12.3.4 a block stops enemies, not the allies of the nation on campaign', () => {
    shows('12.3.4.a', 'R 54');
    const story = fabius((position) => {
      position.units('romans', 'roma', { legion: 2 }, 'fabius').subject('greeks', 'romans');
      for (const id of ['carthaginians', 'greeks'] as const) position.units(id, 'mare-hadriaticum', { fleet: 1 });
    }).answer('march', 'take 2*legion', 'go corfinium', 'stop', 'block mare-hadriaticum');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'greeks' });
    expect(story.offered()).toEqual(['watch', 'shift mare-hadriaticum']);
    expect(story.answer('watch').asked).toMatchObject({ ask: 'campaign' });
  });
});
