import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CAV, type Given, given, MISS, Story } from '../story.ts';

const TWO = ['egyptus', 'hispania'] as const;
const THREE = ['macedonia', 'egyptus', 'hispania'] as const;

describe('rulings on the map and on movement', () => {
  it('R-MAP-2 the desert between Mesopotamia and Arabia is open only by a setting', () => {
    shows('R-MAP-2');
    const ways = (mesopotamiaArabia: string) =>
      new Story(given(['mesopotamia', 'hispania'], () => {}, { mesopotamiaArabia }))
        .answer(0, 'march mesopotamia', 'leaders general')
        .offered(0);
    expect(ways('off').includes('go egyptus')).toBe(false);
    expect(ways('on').includes('go egyptus')).toBe(true);
  });

  it('R-STR-2 R-STR-3 own galleys and galleys in port leave a strait open', () => {
    shows('R-STR-2', 'R-STR-3');
    const story = new Story(
      given(THREE, (p) => {
        p.army(0, 'thracia', { generals: 1 }).galley(0, 'mare-aegaeum').owns(1, 'asia').galley(1, 'asia', {}, 'coast');
      }),
    ).answer(0, 'march thracia');
    expect(story.offered(0)).toContain('go asia');
  });

  it('R-STR-4 R-DIP-3 leaders alone need leave for a strait, too; no answer means no', () => {
    shows('3.7.a', '8.12.c', 'R-STR-4', 'R-DIP-3');
    const story = new Story(given(THREE, (p) => p.army(0, 'thracia', { generals: 1 }).galley(1, 'mare-aegaeum')));
    story.answer(0, 'march thracia', 'go-with-leave asia none none 1');
    expect(story.run.decision?.asks[0].prompt.fallback).toBe('refuse');
    story.answer(1, 'refuse');
    expect(story.at(0, 'thracia')).toEqual([0, 0, 0, 1]);
    expect(story.asked).toEqual({ seat: 0, ask: 'move' });
  });

  it('R-STR-5 a strait is a step of its own before or after a stretch of road', () => {
    shows('8.11.c', 'R-STR-5');
    const story = new Story(
      given(THREE, (p) => {
        p.owns(0, 'thracia', 'asia', 'galatia').road('macedonia', 'thracia').road('asia', 'galatia');
      }),
    ).answer(0, 'march macedonia', 'leaders general');
    expect(story.offered(0)).toContain('go asia');
    expect(story.offered(0)).not.toContain('go galatia');
  });

  it('R-MOV-3 leaders alone do not end among enemy units', () => {
    shows('8.13.a', 'R-MOV-3');
    const story = new Story(given(TWO, (p) => p.owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 })));
    story.answer(0, 'march egyptus', 'leaders general');
    expect(story.offered(0).some((id) => id.endsWith(' cyrenaica'))).toBe(false);
    expect(story.offered(0)).toContain('go-with-leave africa-proconsularis 1 none none');
  });

  it('R-MOV-4 R-SEA-6 one may end beside enemy leaders and galleys; the galleys burn', () => {
    shows('8.5.a', '8.22.b', 'R-MOV-4', 'R-SEA-6');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(1, 'cyrenaica').army(1, 'cyrenaica', { generals: 1 }).galley(1, 'cyrenaica', {}, 'coast');
        p.army(0, 'egyptus', { infantry: 1 });
      }),
    ).answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'go cyrenaica', 'done');
    expect([story.owner('cyrenaica'), story.galleys(1)]).toEqual([0, ['cyrenaica']]);
    expect(story.asked?.ask).toBe('lone-leaders');
    story.answer(0, 'leave');
    expect(story.told('galleys.burnt')).toEqual([{ event: 'galleys.burnt', by: 1, at: 'cyrenaica', count: 1 }]);
    expect(story.galleys(1)).toEqual([]);
  });

  it('R-SEA-6 galleys beside a Caesar who is taken without a fight are his captor’s, and do not burn', () => {
    shows('8.22.a', 'R-SEA-6', '9.22.a');
    const story = new Story(
      given(THREE, (p) => {
        p.army(1, 'thracia', { caesar: true }).galley(1, 'thracia', {}, 'coast');
        p.galley(2, 'thracia', {}, 'coast').army(0, 'macedonia', { infantry: 1 });
      }),
    ).answer(0, 'march macedonia', 'leaders general', 'legion infantry', 'go thracia', 'done', 'capture');
    expect([story.galleys(0), story.galleys(1), story.galleys(2)]).toEqual([['thracia'], [], []]);
    expect(story.told('galleys.burnt')).toEqual([{ event: 'galleys.burnt', by: 2, at: 'thracia', count: 1 }]);
  });

  it('R-MOV-5 R-SEA-2 R-SEA-7 only the unmoved board, and units only under a leader', () => {
    shows('R-MOV-5', 'R-SEA-2', 'R-SEA-7');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(0, 'cyrenaica').galley(0, 'cyrenaica', {}, 'coast').army(0, 'cyrenaica', { infantry: 1 });
      }),
    );
    story.answer(0, 'march egyptus', 'leaders caesar+general', 'go cyrenaica', 'sail-from cyrenaica coast');
    expect(story.asked?.ask).toBe('sail-to');
    story.answer(0, 'sail-to mare-libycum');
    expect(story.at(0, 'cyrenaica')).toEqual([1, 0, 0, 2]);
  });

  it('R-MOV-5 leaders alone land only in their own or free provinces, or after a legion', () => {
    shows('R-MOV-5');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(1, 'creta').galley(0, 'mare-aegaeum', { generals: 1 });
        p.galley(0, 'mare-aegaeum', { generals: 1, infantry: 1 });
      }),
    ).answer(0, 'sail mare-aegaeum', 'ship general 2');
    expect(story.offered(0)).not.toContain('land creta coast');
    story.answer(0, 'sail-to mare-rhodus', 'sail mare-aegaeum', 'land creta coast', 'sail mare-rhodus');
    expect(story.offered(0)).toContain('land creta coast');
  });

  it('R-MOV-6 R-DIP-5 whoever meets enemy units stays; others may join; the option says attack', () => {
    shows('8.4.a', 'R-MOV-6', 'R-DIP-5');
    const story = new Story(
      given(TWO, (p) => {
        p.army(0, 'egyptus', { cavalry: 2 }).owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 });
      }),
    ).answer(0, 'march egyptus', 'leaders general', 'legion cavalry', 'attack cyrenaica');
    expect(story.offered(0)).not.toContain('march cyrenaica');
    story.answer(0, 'march egyptus', 'leaders general', 'legion cavalry', 'attack cyrenaica');
    expect(story.at(0, 'cyrenaica')).toEqual([0, 2, 0, 2]);
  });

  it('R-MOV-7 leaders among enemy units walk away', () => {
    shows('R-MOV-7');
    const story = new Story(
      given(TWO, (p) =>
        p.army(0, 'cyrenaica', { generals: 1 }).owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 }),
      ),
    ).answer(0, 'march cyrenaica', 'go egyptus');
    expect(story.at(0, 'cyrenaica')).toEqual([0, 0, 0, 0]);
  });

  it('R-MOV-8 leaders of several players are decided on one by one', () => {
    shows('R-MOV-8');
    const story = new Story(
      given(THREE, (p) => {
        p.turn(0, 'leaders').owns(0, 'thracia').army(0, 'thracia', { infantry: 1 });
        p.army(1, 'thracia', { generals: 1 }).army(2, 'thracia', { generals: 2 });
      }),
    ).answer(0, 'kill', 'capture');
    expect([story.state.dead[1], story.prisoners(0, 2)]).toEqual([1, 2]);
  });

  it('R-ROAD-1 R-ROAD-4 a road between two realms stays and serves both; what lies behind needs the other’s leave', () => {
    shows('8.12.a', 'R-ROAD-1', 'R-ROAD-4');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(0, 'cyrenaica').owns(1, 'africa-proconsularis', 'numidia').army(0, 'egyptus', { infantry: 1 });
        p.road('egyptus', 'cyrenaica', 'africa-proconsularis', 'numidia');
      }),
    ).answer(0, 'march egyptus', 'leaders general', 'legion infantry');
    expect(story.offered(0)).toContain('go africa-proconsularis');
    expect(story.offered(0)).toContain('go-with-leave numidia none 1 none');
    expect(story.offered(0)).not.toContain('go numidia');
  });

  it('R-ROAD-1 one does not roll through a province of another against his will, though one’s own lie before and behind', () => {
    shows('8.12.a', 'R-ROAD-1');
    const between = (word: 'ask' | 'refuse') =>
      new Story(
        given(TWO, (p) => {
          p.owns(1, 'cyrenaica').owns(0, 'africa-proconsularis').army(0, 'egyptus', { infantry: 1 });
          p.road('egyptus', 'cyrenaica', 'africa-proconsularis').lets(1, 0, 'roads', word);
        }),
      ).answer(0, 'march egyptus', 'leaders general', 'legion infantry');
    expect(between('ask').offered(0)).toContain('go-with-leave africa-proconsularis none 1 none');
    const barred = between('refuse');
    expect(barred.offered(0).filter((id) => id.includes('africa-proconsularis'))).toEqual([]);
    // To stop there needs nobody's leave, nor does a second point off the road.
    barred.answer(0, 'go cyrenaica', 'march cyrenaica');
    expect(barred.offered(0)).toContain('go africa-proconsularis');
  });

  it('R-ROAD-1 along a road one attacks whoever holds its end, and he is not asked', () => {
    shows('8.11.b', 'R-ROAD-1');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(0, 'cyrenaica').owns(1, 'africa-proconsularis').army(1, 'africa-proconsularis', { infantry: 1 });
        p.army(0, 'egyptus', { infantry: 1 })
          .road('egyptus', 'cyrenaica', 'africa-proconsularis')
          .lets(1, 0, 'roads', 'refuse');
      }),
    ).answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'attack africa-proconsularis');
    expect(story.at(0, 'africa-proconsularis')).toEqual([1, 0, 0, 1]);
    expect(story.told('leave.refused')).toEqual([]);
  });

  it('R-ROAD-2 R-OWN-2 R-OWN-3 on the road others are picked up for a point of theirs, and nobody turns round', () => {
    shows('R-ROAD-2', 'R-OWN-2', 'R-OWN-3');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(0, 'cyrenaica', 'africa-proconsularis').army(0, 'cyrenaica', { infantry: 1 });
        p.army(0, 'egyptus', { infantry: 1 }).road('egyptus', 'cyrenaica', 'africa-proconsularis');
      }),
    ).answer(0, 'march egyptus', 'leaders general', 'legion infantry', 'go cyrenaica', 'road-on cyrenaica egyptus');
    expect(story.offered(0)).toEqual(['legion 2*infantry', 'legion infantry', 'legion none']);
    // Only one place to go on to: Egypt, where it came from, is not one.
    story.answer(0, 'legion 2*infantry');
    expect(story.at(0, 'africa-proconsularis')).toEqual([2, 0, 0, 1]);
    expect(story.offered(0)).toContain('march africa-proconsularis');
  });

  it('R-SEA-5 an empty escort goes to the coast where a legion attacks, and attacks nobody itself', () => {
    shows('R-SEA-5');
    const story = new Story(
      given(TWO, (p) => {
        p.galley(0, 'mare-alexandria', { infantry: 1, generals: 1 }).galley(0, 'mare-alexandria');
        p.owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 });
      }),
    ).answer(0, 'sail mare-alexandria', 'ship general+infantry 2', 'invade cyrenaica coast', 'sail mare-alexandria');
    expect(story.offered(0, 'invade')).toEqual([]);
    story.answer(0, 'land cyrenaica coast');
    expect(story.galleys(0)).toEqual(['cyrenaica', 'cyrenaica']);
  });

  it('R-SEA-5 nor do leaders alone who are set down where a legion attacks, though they go ashore to it', () => {
    shows('R-SEA-5', 'R-MOV-5');
    const story = new Story(
      given(TWO, (p) => {
        p.galley(0, 'mare-alexandria', { infantry: 1, generals: 1 }).galley(0, 'mare-alexandria', { generals: 1 });
        p.owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 });
      }),
    ).answer(0, 'sail mare-alexandria', 'ship general+infantry 2', 'invade cyrenaica coast', 'sail mare-alexandria');
    expect(story.offered(0).filter((id) => / cyrenaica/.test(id))).toEqual(['land cyrenaica coast', 'call cyrenaica']);
    story.answer(0, 'call cyrenaica');
    expect(story.at(0, 'cyrenaica')).toEqual([1, 0, 0, 2]);
  });

  it('R-OWN-3 where the road was entered counts as a halt, though step and stretch were one move', () => {
    shows('8.11.c', 'R-OWN-3');
    const position = () =>
      given(THREE, (p) => {
        p.owns(0, 'achaia', 'thracia').road('macedonia', 'thracia');
        p.army(0, 'achaia', { cavalry: 7, generals: 1 }).army(0, 'macedonia', { infantry: 7 });
      });
    const whole = new Story(position()).answer(0, 'march achaia', 'legion 7*cavalry', 'go thracia');
    expect(whole.offered(0, 'road-on')).toEqual([]);
    const halting = new Story(position()).answer(0, 'march achaia', 'legion 7*cavalry', 'go macedonia');
    halting.answer(0, 'march macedonia', 'leaders tired-general', 'legion 7*tired-cavalry', 'go thracia');
    expect(halting.offered(0, 'road-on')).toEqual([]);
    const longer = given(THREE, (p) => {
      p.owns(0, 'achaia', 'thracia', 'dalmatia').road('dalmatia', 'macedonia', 'thracia');
      p.army(0, 'achaia', { cavalry: 1, generals: 1 });
    });
    const on = new Story(longer).answer(0, 'march achaia', 'legion cavalry', 'go thracia');
    expect(on.offered(0, 'road-on')).toEqual(['road-on thracia macedonia']);
  });

  it('R-OWN-2 what is on the road goes on before fresh units of its kind, on foot and on horse', () => {
    shows('R-OWN-2');
    const foot = new Story(
      given(THREE, (p) => {
        p.owns(0, 'dalmatia', 'italia').road('macedonia', 'dalmatia', 'italia');
        p.army(0, 'macedonia', { infantry: 1 }).army(0, 'dalmatia', { infantry: 1, generals: 1 });
      }),
    ).answer(0, 'march macedonia', 'leaders general', 'legion infantry', 'go dalmatia');
    foot.answer(0, 'road-on dalmatia macedonia', 'leaders tired-general', 'legion infantry', 'march dalmatia');
    expect(foot.offered(0)).toContain('legion infantry');
    const horse = new Story(
      given(THREE, (p) => {
        p.owns(0, 'dalmatia', 'italia', 'thracia').road('macedonia', 'dalmatia', 'italia');
        p.army(0, 'thracia', { cavalry: 1, generals: 1 }).army(0, 'dalmatia', { cavalry: 1, generals: 1 });
      }),
    ).answer(0, 'march thracia', 'legion cavalry', 'go dalmatia', 'road-on dalmatia macedonia');
    horse.answer(0, 'leaders spent-general', 'legion cavalry', 'march dalmatia');
    expect(horse.offered(0)).toContain('legion cavalry');
  });

  it('R-ROAD-3 enemy units stop a stretch', () => {
    shows('8.11.b', 'R-ROAD-3');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(0, 'cyrenaica', 'africa-proconsularis').road('egyptus', 'cyrenaica', 'africa-proconsularis');
        p.army(0, 'egyptus', { infantry: 1 }).army(1, 'cyrenaica', { infantry: 1 }).owns(1, 'cyrenaica');
        p.lets(1, 0, 'transit', 'refuse');
      }),
    ).answer(0, 'march egyptus', 'leaders general', 'legion infantry');
    expect(story.offered(0)).not.toContain('go africa-proconsularis');
  });

  it('R-ROAD-5 R-BUY-1 one road for each border; what is not spent is kept', () => {
    shows('R-ROAD-5', 'R-BUY-1');
    const story = new Story(
      given(TWO, (p) => p.turn(0, 'build').owns(0, 'cyrenaica').city('cyrenaica').money(0, 35)),
    ).answer(0, 'road cyrenaica egyptus');
    expect(story.offered(0, 'road')).toEqual([]);
    story.answer(0, 'done');
    expect(story.state.money[0]).toBe(25);
  });

  it('R-SEA-3 R-SEA-4 a galley that ends in a free port lands everything', () => {
    shows('8.19.a', 'R-SEA-3', 'R-SEA-4');
    const story = new Story(given(TWO, (p) => p.galley(0, 'mare-rhodus', { generals: 1, infantry: 2 })));
    story.answer(0, 'sail mare-rhodus', 'land cyprus coast');
    expect(story.at(0, 'cyprus')).toEqual([2, 0, 0, 1]);
    story.answer(0, 'done');
    expect([story.owner('cyprus'), story.galleys(0)]).toEqual([0, ['cyprus']]);
  });

  it('8.23 enemy fleets stop no galley, neither on its way nor where it starts', () => {
    shows('8.23.a', '9.16.a');
    const fleets = (p: Given) => p.galley(1, 'mare-aegaeum').galley(1, 'mare-rhodus');
    const leaving = new Story(given(THREE, (p) => fleets(p).galley(0, 'macedonia', {}, 'east')));
    leaving.answer(0, 'sail-from macedonia east', 'load-leaders none', 'sail-to mare-rhodus');
    expect(leaving.galleys(0)).toEqual(['mare-rhodus']);
    const among = new Story(given(THREE, (p) => fleets(p).galley(0, 'mare-aegaeum')));
    among.answer(0, 'sail mare-aegaeum', 'sail-to mare-pontus-euxinus', 'done');
    expect(among.galleys(0)).toEqual(['mare-pontus-euxinus']);
    expect(among.told('sea-battle.began')).toEqual([]);
  });

  it('R-OWN-6 a galley with a leader aboard takes units without another', () => {
    shows('R-OWN-6');
    const story = new Story(
      given(TWO, (p) => {
        p.galley(0, 'mare-alexandria', { generals: 1 }).owns(0, 'cyrenaica').army(0, 'cyrenaica', { infantry: 2 });
      }),
    ).answer(0, 'sail mare-alexandria', 'call cyrenaica', 'land-leaders none', 'load 2*infantry');
    expect(story.state.galley.cargo[0][0]).toBe(2);
  });

  it('R-DIP-2 standing orders answer for their owner, and can be changed at any time', () => {
    shows('R-DIP-2');
    const story = new Story(
      given(TWO, (p) => {
        p.owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 }).lets(1, 0, 'transit', 'refuse');
      }),
    ).answer(0, 'march egyptus', 'leaders general');
    // What is refused for good is not even asked for.
    expect(story.offered(0, 'go-with-leave')).toEqual([]);
    const barred = story.run.decision?.asks[0].barred?.() ?? [];
    expect(barred.map(({ option, reason, rule }) => [option.id, reason, rule])).toEqual([
      ['go-with-leave africa-proconsularis 1 none none', 'refused', '8.12'],
    ]);
    story.answer(0, 'go arabia-petraea').answer(1, 'order transit 0 allow');
    story.answer(0, 'march egyptus', 'leaders general', 'go-with-leave africa-proconsularis 1 none none');
    expect(story.at(0, 'africa-proconsularis')[3]).toBe(1);
  });

  it('R-OWN-1 after two refusals nobody is asked again in that turn', () => {
    shows('R-OWN-1');
    const story = new Story(given(TWO, (p) => p.owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 })));
    for (let i = 0; i < 2; i++)
      story
        .answer(0, 'march egyptus', 'leaders general', 'go-with-leave africa-proconsularis 1 none none')
        .answer(1, 'refuse');
    story.answer(0, 'march egyptus', 'leaders general');
    expect(story.offered(0, 'go-with-leave')).toEqual([]);
  });

  it('R-SET-1 R-SET-2 R-SET-3 homes are picked in the order of seats; what is left is empty; nobody has money', () => {
    shows('6.2.a', '3.2.b', 'R-SET-1', 'R-SET-2', 'R-SET-3');
    const state = given(['hispania', 'egyptus']);
    state.home.fill(-1);
    state.control.fill(-1);
    state.caesar.fill(-1);
    state.city.fill(0);
    state.generals.fill(0);
    state.tribute.fill(0);
    state.phase = 'homes';
    const story = new Story(state).answer(0, 'home hispania');
    expect(story.told('home.chosen').map(({ at }) => at)).toEqual(['hispania', 'egyptus']);
    expect(story.state.money).toEqual([0, 0]);
    expect([story.owner('macedonia'), story.owner('italia'), story.state.active]).toEqual([-1, -1, 1]);
  });

  it('R-BAT-15 battles are due where units meet when movement ends', () => {
    shows('R-BAT-15');
    const story = new Story(
      given(TWO, (p) => {
        p.army(0, 'egyptus', { cavalry: 1 }).owns(1, 'cyrenaica').army(1, 'cyrenaica', { infantry: 1 });
      }),
      ...[CAV, MISS],
    ).answer(0, 'march egyptus', 'leaders general', 'legion cavalry', 'attack cyrenaica', 'done');
    expect(story.told('battle.began')).toHaveLength(1);
  });
});
