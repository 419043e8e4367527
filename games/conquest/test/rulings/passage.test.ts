import { Speaker } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { notes } from '../../src/scene/look.ts';
import { en } from '../../src/text/messages.en.ts';
import { NOUNS } from '../../src/text/messages.ts';
import { CAV, type Given, given, INF, MISS, Story } from '../story.ts';

const THREE = ['macedonia', 'egyptus', 'hispania'] as const;
const [MACEDONIA, EGYPT, HISPANIA] = [0, 1, 2] as const;

/** Macedonia before Egypt's troops in Dalmatia. */
const beforeDalmatia = (change: (p: Given) => void = () => {}, ...dice: number[]) =>
  new Story(
    given(THREE, (p) => {
      p.owns(EGYPT, 'dalmatia').army(EGYPT, 'dalmatia', { infantry: 1 });
      change(p);
    }),
    ...dice,
  );

describe('what may be asked of whom', () => {
  it('R-OWN-1 what was refused twice is asked no more in that turn, and everything else still is', () => {
    shows('R-OWN-1');
    const story = new Story(
      given(THREE, (p) => {
        p.owns(EGYPT, 'thracia', 'moesia').road('thracia', 'moesia').army(MACEDONIA, 'thracia', { generals: 2 });
        p.galley(EGYPT, 'mare-aegaeum').lets(EGYPT, MACEDONIA, 'straits', 'allow');
        p.owns(EGYPT, 'dacia').road('moesia', 'dacia');
      }),
    );
    for (let i = 0; i < 2; i++)
      story
        .answer(MACEDONIA, 'march thracia', 'leaders general', 'go-with-leave dacia none 1 none')
        .answer(EGYPT, 'refuse');
    story.answer(MACEDONIA, 'march thracia', 'leaders general');
    expect(story.offered(MACEDONIA, 'go-with-leave').filter((id) => id.endsWith(' none 1 none'))).toEqual([]);
    story.answer(MACEDONIA, 'go-with-leave asia none none 1');
    expect(story.at(MACEDONIA, 'asia')[3]).toBe(1);
  });

  /** What can be asked for after a way was refused twice: through Dalmatia, and along roads from there or by Thracia. */
  const afterRefusing = (legion: string, way: string): string[] => {
    const story = beforeDalmatia((p) => {
      p.owns(EGYPT, 'italia', 'thracia', 'moesia').road('dalmatia', 'italia').road('macedonia', 'thracia', 'moesia');
      p.army(MACEDONIA, 'macedonia', { infantry: 1, cavalry: 1 });
    });
    for (let i = 0; i < 2; i++)
      story.answer(MACEDONIA, 'march macedonia', 'leaders general', legion, way).answer(EGYPT, 'refuse');
    story.answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion cavalry');
    return story.offered(MACEDONIA).filter((id) => id.includes('with-leave'));
  };

  it('R-OWN-1 things refused together are not refused each by itself', () => {
    shows('R-OWN-1');
    const left = afterRefusing('legion cavalry', 'go-with-leave italia 1 1 none');
    expect(left).toContain('go-with-leave moesia none 1 none');
    expect(left).toContain('halt-with-leave dalmatia 1 none none');
    expect(left.filter((id) => id.endsWith(' 1 1 none'))).toEqual([]);
  });

  it('R-OWN-1 what was refused by itself is refused with more, too', () => {
    shows('R-OWN-1');
    const left = afterRefusing('legion infantry', 'go-with-leave moesia none 1 none');
    expect(left.filter((id) => id.endsWith(' 1 none'))).toEqual([]);
    expect(left).toContain('halt-with-leave dalmatia 1 none none');
  });

  it('R-OWN-1 a standing yes counts though somebody has refused twice', () => {
    shows('R-OWN-1');
    const story = beforeDalmatia();
    for (let i = 0; i < 2; i++)
      story
        .answer(MACEDONIA, 'march macedonia', 'leaders general', 'go-with-leave italia 1 none none')
        .answer(EGYPT, 'refuse');
    story.answer(EGYPT, 'order transit 0 allow').answer(MACEDONIA, 'march macedonia', 'leaders general');
    expect(story.offered(MACEDONIA)).toContain('go-with-leave italia 1 none none');
  });

  it('R-DIP-2 an order that closes the only way while a march is put together ends that march, and nothing else', () => {
    shows('R-DIP-2');
    const cutOff = (change: (p: Given) => void) =>
      new Story(
        given(THREE, (p) => {
          p.army(MACEDONIA, 'britannia', { generals: 2, infantry: 2 }).owns(MACEDONIA, 'britannia');
          p.galley(EGYPT, 'oceanus-britannicus').lets(EGYPT, MACEDONIA, 'straits', 'allow');
          change(p);
        }),
      );
    const early = cutOff(() => {})
      .answer(EGYPT, 'order straits 0 refuse')
      .answer(MACEDONIA, 'march britannia');
    expect(early.asked).toEqual({ seat: MACEDONIA, ask: 'move' });
    const late = cutOff(() => {}).answer(MACEDONIA, 'march britannia', 'leaders general');
    late.answer(EGYPT, 'order straits 0 refuse').answer(MACEDONIA, 'legion infantry');
    expect(late.asked).toEqual({ seat: MACEDONIA, ask: 'move' });
    expect(late.offered(MACEDONIA)).not.toContain('march britannia');
    const road = cutOff((p) => {
      p.owns(EGYPT, 'thracia', 'moesia')
        .road('macedonia', 'thracia', 'moesia')
        .lets(EGYPT, MACEDONIA, 'roads', 'allow');
    }).answer(MACEDONIA, 'march macedonia', 'leaders general', 'go thracia');
    road.answer(EGYPT, 'order roads 0 refuse').answer(MACEDONIA, 'road-on thracia macedonia');
    expect(road.asked).toEqual({ seat: MACEDONIA, ask: 'move' });
  });

  it('R-DIP-3 refused, nothing moves, and nobody else is asked', () => {
    shows('R-DIP-3');
    // To Noricum: through Egypt's troops in Dalmatia or Hispania's in Pannonia.
    const story = new Story(
      given(THREE, (p) => {
        p.owns(EGYPT, 'dalmatia').owns(HISPANIA, 'moesia').owns(MACEDONIA, 'dacia');
        p.army(EGYPT, 'dalmatia', { infantry: 1 }).army(HISPANIA, 'moesia', { infantry: 1 });
      }),
    ).answer(MACEDONIA, 'march macedonia', 'leaders general');
    // Pannonia lies behind both: the mover says whose land he wants to cross (R-OWN-8).
    expect(story.offered(MACEDONIA).filter((id) => id.includes('pannonia'))).toEqual([
      'go-with-leave pannonia 1 none none',
      'go-with-leave pannonia 2 none none',
    ]);
    story.answer(MACEDONIA, 'go-with-leave pannonia 2 none none').answer(HISPANIA, 'refuse');
    expect(story.asked).toEqual({ seat: MACEDONIA, ask: 'move' });
    expect(story.at(MACEDONIA, 'macedonia')[3]).toBe(5);
  });

  it('R-DIP-3 R-OWN-8 a cheap way that is refused is not made a dear one', () => {
    shows('R-DIP-3', 'R-OWN-8');
    const position = given(THREE, (p) => {
      p.owns(EGYPT, 'dalmatia', 'pannonia').road('macedonia', 'dalmatia', 'pannonia');
      p.army(EGYPT, 'dalmatia', { infantry: 1 }).army(MACEDONIA, 'macedonia', { cavalry: 1 });
      p.owns(HISPANIA, 'moesia')
        .army(HISPANIA, 'moesia', { infantry: 1 })
        .lets(HISPANIA, MACEDONIA, 'transit', 'refuse');
    });
    const story = new Story(position).answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion cavalry');
    expect(
      story
        .offered(MACEDONIA)
        .filter((id) => id.startsWith('go-with-leave pannonia'))
        .sort(),
    ).toEqual(['go-with-leave pannonia 1 1 none', 'go-with-leave pannonia 1 none none']);
    const ask = story.run.decision?.asks[0];
    if (ask === undefined) throw new Error('not asked');
    const beside = notes(story.state, ask);
    expect(beside['go-with-leave pannonia 1 none none'].cost).toBe(2);
    expect(beside['go-with-leave pannonia 1 1 none'].cost).toBe(1);
    story.answer(MACEDONIA, 'go-with-leave pannonia 1 1 none').answer(EGYPT, 'refuse');
    expect(story.at(MACEDONIA, 'macedonia')).toEqual([0, 1, 0, 5]);
  });
});

