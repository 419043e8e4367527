import type { Chance, Decision, Option, Prompt } from '@tabula/engine';
import { ADMINISTRATION_COST, ADMINISTRATION_ROWS } from '../data/administration-cards.ts';
import { LAND, provincesWithin } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { HUNNI, type Nation, nationNumber, SIDE_OF } from '../data/pieces.ts';
import { numberOf } from '../options.ts';
import { hostile } from '../rules/lands/relations.ts';
import { united } from '../rules/pieces/units.ts';
import { section } from '../rules/treasury/administration.ts';
import { EMPIRE, NOBODY, type State } from '../state.ts';
import { goalLiking, sizeOf, stackLiking, startLiking, unitLiking } from './moves.ts';
import { balanceAt, battleChance, powerOf } from './strength.ts';
import { provinceWorth, pullOf } from './worth.ts';

/** A quick and sensible player, for looking ahead: the answer that appeals most, and chance between equals. */
export function policy(state: State, decision: Decision, chance: Chance): number {
  const { options, prompt, seat } = decision.asks[0];
  const owner = nationNumber(String(prompt.args?.nation)) ?? state.activation.active;
  let best = 0;
  let liking = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const now = likingOf(state, owner, seat, prompt, options[i]) + (chance.word() / 0x1_0000_0000) * NOISE;
    if (now > liking) {
      best = i;
      liking = now;
    }
  }
  return best;
}

const NOISE = 0.02;

/** How much an answer appeals; only the order within one decision matters. */
export function likingOf(state: State, owner: Nation, seat: number, prompt: Prompt, option: Option): number {
  switch (option.kind) {
    case 'done':
      return 0.15;
    case 'pass':
      return 0.3;
    case 'yes':
      return yesLiking(state, owner, prompt);
    case 'no':
      return 0.5;
    case 'from':
      return startLiking(state, owner, numberOf(String(option.province)));
    case 'to':
    case 'sail':
      return goalLiking(state, owner, prompt, option);
    case 'take':
      return takeLiking(state, owner, prompt, sizeOf(String(option.units)));
    case 'count':
      return Number(option.count);
    case 'lead':
    case 'campaign':
      return 1 + leaderLiking(state, String(option.leader));
    case 'unled':
      return 0.5;
    case 'horde-to':
    case 'retreat-to':
    case 'evade-to':
    case 'leave-for':
      return placeLiking(state, owner, option);
    case 'post':
    case 'deploy':
    case 'muster':
      return postLiking(state, owner, prompt, option);
    case 'stand':
      return standLiking(state, owner, prompt);
    case 'intercept':
      return interceptLiking(state, owner, prompt, option);
    case 'event':
      return eventLiking(prompt, option);
    case 'kill':
      return leaderLiking(state, String(option.leader));
    case 'hit':
    case 'disband':
    case 'lend':
      return 2 - lossOf(String(option.unit), option.kind === 'hit');
    case 'raise':
    case 'recover':
    case 'heal':
    case 'entice':
    case 'restore':
      return 0.2 + unitLiking(String(option.unit));
    case 'buy':
      return buyLiking(state, owner, String(option.unit));
    case 'administer':
      return administerLiking(state, owner, String(option.type));
    case 'play':
      return cardLiking(state, owner, String(option.administration));
    case 'revolt':
    case 'heresy-in':
    case 'target':
      return harmLiking(state, seat, option);
    case 'reroll':
      return rerollLiking(state, owner, option);
    case 'collect':
      return Number(prompt.args?.points) >= PATIENCE || state.clock.turn >= LATE ? 1 : 0;
    case 'religion':
      return option.religion === 'catholic' ? 0.6 : 0.4;
    default:
      return FLAT[option.kind] ?? 0.4;
  }
}

/** A baptism waits until it is worth something, or the game grows old. */
const PATIENCE = 7;
const LATE = 9;

