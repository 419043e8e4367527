import type { Flow } from '@tabula/engine';
import {
  ADMINISTRATION_COST,
  ADMINISTRATION_ROWS,
  type AdministrationType,
  type Effect,
} from '../../data/administration-cards.ts';
import { type Nation, nationId, ORIENTALI, ROMANI } from '../../data/pieces.ts';
import { ADMINISTER, optionsOf, PLAY_CARD, prompt } from '../../options.ts';
import { EMPIRE, keepGold, type State, spendGold } from '../../state.ts';
import { calamity } from '../cards/calamities.ts';
import { mayTurnCatholic } from '../nations/kingdom.ts';
import { mayCollect } from '../nations/religion.ts';
import { grow } from '../nations/status.ts';
import { loseGold, winGold } from '../pieces/gold.ts';
import { keepAtHome } from '../pieces/leaders.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { best, leadersOf } from '../pieces/units.ts';

const TYPES = ['passive', 'military', 'reform'] as const;
const CARDS_DRAWN = 2;

/** XIII. A civilised nation draws, pays for one type, and plays one of its cards of that type. */
export function* administration(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  // XXXI.B Before its cards a nation may convert.
  yield* mayTurnCatholic(g, owner);
  yield* mayCollect(g, owner);
  erode(g, owner);
  const types = drawTypes(g, CARDS_DRAWN + best(leadersOf(state, owner), 'administration'));
  const type = yield* chooseType(g, owner, types);
  const cards = faces(g, type, types.filter((drawn) => drawn === type).length);
  const question = prompt('administration', 'XIII.D.h', { nation: nationId(owner), type });
  const { administration: id } = yield* ask(g, owner, question, optionsOf(PLAY_CARD, cards));
  const cost = pay(state, owner, type);
  g.emit({ event: 'administered', nation: nationId(owner), administration: id, gold: cost });
  const card = ADMINISTRATION_ROWS.find((row) => row.id === id);
  if (card !== undefined) yield* apply(g, owner, card[section(state.nations.age[owner])]);
}

/** All, two thirds, half of the treasury; in whole numbers, so that nothing is left of nothing. */
const SIXTHS_KEPT = { young: 6, mature: 4, old: 3 } as const;

/** XXXVII.E, XXXVIII.D: an older Roman empire keeps only part of its treasury. */
function erode(g: Invasions, owner: Nation): void {
  const { state } = g;
  if (owner !== ROMANI && owner !== ORIENTALI) return;
  const before = state.nations.treasury[owner];
  keepGold(state, owner, Math.ceil((before * SIXTHS_KEPT[section(state.nations.age[owner])]) / 6));
  const gold = before - state.nations.treasury[owner];
  if (gold > 0) g.emit({ event: 'eroded', nation: nationId(owner), gold });
}

/** VI.E The three sections of the track of civilised nations. */
export function section(age: number): 'young' | 'mature' | 'old' {
  return age <= 4 ? 'young' : age <= 8 ? 'mature' : 'old';
}

/**
 * XIII.D Cards are drawn face down, and on until two types are among them. Only the backs are known before the choice, so
 * only the types are drawn here; all cards go back in the end, so the deck is the same for every nation.
 */
function drawTypes(g: Invasions, cards: number): AdministrationType[] {
  const deck = g.shuffle(ADMINISTRATION_ROWS.map(({ type }) => type));
  let drawn = cards;
  while (deck.slice(0, drawn).every((type) => type === deck[0])) drawn += 1;
  return deck.slice(0, drawn);
}

/** Any drawn type that can be paid; if none can, the cheapest must be taken (and ruins the nation). */
function* chooseType(g: Invasions, owner: Nation, types: readonly AdministrationType[]): Flow<AdministrationType> {
  const { state } = g;
  const drawn = TYPES.filter((type) => types.includes(type));
  const payable = drawn.filter((type) => priceOf(state, owner, type) <= state.nations.treasury[owner]);
  const offered = payable.length > 0 ? payable : drawn.slice(0, 1);
  const question = prompt('administer', 'XIII.D.d', { nation: nationId(owner) });
  return (yield* ask(
    g,
    owner,
    question,
    offered.map((type) => ADMINISTER[type]),
  )).type;
}

const cardsOf = (type: AdministrationType) =>
  ADMINISTRATION_ROWS.flatMap((row, card) => (row.type === type ? [card] : []));
const CARDS_OF = { passive: cardsOf('passive'), military: cardsOf('military'), reform: cardsOf('reform') } as const;

/** The faces of as many cards of a type as were drawn. */
function faces(g: Invasions, type: AdministrationType, count: number): number[] {
  return g
    .shuffle([...CARDS_OF[type]])
    .slice(0, count)
    .sort((a, b) => a - b);
}

export function priceOf(state: State, owner: Nation, type: AdministrationType): number {
  return ADMINISTRATION_COST[type][state.nations.status[owner] === EMPIRE ? 'empire' : 'kingdom'];
}

function pay(state: State, owner: Nation, type: AdministrationType): number {
  const price = priceOf(state, owner, type);
  if (price > state.nations.treasury[owner]) state.nations.bankrupt[owner] = 1;
  const paid = Math.min(price, state.nations.treasury[owner]);
  spendGold(state, owner, paid);
  return paid;
}

/** XIII.E Gold, age, leaders, calamity, as the card shows them for the nation's age. */
function* apply(g: Invasions, owner: Nation, effect: Effect): Flow<void> {
  if (effect.gold < 0) loseGold(g, owner, -effect.gold);
  else winGold(g, owner, effect.gold);
  yield* grow(g, owner, effect.age);
  if (!effect.leaders) keepAtHome(g.state, owner, false);
  if (effect.calamity !== null) yield* calamity(g, owner, effect.calamity);
}
