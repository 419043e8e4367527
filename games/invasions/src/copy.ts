import type { Chance, Seat } from '@tabula/engine';
import { isPublic, TOKEN } from './cards.ts';
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
    queue: state.queue.slice(),
    next: state.next,
    active: state.active,
    stage: state.stage,
    round: state.round,
    marching: state.marching,
    campaigns: state.campaigns.slice(),
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
    subdued: state.subdued.slice(),
    envoyed: state.envoyed.slice(),
    bankrupt: state.bankrupt.slice(),
    calamities: state.calamities.slice(),
    capitalLost: state.capitalLost.slice(),
    noPurchases: state.noPurchases.slice(),
    mutiny: state.mutiny.slice(),
    bought: state.bought.slice(),
    fleetsDue: state.fleetsDue.slice(),
    at: state.at.slice(),
    hurt: state.hurt.slice(),
    holder: state.holder.slice(),
    steps: state.steps.slice(),
    unled: state.unled.slice(),
    from: state.from.slice(),
    engaged: state.engaged.slice(),
    voyages: state.voyages.slice(),
    here: lists(state.here),
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
  };
}

/** A card that one may not see. */
export const HIDDEN = -1;

/** What a seat may know: no order of a deck, no card in another's hand. */
export function view(state: State, seat: Seat | null): State {
  const seen = copy(state);
  hide(seen.eventDeck);
  hide(seen.diplomacyDeck);
  seen.hands.forEach((hand, side) => {
    if (seat === null || state.sides[side] !== seat) hide(hand);
  });
  seen.envoys.forEach((hand, owner) => {
    if (seat === null || seatOf(state, owner) !== seat) hide(hand);
  });
  return seen;
}

function hide(cards: number[]): void {
  cards.fill(HIDDEN);
}

/** Deals anew whatever `seat` cannot know. */
export function redeal(state: State, seat: Seat, chance: Chance): void {
  dealEvents(state, seat, chance);
  const envoys = [state.diplomacyDeck, ...state.envoys.filter((_, owner) => seatOf(state, owner) !== seat)];
  dealAnew(envoys, chance);
}

/** A hand holds private events only; the rest of what is unseen lies in the deck. */
function dealEvents(state: State, seat: Seat, chance: Chance): void {
  const hands = state.hands.filter((_, side) => state.sides[side] !== seat);
  const cards = chance.shuffle([...state.eventDeck, ...hands.flat().filter((card) => card < TOKEN)]);
  for (const hand of hands)
    for (let i = 0; i < hand.length; i++) {
      if (hand[i] >= TOKEN) continue;
      const [card] = cards.splice(
        cards.findIndex((one) => !isPublic(one)),
        1,
      );
      hand[i] = card;
    }
  state.eventDeck.splice(0, state.eventDeck.length, ...cards);
}

function dealAnew(piles: readonly number[][], chance: Chance): void {
  const cards = chance.shuffle(piles.flat());
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = cards.pop() ?? HIDDEN;
}
