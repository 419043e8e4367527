import type { Answer, Chance, Seat } from '@tabula/engine';
import { isPublic, kindOf, TOKEN } from './data/cards.ts';
import { DIPLOMACY } from './data/diplomacy-cards.ts';
import { type State, seatOf } from './state.ts';

const lists = (rows: readonly (readonly number[])[]) => rows.map((row) => row.slice());

/** Field by field, so that every state has one hidden class. */
export function copy(state: State): State {
  return {
    rules: { ...state.rules },
    sides: state.sides.slice(),
    phase: state.phase,
    turn: state.turn,
    islam: state.islam,
    arabRaids: state.arabRaids,
    usurped: state.usurped,
    richCaravans: state.richCaravans,
    deals: state.deals.slice(),
    weddings: state.weddings.slice(),
    partners: state.partners.slice(),
    helper: state.helper,
    spoils: state.spoils.slice(),
    glories: state.glories.slice(),
    queue: state.queue.slice(),
    next: state.next,
    active: state.active,
    stage: state.stage,
    round: state.round,
    marching: state.marching,
    campaigns: state.campaigns.slice(),
    sieges: state.sieges.slice(),
    aside: state.aside.slice(),
    status: state.status.slice(),
    age: state.age.slice(),
    decline: state.decline.slice(),
    treasury: state.treasury.slice(),
    points: state.points.slice(),
    lastScored: state.lastScored.slice(),
    religion: state.religion.slice(),
    capital: state.capital.slice(),
    horde: state.horde.slice(),
    hordeSteps: state.hordeSteps.slice(),
    lord: state.lord.slice(),
    bond: state.bond.slice(),
    tribute: state.tribute.slice(),
    founded: state.founded.slice(),
    grant: state.grant.slice(),
    federated: state.federated.slice(),
    pledge: state.pledge.slice(),
    subdued: state.subdued.slice(),
    envoyed: state.envoyed.slice(),
    bankrupt: state.bankrupt.slice(),
    calamities: state.calamities.slice(),
    capitalLost: state.capitalLost.slice(),
    noPurchases: state.noPurchases.slice(),
    mutiny: state.mutiny.slice(),
    bought: state.bought.slice(),
    vanished: state.vanished.slice(),
    fleetsDue: state.fleetsDue.slice(),
    humbled: state.humbled.slice(),
    rewarded: state.rewarded.slice(),
    owes: state.owes.slice(),
    at: state.at.slice(),
    hurt: state.hurt.slice(),
    holder: state.holder.slice(),
    lent: state.lent.slice(),
    abroad: state.abroad.slice(),
    steps: state.steps.slice(),
    unled: state.unled.slice(),
    from: state.from.slice(),
    engaged: state.engaged.slice(),
    voyages: state.voyages.slice(),
    night: state.night.slice(),
    slipped: state.slipped.slice(),
    terrified: state.terrified.slice(),
    here: lists(state.here),
    camps: state.camps.slice(),
    leaderAt: state.leaderAt.slice(),
    idle: state.idle.slice(),
    leaderSteps: state.leaderSteps.slice(),
    level: state.level.slice(),
    fortified: state.fortified.slice(),
    city: state.city.slice(),
    sack: state.sack.slice(),
    revolt: state.revolt.slice(),
    raid: state.raid.slice(),
    limes: state.limes.slice(),
    lostLimes: state.lostLimes.slice(),
    control: state.control.slice(),
    barren: state.barren.slice(),
    foedus: state.foedus.slice(),
    heresy: state.heresy.slice(),
    areaControl: state.areaControl.slice(),
    stale: state.stale.slice(),
    drawn: state.drawn,
    eventDeck: state.eventDeck.slice(),
    eventDiscards: state.eventDiscards.slice(),
    hands: lists(state.hands),
    diplomacyDeck: state.diplomacyDeck.slice(),
    envoys: lists(state.envoys),
    loot: state.loot.slice(),
    intercepts: state.intercepts.slice(),
    evades: state.evades.slice(),
    asks: state.asks.slice(),
  };
}

/** A card that one may not see. */
export const HIDDEN = -1;

/** What a seat may know: no order of a deck, no card in another's hand. Plunder markers were turned up when they were drawn. */
export function view(state: State, seat: Seat | null): State {
  const seen = copy(state);
  hide(seen.eventDeck);
  hide(seen.diplomacyDeck);
  seen.hands.forEach((hand, side) => {
    if (seat === null || state.sides[side] !== seat) hide(hand, TOKEN);
  });
  seen.envoys.forEach((hand, owner) => {
    if (seat === null || seatOf(state, owner) !== seat) hide(hand);
  });
  return seen;
}

function hide(cards: number[], open = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] < open) cards[i] = HIDDEN;
}

/** Deals anew whatever `seat` cannot know; cards that others have played since stay where they came from. */
export function redeal(state: State, seat: Seat, chance: Chance, since: readonly Answer[] = []): void {
  const shown = (other: Seat, kind: string) => since.some((one) => one.seat === other && one.id === kind);
  dealEvents(state, seat, chance, (side, card) => shown(state.sides[side], `event ${kindOf(card)}`));
  dealEnvoys(state, seat, chance, (owner, card) => shown(seatOf(state, owner), `envoy ${DIPLOMACY[card].id}`));
}

type Known = (whose: number, card: number) => boolean;

/** A hand holds private events only; the rest of what is unseen lies in the deck. */
function dealEvents(state: State, seat: Seat, chance: Chance, known: Known): void {
  const others = state.hands.flatMap((_, side) => (state.sides[side] === seat ? [] : [side]));
  const isDealt = (side: number, card: number) => card < TOKEN && !known(side, card);
  const unseen = others.flatMap((side) => state.hands[side].filter((card) => isDealt(side, card)));
  const cards = chance.shuffle([...state.eventDeck, ...unseen]);
  for (const side of others) {
    const hand = state.hands[side];
    for (let i = 0; i < hand.length; i++) {
      if (!isDealt(side, hand[i])) continue;
      const index = cards.findIndex((one) => !isPublic(one));
      hand[i] = cards[index];
      cards.splice(index, 1);
    }
  }
  state.eventDeck.splice(0, state.eventDeck.length, ...cards);
}

function dealEnvoys(state: State, seat: Seat, chance: Chance, known: Known): void {
  const piles = state.envoys.flatMap((hand, owner) =>
    hand.length === 0 || seatOf(state, owner) === seat ? [] : [{ owner, hand }],
  );
  const unseen = piles.flatMap(({ owner, hand }) => hand.filter((card) => !known(owner, card)));
  const cards = chance.shuffle([...state.diplomacyDeck, ...unseen]);
  for (const { owner, hand } of piles)
    for (let i = 0; i < hand.length; i++) if (!known(owner, hand[i])) hand[i] = cards.pop() ?? HIDDEN;
  state.diplomacyDeck.splice(0, state.diplomacyDeck.length, ...cards);
}
