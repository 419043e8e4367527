import type { Holdings } from '@tabula/engine';
import { ICONS_PER_PROVINCE, LAND_COUNT, SPACE_COUNT } from '../data/provinces.ts';
import { KIND_COUNT } from '../data/resources.ts';
import { afloat, at, held, type State } from '../state.ts';

/** By seat: legions, fortresses and triremes; provinces with what is built there, heroes and wonders; cards. */
export function holdings(state: State): Holdings[] {
  return Array.from({ length: state.players }, (_, seat) => ({
    arms: armsOf(state, seat),
    works: worksOf(state, seat),
    wealth: wealthOf(state, seat),
  }));
}

function armsOf({ legions, fortresses, triremes }: State, seat: number): number {
  let arms = 0;
  for (let province = 0; province < LAND_COUNT; province++)
    arms += legions[at(seat, province)] + fortresses[at(seat, province)];
  for (let space = 0; space < SPACE_COUNT; space++) arms += triremes[afloat(seat, space)];
  return arms;
}

function worksOf({ marker, city, temple, market, caravan, cards }: State, seat: number): number {
  let works = 0;
  for (let province = 0; province < LAND_COUNT; province++) {
    if (marker[province] !== seat) continue;
    works += 1 + (city[province] ? 1 : 0) + (temple[province] ? 1 : 0) + (market[province] ? 1 : 0);
    for (let icon = province * ICONS_PER_PROVINCE; icon < (province + 1) * ICONS_PER_PROVINCE; icon++)
      if (caravan[icon]) works += 1;
  }
  for (let card = 0; card < cards.length; card++) if (cards[card] === seat) works += 3;
  return works;
}

function wealthOf({ hands, offers, gained }: State, seat: number): number {
  let wealth = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const i = held(seat, kind);
    wealth += hands[i] + offers[i] + gained[i];
  }
  return wealth;
}
