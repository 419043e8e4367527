import { type Asked, type Look, type Note, type Option, type Prompt, type Seat, unbundle } from '@tabula/engine';
import { CARDS } from '../data/cards.ts';
import { itemNamed } from '../data/figures.ts';
import { GRAPH, LAND_NEIGHBOURS, SHORE_BITS } from '../data/provinces.ts';
import { type BattleChance, landChance, seaChance } from '../insight/battle-chance.ts';
import { usualOffer } from '../insight/suggested-offer.ts';
import { provinceOf } from '../options.ts';
import { chain, enemiesIn, landUnits, seasOf } from '../rules/lands.ts';
import { enemiesAt } from '../rules/naval.ts';
import { costOf } from '../rules/prices.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

const ink = (fill: string, edge: string, light: string, on: string) => ({ fill, edge, light, on });
const DARK = '#2B2016';
const PALE = '#FBF3E0';

/** How Mare Nostrum is drawn: players by their civilization, goods by a pictogram and a colour of their own. */
export const look: Look = {
  pieces: {
    fortress: { form: 'plate', glyph: 'fort' },
    legion: { form: 'plate', glyph: 'legion' },
    converter: { form: 'plate', glyph: 'flag' },
    occupier: { form: 'plate', glyph: 'legion' },
    unlaunched: { form: 'plate', glyph: 'trireme' },
    trireme: { form: 'plate', glyph: 'trireme' },
    'neutral-fortress': { form: 'plate', glyph: 'fort' },
    'neutral-legion': { form: 'plate', glyph: 'legion' },
    city: { form: 'city', glyph: 'city' },
    temple: { form: 'marker', glyph: 'temple' },
    market: { form: 'marker', glyph: 'market' },
    good: { form: 'good' },
    caravan: { form: 'marker', glyph: 'caravan' },
  },
  styles: {
    rome: ink('#A3342C', '#6B1D17', '#D0736B', PALE),
    greece: ink('#3F7D4E', '#24502F', '#7FB38B', PALE),
    babylon: ink('#6E4A8E', '#46295F', '#A486BF', PALE),
    egypt: ink('#D9B13B', '#8F6F12', '#F0D483', DARK),
    carthage: ink('#2F5F9E', '#193B69', '#7198CB', PALE),
    tax: ink('#E9C46A', '#8A6914', '#F6E0A8', DARK),
    perfume: ink('#C77BA6', '#85426A', '#E3B2CD', DARK),
    papyrus: ink('#B7B56A', '#6E6C2B', '#DAD9A8', DARK),
    gold: ink('#E0B32A', '#8F6C05', '#F3D67C', DARK),
    gems: ink('#4FA3A5', '#256164', '#93CCCE', DARK),
    oil: ink('#8C9A3B', '#525C18', '#BDC77F', DARK),
    wine: ink('#7D2E4A', '#4E1529', '#B06C85', PALE),
    livestock: ink('#A97B50', '#6A4825', '#D0AD8B', DARK),
    fruit: ink('#D9772B', '#92480F', '#EFA971', DARK),
    metal: ink('#7C8490', '#4A515B', '#B1B8C2', DARK),
    grain: ink('#D8B66A', '#8C6E2A', '#EED9A9', DARK),
    fish: ink('#5A86B8', '#2F5480', '#9CBADB', DARK),
    slaves: ink('#8A6A5A', '#543C30', '#B99C8D', PALE),
  },
  options: {
    announce: { glyph: 'scales' },
    offer: { glyph: 'cards', compose: 'cards' },
    take: { glyph: 'handshake' },
    give: { glyph: 'gift' },
    ulysses: { glyph: 'handshake' },
    buy: { glyph: 'city', sheet: true, raises: ['place', 'pay', 'hold-back'] },
    recruit: { glyph: 'laurel', sheet: true, raises: ['pay-hero', 'hold-back'] },
    'free-marker': { glyph: 'flag', sheet: true, raises: ['place-free'] },
    place: { raises: ['pay', 'hold-back'] },
    swap: { glyph: 'scales', sheet: true },
    'convert-at': { glyph: 'flag', raises: ['pay', 'hold-back'] },
    'caravan-on': { glyph: 'caravan', raises: ['pay', 'hold-back'] },
    pay: { glyph: 'coin', compose: 'cards' },
    keep: { glyph: 'cards', final: true },
    sail: { glyph: 'trireme', piece: 'trireme', from: 'from', sheet: true },
    'attack-at-sea': { glyph: 'swords', fight: true },
    march: { glyph: 'legion', piece: 'legion', from: 'from', sheet: true },
    battle: { glyph: 'swords', fight: true },
    against: { compose: 'units' },
    lose: { glyph: 'skull', compose: 'units', loses: true },
    pillage: { glyph: 'flame', final: true },
    occupy: { glyph: 'legion', compose: 'posts' },
    convert: { glyph: 'flag' },
    helen: { glyph: 'star' },
    end: { glyph: 'hourglass', closes: true },
    'to-land': { glyph: 'legion', closes: true },
  },
  digits: {
    'buy influence': 1,
    'buy caravan': 2,
    'buy city': 3,
    'buy legion': 4,
    'buy trireme': 5,
    'buy fortress': 6,
    keep: 9,
  },
  cells: {
    'cell.heroes': { as: 'pips', glyph: 'laurel' },
    'cell.cards': { as: 'figure', glyph: 'cards' },
    'cell.provinces': { as: 'figure', glyph: 'flag' },
    'cell.commerce': { as: 'figure', glyph: 'caravan' },
    'cell.politics': { as: 'figure', glyph: 'city' },
    'cell.units': { as: 'figure', glyph: 'swords' },
    'cell.points': { as: 'figure', glyph: 'coin' },
    'unit.legion': { as: 'figure', glyph: 'legion' },
    'unit.fortress': { as: 'figure', glyph: 'fort' },
    'unit.trireme': { as: 'figure', glyph: 'trireme' },
    'item.influence': { as: 'figure', glyph: 'flag' },
    'item.city': { as: 'figure', glyph: 'city' },
    'item.caravan': { as: 'figure', glyph: 'caravan' },
    'item.temple': { as: 'figure', glyph: 'temple' },
    'item.market': { as: 'figure', glyph: 'market' },
    'card.tax': { as: 'figure', glyph: 'tax' },
    'card.perfume': { as: 'figure', glyph: 'perfume' },
    'card.papyrus': { as: 'figure', glyph: 'papyrus' },
    'card.gold': { as: 'figure', glyph: 'gold' },
    'card.gems': { as: 'figure', glyph: 'gems' },
    'card.oil': { as: 'figure', glyph: 'olive' },
    'card.wine': { as: 'figure', glyph: 'wine' },
    'card.livestock': { as: 'figure', glyph: 'livestock' },
    'card.fruit': { as: 'figure', glyph: 'fruit' },
    'card.metal': { as: 'figure', glyph: 'metal' },
    'card.grain': { as: 'figure', glyph: 'grain' },
    'card.fish': { as: 'figure', glyph: 'fish' },
    'card.slaves': { as: 'figure', glyph: 'slaves' },
  },
  cards: {
    'card.tax': { glyph: 'tax', style: 'tax' },
    'card.perfume': { glyph: 'perfume', style: 'perfume' },
    'card.papyrus': { glyph: 'papyrus', style: 'papyrus' },
    'card.gold': { glyph: 'gold', style: 'gold' },
    'card.gems': { glyph: 'gems', style: 'gems' },
    'card.oil': { glyph: 'olive', style: 'oil' },
    'card.wine': { glyph: 'wine', style: 'wine' },
    'card.livestock': { glyph: 'livestock', style: 'livestock' },
    'card.fruit': { glyph: 'fruit', style: 'fruit' },
    'card.metal': { glyph: 'metal', style: 'metal' },
    'card.grain': { glyph: 'grain', style: 'grain' },
    'card.fish': { glyph: 'fish', style: 'fish' },
    'card.slaves': { glyph: 'slaves', style: 'slaves' },
    ...Object.fromEntries(
      // Whose a hero is tells the emblem on his card: the colour of his people would be another player's.
      CARDS.map(({ id, sort }) => [
        `hero.${id}`,
        { glyph: id === 'pyramids' ? 'pyramid' : sort === 'hero' ? 'laurel' : 'temple' },
      ]),
    ),
  },
  slots: {
    'role.director': { glyph: 'scales' },
    'role.political': { glyph: 'crown' },
    'role.military': { glyph: 'swords' },
  },
  labels: {},
  wanted: 'alone',
  unscored: true,
  fights: {
    begin: ['attacked', 'attacked.sea'],
    end: ['war', 'alone', 'repelled', 'wiped-out', 'empty', 'sea.settled'],
  },
  news: [
    'role.taken',
    'took',
    'built',
    'caravan',
    'influence',
    'converted',
    'recruited',
    'marched',
    'sailed',
    'helen',
    'occupied',
    'pillaged',
    'pillaged.caravan',
    'plundered',
    'vacated',
  ],
  chapters: ['turn.began'],
  reactions: { helen: 'helen-let' },
};