describe('R-OWN-8 two ways that ask the same players for different things', () => {
  it('are both offered, and each asks for its own', () => {
    shows('R-OWN-8');
    const story = new Story(
      given(THREE, (p) => {
        p.owns(EGYPT, 'dalmatia', 'noricum').army(EGYPT, 'dalmatia', { infantry: 1 });
        p.owns(HISPANIA, 'moesia', 'pannonia').army(HISPANIA, 'moesia', { infantry: 1 });
        p.road('dalmatia', 'pannonia', 'noricum')
          .road('moesia', 'pannonia')
          .army(MACEDONIA, 'macedonia', { cavalry: 1 });
      }),
    ).answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion cavalry');
    const ways = story.offered(MACEDONIA).filter((id) => id.startsWith('go-with-leave noricum'));
    expect(ways.sort()).toEqual(['go-with-leave noricum 1 1+2 none', 'go-with-leave noricum 2 1+2 none']);
    const words = new Speaker({ language: 'en', messages: en, nouns: NOUNS, names: THREE.map((home) => home) });
    const option = story.run.decision?.open(MACEDONIA)?.options.find(({ id }) => id === ways[1]);
    expect(option && words.option(option)).toBe(
      'March to Noricum, with leave of hispania (through troops), of egyptus and hispania (on roads)',
    );
    story.answer(MACEDONIA, ways[1]);
    const asked = () => story.run.decision?.asks[0].prompt.args?.yours;
    expect([story.asked?.seat, asked()]).toEqual([EGYPT, 'roads']);
    story.answer(EGYPT, 'allow');
    expect([story.asked?.seat, asked()]).toEqual([HISPANIA, 'transit+roads']);
    story.answer(HISPANIA, 'allow');
    expect(story.at(MACEDONIA, 'noricum')).toEqual([0, 1, 0, 1]);
  });
});

