import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../../src/data/resources.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const NINE = 'perfume+papyrus+gold+gems+oil+wine+livestock+fruit+metal';
const turnOf = (seat: number, change: (position: Given) => void) =>
  new Story(given((start) => change(start.builds(seat))));

/** What an item costs a seat that can pay anything: by the cards of the first payment that is offered. */
function costs(story: Story, seat: number, ...items: readonly string[]): number[] {
  return items.map((item) => {
    const fork = new Story(structuredClone(story.state));
    fork.answer(seat, item);
    if (fork.asked?.ask === 'place') fork.answer(seat, fork.offered(seat)[0]);
    const pay = fork.run.decision?.open(seat)?.prompt.args?.cost;
    return Number(pay);
  });
}

describe('heroes and wonders', () => {
  it('E31 the Mausoleum makes buildings cheaper, and nothing else; with Caesar a legion costs 2', () => {
    shows('5.11.a', '5.11.c');
    const rich = `9*tax+${NINE}`;
    const egypt = turnOf(EGYPT, (start) => start.owns(EGYPT, 'mausoleum').hand(EGYPT, rich).marker(EGYPT, 'memphis'));
    const buildings = ['buy city', 'buy caravan', 'buy temple', 'buy market'];
    const others = ['buy legion', 'buy trireme', 'buy fortress', 'recruit solomon', 'recruit colossus'];
    expect(costs(egypt, EGYPT, ...buildings)).toEqual([2, 2, 5, 5]);
    expect(costs(egypt, EGYPT, ...others)).toEqual([3, 3, 3, 9, 9]);
    const rome = turnOf(ROME, (start) =>
      start.owns(ROME, 'mausoleum', 'julius-caesar').hand(ROME, rich).marker(ROME, 'tarentum'),
    );
    expect(costs(rome, ROME, 'buy legion')).toEqual([2]);
  });

  it('E32 Helen with all legions on the board is not asked, even if one dies in the battle', () => {
    shows('6.11.a', '6.11.b');
    const attack = (legions: number, ...dice: readonly number[]) =>
      new Story(
        given((start) =>
          start
            .moves(ROME)
            .owns(GREECE, 'helen-of-troy')
            .marker(GREECE, 'pella')
            .legions(GREECE, 'athenae', legions - 1)
            .legions(GREECE, 'pella', 1)
            .legions(ROME, 'illyria', 2),
        ),
        ...dice,
      ).answer(ROME, 'march illyria pella', 'legions 2');
    const full = attack(8, 3, 3, 1);
    expect(full.told('lost')).toMatchObject([{ side: GREECE, units: 'legion' }]);
    expect(full.told('helen')).toEqual([]);
    const spare = attack(7, 1, 1, 1);
    expect(spare.asked).toEqual({ seat: GREECE, ask: 'helen' });
    spare.answer(GREECE, 'helen');
    expect(spare.told('attacked')).toMatchObject([{ units: 'legion', against: '2*legion' }]);
  });

  it('E33 twelve goods or twelve taxes build the Pyramids, and the game is over', () => {
    shows('1.2.a', '5.3.a', '5.12.a', '7.1.a');
    for (const [hand, pay] of [
      [GOODS.join('+'), []],
      ['12*tax', []],
      [`12*tax+${GOODS.join('+')}`, ['pay 12*tax']],
    ] as const) {
      const story = turnOf(CARTHAGE, (start) => start.hand(CARTHAGE, hand));
      story.answer(CARTHAGE, 'recruit pyramids', ...pay);
      expect(story.result).toMatchObject({ winners: [CARTHAGE], ending: 'pyramids' });
    }
  });

  it('E34 the civilization’s hero and three others in any mix win', () => {
    shows('1.2.b', '1.2.c');
    const story = turnOf(CARTHAGE, (start) =>
      start.owns(CARTHAGE, 'hannibal', 'solomon', 'colossus').hand(CARTHAGE, '9*tax'),
    );
    story.answer(CARTHAGE, 'recruit lighthouse');
    expect(story.result).toMatchObject({ winners: [CARTHAGE], ending: 'heroes' });
    expect(story.result.points[CARTHAGE]).toBe(4);
  });

  it('E35 of two who could win, the one named first does', () => {
    shows('5.12.a', '7.2.a');
    const story = new Story(
      given((start) =>
        start
          .phase('construction')
          .role('political', EGYPT)
          .owns(ROME, 'julius-caesar', 'solomon', 'colossus')
          .hand(ROME, '9*tax')
          .hand(GREECE, '12*tax'),
      ),
    );
    story.answer(EGYPT, `name ${GREECE}`).answer(GREECE, 'recruit pyramids');
    expect(story.result.winners).toEqual([GREECE]);
  });

  it('E36 nothing is built where a marker is new, and it joins nothing to the empire yet', () => {
    shows('5.5.d');
    const story = turnOf(GREECE, (start) => start.hand(GREECE, '12*tax'));
    story.answer(GREECE, 'buy influence');
    expect(story.board.controller('pella')).toBe(GREECE);
    // Pella was the only free neighbour of Athens, so there is no place for another marker.
    expect(story.offered(GREECE)).not.toContain('buy influence');
    story.answer(GREECE, 'buy city');
    expect(story.told('built')).toMatchObject([{ item: 'city', province: 'athenae' }]);
    expect(story.offered(GREECE)).not.toContain('buy city');
  });

  it('E37 nobody demolishes his own; a province cut off stays his', () => {
    shows('5.9.a', '5.9.b');
    const story = turnOf(GREECE, (start) =>
      start.marker(GREECE, 'numidia').caravan('numidia', 'grain').legions(GREECE, 'numidia', 1).hand(GREECE, '3*tax'),
    );
    const kinds = new Set(story.run.decision?.open(GREECE)?.options.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['buy', 'keep']));
    story.answer(GREECE, 'buy legion');
    expect(story.offered(GREECE)).toEqual(['place athenae', 'place numidia']);
    story.answer(GREECE, 'place numidia');
    expect(story.board.controller('numidia')).toBe(GREECE);
    // In the military turn its own legions there are asked for nothing but moves.
    expect(story.board.caravans('numidia')).toEqual(['grain']);
  });
});
