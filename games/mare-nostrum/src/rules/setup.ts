import type { Flow, Seat } from '@tabula/engine';
import { CARDS, cardNamed } from '../data/cards.ts';
import { NATIONS } from '../data/civilizations.ts';
import { COSTS, ITEMS } from '../data/figures.ts';
import { CIVILIZATIONS } from '../data/names.ts';
import { ICON_GOODS, ICONS, type Province, spaceNamed } from '../data/provinces.ts';
import { GOODS, type Good, goodNamed } from '../data/resources.ts';
import { EGYPT_WITH_GRAIN, INTRODUCTORY, NEUTRAL_FORTRESSES, NEUTRAL_LEGIONS } from '../data/setup.ts';
import { BUY, CARAVAN_ON, CIVILIZATION, PASS, PLACE, prompt, provinceOf, RECRUIT } from '../options.ts';
import { at, GONE, NEUTRAL, NOBODY, NOTHING, type State } from '../state.ts';
import { putDown, putMarker } from './construction.ts';
import {
  canHave,
  costOf,
  HERO,
  hasPlace,
  INFLUENCE,
  ITEM_CARAVAN,
  ITEM_CITY,
  ITEM_FORTRESS,
  ITEM_LEGION,
  ITEM_TRIREME,
  placesFor,
} from './prices.ts';
import { capitalOf, clockwiseFrom, type MareNostrum, provinceId } from './table.ts';

/** 2.3 The civilizations, where players choose them; then the pieces of those that play and of those that do not. */
export function* chooseCivilizations(g: MareNostrum): Flow<void> {
  const { state } = g;
  for (let seat = 0; seat < state.players; seat++) {
    if (state.civilizations[seat] === NOBODY) {
      g.checkpoint();
      const free = CIVILIZATION.filter((_, civilization) => !state.civilizations.includes(civilization));
      const choice = yield* g.choose(seat, prompt('civilization', '2.3'), free);
      state.civilizations[seat] = CIVILIZATION.indexOf(choice);
    }
  }
  state.civilizations.forEach((civilization, seat) => {
    g.emit({ event: 'civilization', by: seat, civilization: CIVILIZATIONS[civilization] });
  });
  if (state.rules.advanced) buyCapitals(state);
  else for (let seat = 0; seat < state.players; seat++) introductory(state, seat);
  neutralCivilizations(g);
  state.phase = state.rules.advanced ? 'setup' : 'begin';
}

/** 2.4 What the player aid of a civilization lists [Disposizione Introduttiva]. */
function introductory(state: State, seat: Seat): void {
  const name = CIVILIZATIONS[state.civilizations[seat]];
  state.cards[cardNamed(NATIONS[name].hero)] = seat;
  const grain = name === 'egypt' && state.rules.egyptGrain;
  for (const start of grain ? EGYPT_WITH_GRAIN : INTRODUCTORY[name]) {
    const province = spaceNamed(start.province);
    putMarker(state, seat, province);
    if (start.city) putDown(state, seat, ITEM_CITY, province);
    if (start.fortress) putDown(state, seat, ITEM_FORTRESS, province);
    for (const good of start.caravans ?? []) putDown(state, seat, ITEM_CARAVAN, iconOf(province, good));
    for (let i = 0; i < (start.legions ?? 0); i++) putDown(state, seat, ITEM_LEGION, province);
    for (let i = 0; i < (start.triremes ?? 0); i++) putDown(state, seat, ITEM_TRIREME, province);
  }
}

function iconOf(province: Province, good: Good): number {
  const icon = ICONS[province].find((each) => ICON_GOODS[each] === goodNamed(good));
  if (icon === undefined) throw new Error(`no ${good} in ${provinceId(province)}`);
  return icon;
}

