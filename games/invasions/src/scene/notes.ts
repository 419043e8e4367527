import type { Asked, Note, Option } from '@tabula/engine';
import { ADMINISTRATION_COST } from '../data/administration-cards.ts';
import { DIPLOMACY } from '../data/diplomacy-cards.ts';
import { FOEDUS_TRIBUTE, FORTIFY_COST, SIEGE_ROLL } from '../data/figures.ts';
import { LAND, placeId } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { type Nation, nationId, nationNumber, SORTS } from '../data/pieces.ts';
import { Balance, balanceAt, battleChance, powerOf, siegeChance } from '../insight/strength.ts';
import { numberOf } from '../options.ts';
import { cessions, mayFederate } from '../rules/diplomacy/foedus.ts';
import { invades } from '../rules/lands/calendar.ts';
import { hostile } from '../rules/lands/relations.ts';
import { interceptors } from '../rules/movement/interception.ts';
import { chanceOf } from '../rules/pieces/table.ts';
import { best, leadersAt, unitsAt } from '../rules/pieces/units.ts';
import { siegeModifier } from '../rules/siege/siege.ts';
import { priceOfUnit } from '../rules/treasury/purchases.ts';
import { EMPIRE, isCivilised, type State } from '../state.ts';
import { rerolled } from './modifiers.ts';
import { evasionNote, interceptionNote } from './reactions.ts';

/** XXIV.D What every sack brings; a capital brings more. */
const SACK_GOLD = 2;

/** What stands beside options: what they cost, and how likely they are to succeed. */
export function notes(view: State, ask: Asked): Readonly<Record<string, Note>> {
  const owner = nationNumber(String(ask.prompt.args?.nation));
  const found = owner === undefined ? {} : notesOf(view, owner, ask);
  const usual = usualOf(ask);
  return usual === undefined ? found : { ...found, [usual.id]: { ...found[usual.id], usual: true } };
}

/** What stands beside the options of a nation. */
function notesOf(view: State, owner: Nation, ask: Asked): Record<string, Note> {
  const found: Record<string, Note> = {};
  for (const option of ask.options) {
    const note =
      rerolled(view, option, ask.prompt) ??
      priced(view, owner, option) ??
      oddsOf(view, owner, ask, option) ??
      meaningOf(view, owner, ask, option);
    if (note !== undefined) found[option.id] = note;
  }
  return found;
}

/** What most would answer when a stack sets out: its leader leads it, and all go with him. */
function usualOf({ prompt, options }: Asked): Option | undefined {
  if (prompt.ask === 'lead') return options.find(({ kind }) => kind === 'lead');
  if (prompt.ask !== 'stack') return undefined;
  return options
    .filter(({ kind }) => kind === 'count')
    .reduce<Option | undefined>((most, one) => (Number(one.count) > Number(most?.count ?? -1) ? one : most), undefined);
}

function priced(view: State, owner: Nation, option: Option): Note | undefined {
  const gold = priceOf(view, owner, option);
  return gold === undefined ? undefined : { glyph: 'coin', words: { say: 'note.gold', args: { gold } } };
}

function priceOf(view: State, owner: Nation, option: Option): number | undefined {
  switch (option.kind) {
    case 'buy': {
      const sort = SORTS.findIndex(({ key }) => key === option.unit);
      return sort < 0 ? undefined : (priceOfUnit(view, owner, sort) ?? undefined);
    }
    case 'restore': {
      const sort = SORTS.findIndex(({ key }) => `${key}-hurt` === option.unit);
      return sort < 0 ? undefined : Math.ceil((priceOfUnit(view, owner, sort) ?? 0) / 2);
    }
    case 'fortify':
      return FORTIFY_COST;
    case 'envoy':
      return DIPLOMACY.find(({ id }) => id === option.envoy)?.gold;
    default:
      return undefined;
  }
}

function oddsOf(view: State, owner: Nation, ask: Asked, option: Option): Note | undefined {
  const { prompt } = ask;
  const where = numberOf(String(prompt.args?.province));
  const modifier = Number(prompt.args?.modifier);
  switch (option.kind) {
    case 'intercept':
      return interceptionNote(view, ask, option);
    case 'evade-to':
      return prompt.ask === 'evade' ? evasionNote(view, ask, option) : undefined;
    case 'siege':
      return likely(Number(prompt.args?.chance));
    case 'assault': {
      const harder = siegeModifier(view, owner, where, true) - siegeModifier(view, owner, where, false);
      return likely(chanceOf(SIEGE_ROLL, modifier + harder, Number(prompt.args?.rolls)));
    }
    case 'to':
      return march(view, owner, where, numberOf(String(option.province)));
    default:
      return undefined;
  }
}

/** What an answer brings where its words alone do not say it. */
function meaningOf(view: State, owner: Nation, { prompt, options }: Asked, option: Option): Note | undefined {
  const where = numberOf(String(prompt.args?.province));
  const enemy = nationNumber(String(prompt.args?.enemy));
  if (option.kind === 'hit') return survives(view, owner, option) ? { words: { say: 'note.hurt' } } : undefined;
  if (option.kind === 'from') return standing(view, owner, numberOf(String(option.province)));
  if (option.kind === 'administer') return administration(view, owner, option);
  if (option.kind === 'offer-foedus') return offer(view, owner);
  if (option.kind === 'cede' && enemy !== undefined) return cession(view, owner, enemy, options, option);
  if (option.kind === 'done' && prompt.ask === 'intercept' && enemy !== undefined)
    return declared(view, owner, enemy, where, options);
  if (option.kind === 'yes' && prompt.ask === 'sack')
    return { glyph: 'gold', words: { say: 'note.sack', args: { gold: SACK_GOLD, count: view.lands.level[where] } } };
  return undefined;
}

