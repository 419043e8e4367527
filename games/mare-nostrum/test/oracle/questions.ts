import { type Ask, bundle, unbundle } from '@tabula/engine';
import { ROLES } from '../../src/data/civilizations.ts';
import { GOODS, KINDS, type Kind } from '../../src/data/resources.ts';
import { actions, isItem, payments, places, price } from './building.ts';
import { uses } from './movement.ts';
import { disagreement, LANDS, SPACES } from './position.ts';
import { heirs } from './roles.ts';
import { setupActions, setupPlaces } from './setting-up.ts';
import { handfuls } from './trade.ts';
import type { Watch } from './watch.ts';

const upTo = (kind: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${kind} ${from + i}`);
const space = (watch: Watch, ask: Ask, arg: string) => {
  const found = SPACES.find((id) => id === ask.prompt.args?.[arg]);
  if (found === undefined) throw watch.fault(`"${ask.prompt.ask}" names no ${arg}`);
  return found;
};
const province = (watch: Watch, ask: Ask) => {
  const found = LANDS.find((id) => id === ask.prompt.args?.province);
  if (found === undefined) throw watch.fault(`"${ask.prompt.ask}" names no province`);
  return found;
};

/** All that a seat may answer by the rules; undefined if the oracle has no opinion. */
function expected(watch: Watch, ask: Ask): string[] | undefined {
  switch (ask.prompt.ask) {
    case 'role':
    case 'artemis':
    case 'announce':
    case 'offer':
    case 'offer-some':
    case 'take':
    case 'ulysses':
    case 'forced':
    case 'give':
      return commerce(watch, ask);
    case 'name':
      return watch.position.seats.filter((seat) => !watch.named.has(seat)).map((seat) => `name ${seat}`);
    case 'setup':
      return setupActions(watch.position, ask.seat);
    case 'build':
    case 'place':
    case 'place-free':
    case 'pay':
    case 'pay-hero':
    case 'hold-back':
      return construction(watch, ask);
    default:
      return war(watch, ask);
  }
}

function commerce(watch: Watch, { seat, prompt }: Ask): string[] {
  const { position, trade, state } = watch;
  switch (prompt.ask) {
    case 'role': {
      const role = ROLES.find((one) => one === prompt.args?.role);
      if (role === undefined) throw watch.fault('no such role');
      return heirs(position, role, seat).seats.map((heir) => `role ${heir}`);
    }
    case 'artemis':
      return GOODS.filter((good) => position.bank(good) > 0).map((good) => `good ${good}`);
    case 'announce':
      return upTo('announce', 0, position.handSize(seat));
    case 'offer':
    case 'offer-some': {
      const count = Number(prompt.args?.count);
      const aside = KINDS.reduce((sum, _, i) => sum + state.offers[seat * KINDS.length + i], 0);
      const left = (trade?.count ?? 0) - aside;
      watch.law(prompt.ask === 'offer' ? count === left : count < left, 'an offer has as many cards as announced');
      return handfuls(position.hand(seat), count).map((cards) => `offer ${cards}`);
    }
    case 'take':
      watch.law(seat === trade?.chooser, 'whoever was taken from takes next');
      return trade?.options() ?? [];
    case 'ulysses':
      watch.law(position.owns(seat, 'ulysses') && trade?.ulyssesMay(seat) === true, 'Ulysses may act');
      return ['ulysses', 'ulysses-let'];
    case 'forced':
      watch.law(seat === trade?.chooser, 'the taker has to take again');
      return trade?.forcedOptions(position.owner('ulysses') ?? Number.NaN) ?? [];
    default: {
      const where = [state.hands, state.gained, state.offers];
      return KINDS.filter((_, i) => where.some((cards) => cards[seat * KINDS.length + i] > 0)).map((c) => `give ${c}`);
    }
  }
}

/** A list of answers longer than this is no list for people. */
const MANY = 400;

/** What a builder bought last, and what he said he would not spend on it. */
function purchase(watch: Watch): { heldBack: Set<string> } {
  const since = watch.answers.findLastIndex((answer) => answer.includes(':build>'));
  const backs = watch.answers.slice(since).filter((answer) => answer.includes('>hold-back '));
  return { heldBack: new Set(backs.map((answer) => answer.split('hold-back ')[1])) };
}

function construction(watch: Watch, { seat, prompt }: Ask): string[] {
  const { position, fresh } = watch;
  switch (prompt.ask) {
    case 'build':
      return actions(position, seat, fresh, watch.used);
    case 'place':
    case 'place-free': {
      const item = prompt.ask === 'place-free' ? 'influence' : (prompt.args?.item ?? '');
      if (!isItem(item)) throw watch.fault(`nobody can build "${item}"`);
      if (watch.state.phase === 'setup') return setupPlaces(position, seat, item);
      return places(position, seat, item, fresh);
    }
    case 'hold-back': {
      const { heldBack } = purchase(watch);
      const hand = new Map([...position.hand(seat)].filter(([kind, count]) => count > 0 && !heldBack.has(kind)));
      const all = payments(hand, Number(prompt.args?.cost));
      watch.law(all.length > MANY, 'goods are held back only where there are too many ways to pay');
      const goods = [...hand.keys()].filter((kind) => kind !== 'tax');
      return [
        ...goods.map((good) => `hold-back ${good}`),
        ...all.filter((pay) => pay.includes('tax')).map((p) => `pay ${p}`),
      ];
    }
    default: {
      const item = prompt.args?.item ?? '';
      const cost = isItem(item) ? price(position, seat, item) : prompt.args?.hero === 'pyramids' ? 12 : 9;
      watch.law(prompt.args?.cost === cost, 'a thing costs what it should');
      const { heldBack } = purchase(watch);
      const hand: Map<Kind, number> = position.hand(seat);
      return payments(new Map([...hand].filter(([kind]) => !heldBack.has(kind))), cost).map((cards) => `pay ${cards}`);
    }
  }
}

const range = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);

/** The units already told off against other owners in the battle that is being planned. */
function planned(watch: Watch): Map<string, number> {
  const sent = new Map<string, number>();
  for (const against of watch.plan)
    for (const [unit, count] of unbundle(against.split(' ')[1])) sent.set(unit, (sent.get(unit) ?? 0) + count);
  return sent;
}

function war(watch: Watch, ask: Ask): string[] | undefined {
  const { position, campaign, battle } = watch;
  if (campaign === undefined) return undefined;
  switch (ask.prompt.ask) {
    case 'sail':
      return campaign.navalOptions(position);
    case 'ships':
      return upTo('ships', 1, campaign.freshShips.get(space(watch, ask, 'from')) ?? 0);
    case 'march':
    case 'march-or-fight':
      watch.spoils.nothingWonWaits(campaign);
      return campaign.landOptions(position);
    case 'legions':
      return upTo('legions', 1, campaign.fresh.get(space(watch, ask, 'from')) ?? 0);
    case 'helen': {
      const where = province(watch, ask);
      watch.law(
        position.owns(ask.seat, 'helen-of-troy') && position.controller(where) === ask.seat,
        'Helen is at home',
      );
      watch.law(position.supply(ask.seat, 'legion') > 0, 'Helen has a legion to spare');
      return ['helen', 'helen-let'];
    }
    case 'lose':
      return battle?.lossOptions(ask.seat);
    case 'divide': {
      const where = province(watch, ask);
      const sent = planned(watch);
      // R-ORDER: who came later fights by himself; whoever has fought there is done, walls too.
      const legions = position.legions(ask.seat, where) - (campaign.spent.get(where) ?? 0) - (sent.get('legion') ?? 0);
      const standing = campaign.fields.has(where) ? 0 : position.fortresses(ask.seat, where);
      const walls = standing - (sent.get('fortress') ?? 0);
      return range(legions).flatMap((men) =>
        range(walls).map((forts) => `against ${bundle({ legion: men, fortress: forts })}`),
      );
    }
    case 'divide-ships': {
      const sea = space(watch, ask, 'sea');
      const fresh = position.ships(ask.seat, sea) - (campaign.spent.get(sea) ?? 0);
      const ships = fresh - (planned(watch).get('trireme') ?? 0);
      return range(ships).map((trireme) => `against ${bundle({ trireme })}`);
    }
    case 'use':
      return uses(position, ask.seat, province(watch, ask));
    case 'vacate':
      return position.posts(province(watch, ask)).map((post) => `vacate ${post}`);
    default:
      return undefined;
  }
}

/** Compares what is offered with what the rules allow; which questions the oracle had an opinion on. */
export function check(watch: Watch): string[] {
  return watch.asks.flatMap((ask) => {
    const list = expected(watch, ask);
    if (list === undefined) return [];
    const wrong = disagreement(
      list.map(inOrder),
      ask.options.map(({ id }) => inOrder(id)),
    );
    if (wrong !== undefined) throw watch.fault(`seat ${ask.seat}, "${ask.prompt.ask}":\n${wrong}`);
    return [ask.prompt.ask];
  });
}

/** Bundles are sets: their order is no matter. */
function inOrder(id: string): string {
  if (!id.includes('+')) return id;
  const [kind, ...rest] = id.split(' ');
  const counts = [...unbundle(rest.join(' '))].map(([unit, count]) => `${count}*${unit}`).toSorted();
  return [kind, counts.join('+')].join(' ');
}
