import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { given, INF, MISS, passTurn, Story } from '../story.ts';

const TWO = ['egyptus', 'hispania'] as const;
const THREE = ['macedonia', 'egyptus', 'hispania'] as const;
const TENS = ['britannia', 'narbonensis', 'neapolis', 'achaia', 'asia', 'syria', 'caesariensis', 'macedonia'] as const;
const MORE = ['italia', 'galatia', 'numidia', 'mesopotamia', 'africa-proconsularis', 'cyrenaica'] as const;
const FIVES = ['cilicia', 'pannonia', 'noricum', 'rhaetia', 'moesia', 'dacia', 'thracia', 'creta', 'cyprus'] as const;

describe('rulings on the realm', () => {
  it('R-CON-3 a home that is regained serves in the same turn', () => {
    shows('R-CON-3');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(1, 'egyptus').army(0, 'cyrenaica', { generals: 1, infantry: 1, caesar: true }).owns(0, 'cyrenaica');
      }),
    ).answer(0, 'march cyrenaica', 'leaders general', 'legion infantry', 'go egyptus', 'done');
    expect(story.told('home.regained')).toHaveLength(1);
    expect(story.state.money[0]).toBe(25);
    expect(story.offered(0)).toContain('recruit');
  });

  it('R-CON-4 the tribute scale has no end', () => {
    shows('R-CON-4');
    const all = new Story(given(TWO, (p) => p.owns(0, ...TENS, ...MORE, ...FIVES, 'hispania', 'dalmatia', 'belgica')));
    expect(all.tribute(0)).toBeGreaterThan(205);
    all.answer(0, 'done');
    expect(all.state.money[0]).toBe(all.tribute(0));
  });

  it('R-BUY-2 R-BUY-3 R-CON-A what is destroyed can be bought at once, and then nothing more is destroyed', () => {
    shows('12.1.d', 'R-BUY-2', 'R-BUY-3', 'R-CON-A');
    const story = new Story(
      given(TWO, (p) => {
        p.turn(0, 'destroy')
          .owns(0, ...TENS, ...MORE)
          .city(...TENS, ...MORE)
          .money(0, 60);
      }),
    );
    expect(story.offered(0, 'city')).toEqual([]);
    story.answer(0, 'destroy syria');
    expect(story.offered(0, 'city')).toContain('city syria');
    story.answer(0, 'city syria');
    expect(story.offered(0, 'destroy')).toEqual([]);
    expect(story.state.city.filter((city) => city > 0)).toHaveLength(16);
  });

  it('2.2 an empty box: nothing is offered of what has run out', () => {
    shows('2.2.a');
    const story = new Story(
      given(TWO, (p) => {
        p.turn(0, 'build').money(0, 200).army(0, 'egyptus', { infantry: 20, cavalry: 19, catapults: 6 });
        for (let i = 0; i < 8; i++) p.galley(0, 'mare-rhodus');
      }),
    );
    expect(story.offered(0, 'galley')).toEqual([]);
    // The last cavalry is the only thing to raise.
    story.answer(0, 'recruit');
    expect(story.told('recruited').map(({ units }) => units)).toEqual(['cavalry']);
    expect(story.offered(0, 'recruit')).toEqual([]);
  });

  it('R-CMP-2 ten cavalry of a colour by a setting', () => {
    shows('R-CMP-2');
    const position = given(TWO, (p) => p.turn(0, 'build').money(0, 20).army(0, 'egyptus', { cavalry: 10 }), {
      cavalryPerColour: '10',
    });
    const story = new Story(position).answer(0, 'recruit');
    expect(story.offered(0, 'levy')).toEqual(['levy 2*infantry', 'levy infantry']);
  });

  it('R-INF-3 R-INF-4 a city can set off both levels, and prices go straight to three times', () => {
    shows('R-INF-3', 'R-INF-4');
    const story = new Story(
      given(TWO, (p) =>
        p
          .turn(0, 'build')
          .owns(0, ...TENS, ...MORE, ...FIVES)
          .money(0, 30),
      ),
    );
    expect(story.tribute(0)).toBe(200);
    story.answer(0, 'city syria');
    expect(story.told('inflation.coming')).toEqual([{ event: 'inflation.coming', by: 0, times: 3, turns: 1 }]);
    // With his last Talents spent his turn is over; the other has one more at the old prices.
    expect([story.state.active, story.state.inflation]).toEqual([1, 0]);
    passTurn(story);
    expect([story.state.active, story.state.inflation]).toEqual([0, 2]);
  });

  it('R-CAE-1 R-INF-3 with a Caesar’s provinces, too: prices look at what they come to together', () => {
    shows('R-CAE-1', 'R-INF-3');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'combat')
          .owns(1, ...TENS, ...MORE, ...FIVES)
          .army(1, 'thracia', { infantry: 1, caesar: true });
        p.army(0, 'thracia', { infantry: 1, generals: 1 });
      }),
      ...[INF, MISS],
    );
    expect(story.told('inflation.coming')).toEqual([{ event: 'inflation.coming', by: 0, times: 3, turns: 1 }]);
  });

  it('R-INF-5 prices rise though he who set them off is out', () => {
    shows('R-INF-5');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(1).army(1, 'cyrenaica', { generals: 1, infantry: 1 }).owns(1, 'cyrenaica');
        p.army(0, 'cyrenaica', { caesar: true });
        p.state.inflationBy[0] = 0;
        p.state.inflationIn[0] = 1;
      }),
    ).answer(1, 'done', 'capture');
    passTurn(story);
    expect(story.state.inflation).toBe(0);
    passTurn(story);
    expect([story.state.active, story.state.inflation]).toEqual([1, 1]);
  });

  it('12.1 whoever can buy nothing is asked only whether he destroys a city', () => {
    shows('12.1.a');
    const homeless = new Story(
      given(TWO, (p) => p.turn(0, 'destroy').money(0, 50).owns(1, 'egyptus').owns(0, 'syria').city('syria')),
    );
    expect(homeless.asked).toEqual({ seat: 0, ask: 'destroy' });
    expect(homeless.offered(0)).toEqual(['destroy syria', 'done']);
  });

  it('R-PLA-1 R-PLA-2 foreign leaders and foreign fleets do not prevent placement', () => {
    shows('R-PLA-1', 'R-PLA-2');
    const story = new Story(
      given(TWO, (p) => {
        p.turn(0, 'build').money(0, 30).army(1, 'egyptus', { generals: 1 });
        p.galley(1, 'mare-alexandria').galley(1, 'mare-pelusium');
      }),
    ).answer(0, 'galley egyptus coast', 'recruit', 'leave');
    expect([story.galleys(0), story.at(0, 'egyptus')[0]]).toEqual([['egyptus'], 1]);
  });
});