const FACES: Readonly<Record<string, number>> = { blank: 0, white: 1, red: 0.5, 'white-red': 1.5, 'two-white': 2 };

/** One's own bad dice, and the enemy's good ones. */
function rerollLiking(state: State, owner: Nation, { whose, die, face }: Option): number {
  const own = (united(state, owner, state.activation.active) ? 'attacker' : 'defender') === whose;
  const expected = die === 'black' ? 0.83 : 0.5;
  const shown = FACES[String(face)] ?? 0.5;
  return own ? expected - shown : shown - expected;
}

/** Answers that are good or bad by themselves. */
const FLAT: Readonly<Record<string, number>> = {
  'fight-at': 1,
  'besiege-at': 1,
  siege: 0.8,
  assault: 0.6,
  withdraw: 0.1,
  raid: 1,
  'raid-instead': 0.1,
  migrate: 0.05,
  'move-horde': 0.3,
  'add-black': 1,
  'add-three': 1,
  'raise-roll': 1,
  'reroll-all': 0.4,
  quell: 1,
  fortify: 0,
  limes: 1,
  restore: 0.8,
  'offer-foedus': -1,
  envoy: 0.05,
  'hire-huns': 0,
  engage: 0.3,
  'let-pass': 0.4,
  refuse: 0,
  fight: 0.5,
  gold: 0.3,
  'recover-decline': 1,
  calm: 0.8,
  'break-tie': 0,
  youth: 1,
  'break-free': 0.5,
};

/** Questions that are answered with yes; in all others no is safer. */
function yesLiking(state: State, owner: Nation, prompt: Prompt): number {
  switch (prompt.ask) {
    case 'sack':
    case 'treasure':
    case 'foedus':
    case 'settle':
    case 'plunder-caravan':
    case 'serve':
    case 'change-lord':
    case 'fight-on':
    case 'alliance':
    case 'hit-limes':
    case 'flees':
    case 'overrun':
      return 1;
    case 'raze':
      return state.nations.status[owner] === EMPIRE ? 0 : 0.6;
    case 'kingdom':
      return state.nations.horde[owner] >= 0 && provinceWorth(owner)[state.nations.horde[owner]] > 0.3 ? 0.8 : 0.2;
    case 'aggression':
      return owner === HUNNI ? 1 : 0;
    default:
      return 0.2;
  }
}

function takeLiking(state: State, owner: Nation, prompt: Prompt, size: number): number {
  if (prompt.ask === 'make-room' || prompt.ask === 'withdraw') return -size;
  return prompt.ask === 'stack' ? stackLiking(state, owner, prompt, size) : size;
}

function leaderLiking(state: State, id: string): number {
  const who = LEADERS.findIndex((row) => row.id === id);
  if (who < 0) return 0;
  const { combat, campaign } = LEADERS[who];
  const where = state.pieces.leaderAt[who];
  const army = where >= 0 && where < LAND ? state.pieces.here[where].length : 0;
  return 0.3 * combat + 0.1 * campaign + (army >= 2 ? 0.1 * army : -1.5);
}

/** A place to go to: near what the nation wants, among its own. */
function placeLiking(state: State, owner: Nation, option: Option): number {
  const where = numberOf(String(option.province));
  if (where < 0 || where >= LAND || owner < 0) return 0;
  return pullOf(owner)[where] + (state.lands.control[where] === owner ? 0.2 : 0);
}

/** Leaders go to large armies, new units where enemies are near. */
function postLiking(state: State, owner: Nation, prompt: Prompt, option: Option): number {
  const where = numberOf(String(option.province));
  if (where < 0 || where >= LAND) return 0;
  if (prompt.ask !== 'deploy' && prompt.ask !== 'place-hired') return 0.2 * state.pieces.here[where].length;
  let threat = 0;
  for (const near of provincesWithin(state.rules.map, where, 1))
    for (const counter of state.pieces.here[near])
      if (owner !== NOBODY && hostile(state, owner, state.pieces.holder[counter], near)) threat += 1;
  return (
    Math.min(6, threat) * 0.15 +
    (owner === NOBODY ? 0 : provinceWorth(owner)[where]) -
    0.1 * state.pieces.here[where].length
  );
}

