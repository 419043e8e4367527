import type { Ask, Option, Seat } from '@tabula/engine';
import { landSteps, spaceNamed } from '../data/map.ts';
import { LEADERS } from '../options.ts';
import { isIn, NOBODY, type State } from '../state.ts';
import { hasOffer } from './deal.ts';
import { legions, levies, loads } from './legion.ts';
import { givesUp, policy } from './policy.ts';

/** Questions that habit answers as well as any thought: which units fall, who lands, what becomes of prisoners, deals. */
const HABITUAL: ReadonlySet<string> = new Set([
  'lose',
  'form',
  'pursue',
  'fate',
  'lone-leaders',
  'lone-caesar',
  'get-back',
  'give-back',
  'price',
  'land-leaders',
  'land-units',
  'deal',
  'proclaim',
]);

/** Which options are worth a look ahead. */
export function shortlist(state: State, ask: Ask): readonly number[] {
  const { seat, prompt, options } = ask;
  if (options[0].kind === 'number' || HABITUAL.has(prompt.ask)) return [byHabit(state, ask)];
  const word = prompt.args?.at ?? prompt.args?.from;
  const at = typeof word === 'string' ? spaceNamed(word) : -1;
  switch (prompt.ask) {
    case 'legion':
      return legions(state, ask, at);
    case 'load':
      return loads(state, ask, at);
    case 'levy':
      return levies(state, ask);
    case 'leaders':
      return kept(options, (option) => isSensibleCommand(option));
    case 'treat':
      return offers(state, seat, options);
    case 'throne':
    case 'build':
    case 'build-or-destroy':
    case 'destroy':
      return projects(state, seat, options);
    case 'destination':
      return kept(options, ({ kind }) => kind === 'go' || kind === 'attack');
    default:
      return options.map((_, i) => i);
  }
}

function byHabit(state: State, ask: Ask): number {
  return policy(state, { asks: [ask], open: () => ask, take: () => true });
}

/** The places of the options that pass, or of all if none does. */
function kept(options: readonly Option[], passes: (option: Option) => boolean): readonly number[] {
  const places: number[] = [];
  for (let i = 0; i < options.length; i++) if (passes(options[i])) places.push(i);
  return places.length > 0 ? places : options.map((_, i) => i);
}

/** The Caesar stays or goes by himself; tired Generals lead what is near before fresh ones do. */
function isSensibleCommand(option: Option): boolean {
  const [caesar = 0, generals = 0, tired = 0] = LEADERS.read(option) ?? [];
  return generals === 0 || tired === 0 || caesar === 0;
}

/** A good offer is made; nobody looks further ahead than that. */
function offers(state: State, seat: Seat, options: readonly Option[]): readonly number[] {
  const good = options.findIndex(({ kind, whom }) => kind === 'offer' && hasOffer(state, seat, Number(whom)));
  return [good >= 0 ? good : options.length - 1];
}

/**
 * The throne is asked for when all others are about to give up. Else: soldiers, galleys, two sites for cities, walls for the Caesar
 * and the home, two roads.
 */
function projects(state: State, seat: Seat, options: readonly Option[]): readonly number[] {
  const claim = options.findIndex(({ kind }) => kind === 'claim');
  if (claim >= 0 && othersGiveUp(state, seat)) return [claim];
  let sites = 0;
  let roads = 0;
  return kept(options, (option) => {
    switch (option.kind) {
      case 'claim':
        return false;
      case 'destroy':
        return isBesideFoe(state, seat, place(option));
      case 'walls':
        return place(option) === state.home[seat] || place(option) === state.caesar[seat];
      case 'fortified-city':
        return place(option) === state.caesar[seat];
      case 'city':
        return !isBesideFoe(state, seat, place(option)) && sites++ < 2;
      case 'road':
        return roads++ < 2;
      default:
        return true;
    }
  });
}

function place({ at }: Option): number {
  return typeof at === 'string' ? spaceNamed(at) : -1;
}

function isBesideFoe(state: State, seat: Seat, at: number): boolean {
  for (const { to } of landSteps(state.rules.mesopotamiaArabia)[at])
    if (state.garrison[to] !== NOBODY && state.garrison[to] !== seat) return true;
  return false;
}

/** R-END-2 Nobody asks to be proclaimed while another would refuse. */
function othersGiveUp(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.players; other++)
    if (other !== seat && isIn(state, other) && !givesUp(state, other, seat)) return false;
  return true;
}