describe('rulings on ransom', () => {
  const captured = (change: Parameters<typeof given>[1] = () => {}, settings = {}) =>
    new Story(
      given(
        THREE,
        (p) => {
          p.turn(0, 'deal').prisoners(0, 1, 2).prisoners(1, 0, 1).money(0, 40).money(1, 30);
          change(p);
        },
        settings,
      ),
    );

  it('R-RAN-2 R-RAN-6 Generals for Generals and Talents, in one deal', () => {
    shows('4.4.a', '14.5.a', '14.5.c', 'R-RAN-2', 'R-RAN-6');
    const story = captured().answer(0, 'offer 1', 'get-back 1', 'give-back 2');
    expect(
      story
        .offered(0)
        .filter((id) => id.startsWith('charge'))
        .at(-1),
    ).toBe('charge 30');
    story.answer(0, 'charge 20').answer(1, 'accept');
    expect([story.prisoners(0, 1), story.prisoners(1, 0), story.state.money.slice(0, 2)]).toEqual([0, 0, [60, 10]]);
    expect([story.at(0, 'macedonia')[3], story.at(1, 'egyptus')[3]]).toEqual([5, 5]);
  });

  it('R-RAN-3 R-RAN-4 R-OWN-4 R-CON-C three counter-offers, no third parties, one negotiation in a turn', () => {
    shows('R-RAN-3', 'R-RAN-4', 'R-OWN-4', 'R-CON-C');
    const story = captured();
    expect(story.offered(0, 'offer')).toEqual(['offer 1']);
    story.answer(0, 'offer 1', 'get-back 0', 'give-back 1', 'pay 0');
    for (const seat of [1, 0, 1]) story.answer(seat, 'counter', 'get-back 1', 'give-back 0', 'pay 0');
    expect(story.asked).toEqual({ seat: 0, ask: 'deal' });
    expect(story.offered(0)).toEqual(['accept', 'decline']);
    expect(story.run.decision?.asks[0].prompt.fallback).toBe('decline');
    story.answer(0, 'decline');
    expect(story.offered(0, 'offer')).toEqual([]);
  });

  it('R-RAN-1 whoever sends word is asked for his offer in the next phase six, whosever turn it is', () => {
    shows('14.5.b', 'R-RAN-1');
    const story = new Story(given(THREE, (p) => p.prisoners(1, 2, 1).prisoners(2, 1, 1).money(2, 50)));
    story.answer(2, 'order ransom 1 deal').answer(0, 'done', 'done');
    expect(story.asked).toEqual({ seat: 2, ask: 'envoy' });
    story.answer(2, 'offer 1', 'get-back 1', 'give-back 1', 'pay 15');
    expect(story.asked).toEqual({ seat: 1, ask: 'deal' });
    story.answer(1, 'counter', 'get-back 1', 'give-back 1', 'charge 25').answer(2, 'accept');
    expect([story.prisoners(1, 2), story.prisoners(2, 1), story.state.money.slice(1)]).toEqual([0, 0, [25, 25]]);
  });

  it('R-RAN-1 word sent while phase six is open is heard in it, though the player in turn has done', () => {
    shows('R-RAN-1');
    const story = new Story(given(THREE, (p) => p.prisoners(0, 1, 1).prisoners(1, 2, 1)));
    story.answer(0, 'done', 'done');
    expect(story.asked).toEqual({ seat: 0, ask: 'treat' });
    story.answer(2, 'order ransom 1 deal').answer(0, 'done');
    expect(story.asked).toEqual({ seat: 2, ask: 'envoy' });
    story.answer(2, 'offer 1').answer(1, 'accept');
    expect([story.prisoners(1, 2), story.state.active]).toEqual([0, 1]);
  });

  it('R-RAN-1 he may think better of it, and nothing is promised while nobody is captive', () => {
    shows('R-RAN-1');
    const story = new Story(given(THREE, (p) => p.prisoners(1, 2, 1).money(2, 50)));
    expect(() => story.answer(2, 'order ransom 0 deal')).toThrow();
    story.answer(2, 'order ransom 1 deal').answer(0, 'done', 'done').answer(2, 'done');
    expect([story.state.money[2], story.state.envoys.every((word) => word === 0)]).toEqual([50, true]);
    expect(story.state.active).toBe(1);
  });

  it('R-RAN-1 R-OWN-4 word that comes to nothing leaves the negotiation to the player in turn', () => {
    shows('R-RAN-1', 'R-OWN-4');
    const story = new Story(given(THREE, (p) => p.prisoners(0, 1, 1).money(1, 50)));
    story.answer(1, 'order ransom 0 deal').answer(0, 'done', 'done').answer(1, 'done');
    expect(story.asked).toEqual({ seat: 0, ask: 'treat' });
    expect(story.offered(0)).toEqual(['offer 1', 'done']);
    story.answer(0, 'offer 1', 'charge 50').answer(1, 'accept');
    expect([story.prisoners(0, 1), story.state.money.slice(0, 2)]).toEqual([0, [65, 0]]);
  });

  it('R-RAN-2 whatever somebody has can be asked for and paid, to the last Talent', () => {
    shows('14.5.a', 'R-RAN-2');
    const rich = captured((p) => p.money(0, 23_455).money(1, 2_365)).answer(0, 'offer 1', 'get-back 1', 'give-back 1');
    const offered = rich.offered(0);
    for (const id of ['pay 1995', 'pay 2000', 'pay 2050', 'pay 20000', 'pay 20500', 'pay 23455', 'charge 2350'])
      expect(offered).toContain(id);
    expect(offered.at(-1)).toBe('charge 2365');
    expect(new Set(offered).size).toBe(offered.length);
    rich.answer(0, 'pay 23455').answer(1, 'accept');
    expect(rich.state.money.slice(0, 2)).toEqual([0, 25_820]);
  });

  it('14.5 ransoms come after purchases: what they bring is not spent in this turn, and no city falls after them', () => {
    shows('7.1.a', '14.5.a', 'R-BUY-2');
    const story = new Story(
      given(THREE, (p) => p.turn(0, 'destroy').prisoners(0, 1, 1).money(0, 10).money(1, 60).owns(0, 'thracia')),
    );
    expect(story.offered(0, 'offer')).toEqual([]);
    story.answer(0, 'recruit');
    expect(story.asked).toEqual({ seat: 0, ask: 'treat' });
    expect(story.offered(0)).toEqual(['offer 1', 'done']);
    story.answer(0, 'offer 1', 'charge 60').answer(1, 'accept');
    expect([story.state.active, story.state.money[0]]).toEqual([1, 60]);
  });

  it('R-CON-D what a Caesar had who is taken by new units comes too late for this turn', () => {
    shows('R-CON-D');
    const story = new Story(
      given(THREE, (p) => p.turn(0, 'build').money(0, 10).money(1, 90).army(1, 'macedonia', { caesar: true })),
    ).answer(0, 'recruit', 'capture');
    expect([story.state.money[0], story.state.active]).toEqual([90, 2]);
    expect(story.told('recruited')).toHaveLength(1);
  });

  it('14.6 a General comes back to his home, wherever his Caesar is', () => {
    shows('14.6.a');
    const story = captured((p) => p.owns(1, 'syria').army(1, 'syria', { caesar: true }));
    story.answer(0, 'offer 1', 'get-back 0', 'give-back 2', 'pay 0').answer(1, 'accept');
    expect([story.at(1, 'egyptus')[3], story.at(1, 'syria')[3]]).toEqual([4, 1]);
  });

  it('R-RAN-5 without a home a General joins his Caesar, even at sea, or waits by a setting', () => {
    shows('14.6.b', 'R-RAN-5');
    const homeless = (generalWaits: string) =>
      captured((p) => p.owns(2, 'egyptus').galley(1, 'mare-rhodus', { caesar: true }), { generalWaits })
        .answer(0, 'offer 1', 'get-back 0', 'give-back 2', 'pay 0')
        .answer(1, 'accept');
    expect(homeless('off').state.galley.generals[0]).toBe(2);
    const waits = homeless('on');
    expect(waits.state.waiting[1]).toBe(2);
    expect([waits.told('waits'), waits.told('returned')]).toMatchObject([[{ by: 1, count: 2 }], []]);
  });

  it('R-RAN-5 the setting speaks of Generals who are given back: whom nobody gave back joins his Caesar', () => {
    shows('R-RAN-5', 'R-CAE-2');
    const story = new Story(
      given(
        THREE,
        (p) => {
          p.turn(0, 'combat').owns(2, 'macedonia').owns(0, 'cyrenaica').army(0, 'cyrenaica', { caesar: true });
          p.army(1, 'sicilia', { caesar: true, infantry: 1 }).owns(1, 'sicilia');
          p.army(0, 'sicilia', { infantry: 1, generals: 1 }).prisoners(1, 0, 2);
        },
        { generalWaits: 'on' },
      ),
      ...[INF, MISS],
    );
    expect(story.told('freed')).toMatchObject([{ by: 0, count: 2 }]);
    expect([story.at(0, 'cyrenaica')[3], story.state.waiting[0]]).toEqual([3, 0]);
  });

  it('R-RAN-5 nor is a home that was taken and is nobody’s now his again', () => {
    shows('14.6.b', 'R-RAN-5');
    const story = captured((p) => p.owns(-1, 'egyptus').owns(1, 'syria').army(1, 'syria', { caesar: true }));
    story.answer(0, 'offer 1', 'get-back 0', 'give-back 2', 'pay 0').answer(1, 'accept');
    expect([story.at(1, 'egyptus')[3], story.at(1, 'syria')[3]]).toEqual([2, 3]);
  });
});