describe('15.2 15.3 guests among another’s troops', () => {
  const halted = (...dice: number[]) =>
    beforeDalmatia((p) => p.army(MACEDONIA, 'macedonia', { cavalry: 2, infantry: 1 }), ...dice)
      .answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion infantry+2*cavalry')
      .answer(MACEDONIA, 'halt-with-leave dalmatia 1 none none')
      .answer(EGYPT, 'allow');

  it('15.2 whoever is let halt keeps his points, and asks again to go on', () => {
    shows('15.2.b', 'R-DIP-4');
    const story = halted();
    expect(story.at(MACEDONIA, 'dalmatia')).toEqual([1, 2, 0, 1]);
    story.answer(MACEDONIA, 'march dalmatia', 'legion 2*tired-cavalry', 'go-with-leave italia 1 none none');
    expect(story.asked).toEqual({ seat: EGYPT, ask: 'leave' });
    story.answer(EGYPT, 'allow');
    expect([story.at(MACEDONIA, 'italia'), story.at(MACEDONIA, 'dalmatia')]).toEqual([
      [0, 2, 0, 1],
      [1, 0, 0, 0],
    ]);
  });

  it('15.3 refused, the guests stay, and fight', () => {
    shows('15.2.a', '15.2.b');
    const story = halted(CAV, MISS, MISS, MISS);
    story.answer(MACEDONIA, 'march dalmatia', 'legion 2*tired-cavalry', 'go-with-leave italia 1 none none');
    story.answer(EGYPT, 'refuse').answer(MACEDONIA, 'done');
    expect(story.told('battle.began').map(({ at, units }) => [at, units])).toEqual([
      ['dalmatia', 'general+infantry+2*cavalry'],
    ]);
  });

  /** Macedonia's cavalry is Egypt's guest in Dalmatia, beside troops of Egypt in Italia. */
  const besideItalia = (change: (p: Given) => void = () => {}, ...dice: number[]) =>
    beforeDalmatia(
      (p) => {
        p.army(MACEDONIA, 'macedonia', { cavalry: 1 }).owns(EGYPT, 'italia').army(EGYPT, 'italia', { infantry: 1 });
        change(p);
      },
      ...dice,
    )
      .answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion cavalry', 'halt-with-leave dalmatia 1 none none')
      .answer(EGYPT, 'allow');

  it('15.3 out of the province where he is a guest he attacks his host, who is not asked', () => {
    shows('15.3.a', 'R-DIP-4');
    const story = besideItalia(() => {}, CAV, MISS);
    // To go on in peace he is asked, and says no; the attack he cannot refuse.
    story.answer(MACEDONIA, 'march dalmatia', 'legion tired-cavalry', 'go-with-leave pannonia 1 none none');
    story.answer(EGYPT, 'refuse').answer(EGYPT, 'order transit 0 refuse');
    // The attack is all that is left to the guests.
    story.answer(MACEDONIA, 'march dalmatia', 'done');
    expect(story.told('advanced')).toMatchObject([{ units: 'general+cavalry', from: 'dalmatia', to: 'italia' }]);
    expect(story.told('leave.refused')).toHaveLength(1);
    expect([story.owner('italia'), story.owner('dalmatia')]).toEqual([MACEDONIA, EGYPT]);
  });

  it('15.3 nor is his host asked when he takes a province of his that stands empty', () => {
    shows('15.3.a', 'R-DIP-4');
    const story = besideItalia((p) => p.owns(EGYPT, 'moesia'));
    story.answer(EGYPT, 'order transit 0 refuse').answer(MACEDONIA, 'march dalmatia');
    expect(story.offered(MACEDONIA).sort()).toEqual(['attack italia', 'go moesia']);
    story.answer(MACEDONIA, 'go moesia', 'done');
    expect([story.owner('moesia'), story.owner('dalmatia')]).toEqual([MACEDONIA, EGYPT]);
  });

  it('15.3 nor where other units of the guest have come before him', () => {
    shows('15.3.a', 'R-DIP-4');
    const story = besideItalia((p) => p.owns(EGYPT, 'moesia').army(MACEDONIA, 'macedonia', { infantry: 1 }));
    story.answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion infantry', 'go moesia');
    story.answer(EGYPT, 'order transit 0 refuse').answer(MACEDONIA, 'march dalmatia');
    expect(story.offered(MACEDONIA)).toContain('go moesia');
  });

  it('R-DIP-4 against somebody else, or into a province that is not his host’s, a guest asks his host', () => {
    shows('R-DIP-4');
    const story = besideItalia((p) => {
      p.owns(HISPANIA, 'pannonia').army(HISPANIA, 'pannonia', { infantry: 1 });
    }).answer(MACEDONIA, 'march dalmatia', 'legion tired-cavalry');
    const offered = story.offered(MACEDONIA);
    expect(offered).toContain('attack italia');
    expect(offered).not.toContain('attack-with-leave italia 1 none none');
    expect(offered).toContain('attack-with-leave pannonia 1 none none');
    expect(offered).toContain('go-with-leave moesia 1 none none');
  });

  it('8.13 leaders alone halt nowhere among troops, and are not left there alone', () => {
    shows('8.13.a', 'R-DIP-5');
    const alone = beforeDalmatia().answer(MACEDONIA, 'march macedonia', 'leaders general');
    expect(alone.offered(MACEDONIA, 'halt-with-leave')).toEqual([]);
    const two = beforeDalmatia((p) => p.army(MACEDONIA, 'macedonia', { cavalry: 1 }))
      .answer(MACEDONIA, 'march macedonia', 'leaders 2*general', 'legion cavalry')
      .answer(MACEDONIA, 'halt-with-leave dalmatia 1 none none')
      .answer(EGYPT, 'allow')
      .answer(MACEDONIA, 'march dalmatia');
    two.answer(MACEDONIA, 'leaders tired-general');
    // One General goes alone; the cavalry stays with the other.
    expect(two.offered(MACEDONIA).every((id) => id.startsWith('go-with-leave'))).toBe(true);
  });

  it('R-MOV-3 a leader alone may join a legion of his own among the enemy', () => {
    shows('R-MOV-3');
    const story = beforeDalmatia((p) => p.army(MACEDONIA, 'macedonia', { infantry: 1 }), INF, MISS);
    story.answer(MACEDONIA, 'march macedonia', 'leaders general', 'legion none');
    expect(story.offered(MACEDONIA)).not.toContain('attack dalmatia');
    story.answer(MACEDONIA, 'go thracia', 'march macedonia', 'leaders general', 'legion infantry', 'attack dalmatia');
    story.answer(MACEDONIA, 'march macedonia', 'leaders general', 'attack dalmatia');
    expect(story.at(MACEDONIA, 'dalmatia')).toEqual([1, 0, 0, 2]);
    story.answer(MACEDONIA, 'done');
    expect(story.owner('dalmatia')).toBe(MACEDONIA);
  });
});

