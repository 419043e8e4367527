import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CAV, given, INF, MISS, passTurn, Story } from '../story.ts';

const EGYPT_AND_HISPANIA = ['egyptus', 'hispania'] as const;
const THREE = ['macedonia', 'egyptus', 'hispania'] as const;

describe('the examples of movement', () => {
  it('E1 a leader moves two loads of infantry', () => {
    shows('8.2.a', '8.3.a', '8.3.b', 'R-MOV-2');
    const story = new Story(
      given(EGYPT_AND_HISPANIA, (p) => {
        p.owns(0, 'cyrenaica', 'africa-proconsularis').city('africa-proconsularis');
        p.army(0, 'cyrenaica', { generals: 1, infantry: 6 }).army(0, 'africa-proconsularis', { infantry: 2 });
      }),
    );
    story.answer(0, 'march cyrenaica', 'legion 6*infantry', 'go africa-proconsularis');
    story.answer(0, 'march africa-proconsularis');
    expect(story.offered(0)).toEqual(['legion 2*infantry', 'legion infantry', 'legion none']);
    story.answer(0, 'legion 2*infantry', 'go numidia');
    expect(story.at(0, 'africa-proconsularis')).toEqual([6, 0, 0, 0]);
    expect(story.at(0, 'numidia')).toEqual([2, 0, 0, 1]);
    expect(story.offered(0, 'march')).toEqual(['march egyptus']);
  });

  it('E2 a stretch of road', () => {
    shows('8.11.a', '8.11.b', '8.11.c');
    const story = new Story(
      given(THREE, (p) => {
        p.owns(0, 'dalmatia', 'italia', 'narbonensis').road('macedonia', 'dalmatia', 'italia', 'narbonensis');
        p.army(0, 'macedonia', { infantry: 4 });
      }),
    );
    story.answer(0, 'march macedonia', 'leaders general', 'legion 4*infantry', 'go dalmatia');
    story.answer(0, 'road-on dalmatia macedonia', 'legion 2*infantry');
    expect(story.offered(0).sort()).toEqual(['go italia', 'go narbonensis']);
    story.answer(0, 'go narbonensis', 'march narbonensis', 'go aquitania');
    expect(story.at(0, 'dalmatia')).toEqual([2, 0, 0, 0]);
    expect(story.at(0, 'narbonensis')).toEqual([2, 0, 0, 0]);
    expect(story.at(0, 'aquitania')).toEqual([0, 0, 0, 1]);
    expect(story.offered(0, 'march')).toEqual(['march macedonia']);
    story.answer(0, 'done');
    expect(story.owner('aquitania')).toBe(-1);
  });

  it('E3 back and forth', () => {
    shows('5.2.a', '8.7.a');
    const story = new Story(given(THREE, (p) => p.army(0, 'italia', { generals: 1 })));
    story.answer(0, 'march italia', 'go dalmatia', 'march dalmatia', 'go italia');
    expect(story.at(0, 'italia')).toEqual([0, 0, 0, 1]);
    expect(story.offered(0, 'march')).toEqual(['march macedonia']);
  });

  it('E4 leaders without legions conquer nothing', () => {
    shows('5.1.a', '8.8.a', '10.1.a');
    const story = new Story(given(EGYPT_AND_HISPANIA));
    story.answer(0, 'march egyptus', 'leaders caesar+2*general', 'go cyrenaica', 'done');
    expect(story.at(0, 'cyrenaica')).toEqual([0, 0, 0, 3]);
    expect(story.owner('cyrenaica')).toBe(-1);
  });

  it('E5 passing does not conquer', () => {
    shows('5.4.a', '8.9.a', '10.1.b', 'R-CON-1');
    const story = new Story(given(EGYPT_AND_HISPANIA, (p) => p.army(0, 'egyptus', { cavalry: 1, infantry: 1 })));
    story.answer(0, 'march egyptus', 'leaders general', 'legion infantry');
    expect(story.offered(0)).not.toContain('go africa-proconsularis');
    story.answer(0, 'go palestina');
    story.answer(0, 'march egyptus', 'leaders general', 'legion cavalry', 'go africa-proconsularis');
    story.answer(0, 'march egyptus', 'leaders general', 'go syria', 'done');
    const owners = (['cyrenaica', 'africa-proconsularis', 'syria', 'palestina'] as const).map((id) => story.owner(id));
    expect(owners).toEqual([-1, 0, -1, 0]);
  });

  it('E6 dropping a garrison conquers both', () => {
    shows('4.2.a', '8.9.b', 'R-CON-2');
    const story = new Story(given(EGYPT_AND_HISPANIA, (p) => p.army(0, 'egyptus', { cavalry: 1, infantry: 1 })));
    story.answer(0, 'march egyptus', 'leaders general', 'legion infantry+cavalry', 'go cyrenaica');
    story.answer(0, 'march cyrenaica', 'legion tired-cavalry', 'go africa-proconsularis', 'done');
    expect([story.owner('cyrenaica'), story.owner('africa-proconsularis')]).toEqual([0, 0]);
  });

  it('E7 two groups to the same place, seven units for each leader', () => {
    shows('2.4.a', '8.1.a', '8.10.a', 'R-MOV-1');
    const story = new Story(given(EGYPT_AND_HISPANIA, (p) => p.army(0, 'egyptus', { infantry: 15 })));
    story.answer(0, 'march egyptus', 'leaders general', 'legion 7*infantry', 'go cyrenaica');
    story.answer(0, 'march egyptus', 'leaders general', 'legion 7*infantry', 'go cyrenaica');
    expect(story.at(0, 'cyrenaica')).toEqual([14, 0, 0, 2]);
    const other = new Story(given(EGYPT_AND_HISPANIA, (p) => p.army(0, 'egyptus', { infantry: 15 })));
    other.answer(0, 'march egyptus', 'leaders 2*general');
    expect(other.offered(0)).toContain('legion 14*infantry');
    expect(other.offered(0)).not.toContain('legion 15*infantry');
  });

  it('E8 a galley over two turns', () => {
    shows('5.5.a', '8.14.a', '8.16.a');
    const story = new Story(given(['hispania', 'egyptus'], (p) => p.turn(0).galley(0, 'hispania', {}, 'east')));
    story.answer(0, 'sail-from hispania east', 'load-leaders none', 'land caesariensis coast');
    passTurn(story);
    passTurn(story);
    expect(story.state.active).toBe(0);
    story.answer(0, 'sail-from caesariensis coast', 'land sicilia coast');
    expect(story.galleys(0)).toEqual(['sicilia']);
  });

  it('E9 out on the side where it came in', () => {
    shows('8.15.a', 'R-SEA-1');
    const story = new Story(
      given(['hispania', 'egyptus'], (p) => {
        p.galley(0, 'mare-baliaricum').galley(0, 'mare-baliaricum');
        p.owns(0, 'caesariensis').army(0, 'caesariensis', { generals: 1, infantry: 2 });
      }),
    );
    story.answer(0, 'sail mare-baliaricum', 'land caesariensis coast');
    expect(story.offered(0, 'sail-from')).toEqual([]);
    story.answer(0, 'sail mare-baliaricum', 'call caesariensis', 'load 2*infantry');
    expect(story.galleys(0).sort()).toEqual(['caesariensis', 'mare-baliaricum']);
    expect(story.at(0, 'caesariensis')).toEqual([0, 0, 0, 0]);
    expect(story.offered(0, 'sail')).toEqual([]);
  });

  it('a galley lands its legion and returns to the sea it came from with its second point', () => {
    shows('8.15.a');
    const story = new Story(
      given(['hispania', 'egyptus'], (p) => {
        p.galley(0, 'mare-baliaricum', { generals: 1, infantry: 2 });
        p.owns(1, 'caesariensis').army(1, 'caesariensis', { infantry: 1 });
      }),
    ).answer(0, 'sail mare-baliaricum', 'strike caesariensis');
    expect(story.galleys(0)).toEqual(['mare-baliaricum']);
    expect(story.at(0, 'caesariensis')).toEqual([2, 0, 0, 1]);
    expect(story.offered(0, 'sail')).toEqual([]);
  });

  it('E10 broken coasts', () => {
    shows('8.16.b', 'R-MAP-3');
    const seas = (at: 'italia' | 'macedonia' | 'hispania', side: 'north' | 'east' | 'west') => {
      const story = new Story(given(['egyptus', 'numidia'], (p) => p.owns(0, at).galley(0, at, {}, side)));
      story.answer(0, `sail-from ${at} ${side}`);
      return story;
    };
    expect(seas('italia', 'east').offered(0)).not.toContain('sail-to mare-tyrrhenum');
    expect(seas('hispania', 'north').offered(0)).not.toContain('sail-to mare-narbo');
    expect(seas('hispania', 'east').answer(0, 'sail-to mare-narbo').state.galley.left[0]).toBe(1);
    expect(seas('hispania', 'east').answer(0, 'sail-to mare-baliaricum').state.galley.left[0]).toBe(1);
    // Round by the open sea it is two points.
    expect(seas('macedonia', 'west').answer(0, 'sail-to mare-epirus').state.galley.left[0]).toBe(1);
    expect(seas('macedonia', 'east').answer(0, 'sail-to mare-epirus').state.galley.left[0]).toBe(0);
  });

  it('E10 broken coasts: a galley lies on the coast it came to, and leaves from there', () => {
    shows('8.16.b', 'R-MAP-4');
    const landed = (sea: 'mare-epirus' | 'mare-aegaeum', side: 'west' | 'east') =>
      new Story(given(['egyptus', 'numidia'], (p) => p.owns(0, 'macedonia').galley(0, sea))).answer(
        0,
        `sail ${sea}`,
        `land macedonia ${side}`,
      );
    for (const [sea, side] of [
      ['mare-epirus', 'west'],
      ['mare-aegaeum', 'east'],
    ] as const) {
      const story = landed(sea, side);
      passTurn(story);
      passTurn(story);
      expect(story.offered(0, 'sail-from')).toEqual([`sail-from macedonia ${side}`]);
    }
  });

  it('E11 an escorted landing', () => {
    shows('8.21.a', 'R-SEA-5', 'R-CON-B');
    const position = (general: number) =>
      given(THREE, (p) => {
        p.owns(1, 'creta').galley(0, 'mare-aegaeum').galley(0, 'mare-aegaeum');
        p.galley(0, 'mare-aegaeum', { generals: general, infantry: 2 * general });
      });
    const story = new Story(position(1));
    story.answer(0, 'sail mare-aegaeum', 'ship general+2*infantry 2', 'land creta coast');
    for (let escort = 0; escort < 2; escort++) story.answer(0, 'sail mare-aegaeum', 'land creta coast');
    expect(story.galleys(0)).toEqual(['creta', 'creta', 'creta']);
    const empty = new Story(position(0)).answer(0, 'sail mare-aegaeum');
    expect(empty.offered(0)).not.toContain('land creta coast');
  });

  it('E12 load and land in one turn, and no way back', () => {
    shows('8.17.a', '8.17.b', '8.18.a', '8.20.a');
    const story = new Story(
      given(EGYPT_AND_HISPANIA, (p) => {
        p.galley(0, 'egyptus', {}, 'coast').army(0, 'egyptus', { infantry: 3 });
        p.owns(1, 'palestina').army(1, 'palestina', { infantry: 1 });
      }),
      ...[MISS, MISS, MISS, MISS],
      ...[MISS, MISS, INF, MISS],
    );
    story.answer(0, 'sail-from egyptus coast', 'load-leaders general', 'load 3*infantry', 'invade palestina coast');
    expect(story.at(0, 'palestina')).toEqual([3, 0, 0, 1]);
    expect(story.offered(0)).toEqual(['march egyptus', 'done']);
    // Egypt is his and next to Palestina, and yet nobody asks him whether he retreats.
    story.answer(0, 'done');
    expect(story.told('rolled')).toHaveLength(4);
    expect(story.told('fights.on')).toEqual([]);
    expect(story.owner('palestina')).toBe(0);
  });

  it('E28 betrayal in transit', () => {
    shows('8.4.a', '8.12.b', '15.1.a', '15.2.a', 'R-DIP-4');
    const position = given(THREE, (p) => {
      p.army(0, 'macedonia', { cavalry: 2 }).owns(1, 'dalmatia', 'neapolis').army(1, 'dalmatia', { infantry: 1 });
    });
    const story = new Story(position, CAV, MISS);
    story.answer(0, 'march macedonia', 'leaders general', 'legion cavalry', 'go-with-leave italia 1 none none');
    story.answer(1, 'allow');
    expect(story.at(0, 'italia')).toEqual([0, 1, 0, 1]);
    story
      .answer(0, 'march macedonia', 'leaders general', 'legion cavalry', 'go-with-leave italia 1 none none')
      .answer(1, 'refuse');
    expect(story.at(0, 'macedonia')[1]).toBe(1);
    story.answer(0, 'march macedonia', 'leaders general', 'legion cavalry', 'attack dalmatia', 'done');
    expect(story.told('battle.began').map(({ at }) => at)).toEqual(['dalmatia']);
  });

  it('E28 whoever is let through may attack his host elsewhere', () => {
    shows('15.3.a');
    const story = new Story(
      given(THREE, (p) => {
        p.army(0, 'macedonia', { cavalry: 2 }).owns(1, 'dalmatia', 'italia');
        p.army(1, 'dalmatia', { infantry: 1 }).army(1, 'italia', { infantry: 1 });
      }),
      ...[CAV, MISS, MISS],
    );
    story.answer(0, 'march macedonia', 'leaders general', 'legion 2*cavalry', 'attack-with-leave italia 1 none none');
    story.answer(1, 'allow').answer(0, 'done');
    expect(story.owner('italia')).toBe(0);
    expect(story.owner('dalmatia')).toBe(1);
  });
});
