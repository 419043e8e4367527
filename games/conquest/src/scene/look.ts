import { type Asked, type Look, type Note, unbundle } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY, KINDS, type Ware } from '../data/figures.ts';
import { isSea, type Space, spaceNamed } from '../data/map.ts';
import { hits, winChance } from '../insight/odds.ts';
import { wallDice } from '../rules/battle.ts';
import { worthOf } from '../rules/control.ts';
import { wayOption } from '../rules/destination.ts';
import { force, isHeldAgainst, leaders } from '../rules/pieces.ts';
import { priceOf } from '../rules/purchase.ts';
import { waysOf } from '../rules/reach.ts';
import { roadWays } from '../rules/road.ts';
import { index, NOBODY, type State } from '../state.ts';

/** How Conquest of the Empire is drawn: legions as plates, cities as discs, the combat die with its pictograms. */
export const look: Look = {
  pieces: {
    caesar: { form: 'plate', glyph: 'caesar', leads: true },
    general: { form: 'plate', glyph: 'general', leads: true },
    'tired-general': { form: 'plate', glyph: 'general', leads: true },
    'spent-general': { form: 'plate', glyph: 'general', leads: true },
    infantry: { form: 'plate', glyph: 'infantry' },
    cavalry: { form: 'plate', glyph: 'cavalry' },
    'tired-cavalry': { form: 'plate', glyph: 'cavalry' },
    catapult: { form: 'plate', glyph: 'catapult' },
    galley: { form: 'plate', glyph: 'galley' },
    city: { form: 'city', glyph: 'city' },
    walls: { form: 'fortified', glyph: 'fort' },
    road: { form: 'road', glyph: 'road' },
  },
  styles: {},
  options: {
    home: { glyph: 'city', final: true },
    march: { glyph: 'legion', place: 'from', sheet: true },
    'road-on': { glyph: 'road', place: 'from', sheet: true },
    leaders: { compose: 'units' },
    legion: { compose: 'units' },
    go: { place: 'to' },
    attack: { glyph: 'swords', place: 'to' },
    'go-with-leave': { glyph: 'handshake', place: 'to' },
    'attack-with-leave': { glyph: 'handshake', place: 'to' },
    'halt-with-leave': { glyph: 'handshake', place: 'to' },
    sail: { glyph: 'galley', place: 'from' },
    'sail-from': { glyph: 'galley', place: 'from' },
    'load-leaders': { compose: 'units' },
    load: { compose: 'units' },
    'land-leaders': { compose: 'units' },
    'land-units': { compose: 'units' },
    'sail-to': { glyph: 'wave', place: 'to' },
    land: { glyph: 'legion', place: 'to' },
    invade: { glyph: 'swords', place: 'to' },
    call: { glyph: 'galley', place: 'to' },
    strike: { glyph: 'swords', place: 'to' },
    ship: { glyph: 'galley' },
    allow: { glyph: 'handshake' },
    refuse: { glyph: 'ban' },
    kill: { glyph: 'skull', final: true },
    divide: { glyph: 'skull', final: true },
    engage: { glyph: 'swords' },
    battle: { glyph: 'swords', fight: true, place: 'at' },
    'sea-battle': { glyph: 'swords', place: 'at' },
    form: { compose: 'units' },
    lose: { compose: 'units', loses: true },
    pursue: { compose: 'units', whose: 'whom', loses: true },
    'fight-on': { glyph: 'swords', fight: true },
    retreat: { glyph: 'flag', place: 'to' },
    'retreat-with-leave': { glyph: 'handshake', place: 'to' },
    shore: { place: 'to' },
    destroy: { glyph: 'ruin', final: true, place: null },
    'done.build': { final: true, ends: true },
    'done.build-or-destroy': { final: true, ends: true },
    'done.destroy': { final: true },
    'done.move': { closes: true },
    'done.treat': { closes: true },
    'done.throne': { closes: true },
    recruit: { glyph: 'infantry', tally: true, raises: ['levy'], ahead: true, spends: 'cell.money' },
    levy: { compose: 'units' },
    galley: { glyph: 'galley', place: 'at', tally: true, spends: 'cell.money' },
    city: { glyph: 'city', place: 'at', tally: true, spends: 'cell.money' },
    walls: { glyph: 'fort', place: 'at', tally: true, spends: 'cell.money' },
    'fortified-city': { glyph: 'fort', place: 'at', tally: true, spends: 'cell.money' },
    road: { glyph: 'road', place: 'at', tally: true, spends: 'cell.money' },
    claim: { glyph: 'laurel' },
    offer: { glyph: 'scales' },
    pay: { glyph: 'coin' },
    charge: { glyph: 'coin' },
    accept: { glyph: 'handshake' },
    'accept.proclaim': { final: true },
    decline: { glyph: 'ban' },
    counter: { glyph: 'scroll' },
  },
  cells: {
    'cell.money': { as: 'purse', glyph: 'coin' },
    'cell.provinces': { as: 'figure', glyph: 'flag' },
    'cell.troops': { as: 'figure', glyph: 'legion' },
    'cell.infantry': { as: 'figure', glyph: 'infantry' },
    'cell.cavalry': { as: 'figure', glyph: 'cavalry' },
    'cell.catapult': { as: 'figure', glyph: 'catapult' },
    'cell.galley': { as: 'figure', glyph: 'galley' },
  },
  slots: {
    'cell.price.infantry': { glyph: 'infantry' },
    'cell.price.cavalry': { glyph: 'cavalry' },
    'cell.price.catapult': { glyph: 'catapult' },
    'cell.price.galley': { glyph: 'galley' },
    'cell.price.city': { glyph: 'city' },
    'cell.price.fortification': { glyph: 'fort' },
    'cell.price.fortified-city': { glyph: 'fort' },
    'cell.price.road': { glyph: 'road' },
    'cell.cities': { glyph: 'city' },
    'cell.walls': { glyph: 'fort' },
    'cell.roads': { glyph: 'road' },
  },
  labels: {},
  die: { 1: 'infantry', 2: 'infantry', 3: 'cavalry', 4: 'catapult', 5: 'galley' },
  wanted: 'won',
  unscored: true,
  fights: {
    begin: ['battle.began', 'sea-battle.began'],
    end: ['battle.won', 'battle.held', 'battle.drawn', 'battle.left', 'sea-battle.ended'],
  },
  grave: ['caesar.captured', 'caesar.drowned'],
  news: [
    'marched',
    'advanced',
    'landed',
    'conquered',
    'conquered.from',
    'home.lost',
    'home.regained',
    'galleys.burnt',
    'inflation',
    'retreated',
    'captured',
    'killed',
    'spoils',
    'destroyed',
    'recruited',
    'built',
    'road.built',
    'claimed',
  ],
  chapters: ['round.began', 'turn.began'],
  reactions: { leave: 'refuse', deal: 'decline', envoy: 'done', proclaim: 'decline' },
};