/** 2.6 R-NEUTRAL: civilizations without a player stand on the board, or are just absent. */
function neutralCivilizations(g: MareNostrum): void {
  const { state } = g;
  CIVILIZATIONS.forEach((name, civilization) => {
    if (state.civilizations.includes(civilization)) return;
    state.cards[cardNamed(NATIONS[name].hero)] = GONE;
    if (!state.rules.neutrals) return;
    const { capital, neighbours } = NATIONS[name];
    for (const id of [capital, ...neighbours]) {
      const province = spaceNamed(id);
      if (state.marker[province] !== NOBODY) continue;
      state.marker[province] = NEUTRAL;
      state.legions[at(NEUTRAL, province)] = NEUTRAL_LEGIONS;
      if (id === capital) state.fortresses[at(NEUTRAL, province)] = NEUTRAL_FORTRESSES;
    }
    g.emit({ event: 'neutral', civilization: name });
  });
}

/** R-ADV: the capital's marker is bought first. */
function buyCapitals(state: State): void {
  for (let seat = 0; seat < state.players; seat++) {
    putMarker(state, seat, capitalOf(state, seat));
    state.points[seat] -= COSTS.influence;
  }
}

type SetupOption = (typeof BUY)[number] | (typeof RECRUIT)[number] | typeof PASS;

/** 2.5 Advanced set-up [Disposizione Avanzata]: one purchase at a time, clockwise, until all have passed (R-ADV). */
export function* advancedSetup(g: MareNostrum): Flow<void> {
  const { state } = g;
  while (state.phase === 'setup') {
    const seat = state.active;
    g.checkpoint();
    if (state.item === NOTHING) {
      const ask = prompt('setup', '2.5', { points: state.points[seat] }, PASS.id);
      const choice = yield* g.choose<SetupOption>(seat, ask, setupOptions(state, seat));
      if (choice.kind === 'pass') {
        state.done[seat] = true;
        g.emit({ event: 'passed', by: seat, points: state.points[seat] });
        passOn(state);
      } else if (choice.kind === 'recruit') buyHero(g, seat, RECRUIT.indexOf(choice));
      else state.item = ITEMS.indexOf(choice.item);
    } else yield* placeItem(g, seat);
  }
}

function setupOptions(state: State, seat: Seat): SetupOption[] {
  const options: SetupOption[] = [];
  const points = state.points[seat];
  const hero = cardNamed(NATIONS[CIVILIZATIONS[state.civilizations[seat]]].hero);
  if (canHave(state, seat, hero) && costOf(state, seat, HERO + hero) <= points) options.push(RECRUIT[hero]);
  for (let item = 0; item < ITEMS.length; item++)
    if (costOf(state, seat, item) <= points && hasPlace(state, seat, item)) options.push(BUY[item]);
  options.push(PASS);
  return options;
}

function* placeItem(g: MareNostrum, seat: Seat): Flow<void> {
  const { state } = g;
  const { item } = state;
  const places = placesFor(state, seat, item);
  const options = places.map((place) => (item === ITEM_CARAVAN ? CARAVAN_ON[place] : PLACE[place]));
  const choice = yield* g.choose(seat, prompt('place', '2.5', { item: ITEMS[item] }), options);
  const place = places[options.indexOf(choice)];
  const points = costOf(state, seat, item);
  state.points[seat] -= points;
  state.item = NOTHING;
  if (item === INFLUENCE) putMarker(state, seat, place);
  else putDown(state, seat, item, place);
  const name = ITEMS[item];
  const province = provinceId(provinceOf(choice.province));
  if (name === 'caravan')
    g.emit({ event: 'setup.caravan', by: seat, card: GOODS[ICON_GOODS[place] - 1], province, points });
  else g.emit({ event: 'setup.built', by: seat, item: name, province, points });
  passOn(state);
}

function buyHero(g: MareNostrum, seat: Seat, card: number): void {
  const { state } = g;
  const points = costOf(state, seat, HERO + card);
  state.points[seat] -= points;
  state.cards[card] = seat;
  g.emit({ event: 'setup.hero', by: seat, hero: CARDS[card].id, points });
  passOn(state);
}

/** The next player clockwise who has not passed. */
function passOn(state: State): void {
  const [, ...others] = clockwiseFrom(state, state.active);
  const next = [...others, state.active].find((seat) => !state.done[seat]);
  if (next !== undefined) {
    state.active = next;
    return;
  }
  state.phase = 'begin';
}