describe('8.11 several groups on roads', () => {
  const fork = () =>
    new Story(
      given(['galatia', 'egyptus', 'hispania'], (p) => {
        p.owns(0, 'cappadocia', 'syria', 'armenia')
          .road('galatia', 'cappadocia', 'syria')
          .road('cappadocia', 'armenia');
        p.army(0, 'galatia', { infantry: 4 });
      }),
    );

  it('R-ROAD-2 of a group that divides at a fork each half goes on for nothing', () => {
    shows('R-ROAD-2');
    const story = fork().answer(0, 'march galatia', 'leaders 2*general', 'legion 4*infantry', 'go cappadocia');
    story.answer(0, 'road-on cappadocia galatia', 'leaders tired-general', 'legion 2*infantry', 'go syria');
    story.answer(0, 'road-on cappadocia galatia', 'legion 2*infantry', 'go armenia');
    expect([story.at(0, 'syria'), story.at(0, 'armenia')]).toEqual([
      [2, 0, 0, 1],
      [2, 0, 0, 1],
    ]);
  });

  /** A General brings infantry from Macedonia as far as Dalmatia on a road to Narbonensis, and goes away from it. */
  const dropped = (change: (p: Given) => void) => {
    const state = given(['macedonia', 'egyptus', 'hispania'], (p) => {
      p.owns(0, 'dalmatia', 'italia', 'narbonensis', 'pannonia').road('macedonia', 'dalmatia', 'italia', 'narbonensis');
      p.army(0, 'macedonia', { infantry: 3 });
      change(p);
    });
    return new Story(state).answer(0, 'march macedonia', 'leaders general', 'legion 3*infantry', 'go dalmatia');
  };

  it('R-ROAD-2 a leader who was there already leads on what halts on the road: it for nothing, he for a point', () => {
    shows('R-ROAD-2');
    const story = dropped((p) => p.army(0, 'dalmatia', { generals: 1 }));
    story.answer(0, 'march dalmatia', 'leaders tired-general', 'go pannonia');
    expect(story.offered(0, 'road-on')).toEqual(['road-on dalmatia macedonia']);
    story.answer(0, 'road-on dalmatia macedonia', 'legion 3*infantry', 'go italia');
    expect([story.at(0, 'italia'), story.at(0, 'dalmatia')]).toEqual([
      [3, 0, 0, 1],
      [0, 0, 0, 0],
    ]);
    // One point is left to him for a step off the road, and the whole group is on its stretch still.
    expect(story.offered(0, 'march')).toContain('march italia');
    expect(story.offered(0, 'road-on')).toEqual(['road-on italia macedonia+dalmatia']);
  });

  it('R-ROAD-2 a leader who comes off the road does so with his last point', () => {
    shows('R-ROAD-2');
    const story = dropped((p) => p.army(0, 'pannonia', { generals: 1 }));
    story.answer(0, 'march dalmatia', 'go moesia');
    story.answer(0, 'march pannonia', 'go dalmatia', 'road-on dalmatia macedonia', 'legion 3*infantry', 'go italia');
    expect(story.at(0, 'italia')).toEqual([3, 0, 0, 1]);
    expect(story.offered(0, 'march')).not.toContain('march italia');
    story.answer(0, 'road-on italia macedonia+dalmatia', 'legion 3*infantry');
    expect(story.at(0, 'narbonensis')).toEqual([3, 0, 0, 1]);
  });

  it('R-ROAD-2 a leader without a point joins no stretch, and nobody joins one without units', () => {
    shows('R-ROAD-2');
    const weary = dropped((p) => p.army(0, 'noricum', { generals: 1 }));
    weary.answer(0, 'march dalmatia', 'go moesia', 'march noricum', 'go pannonia');
    weary.answer(0, 'march pannonia', 'go dalmatia');
    expect(weary.at(0, 'dalmatia')).toEqual([3, 0, 0, 1]);
    expect(weary.offered(0, 'road-on')).toEqual([]);
    const fresh = dropped((p) => p.army(0, 'dalmatia', { generals: 1 }));
    fresh.answer(0, 'road-on dalmatia macedonia', 'leaders general');
    expect(fresh.offered(0)).not.toContain('legion none');
  });

  it('R-OWN-2 of Generals the player says who goes on: with two points left, with one, with none', () => {
    shows('R-OWN-2');
    const story = new Story(
      given(['macedonia', 'egyptus', 'hispania'], (p) => {
        p.owns(0, 'dalmatia', 'italia').road('macedonia', 'dalmatia', 'italia').army(0, 'macedonia', { infantry: 1 });
        p.army(0, 'achaia', { generals: 1 }).army(0, 'dalmatia', { generals: 1 });
      }),
    );
    story.answer(0, 'march macedonia', 'leaders general', 'legion infantry', 'go dalmatia');
    story.answer(0, 'march achaia', 'go dalmatia', 'road-on dalmatia macedonia');
    expect(story.offered(0)).toEqual(expect.arrayContaining(['leaders general', 'leaders tired-general']));
    story.answer(0, 'leaders spent-general', 'legion none');
    expect(story.at(0, 'italia')).toEqual([0, 0, 0, 1]);
    // The one with a point left stayed, and has it.
    story.answer(0, 'march dalmatia');
    expect(story.offered(0)).toContain('leaders tired-general');
  });

  it('R-ROAD-2 whoever leaves his own stretch for another pays for it, and is on the first no more', () => {
    shows('R-ROAD-2');
    const story = dropped((p) => p.road('pannonia', 'dalmatia').army(0, 'pannonia', { generals: 1 }));
    story.answer(0, 'march dalmatia', 'go moesia', 'march pannonia', 'go dalmatia');
    expect(story.offered(0, 'road-on')).toEqual(['road-on dalmatia macedonia', 'road-on dalmatia pannonia']);
    story.answer(0, 'road-on dalmatia macedonia', 'legion infantry', 'go italia');
    expect(story.offered(0).filter((id) => / (dalmatia|italia)/.test(id))).toEqual([
      'road-on italia macedonia+dalmatia',
    ]);
  });

  it('R-ROAD-2 a group on its road goes on after others have moved', () => {
    shows('R-ROAD-2');
    const story = fork().answer(0, 'march galatia', 'leaders general', 'legion 4*infantry', 'go cappadocia');
    story.answer(0, 'march galatia', 'leaders general', 'go asia');
    expect(story.offered(0, 'road-on')).toEqual(['road-on cappadocia galatia']);
    story.answer(0, 'road-on cappadocia galatia', 'legion 4*infantry', 'go armenia');
    expect(story.at(0, 'armenia')).toEqual([4, 0, 0, 1]);
  });

  it('R-DIP-4 on another’s road every stretch is asked for', () => {
    shows('8.12.a', 'R-DIP-4');
    const story = new Story(
      given(['galatia', 'egyptus', 'hispania'], (p) => {
        p.owns(1, 'cappadocia', 'syria', 'palestina').road('galatia', 'cappadocia', 'syria', 'palestina');
        p.army(0, 'galatia', { infantry: 2 });
      }),
    ).answer(0, 'march galatia', 'leaders general', 'legion 2*infantry', 'go-with-leave syria none 1 none');
    story
      .answer(1, 'allow')
      .answer(0, 'road-on syria galatia', 'legion infantry', 'go-with-leave palestina none 1 none');
    expect(story.asked).toEqual({ seat: 1, ask: 'leave' });
    story.answer(1, 'allow');
    expect([story.at(0, 'syria')[0], story.at(0, 'palestina')[0]]).toEqual([1, 1]);
  });
});
