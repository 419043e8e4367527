import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../src/state.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );
const phaseOf = (leader: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.phase('military').role('military', leader))),
    ...dice,
  );

describe('the order of moves and battles', () => {
  it('R-ORDER ships before legions, and who has fought neither fights again nor moves', () => {
    shows('R-ORDER', '6.2.b', '6.5.a');
    const story = turnOf(
      ROME,
      (start) =>
        start
          .marker(GREECE, 'pella')
          .legions(GREECE, 'pella', 2)
          .legions(ROME, 'illyria', 2)
          .legions(ROME, 'dacia', 1)
          .ships(ROME, 'roma'),
      ...[1, 1, 1, 1],
    );
    expect(story.asked).toEqual({ seat: ROME, ask: 'sail' });
    expect(story.offered(ROME, 'march')).toEqual([]);
    story.answer(ROME, 'to-land', 'march illyria pella', 'legions 2', 'battle pella');
    expect(story.offered(ROME)).not.toContain('battle pella');
    // Who has fought does not move any more.
    expect(story.offered(ROME).filter((id) => id.startsWith('march pella'))).toEqual([]);
  });

  it('R-ORDER legions that come after a battle must fight, without those who fought in it', () => {
    shows('R-ORDER');
    const story = turnOf(
      ROME,
      (start) =>
        start
          .marker(GREECE, 'pella')
          .legions(GREECE, 'pella', 1)
          .legions(EGYPT, 'pella', 1)
          .legions(ROME, 'illyria', 2)
          .legions(ROME, 'dacia', 1),
      ...[4, 4, 1],
      ...[4, 1],
    );
    story.answer(ROME, 'march illyria pella', 'legions 2', 'battle pella', 'against 2*legion');
    expect(story.told('lost')).toMatchObject([{ side: GREECE }]);
    expect(story.offered(ROME)).not.toContain('battle pella');
    story.answer(ROME, 'march dacia pella');
    // Only the legion that has just come fights; only Egypt's is left.
    expect(story.told('attacked')).toMatchObject([
      { side: GREECE, units: '2*legion' },
      { side: EGYPT, units: 'legion' },
    ]);
    expect(story.asked).toEqual({ seat: ROME, ask: 'name' });
  });

  it('R-ORDER at sea, too, ships that come later may attack, without those who did', () => {
    shows('R-ORDER');
    const story = turnOf(
      ROME,
      (start) =>
        start
          .ships(ROME, 'mare-ionium', 1)
          .ships(ROME, 'mare-adriaticum', 1)
          .ships(GREECE, 'mare-ionium', 1)
          .ships(EGYPT, 'mare-ionium', 1),
      ...[1, 1],
      ...[2, 2],
    );
    story.answer(ROME, 'attack-at-sea mare-ionium', 'against trireme');
    expect(story.offered(ROME)).not.toContain('attack-at-sea mare-ionium');
    story.answer(ROME, 'sail mare-adriaticum mare-ionium');
    expect(story.offered(ROME)).toContain('attack-at-sea mare-ionium');
    story.answer(ROME, 'attack-at-sea mare-ionium', 'against none');
    expect(story.told('attacked.sea')).toMatchObject([
      { side: GREECE, units: 'trireme' },
      { side: EGYPT, units: 'trireme' },
    ]);
    expect(story.asked).toEqual({ seat: ROME, ask: 'name' });
  });

  it('R-LAUNCH launching is the whole move, and a trireme may stay ashore', () => {
    shows('R-LAUNCH');
    const story = turnOf(ROME, (start) => start.ships(ROME, 'roma', 2));
    story.answer(ROME, 'sail roma mare-tyrrhenum', 'ships 1');
    expect(story.offered(ROME)).toEqual([
      'sail roma mare-ligusticum',
      'sail roma mare-tyrrhenum',
      'sail roma mare-adriaticum',
      'to-land',
    ]);
    story.answer(ROME, 'to-land');
    expect([story.board.ships(ROME, 'roma'), story.board.ships(ROME, 'mare-tyrrhenum')]).toEqual([1, 1]);
  });

  it('R-LAUNCH an unlaunched trireme outlives the loss of its province', () => {
    const story = turnOf(EGYPT, (start) => start.marker(ROME, 'cyrenaica').ships(EGYPT, 'cyrenaica'));
    expect(story.offered(EGYPT)).toContain('sail cyrenaica mare-libycum');
  });

  it('R-NAVAL all triremes in the sea fight, divided among those attacked', () => {
    shows('R-NAVAL', '6.13.c');
    const story = turnOf(
      ROME,
      (start) =>
        start
          .ships(ROME, 'mare-ionium', 3)
          .ships(GREECE, 'mare-ionium', 2)
          .ships(CARTHAGE, 'mare-ionium', 1)
          .owns(GREECE, 'pericles'),
      ...[4, 4],
      ...[4, 4],
      ...[1, 1],
    );
    story.answer(ROME, 'attack-at-sea mare-ionium');
    expect(story.offered(ROME)).toContain('against none');
    story.answer(ROME, 'against 2*trireme');
    expect(story.told('rolled')).toMatchObject([
      { side: ROME, total: 8, losses: 1 },
      { side: GREECE, bonus: 2, total: 10, losses: 2 },
      { side: ROME, total: 1 },
      { side: CARTHAGE, total: 1 },
    ]);
    expect([ROME, GREECE, CARTHAGE].map((seat) => story.board.ships(seat, 'mare-ionium'))).toEqual([1, 1, 1]);
  });

  it('R-CHAIN unlaunched triremes are no link of a chain', () => {
    shows('R-CHAIN');
    const story = turnOf(GREECE, (start) => start.legions(GREECE, 'athenae', 1).ships(GREECE, 'athenae'));
    story.answer(GREECE, 'to-land');
    expect(story.offered(GREECE, 'march')).toEqual(['march athenae pella']);
  });

  it('R-STRAIT no legion walks across Messina or the Bosporus', () => {
    shows('R-STRAIT');
    const story = turnOf(ROME, (start) =>
      start.legions(ROME, 'tarentum', 1).legions(ROME, 'constantinopolis', 1).legions(ROME, 'corsica', 1),
    );
    for (const id of ['march tarentum syracusae', 'march constantinopolis troas', 'march corsica sardinia'])
      expect(story.offered(ROME)).not.toContain(id);
  });
});