/** Stand and fight, unless the odds are bad. */
function standLiking(state: State, owner: Nation, prompt: Prompt): number {
  const where = numberOf(String(prompt.args?.province));
  return 1 - battleChance(state, where, balanceAt(state, owner, where).reversed()) > 0.35 ? 2 : -0.5;
}

/** To come between is worth it where one would win. */
function interceptLiking(state: State, owner: Nation, prompt: Prompt, option: Option): number {
  const where = numberOf(String(prompt.args?.province));
  const from = numberOf(String(option.province));
  const units = state.pieces.here[from].filter((counter) => state.pieces.holder[counter] === owner);
  const balance = balanceAt(state, owner, where);
  const mine = balance.mine + powerOf(state, units);
  return mine > 1.15 * balance.theirs + 0.5 ? 0.5 + provinceWorth(owner)[where] : -0.5;
}

/** Cards that are worth playing as soon as they can be. */
function eventLiking(prompt: Prompt, { card }: Option): number {
  if (prompt.ask === 'battle-card' || prompt.ask === 'siege' || prompt.ask === 'sack') return 1;
  const eager = [
    'subsidies',
    'conscription',
    'renaissance',
    'veterans',
    'intrigue',
    'loyal-troops',
    'plunder',
    'storm',
  ];
  return eager.includes(String(card)) ? 1 : 0.1;
}

/** What the loss of a unit costs; an intact elite unit is only damaged by a hit. */
function lossOf(unit: string, hit: boolean): number {
  const liking = unitLiking(unit);
  return hit && liking >= 1.7 ? 0.3 : liking;
}

const RESERVE = 6;

/** Units while gold is left for bad times. */
function buyLiking(state: State, owner: Nation, unit: string): number {
  const reserve = state.nations.status[owner] === EMPIRE ? 2 * RESERVE : RESERVE;
  return state.nations.treasury[owner] > reserve ? 0.2 + 0.1 * unitLiking(unit) : 0;
}

/** Administration within one's means: soldiers when there is gold, reforms when there is plenty. */
function administerLiking(state: State, owner: Nation, type: string): number {
  const found = (['passive', 'military', 'reform'] as const).find((one) => one === type) ?? 'passive';
  const cost = ADMINISTRATION_COST[found][state.nations.status[owner] === EMPIRE ? 'empire' : 'kingdom'];
  const left = state.nations.treasury[owner] - cost;
  if (left < 0) return -cost / 10;
  return found === 'passive'
    ? 0.6
    : found === 'military'
      ? left > 8
        ? 0.8
        : 0.2
      : left > 5 && state.nations.age[owner] > 4
        ? 1
        : 0.3;
}

const CALAMITY = 4;

function cardLiking(state: State, owner: Nation, id: string): number {
  const row = ADMINISTRATION_ROWS.find((one) => one.id === id);
  if (row === undefined) return 0;
  const { age, gold, calamity, leaders } = row[section(state.nations.age[owner])];
  const trouble = calamity === null ? 0 : calamity === 'loyalty' ? 2 : -CALAMITY;
  return gold + trouble - 3 * age + (leaders ? 2 : 0);
}

/** To hurt others rather than oneself. */
function harmLiking(state: State, seat: number, option: Option): number {
  const where = numberOf(String(option.province));
  const owner =
    where >= 0 && where < LAND ? state.lands.control[where] : (nationNumber(String(option.nation)) ?? NOBODY);
  if (owner === NOBODY) return 0.3;
  const own = state.sides[SIDE_OF[owner]] === seat;
  return (own ? -1 : 1) * (where >= 0 && where < LAND ? 0.2 + provinceWorth(owner)[where] : 0.3);
}