/** Who stands where one could move from. */
function standing(view: State, owner: Nation, where: number): Note {
  const count = unitsAt(view, owner, where).length;
  const [leader] = leadersAt(view, owner, where);
  if (leader === undefined) return { words: { say: 'note.unled', args: { count } } };
  return { words: { say: 'note.led', args: { count, leader: LEADERS[leader].id } } };
}

/** XX.H An elite unit of a civilised nation is only damaged by its first hit. */
function survives(view: State, owner: Nation, { unit }: Option): boolean {
  return isCivilised(view, owner) && SORTS.some(({ key, elite }) => elite && key === unit);
}

/** XIII.C-E What a type costs, and what it is good for. */
function administration(view: State, owner: Nation, option: Option): Note | undefined {
  const type = (['passive', 'military', 'reform'] as const).find((one) => one === option.type);
  if (type === undefined) return undefined;
  const gold = ADMINISTRATION_COST[type][view.nations.status[owner] === EMPIRE ? 'empire' : 'kingdom'];
  return { glyph: 'coin', words: { say: 'note.administer', args: { gold, type } } };
}

/** XXVIII.A With whom, and for what. */
function offer(view: State, owner: Nation): Note | undefined {
  const peoples = NATION_ROWS.flatMap((_, other) =>
    !invades(view, other) && mayFederate(view, owner, other) ? [nationId(other)] : [],
  );
  if (peoples.length === 0) return undefined;
  const args = { count: peoples.length, nation: peoples[0], gold: FOEDUS_TRIBUTE };
  return { glyph: 'coin', words: { say: 'note.foedus-offer', args } };
}

/** XXVIII.A The second province of a Foedus lies beside the first; where only one could be the first, nobody was asked for it. */
function cession(view: State, owner: Nation, enemy: Nation, options: readonly Option[], option: Option) {
  const pairs = cessions(view, owner, enemy);
  const firsts = [...new Set(pairs.map(([first]) => first))];
  const beside = (first: number) => pairs.flatMap(([one, other]) => (one === first ? [other] : []));
  const offered = options.map(({ province }) => numberOf(String(province)));
  const isFirst = firsts.length > 1 && offered.every((where) => firsts.includes(where));
  if (isFirst && firsts.length === offered.length) return undefined;
  const ceded = firsts.filter((first) => beside(first).join() === offered.join());
  if (ceded.length !== 1 || option.kind !== 'cede') return undefined;
  return { glyph: 'handshake', words: { say: 'note.beside', args: { province: placeId(ceded[0]) } } } satisfies Note;
}

/** XIX.A Armies that were named before and are no longer offered: they will try, whatever is answered now. */
function declared(view: State, owner: Nation, enemy: Nation, where: number, options: readonly Option[]) {
  const open = options.flatMap(({ kind, province }) => (kind === 'intercept' ? [numberOf(String(province))] : []));
  const gone = interceptors(view, enemy, owner, where).flatMap(({ from }) => (open.includes(from) ? [] : [from]));
  const led = gone.filter((from) => leadersAt(view, owner, from).length > 0);
  // Of those without a leader only one may try: when it is named, none of them is offered any more.
  const unled = gone.length > led.length ? 1 : 0;
  if (gone.length === 0) return undefined;
  const args = { count: led.length + unled, known: gone.length === 1 ? 1 : 0, province: placeId(gone[0]) };
  return { glyph: 'shield', words: { say: 'note.declared', args } } satisfies Note;
}

function likely(chance: number): Note {
  return { glyph: 'percent', words: { say: 'note.likely', args: { chance } } };
}

/** Who waits at the end of a march, and what all that stands here could do about it. */
function march(view: State, owner: Nation, from: number, to: number): Note | undefined {
  if (from < 0 || from >= LAND || to < 0 || to >= LAND) return undefined;
  const foes = view.pieces.here[to].filter((counter) => hostile(view, owner, view.pieces.holder[counter], to)).length;
  const balance = balanceAt(view, owner, to);
  const command = Math.max(balance.myCommand, best(leadersAt(view, owner, from), 'combat'));
  const siege = siegeChance(view, owner, to, command);
  if (foes > 0) {
    const mine = balance.mine + powerOf(view, unitsAt(view, owner, from));
    const won = battleChance(view, to, new Balance(mine, balance.theirs, command, balance.theirCommand));
    const args = { count: foes, chance: Math.round(100 * won), siege: Math.round(100 * siege) };
    const words = siege === 1 ? { say: 'note.against', args } : { say: 'note.battle-and-siege', args };
    return { aim: 'enemy', glyph: 'swords', chance: won * siege, words };
  }
  if (siege === 1) return { aim: unitsAt(view, owner, to).length > 0 ? 'own' : 'empty' };
  return { aim: 'enemy', glyph: 'tower', chance: siege, words: { say: 'note.city' } };
}
