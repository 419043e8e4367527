import type { Arg, Asked, Note, Option } from '@tabula/engine';
import { GRAPH } from '../data/areas.ts';
import type { Nation } from '../data/book/book.ts';
import { DIE, PLUNDER_GOLD, RAID_TO_HIT } from '../data/figures.ts';
import { PRICE_OF_CITY, type Space, STRAITS } from '../data/spaces.ts';
import { KINDS, LAND_KINDS, UNITS } from '../data/units.ts';
import { chanceIn } from '../insight/attack-chance.ts';
import { troopOf } from '../options.ts';
import { plunderLine } from '../rules/economy/cities.ts';
import { ownShare } from '../rules/economy/gold.ts';
import { incomeOf } from '../rules/economy/income.ts';
import { unmoved } from '../rules/movement/march.ts';
import { landUnits } from '../rules/pieces/pieces.ts';
import { attackLimit } from '../rules/pieces/stacking.ts';
import { ownPoints } from '../rules/points/scoring.ts';
import { bookOf, CITY, RUIN, type State } from '../state/state.ts';
import type { Troop } from '../state/troop.ts';
import { hasIncomeNext } from './forecast.ts';

/** What stands beside options: what they cost, what they bring, how an attack would end. */
export function notes(view: State, { prompt, options }: Asked): Record<string, Note> {
  const args = prompt.args ?? {};
  const nation = bookOf(view).find(String(args.nation));
  switch (prompt.ask) {
    case 'plunder': {
      const { gold, points } = spoils(view, nation, named(args.area));
      return {
        ...of(options, 'plunder-points', () => ({ glyph: 'laurel', words: { say: 'note.points', args: { points } } })),
        ...of(options, 'plunder-gold', () => ({ glyph: 'coin', words: { say: 'note.gold', args: { gold } } })),
      };
    }
    case 'raid':
      return of(options, 'raid', () => raid(view, nation, named(args.area)));
    case 'rebuild':
    case 'now-or-never':
      return of(options, 'rebuild', () => ({
        words: { say: 'note.rebuilt', args: { gold: rentOf(view, nation, named(args.area)) } },
      }));
    case 'buy':
      return { ...purchases(view, options, Number(args.gold)), ...of(options, 'city', cityPrice) };
    // Whoever could enter straight from where he stands does so.
    case 'via':
      return of(options, 'via', ({ from }) => (from === args.from ? { usual: true } : {}));
    case 'move':
      return of(options, 'select', ({ area }) => standing(view, nation, named(area)));
    case 'where':
      return {
        ...of(options, 'go', ({ area }) => ({ aim: landUnits(view, nation, named(area)) > 0 ? 'own' : 'empty' })),
        ...of(options, 'attack', ({ area }) => {
          const [from, to] = [named(args.area), named(area)];
          const landing = STRAITS[from].includes(to);
          const units = atMost(unmoved(view, nation, from), room(view, to));
          return attack(view, nation, to, { units, leaders: [] }, landing);
        }),
      };
    case 'march':
      return of(options, 'attack', ({ area }) =>
        attack(
          view,
          nation,
          named(area),
          troopOf({ units: String(args.units) }),
          STRAITS[named(args.area)].includes(named(area)),
        ),
      );
    case 'land':
    case 'units':
      // So many ways to go that nobody looks at each of them need no figure.
      return options.length > MOST_TROOPS
        ? {}
        : of(options, 'take', ({ units }) => {
            const troop = troopOf({ units: String(units) });
            const [from, to] = [args.from, named(args.area)];
            // Over water one lands only against enemies whom one attacks, not to one's own in a reaction.
            const landing = nation === view.nation && (from === undefined || STRAITS[named(from)].includes(to));
            return attack(view, nation, to, troop, landing);
          });
    default:
      return {};
  }
}

const MOST_TROOPS = 150;

/** Notes for the options of one kind. */
function of(options: readonly Option[], kind: string, note: (option: Option) => Note): Record<string, Note> {
  return Object.fromEntries(options.flatMap((option) => (option.kind === kind ? [[option.id, note(option)]] : [])));
}