/** What stands beside the options: points to a place, prices, how a battle looks. */
export function notes(view: State, ask: Asked): Record<string, Note> {
  switch (ask.prompt.ask) {
    case 'destination':
      return destinationNotes(view, ask);
    case 'leaders':
      return usual(ask, 'leaders general', 'leaders tired-general', 'leaders spent-general');
    case 'load-leaders':
      return usual(ask, 'load-leaders general');
    case 'sail-to':
      return landingNotes(view, ask);
    case 'levy':
      return levyNotes(view, ask);
    case 'retreat':
      return stakes(view, ask);
    case 'build':
    case 'build-or-destroy':
      return priceNotes(view, ask);
    default:
      return {};
  }
}

/** A composer begins with the first of these that is offered. */
function usual({ options }: Asked, ...ids: readonly string[]): Record<string, Note> {
  const found = ids.find((id) => options.some((option) => option.id === id));
  return found === undefined ? {} : { [found]: { usual: true } };
}

function destinationNotes(view: State, { seat, prompt, options }: Asked): Record<string, Note> {
  const { from, points, most, alone, road, guest, seen } = prompt.args ?? {};
  const start = spaceNamed(String(from));
  const onRoad = road === 'yes';
  const sort = { lone: alone === 'yes', onRoad, guest: guest === 'yes' };
  const group = { seat, from: start, points: Number(points), most: Number(most), ...sort };
  const ways = onRoad ? roadWays(view, group, String(seen).split('+').map(spaceNamed)) : waysOf(view, group);
  const costs = new Map(ways.map((way) => [wayOption(view, seat, way).id, way.cost]));
  const found: Record<string, Note> = {};
  for (const option of options) {
    const to = spaceNamed(String(option.to));
    const note = option.kind === 'halt-with-leave' ? {} : placeNote(view, seat, to, start);
    found[option.id] = { cost: costs.get(option.id) ?? 0, ...note };
  }
  return found;
}

