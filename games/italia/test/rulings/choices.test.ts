import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../../src/data/areas.ts';
import { countsOf } from '../../src/data/book/book.ts';
import type { NationId } from '../../src/data/names.ts';
import { spaceNamed } from '../../src/data/spaces.ts';
import { kindNamed, LAND_KINDS } from '../../src/data/units.ts';
import { groupsAt } from '../../src/rules/pieces/convoys.ts';
import { sum } from '../../src/rules/pieces/pieces.ts';
import { bookOf, SLOTS } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

const all = (count: number, die: number) => new Array<number>(count).fill(die);

describe('whom a leader leaves behind', () => {
  const FROM_PISAE = ['go pavia', 'go florentia', 'go liguria', 'go etruria'];

  it('9.1, R 115 a legion that was picked up stays, and the one from the start goes the fourth area with him', () => {
    shows('R 115', '9.1.a', '9.1.e', '9.3.d');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 3).leads('fabius');
      position.units('romans', 'neapolis', { legion: 1 }, 'fabius').units('romans', 'etruria', { legion: 1 });
      position.units('etruscans', 'pisae', { infantry: 1 }).city('pisae', 'etruscans');
    });
    const story = new Story(state).answer('march', 'take legion', 'go roma', 'go etruria', 'collect', 'attack pisae');
    story.answer('leave', 'drop legion');
    expect(story.offered('go').sort()).toEqual([...FROM_PISAE].sort());
    story.answer('go liguria').calmly();
    expect([story.at('fabius'), story.count('romans', 'liguria', 'legion')]).toEqual(['liguria', 1]);
    expect(story.count('romans', 'pisae', 'legion')).toBe(1);
  });

  it('9.1, R 115 so in an ordinary move, where the highland ends', () => {
    shows('R 115', '9.1.e');
    const state = given('I', (position) => {
      position.round(3).turnOf('romans').units('romans', 'neapolis', { legion: 1 }, 'papirius');
      position.units('romans', 'etruria', { legion: 1 });
    });
    const story = new Story(state).answer('select neapolis', 'lead papirius', 'take legion', 'go roma', 'go etruria');
    story.answer('collect', 'go florentia', 'leave', 'drop legion');
    expect(story.offered('go')).toContain('go ravenna');
    // The log names each from where it began.
    story.answer('go ravenna');
    expect(story.told('moved')).toMatchObject([
      { units: 'legion', from: 'etruria', area: 'florentia' },
      { units: 'legion+papirius', from: 'neapolis', area: 'ravenna' },
    ]);
  });

  it('9.1, R 115 of slower units those from the start stay: with them he would have to stop sooner', () => {
    shows('R 115', '9.1.a');
    const state = given('II', (position) => {
      position.round(2).turnOf('western-romans');
      position.units('western-romans', 'neapolis', { legion: 1, 'roman-foederati': 1 }, 'aetius');
      position.units('western-romans', 'roma', { 'roman-foederati': 1 });
    });
    const story = new Story(state).answer('select neapolis', 'lead aetius', 'take roman-foederati+legion', 'go roma');
    story.answer('collect', 'go etruria', 'leave', 'drop roman-foederati', 'go pisae');
    // The other, who came along in Roma, has gone two areas and stays; the legion has one left.
    expect(story.offered('go')).toContain('go liguria');
    story.answer('go liguria');
    expect([story.at('aetius'), story.count('western-romans', 'pisae', 'roman-foederati')]).toEqual(['liguria', 1]);
  });

  it('12.3.1, R 116 of fleets that sailed apart as many as possible are emptied by those who land', () => {
    shows('R 116', 'R 106');
    const state = given('I', (position) => {
      position.round(7).turnOf('romans', 'campaign').gold('romans', 3).leads('scipio');
      position.units('romans', 'mare-tyrrhenum', { fleet: 1, legion: 2 }, 'scipio');
      position.units('romans', 'mare-sardoum', { fleet: 1, legion: 1 });
    });
    const story = new Story(state).answer('embark mare-tyrrhenum', 'sail mare-sardoum');
    story.answer('collect', 'land carales', 'take legion+scipio').calmly();
    expect(story.state.convoys.map(({ fleets, cargo }) => [fleets, cargo[kindNamed('legion')]])).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  it('12.3.1, R 116 so when fleets are left on the way', () => {
    shows('R 116', 'R 106');
    const state = given('I', (position) => {
      position.round(7).turnOf('romans', 'campaign').gold('romans', 3).leads('scipio');
      position.units('romans', 'mare-tyrrhenum', { fleet: 1, legion: 1 }, 'scipio');
      position.units('romans', 'mare-siculum', { fleet: 2, legion: 2 });
    });
    const story = new Story(state).answer('embark mare-tyrrhenum', 'sail mare-siculum', 'collect');
    story.answer('collect-units 2*legion+2*fleet', 'leave', 'drop legion+fleet', 'stop').calmly();
    // Two legions on two fleets that came together need one of them; of fleets that came apart each would carry one.
    const lots = story.state.convoys.map(({ fleets, cargo }) => [fleets, cargo[kindNamed('legion')]]);
    expect(lots.filter(([fleets]) => fleets > 0)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe('fleets that lie apart, with one unit and with two', () => {
  const loads = (story: Story, id: NationId, sea: SpaceId) =>
    groupsAt(story.state, bookOf(story.state).nation(id), spaceNamed(sea))
      .map(({ cargo }) => sum(cargo))
      .sort();

  it('R 116 one of them is empty when a unit lands by a reaction', () => {
    shows('R 116', '12.3.2.3.a');
    const state = given('I', (position) => {
      position.round(7).turnOf('romans', 'campaign').gold('romans', 3).leads('scipio');
      position.units('romans', 'perusia', { legion: 2 }, 'scipio');
      position.units('carthaginians', 'mare-tyrrhenum', { fleet: 2, infantry: 3 });
      for (const infantry of [1, 2]) {
        const lot = { nation: position.nation('carthaginians'), sea: spaceNamed('mare-tyrrhenum'), fleets: 1 };
        position.state.convoys.push({ ...lot, cargo: countsOf({ infantry }).slice(0, LAND_KINDS) });
      }
    });
    const story = new Story(state).answer('march', 'take 2*legion', 'go roma', 'stop', 'no-block');
    story.answer('shift mare-tyrrhenum', 'go neapolis', 'take infantry');
    expect(loads(story, 'carthaginians', 'mare-tyrrhenum')).toEqual([0, 2]);
  });

  it('R 116 and when one is given up for a block', () => {
    shows('R 116', '12.3.4.a');
    const state = given('I', (position) => {
      position.round(7).turnOf('romans', 'campaign').gold('romans', 3).leads('scipio');
      position.units('romans', 'mare-tyrrhenum', { fleet: 1, legion: 1 }, 'scipio');
      position.units('romans', 'mare-sardoum', { fleet: 1, legion: 2 });
      position.units('carthaginians', 'carales', { infantry: 1 });
    });
    const story = new Story(state).answer('embark mare-tyrrhenum', 'sail mare-sardoum', 'collect', 'stop');
    story.answer('block carales', 'lose legion');
    expect(loads(story, 'romans', 'mare-sardoum')).toEqual([0, 2]);
  });
});

describe('single targets', () => {
  const singles = (change: (position: Given) => void, ...dice: readonly number[]) =>
    new Story(
      given('I', (position) => change(position.round(5).turnOf('epirotes', 'combat')), {
        combatAllocation: 'individual',
      }),
      ...dice,
    );

  it('16.0, R 65 a player aims in any order, if in the end nobody is aimed at twice while another is not at all', () => {
    shows('16.0.a', 'R 65');
    const story = singles(
      (position) => {
        position.units('epirotes', 'lucania', { infantry: 2, elephant: 1 });
        position.units('romans', 'lucania', { legion: 1, 'consular-legion': 1 });
        position.state.elephantBattles = 3;
      },
      ...[1, 7, 7, 1, 1],
    );
    story.answer('target consular-legion none');
    expect(story.offered()).toEqual(['target legion none', 'target consular-legion infantry']);
    // Both infantry at the consular legion, so that the elephant is left for the legion.
    story.answer('target consular-legion infantry');
    expect(story.asked).toMatchObject({ ask: 'aim-one', nation: 'romans' });
    story.answer('target infantry none', 'target infantry none');
    expect([story.count('romans', 'lucania', 'legion'), story.count('romans', 'lucania', 'consular-legion')]).toEqual([
      1, 0,
    ]);
  });

  it('16.0, R 65 whoever has fewer units than there are enemies aims at different ones', () => {
    shows('16.0.a');
    const story = singles((position) => {
      position.units('epirotes', 'lucania', { infantry: 2 });
      position.units('romans', 'lucania', { legion: 2, 'consular-legion': 1 });
    }).answer('target legion none');
    expect(story.offered()).toEqual(['target legion none', 'target consular-legion none']);
  });

  it('16.0, R 122 the defender knows at whom the attacker aims, and is not bound by it', () => {
    shows('R 122', '10.4.a');
    const story = singles(
      (position) => {
        position.units('epirotes', 'lucania', { infantry: 1, elephant: 1 });
        position.units('romans', 'lucania', { legion: 1, 'consular-legion': 1 });
        position.state.elephantBattles = 3;
      },
      ...all(4, 1),
    );
    expect(story.asked).toMatchObject({ ask: 'aim-one', nation: 'epirotes' });
    story.answer('target legion none');
    expect(story.asked).toMatchObject({ ask: 'aim-one', nation: 'romans' });
    expect(story.offered()).toEqual(['target infantry none', 'target elephant none']);
    story.answer('target infantry none');
  });
});

describe('who is gone before the first round', () => {
  const messana = (...dice: readonly number[]) =>
    new Story(
      given('I', (position) => {
        position.round(5).turnOf('romans', 'combat').units('romans', 'messana', { legion: 2 });
        position.units('carthaginians', 'messana', { elephant: 1 }).units('romans', 'syracusae', { legion: 1 });
        position.state.turn.landed[spaceNamed('messana') * SLOTS + kindNamed('legion')] = 1;
      }),
      ...dice,
    );

  it('13.3, R 124 the dice say whether one who landed deserts: those who marched roll first', () => {
    shows('R 124', '13.3.a', '10.8.2.b');
    // The one who marched is gone, and the elephant has its two more against the landing.
    const landed = messana(10, 1, 1, 3);
    expect(landed.told('rolled').at(1)).toMatchObject({ nation: 'carthaginians', figures: [3] });
    const marched = messana(1, 10, 1, 3);
    expect(marched.told('rolled').at(1)).toMatchObject({ nation: 'carthaginians', figures: [5] });
    marched.answer('stand');
  });

  it('14.3, R 124 the Pope converts one who marched before one who landed', () => {
    shows('R 124', '14.3.a');
    const state = given('II', (position) => {
      position.round(7).turnOf('vandals', 'combat').units('vandals', 'roma', { infantry: 2 });
      position.units('patrimonium', 'roma', { infantry: 1 });
      position.state.turn.landed[spaceNamed('roma') * SLOTS + kindNamed('infantry')] = 1;
    });
    const story = new Story(state, 1, 10, 10).answer('convert infantry');
    expect(story.told('rolled').at(1)).toMatchObject({ nation: 'patrimonium', figures: [5, 5] });
  });
});

describe('what the book leaves open', () => {
  it('8.1 when a capital moves away whatever is too many in the former one is removed at once', () => {
    shows('8.1.c');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts', 'combat').units('celts', 'apulia', { infantry: 1 });
      position.units('samnites', 'apulia', { infantry: 2 }).units('samnites', 'lucania', { infantry: 3 });
      position.units('samnites', 'bruttium', { infantry: 7 }).capital('samnites', 'bruttium');
      for (const area of ['samnium', 'neapolis', 'corfinium', 'calabria'] as const)
        position.units('illyrians', area, { infantry: 1 });
    });
    const story = new Story(state, 2, 2, 2).answer('retreat-to lucania', 'fall-back 2*infantry');
    expect(story.count('samnites', 'bruttium', 'infantry')).toBe(3);
  });

  it('12.3.4, R 117 one area is blocked in a move, whatever gold is left', () => {
    shows('R 117', '12.3.4.a');
    const state = given('I', (position) => {
      position.round(2).turnOf('romans', 'campaign').gold('romans', 5).leads('fabius');
      position.units('romans', 'roma', { legion: 4 }, 'fabius').units('samnites', 'samnium', { infantry: 1 });
      position.units('celts', 'umbria', { infantry: 1 });
    });
    const story = new Story(state).answer('march', 'take 4*legion', 'go corfinium', 'stop');
    expect(story.offered()).toEqual(['no-block', 'block umbria', 'block samnium']);
    story.answer('block samnium');
    expect(story.asked).toMatchObject({ ask: 'react', nation: 'celts' });
  });

  it('6.4, R 118 what a subject’s plunder brings its overlord above ten is lost', () => {
    shows('R 118', '12.5.2.c', '6.1.e');
    const state = given('I', (position) => {
      position.round(3).turnOf('celts').units('celts', 'verona', { infantry: 1 }).city('venetia', 'illyrians');
      position.units('romans', 'roma', { legion: 1 }).gold('romans', 9).subject('celts', 'romans');
      position.units('celts', 'mediolanum', { infantry: 1 });
    });
    const story = new Story(state).answer('select verona', 'go venetia', 'done', 'plunder-gold');
    expect([story.gold('celts'), story.gold('romans')]).toEqual([2, 10]);
    expect(story.told('gold.lost')).toMatchObject([{ nation: 'romans', gold: 1 }]);
    expect(story.asked?.ask).not.toBe('tribute');
  });

  it('15.10, R 119 Charlemagne in the Pope’s Roma takes the crown unasked', () => {
    shows('R 119', '15.10.a');
    const state = given('II', (position) => {
      position.round(9).turnOf('franks', 'combat').units('franks', 'roma', { infantry: 4 }, 'charlemagne');
      position.units('patrimonium', 'roma', { infantry: 1 });
    });
    const story = new Story(state);
    expect(story.told('score.title')).toHaveLength(1);
    expect(story.told('battle')).toEqual([]);
    expect(story.asked).toMatchObject({ ask: 'must-retreat', nation: 'franks' });
  });

  it('13.4, R 120, R 121 legions beside Sulla roll unasked, and those who stayed again after each reaction, wherever it went', () => {
    shows('R 120', 'R 121', '13.4.c');
    const state = given('I', (position) => {
      position.round(10).turnOf('optimates', 'civil-war').gold('optimates', 1);
      position.units('optimates', 'apulia', { legion: 3 }, 'sulla-optimates');
      position.units('romans', 'corfinium', { legion: 1 }).units('romans', 'mediolanum', { legion: 1 });
    });
    const story = new Story(state, 6, 7).answer('march', 'take 3*legion', 'attack corfinium', 'stop');
    expect(story.told('defected')).toMatchObject([{ dice: [6], count: 0 }]);
    story.answer('shift mediolanum', 'go verona');
    expect(story.told('defected').slice(1)).toMatchObject([{ dice: [7], count: 1 }]);
  });
});
