import type { Asked, Look, Note } from '@tabula/engine';
import { GRAPH } from '../data/cities.ts';
import { CUBE_PRICE, INCOME_PER_COUNTER } from '../data/figures.ts';
import { linkCost, waysOut } from '../rules/move.ts';
import type { State } from '../state.ts';

/** How Byzantium is drawn: factions are discs, players are cubes and pawns. */
export const look: Look = {
  pieces: {
    counter: { form: 'stack' },
    site: { form: 'site' },
    capital: { form: 'walls' },
    cube: { form: 'cube' },
    fort: { form: 'tower' },
    army: { form: 'pawn' },
  },
  styles: {
    byzantine: { fill: '#5E2E70', edge: '#3C1A4A', light: '#8C5C9E', on: '#F8EFD9' },
    arab: { fill: '#F7F1E3', edge: '#A8977A', light: '#FFFFFF', on: '#3B2C1C' },
    bulgar: { fill: '#D9772B', edge: '#95480F', light: '#EFA469', on: '#2E1503' },
    persian: { fill: '#E4DDC9', edge: '#6F6A60', light: '#F1ECDD', on: '#4F4A41' },
  },
  options: {
    army: { glyph: 'army', piece: 'army', sheet: true },
    claim: { glyph: 'cube', sheet: true },
    reinforce: { glyph: 'infantry', sheet: true },
    place: { tally: true },
    done: { ends: true },
    stay: { ends: true },
    lose: { tally: true, loses: true },
    disband: { tally: true },
    special: { glyph: 'crown', sheet: true },
    taxes: { glyph: 'coin', sheet: true },
    build: { glyph: 'church', sheet: true },
    pass: { glyph: 'ban', final: true },
    attack: { glyph: 'swords', fight: true },
    'bulgars-attack': { glyph: 'swords', fight: true },
    'civil-war': { glyph: 'swords', fight: true },
    stand: { glyph: 'swords', fight: true },
  },
  digits: {
    'army byzantine': 1,
    'army arab': 2,
    claim: 3,
    reinforce: 4,
    special: 5,
    build: 7,
    taxes: 8,
    pass: 9,
  },
  cells: {
    'box.elite': { as: 'box' },
    'box.main': { as: 'box' },
    'box.levy': { as: 'box' },
    'box.movement': { as: 'box' },
    'cell.treasury': { as: 'purse', glyph: 'coin' },
    'cell.points': { as: 'points' },
    'cell.points-idle': { as: 'points' },
    'cell.pool': { as: 'figure', glyph: 'cube' },
    'cell.casualties': { as: 'figure', glyph: 'skull' },
    'cell.forts': { as: 'figure', glyph: 'tower' },
    'cell.churches': { as: 'figure', glyph: 'church' },
    'cell.mosques': { as: 'figure', glyph: 'moon' },
    'cell.cubes': { as: 'figure', glyph: 'horde' },
  },
  slots: {
    'special.bulgars': { glyph: 'horde', group: 'either' },
    'special.fortify': { glyph: 'tower', group: 'either' },
    'special.emperor': { glyph: 'crown', group: 'byzantine', style: 'byzantine' },
    'special.civil-war-byzantine': { glyph: 'swords', group: 'byzantine', style: 'byzantine' },
    'special.fleet-byzantine': { glyph: 'ship', group: 'byzantine', style: 'byzantine' },
    'special.develop-byzantine': { glyph: 'city', group: 'byzantine', style: 'byzantine' },
    'special.caliph': { glyph: 'crown', group: 'arab', style: 'arab' },
    'special.civil-war-arab': { glyph: 'swords', group: 'arab', style: 'arab' },
    'special.fleet-arab': { glyph: 'ship', group: 'arab', style: 'arab' },
    'special.develop-arab': { glyph: 'city', group: 'arab', style: 'arab' },
    'tray.taxes': { glyph: 'coin' },
    'tray.passed': { glyph: 'ban' },
  },
  labels: {
    dyrrachium: 'l',
    thessalonica: 'b',
    athens: 'l',
    adrianople: 'b',
    constantinople: 't',
    candia: 'b',
    leucosia: 'b',
    nicaea: 'b',
    smyrna: 'l',
    attalia: 'b',
    ankara: 't',
    sinope: 't',
    trebizond: 't',
    caesarea: 't',
    tarsus: 't',
    antioch: 'b',
    edessa: 'b',
    palmyra: 'r',
    damascus: 'l',
    jerusalem: 'l',
    alexandria: 'b',
    tabuk: 'b',
    medina: 'r',
    mecca: 'r',
    hira: 'b',
    basra: 'b',
    baghdad: 'r',
    hamadan: 'r',
    mosul: 't',
    amida: 't',
    ardabil: 'r',
    tiflis: 't',
    derbent: 't',
  },
  hit: 4,
  wanted: 'taken',
  fights: {
    begin: ['attacked', 'civil-war', 'bulgars.attacked'],
    end: ['conquered', 'bulgars.conquered', 'constantinople.fell', 'siege.failed', 'battle.held', 'army.destroyed'],
  },
  grave: ['constantinople.fell'],
  news: [
    'city.claimed',
    'city.developed',
    'city.fortified',
    'emperor',
    'caliph',
    'fleet.taken',
    'army.placed',
    'army.moved',
    'army.destroyed',
    'retreated',
    'unpaid',
    'passed',
  ],
  chapters: ['turn.began', 'round.began'],
  reactions: { fleet: 'fleet-let', 'fleet-retreat': 'fleet-let', retreat: 'stand', levy: 'levy-yield' },
};