/** Of these the first is what one usually wants: the cheapest payment, all legions, all ships. */
const USUALLY_FIRST: ReadonlySet<string> = new Set(['pay', 'lose', 'legions', 'ships']);

/** What things cost, which way legions go, which offer or payment is usual. */
export function notes(view: View, { seat, prompt, options }: Asked): Record<string, Note> {
  const { state } = view;
  const found: Record<string, Note> = {};
  if (prompt.ask === 'offer' || prompt.ask === 'offer-some') {
    const usual = usualOffer(state, seat, options);
    if (usual !== undefined) found[usual.id] = { usual: true };
    return found;
  }
  if (prompt.ask === 'divide' || prompt.ask === 'divide-ships')
    return { [bestDivision(state, seat, prompt, options)]: { usual: true } };
  for (const [i, option] of options.entries()) {
    if (option.kind === 'buy') {
      const cost = costOf(state, seat, itemNamed(String(option.item)));
      found[option.id] = { words: { say: 'note.cost', args: { cost } } };
    } else if (option.kind === 'recruit') {
      found[option.id] = { words: { say: `about.hero.${option.hero}` } };
    } else if (option.kind === 'march')
      found[option.id] = marchNote(view, seat, String(option.from), String(option.province));
    else if (option.kind === 'legions') {
      const note = fightNote(landChance(state, seat, provinceOf(String(prompt.args?.province)), Number(option.count)));
      found[option.id] = i === 0 ? { ...note, usual: true } : note;
    } else if (option.kind === 'battle')
      found[option.id] = fightNote(landChance(state, seat, provinceOf(String(option.province)), 0));
    else if (option.kind === 'attack-at-sea')
      found[option.id] = fightNote(seaChance(state, seat, provinceOf(String(option.sea))), 'note.fight-at-sea');
    else if (i === 0 && USUALLY_FIRST.has(option.kind)) found[option.id] = { usual: true };
  }
  return found;
}