/** 10.6, 12.5.2 What a nation would have of a city's plunder: the gold, or the points, none if its card has no line for it. */
function spoils(view: State, nation: Nation, area: Space): { readonly gold: number; readonly points: number } {
  const vp = plunderLine(view, nation, area)?.vp ?? 0;
  return { gold: ownShare(view, nation, PLUNDER_GOLD), points: ownPoints(view, nation, vp, true) };
}

/** 10.7 One hit is enough, and all roll one die. */
function raid(view: State, nation: Nation, area: Space): Note {
  const misses = (RAID_TO_HIT - 1) / DIE;
  const chance = Math.round(100 * (1 - misses ** landUnits(view, nation, area)));
  return { words: { say: 'note.raid', args: { chance, ...spoils(view, nation, area) } } };
}

/** 6.1, 12.5.2 What a city in place of a ruin would add to the income of a nation, if it has another one. */
function rentOf(view: State, nation: Nation, area: Space): number {
  if (!hasIncomeNext(view, nation)) return 0;
  const income = (city: number) => {
    const now = { ...view, city: view.city.with(area, city) };
    return ownShare(now, nation, incomeOf(now, nation));
  };
  return income(CITY) - income(RUIN);
}

function cityPrice({ area }: Option): Note {
  return { glyph: 'coin', words: { say: 'note.gold', args: { gold: PRICE_OF_CITY[named(area)] } } };
}

/** How many have not moved yet where one could move from. */
function standing(view: State, nation: Nation, area: Space): Note {
  const count = unmoved(view, nation, area).reduce((sum, units) => sum + units, 0);
  return count === 0 ? {} : { words: { say: 'note.standing', args: { count } } };
}

/** The space that an argument names. */
function named(id: Arg | undefined): Space {
  return GRAPH.index(String(id));
}

/** What can be bought; one usually wants as many units on land as the gold allows. */
function purchases(view: State, options: readonly Option[], gold: number): Record<string, Note> {
  const found = of(options, 'buy', purchase(view, gold));
  const onLand = ({ units }: Option) =>
    troopOf({ units: String(units) })
      .units.slice(0, LAND_KINDS)
      .reduce((sum, count) => sum + count, 0);
  const [usual] = options.filter(({ kind }) => kind === 'buy').sort((a, b) => onLand(b) - onLand(a));
  if (usual !== undefined) found[usual.id] = { ...found[usual.id], usual: true };
  return found;
}

/** 6.2 What units cost, and what is left of the gold. */
function purchase(view: State, gold: number): (option: Option) => Note {
  const { cost } = bookOf(view);
  return ({ units }) => {
    const spent = troopOf({ units: String(units) }).units.reduce(
      (sum, count, kind) => sum + count * cost[view.nation * KINDS + kind],
      0,
    );
    return { cost: spent, words: { say: 'note.purchase', args: { gold: spent, left: gold - spent } } };
  };
}

/** How a battle would end that is fought out. */
function attack(view: State, nation: Nation, area: Space, troop: Troop, landing: boolean): Note {
  const chance = chanceIn(view, nation, area, troop, landing);
  return chance === undefined ? {} : { aim: 'enemy', glyph: 'swords', chance };
}

/** 8.3 How many more may attack an area. */
function room(view: State, area: Space): number {
  return Math.max(0, attackLimit(view, view.nation, area) - landUnits(view, view.nation, area));
}

/** So many of some units, the best of them. */
function atMost(units: readonly number[], most: number): number[] {
  const chosen = new Array<number>(LAND_KINDS).fill(0);
  const best = UNITS.slice(0, LAND_KINDS)
    .map(({ toHit, hits }, kind) => ({ kind, worth: (11 - toHit) * hits }))
    .sort((a, b) => b.worth - a.worth);
  let left = most;
  for (const { kind } of best) {
    chosen[kind] = Math.min(left, units[kind]);
    left -= chosen[kind];
  }
  return chosen;
}
