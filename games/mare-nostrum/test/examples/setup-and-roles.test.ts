import { configure, Run, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../../src/data/civilizations.ts';
import { CIVILIZATIONS } from '../../src/data/names.ts';
import { mareNostrum } from '../../src/index.ts';
import { Position } from '../oracle/position.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const opening = (players: number, settings: Record<string, string> = {}, seed = 'opening') =>
  new Position(Run.start(mareNostrum, configure(mareNostrum, players, settings), seedFrom(seed)).state);
const [DIRECTOR, POLITICAL, MILITARY] = [0, 1, 2];

/** The roles are assigned anew at the start of this turn. */
const newTurn = (change: (position: Given) => void) => new Story(given((start) => change(start.phase('begin'))));

describe('set-up', () => {
  it('E11 Carthage holds Hannibal, Rome is Military Leader', () => {
    shows('2.4.b', '2.7.a');
    const position = opening(5);
    const hannibal = position.owner('hannibal');
    expect(hannibal !== undefined && position.civilization(hannibal)).toBe('carthage');
    expect(position.civilization(position.state.roles[MILITARY])).toBe('rome');
  });

  it('E12 without Rome and Egypt: Carthage directs, Greece leads politics, Babylon leads the armies', () => {
    shows('2.3.a', '2.7.b');
    const position = opening(3);
    expect(ROLES.map((_, role) => position.civilization(position.state.roles[role]))).toEqual([
      'carthage',
      'greece',
      'babylon',
    ]);
  });

  it('E13 Egypt: a caravan on the papyrus of the capital, none on livestock', () => {
    shows('2.4.a', 'R-CLEO');
    const position = opening(5);
    expect(position.caravans('alexandria')).toEqual(['papyrus']);
    expect(position.caravans('cyrenaica')).toEqual([]);
  });

  /** In the advanced set-up: a seat's turn to spend its points. */
  const spending = (seat: number) =>
    new Story(
      given((start) => {
        start.phase('setup').state.active = seat;
        start.state.points.fill(33);
      }),
    );

  it('E14 Greece may expand along the Aegean from the start', () => {
    shows('2.5.c');
    const story = spending(GREECE).answer(GREECE, 'buy influence');
    for (const id of ['constantinopolis', 'troas', 'rhodus', 'cnossus', 'pella'])
      expect(story.offered(GREECE)).toContain(`place ${id}`);
    expect(story.offered(GREECE)).toHaveLength(5);
  });

  it('E15 the own hero and any building, no generic hero or wonder; the hero is not compulsory', () => {
    shows('2.5.a', '2.5.b');
    const story = spending(ROME);
    expect(story.offered(ROME, 'recruit')).toEqual(['recruit julius-caesar']);
    for (const item of ['city', 'caravan', 'temple', 'market', 'fortress', 'legion', 'trireme', 'influence'])
      expect(story.offered(ROME)).toContain(`buy ${item}`);
    expect(() => story.answer(ROME, 'recruit colossus')).toThrow('not among');
    expect(story.offered(ROME)).toContain('pass');
    story.answer(ROME, 'pass').answer(GREECE, 'recruit pericles');
    expect(story.board.owner('julius-caesar')).toBeUndefined();
    expect([story.board.owner('pericles'), story.state.points[GREECE]]).toEqual([GREECE, 24]);
  });
});

describe('roles', () => {
  it('E16 four units and Archimedes lead five units', () => {
    shows('3.2.d');
    const story = newTurn((start) =>
      start.role('military', ROME).legions(GREECE, 'athenae', 4).owns(GREECE, 'archimedes').legions(ROME, 'roma', 5),
    );
    expect(story.told('role.taken')).toContainEqual({ event: 'role.taken', by: GREECE, role: 'military', count: 6 });
  });

  it('E16 so do Agamemnon for caravans and markets, Solomon for cities and temples', () => {
    shows('3.2.b', '3.2.c');
    const story = newTurn((start) =>
      start
        .role('director', ROME)
        .marker(ROME, 'mediolanum')
        .caravan('roma', 'metal')
        .caravan('mediolanum', 'livestock')
        .owns(GREECE, 'agamemnon')
        .market('athenae')
        .role('political', ROME)
        .city('roma')
        .temple('roma')
        .owns(EGYPT, 'solomon')
        .city('alexandria'),
    );
    expect(story.told('role.taken')).toEqual([
      { event: 'role.taken', by: GREECE, role: 'director', count: 3 },
      { event: 'role.taken', by: EGYPT, role: 'political', count: 3 },
    ]);
  });

  it('E17 a city under a legion counts for the occupier', () => {
    shows('3.3.a');
    const story = newTurn((start) =>
      start
        .role('political', EGYPT)
        .city('alexandria')
        .legions(CARTHAGE, 'alexandria', 1)
        .occupied(CARTHAGE, 'alexandria', 'city'),
    );
    expect(story.told('role.taken')).toContainEqual({ event: 'role.taken', by: CARTHAGE, role: 'political', count: 1 });
  });

  it('E18 in a tie the holder keeps his card; if two others tie above him, he chooses', () => {
    shows('3.4.a', '3.4.b');
    const tie = newTurn((start) => start.role('political', EGYPT).city('alexandria', 'roma'));
    expect(tie.told('role.kept')).toContainEqual({ event: 'role.kept', by: EGYPT, role: 'political', count: 1 });

    const above = newTurn((start) => start.role('political', EGYPT).city('athenae', 'roma'));
    expect(above.asked).toEqual({ seat: EGYPT, ask: 'role' });
    expect(above.offered(EGYPT)).toEqual([`role ${ROME}`, `role ${GREECE}`]);
    above.answer(EGYPT, `role ${GREECE}`);
    expect([above.state.roles[DIRECTOR], above.state.roles[POLITICAL]]).toEqual([ROME, GREECE]);
    expect(CIVILIZATIONS[above.state.civilizations[above.state.roles[POLITICAL]]]).toBe('greece');
  });
});