/** Whose a place is and what it is worth, and how a fight there would go with all that stands where one comes from. */
function placeNote(view: State, seat: number, to: number, from: number): Note {
  const worth = worthAt(view, to);
  if (isHeldAgainst(view, seat, to)) {
    const whom = view.garrison[to];
    return {
      aim: 'enemy',
      glyph: 'swords',
      chance: chanceAt(view, seat, to, from),
      words: { say: 'note.fight', args: { whom, worth } },
    };
  }
  const owner = view.control[to];
  const aim = force(view, seat, to) + leaders(view, seat, to) > 0 ? 'own' : 'empty';
  if (owner === seat) return { aim, words: { say: 'note.mine' } };
  const words =
    owner === NOBODY ? { say: 'note.empty', args: { worth } } : { say: 'note.foe', args: { whom: owner, worth } };
  return { aim, words };
}

/** What a province brings; a sea brings nothing. */
function worthAt(view: State, to: Space): number {
  return isSea(to) ? 0 : worthOf(view, to);
}

/** A rough guess. */
function chanceAt(view: State, seat: number, to: number, from: number): number {
  const strikeOf = (who: number, at: number, walls: number) => {
    const i = index(who, at);
    const { units } = view;
    return hits(units[INFANTRY][i], units[CAVALRY][i], units[CATAPULT][i], leaders(view, who, at), walls);
  };
  const foe = view.garrison[to];
  const inland = !isSea(from);
  const units = force(view, seat, to) + (inland ? force(view, seat, from) : 0);
  const strike = strikeOf(seat, to, 0) + (inland ? strikeOf(seat, from, 0) : 0);
  const catapults = view.units[CATAPULT][index(seat, to)] + (inland ? view.units[CATAPULT][index(seat, from)] : 0);
  const walls = wallDice(view, to, foe, catapults > 0);
  return winChance(units, strike, force(view, foe, to), strikeOf(foe, to, walls));
}

/** 9.6 What is at stake for whoever fights on, and who waits where one could retreat to. */
function stakes(view: State, { seat, prompt, options }: Asked): Record<string, Note> {
  const at = spaceNamed(String(prompt.args?.at));
  const found: Record<string, Note> = {};
  for (const { id, kind, to } of options) {
    if (kind === 'fight-on' && view.caesar[seat] === at) found[id] = { words: { say: 'note.caesar' } };
    if (to !== undefined)
      found[id] = { words: { say: 'note.refuge', args: { count: force(view, seat, spaceNamed(String(to))) } } };
  }
  return found;
}

function landingNotes(view: State, { seat, prompt, options }: Asked): Record<string, Note> {
  const from = spaceNamed(String(prompt.args?.from));
  const found: Record<string, Note> = {};
  for (const option of options) {
    const to = spaceNamed(String(option.to));
    if (option.kind === 'land' || option.kind === 'call') found[option.id] = placeNote(view, seat, to, from);
    if (option.kind === 'invade' || option.kind === 'strike') {
      const args = { whom: view.garrison[to], worth: worthAt(view, to) };
      found[option.id] = { glyph: 'swords', words: { say: 'note.foe', args } };
    }
  }
  return found;
}

const SOLD: Readonly<Record<string, Ware>> = {
  galley: 'galley',
  city: 'city',
  walls: 'fortification',
  'fortified-city': 'fortified-city',
  road: 'road',
};

function priceNotes(view: State, { options }: Asked): Record<string, Note> {
  const found: Record<string, Note> = {};
  for (const { id, kind } of options) {
    const ware = SOLD[kind];
    if (ware === undefined) continue;
    found[id] = { words: { say: 'note.price', args: { talents: priceOf(view, ware) } } };
  }
  return found;
}

/** What a levy costs, and what is left of the purse. */
function levyNotes(view: State, { seat, options }: Asked): Record<string, Note> {
  const found: Record<string, Note> = {};
  for (const { id, units } of options) {
    const counts = unbundle(String(units));
    const talents = KINDS.reduce((sum, kind) => sum + (counts.get(kind) ?? 0) * priceOf(view, kind), 0);
    const words = { say: 'note.levy', args: { talents, left: view.money[seat] - talents } };
    found[id] = { cost: talents, words, usual: id === options[0].id };
  }
  return found;
}