/** What comes of the one round of a battle; 6.6 at sea there is no war. */
function fightNote(chance: BattleChance | undefined, say = 'note.fight'): Note {
  if (chance === undefined) return {};
  const { alone, war, repelled, enemies } = chance;
  const args = {
    alone: Math.round(100 * alone),
    war: Math.round(100 * war),
    repelled: Math.round(100 * repelled),
    enemies,
  };
  return { glyph: 'swords', chance: alone, words: { say, args } };
}

/** R-MULTI: who goes against the first of several enemies, to be most likely alone. Of later ones the state does not tell who is sent already: all go. */
function bestDivision(state: State, seat: Seat, { ask, args = {} }: Prompt, options: readonly Option[]): string {
  const atSea = ask === 'divide-ships';
  const place = provinceOf(String(atSea ? args.sea : args.province));
  const [first] = atSea ? enemiesAt(state, seat, place) : enemiesIn(state, seat, place);
  let best = options[0].id;
  if (first !== (atSea ? args.whose : args.side)) return best;
  let most = 0;
  for (const { id, units } of options) {
    const sent = unbundle(String(units));
    const force = { units: sent.get(atSea ? 'trireme' : 'legion') ?? 0, forts: sent.get('fortress') ?? 0 };
    const chance = atSea ? seaChance(state, seat, place, force) : landChance(state, seat, place, 0, force);
    if (chance === undefined || chance.alone <= most) continue;
    most = chance.alone;
    best = id;
  }
  return best;
}

/** Which way a march goes; and, among enemies, how all who can go there would fare. */
function marchNote(view: View, seat: number, from: string, to: string): Note {
  const { state } = view;
  const chance = landChance(state, seat, GRAPH.index(to), state.ready[GRAPH.index(from)]);
  if (chance !== undefined) return { aim: 'enemy', ...fightNote(chance) };
  const aim = landUnits(state, seat, GRAPH.index(to)) > 0 ? 'own' : 'empty';
  return { aim, ...way(view, seat, from, to) };
}

/** Whether a march goes over a border or by sea. */
function way({ state }: View, seat: number, from: string, to: string): Note {
  const start = GRAPH.index(from);
  const target = GRAPH.index(to);
  if (LAND_NEIGHBOURS[start].includes(target)) return { words: { say: 'note.by-land' } };
  const seas = chain(SHORE_BITS[start], seasOf(state, seat));
  return (SHORE_BITS[target] & seas) !== 0 ? { glyph: 'wave', words: { say: 'note.by-sea' } } : {};
}