describe('rulings on the end', () => {
  it('R-END-2 a player is proclaimed if all agree, and only then', () => {
    shows('1.2.a', '1.3.a', 'R-END-2');
    const position = () => given(THREE, (p) => p.turn(0, 'build').money(0, 10), { proclaimVote: 'on' });
    const won = new Story(position()).answer(0, 'claim', 'done').answer(1, 'accept').answer(2, 'accept');
    expect(won.result).toMatchObject({ winners: [0], ending: 'proclaimed' });
    const lost = new Story(position()).answer(0, 'claim', 'done').answer(2, 'accept').answer(1, 'decline');
    expect(lost.told('claim.refused')).toEqual([{ event: 'claim.refused', by: 0, whom: 1 }]);
    expect(lost.state.active).toBe(1);
  });

  it('R-END-2 whoever asks for the throne buys as before, and the vote comes when his turn ends', () => {
    shows('R-END-2');
    const story = new Story(given(THREE, (p) => p.turn(0, 'destroy').money(0, 20), { proclaimVote: 'on' }));
    story.answer(0, 'claim');
    expect(story.offered(0)).not.toContain('claim');
    story.answer(0, 'recruit', 'levy 2*infantry');
    expect([story.asked?.ask, story.at(0, 'macedonia')[0]]).toEqual(['proclaim', 2]);
  });

  it('R-END-2 a player who can neither buy nor destroy may ask for the throne, too', () => {
    shows('R-END-2');
    const story = new Story(
      given(THREE, (p) => p.turn(0, 'destroy').owns(1, 'macedonia').owns(0, 'thracia'), { proclaimVote: 'on' }),
    );
    expect([story.asked, story.offered(0)]).toEqual([{ seat: 0, ask: 'throne' }, ['claim', 'done']]);
    story.answer(0, 'claim').answer(1, 'accept').answer(2, 'accept');
    expect(story.result).toMatchObject({ winners: [0], ending: 'proclaimed' });
  });

  const atTheLimit = (change: Parameters<typeof given>[1]) => {
    const position = given(['hispania', 'egyptus'], change, { roundLimit: '4' });
    position.round = 4;
    position.active = 0;
    const story = new Story(position);
    // Hispania plays after Egypt: its turn is the last of the round.
    story.answer(0, 'done');
    if (!story.run.over) passTurn(story);
    return story.result;
  };

  it('R-END-3 at the limit tribute decides, then Talents, then units, then the order of play', () => {
    shows('R-END-3');
    expect(atTheLimit((p) => p.owns(0, 'baetica').money(1, 500))).toMatchObject({
      winners: [0],
      ending: 'round-limit',
    });
    expect(atTheLimit((p) => p.money(1, 500)).winners).toEqual([1]);
    expect(atTheLimit((p) => p.money(1, 15).army(1, 'egyptus', { infantry: 1 })).winners).toEqual([1]);
    expect(atTheLimit((p) => p.money(1, 15)).winners).toEqual([1]);
    expect(atTheLimit((p) => p.money(1, 15).army(0, 'hispania', { infantry: 1 })).winners).toEqual([0]);
  });

  it('1.1 the last Caesar wins by battle', () => {
    shows('1.1.a', '5.1.c');
    const story = new Story(
      given(TWO, (p) => {
        p.turn(0, 'combat').army(1, 'hispania', { infantry: 1 }).army(0, 'hispania', { infantry: 1, generals: 1 });
      }),
      ...[INF],
      ...[MISS, MISS, MISS],
    );
    expect(story.result).toMatchObject({ winners: [0], ending: 'last-caesar' });
  });
});