/** What a step costs and which way it goes, beside the places an army can go to. */
export function notes(view: State, { seat, prompt, options }: Asked): Record<string, Note> {
  const { args } = prompt;
  if (prompt.ask === 'cube' || prompt.ask === 'cube-either') return sourceNotes(options);
  if (prompt.ask === 'action') return claimNotes(view, options);
  if (prompt.ask === 'tax') return usualOf(options[0]);
  if (prompt.ask === 'split') return usualOf(options[Math.floor(options.length / 2)]);
  if (prompt.ask !== 'move' || args === undefined) return {};
  const faction = args.faction === 'arab' ? 'arab' : 'byzantine';
  const from = GRAPH.index(String(args.city));
  const found: Record<string, Note> = {};
  for (const { id, kind, city } of options) {
    const way = waysOut(faction, from).find(({ to }) => GRAPH.id(to) === city);
    if (way === undefined) continue;
    const cost = linkCost(view, seat, faction, way.kind, from, way.to) + Number(args.extra);
    const glyph = kind === 'attack' ? 'swords' : way.kind === 'sea' ? 'wave' : undefined;
    found[id] = { cost, words: { say: `note.way-${way.kind}` }, ...(glyph === undefined ? {} : { glyph }) };
  }
  return found;
}

/** 4., 12.2 What a city would bring: points at once, and income every turn. */
function claimNotes(view: State, options: Asked['options']): Record<string, Note> {
  const claims = options.filter(({ kind }) => kind === 'claim');
  return Object.fromEntries(
    claims.map(({ id, city }): [string, Note] => {
      const points = view.counters[GRAPH.index(String(city))];
      return [id, { words: { say: 'note.claim', args: { points, income: points * INCOME_PER_COUNTER } } }];
    }),
  );
}

/** What a sheet begins with. */
function usualOf({ id }: Asked['options'][number]): Record<string, Note> {
  return { [id]: { usual: true } };
}

/** A cube of the pool costs nothing, and is what one takes; any other has its price (3.5.2). */
function sourceNotes(options: Asked['options']): Record<string, Note> {
  const price = { say: 'note.cube-price', args: { bezants: CUBE_PRICE } };
  return Object.fromEntries(
    options.map(({ id, source }) => [
      id,
      source === 'pool' ? { usual: true, words: { say: 'note.cube-free' } } : { words: price },
    ]),
  );
}