describe('wars', () => {
  it('R-WARFIGHT a war left over must be fought on; one begun in this phase need not', () => {
    shows('R-WARFIGHT', '6.10.a');
    const old = phaseOf(ROME, (start) =>
      start.marker(GREECE, 'pella').legions(GREECE, 'pella', 1).legions(ROME, 'pella', 1).leftAtWar(),
    );
    old.answer(ROME, `name ${ROME}`);
    expect(old.offered(ROME)).not.toContain('end');
    const young = phaseOf(
      ROME,
      (start) => start.marker(GREECE, 'pella').legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 1),
      ...[1, 1],
    );
    young.answer(ROME, `name ${ROME}`, 'march illyria pella', `name ${GREECE}`);
    expect(young.offered(GREECE)).toEqual(expect.arrayContaining(['battle pella', 'end']));
  });

  it('R-WARFIGHT whoever came in this phase is no old war: the enemy of old has gone', () => {
    shows('R-WARFIGHT');
    const story = phaseOf(
      ROME,
      (start) =>
        start
          .marker(GREECE, 'pella')
          .legions(GREECE, 'pella', 1)
          .legions(ROME, 'pella', 1)
          .legions(CARTHAGE, 'illyria', 1)
          .leftAtWar(),
      ...[1, 1],
    );
    story.answer(ROME, `name ${ROME}`, 'march pella dacia');
    story.answer(ROME, `name ${CARTHAGE}`).answer(CARTHAGE, 'march illyria pella');
    expect(story.told('war')).toHaveLength(1);
    story.answer(ROME, `name ${GREECE}`);
    expect(story.offered(GREECE)).toEqual(expect.arrayContaining(['battle pella', 'end']));
  });

  it('R-WARFIGHT a war that began with building in a capital need not be fought in the same turn, but in the next', () => {
    shows('R-WARFIGHT', '6.10.a');
    const story = new Story(
      given((start) => start.builds(ROME).role('military', ROME).legions(CARTHAGE, 'roma', 1).hand(ROME, '3*tax')),
    );
    story.answer(ROME, 'buy fortress');
    expect(story.board.atWar('roma')).toBe(true);
    story.answer(ROME, `name ${CARTHAGE}`);
    expect(story.offered(CARTHAGE)).toEqual(expect.arrayContaining(['battle roma', 'end']));
    story.answer(CARTHAGE, 'end').answer(ROME, `name ${ROME}`);
    expect(story.offered(ROME)).toEqual(['battle roma', 'end']);
    story.answer(ROME, 'end', `name ${GREECE}`);
    // The next turn: whoever stays fights.
    story.answer(ROME, ...[ROME, GREECE, EGYPT].map((seat) => `name ${seat}`));
    expect([story.state.turn, story.state.phase]).toEqual([3, 'military']);
    story.answer(ROME, `name ${CARTHAGE}`);
    expect(story.offered(CARTHAGE)).toContain('battle roma');
    expect(story.offered(CARTHAGE)).not.toContain('end');
  });

  it('R-WARFIGHT in an old war each who stays fights in his own turn, also whom he has fought off before', () => {
    shows('R-WARFIGHT', '6.10.a');
    const story = phaseOf(
      ROME,
      (start) => start.marker(GREECE, 'pella').fortress(GREECE, 'pella').legions(ROME, 'pella', 3).leftAtWar(),
      ...[1, 1, 1],
    );
    // The fortress cannot leave and attacks; two Romans survive, and in their turn they must fight it again.
    story.answer(ROME, `name ${GREECE}`);
    expect(story.told('attacked')).toMatchObject([{ by: GREECE, side: ROME }]);
    story.answer(ROME, `name ${ROME}`);
    expect(story.offered(ROME)).toContain('battle pella');
    expect(story.offered(ROME)).not.toContain('end');
  });

  it('R-MULTI owners who are not attacked do nothing', () => {
    shows('R-MULTI');
    const story = turnOf(
      CARTHAGE,
      (start) =>
        start
          .marker(GREECE, 'pella')
          .legions(GREECE, 'pella', 3)
          .legions(ROME, 'pella', 1)
          .legions(CARTHAGE, 'dacia', 1),
      ...[5, 1],
    );
    story.answer(CARTHAGE, 'march dacia pella', 'against legion');
    expect(story.told('rolled').map(({ side }) => side)).toEqual([CARTHAGE, ROME]);
    expect([ROME, GREECE, CARTHAGE].map((seat) => story.board.legions(seat, 'pella'))).toEqual([0, 3, 1]);
  });

  it('R-ZEUS two fortresses fight as twelve', () => {
    shows('R-ZEUS');
    const story = turnOf(
      ROME,
      (start) =>
        start
          .owns(GREECE, 'statue-of-zeus')
          .marker(GREECE, 'pella')
          .fortress(GREECE, 'pella', 2)
          .legions(ROME, 'illyria', 2),
      ...[2, 2],
    );
    story.answer(ROME, 'march illyria pella', 'legions 2');
    expect(story.told('rolled')[1]).toMatchObject({ side: GREECE, dice: [], walls: 12, losses: 2 });
    expect(story.told('repelled')).toHaveLength(1);
  });

  it('6.14 the owner chooses which of his units fall', () => {
    shows('6.14.b');
    const story = turnOf(
      ROME,
      (start) =>
        start.marker(GREECE, 'pella').legions(GREECE, 'pella', 1).fortress(GREECE, 'pella').legions(ROME, 'illyria', 2),
      ...[3, 3],
      1,
    );
    story.answer(ROME, 'march illyria pella', 'legions 2');
    expect(story.asked).toEqual({ seat: GREECE, ask: 'lose' });
    expect(story.offered(GREECE)).toEqual(['lose legion', 'lose fortress']);
    story.answer(GREECE, 'lose fortress');
    expect([story.board.legions(GREECE, 'pella'), story.board.fortresses(GREECE, 'pella')]).toEqual([1, 0]);
  });

  it('6.14 both sides may be wiped out: the province is empty and nobody may use it', () => {
    const story = turnOf(
      ROME,
      (start) => start.marker(GREECE, 'pella').city('pella').legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 1),
      ...[5, 5],
    );
    story.answer(ROME, 'march illyria pella');
    expect(story.told('empty')).toMatchObject([{ province: 'pella' }]);
    expect(story.board.armies('pella')).toEqual([]);
    expect(story.told('pillaged')).toEqual([]);
  });

  it('R-HELEN a legion of the arriving group changes sides before the dice, once in a phase', () => {
    shows('R-HELEN', '6.11.a');
    const story = turnOf(
      ROME,
      (start) =>
        start
          .owns(GREECE, 'helen-of-troy')
          .marker(GREECE, 'pella')
          .legions(ROME, 'illyria', 1)
          .legions(ROME, 'dacia', 1),
      ...[2, 2],
    );
    story.answer(ROME, 'march illyria pella').answer(GREECE, 'helen');
    expect([story.board.legions(ROME, 'pella'), story.board.legions(GREECE, 'pella')]).toEqual([0, 1]);
    expect(story.board.supply(ROME, 'legion')).toBe(7);
    story.answer(ROME, 'march dacia pella');
    expect(story.told('helen')).toHaveLength(1);
    expect(story.told('attacked')).toMatchObject([{ by: ROME, side: GREECE, against: 'legion' }]);
  });

  it('R-HELEN is asked at each march until she is used, and only where her owner’s marker is', () => {
    shows('R-HELEN', '6.11.a');
    const marches = (owner: number) =>
      turnOf(ROME, (start) =>
        start
          .owns(GREECE, 'helen-of-troy')
          .marker(owner, 'pella')
          .city('pella')
          .legions(GREECE, 'pella', 1)
          .legions(ROME, 'illyria', 1)
          .legions(ROME, 'dacia', 1),
      ).answer(ROME, 'march illyria pella');
    const own = marches(GREECE).answer(GREECE, 'helen-let').answer(ROME, 'march dacia pella');
    expect(own.asked).toEqual({ seat: GREECE, ask: 'helen' });
    expect(marches(EGYPT).asked).toEqual({ seat: ROME, ask: 'march-or-fight' });
  });

  it('R-NEUTRAL neutral legions fall first, roll for themselves and never attack', () => {
    shows('R-NEUTRAL', '2.6.b');
    const story = new Story(
      given(
        (start) =>
          start
            .phase('military')
            .role('military', 0)
            .marker(NEUTRAL, 'alexandria')
            .legions(NEUTRAL, 'alexandria', 1)
            .fortress(NEUTRAL, 'alexandria')
            .legions(0, 'cyrenaica', 3),
        ['rome', 'greece', 'carthage'],
      ),
      ...[2, 2, 2],
      1,
    );
    story.answer(0, 'name 0', 'march cyrenaica alexandria', 'legions 3');
    expect(story.told('lost')).toContainEqual({ event: 'lost', side: NEUTRAL, units: 'legion' });
    expect(story.board.fortresses(NEUTRAL, 'alexandria')).toBe(1);
    story.answer(0, 'name 1');
    // Nobody else has anything to move: the turn is over, and the neutral fortress has not struck a second time.
    expect(story.told('attacked')).toHaveLength(1);
  });
});
