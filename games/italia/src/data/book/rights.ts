import type { SpaceId } from '../areas.ts';
import type { Card, Counts, Rounds, Transformation } from '../card.ts';
import type { LeaderId, NationId } from '../names.ts';

/** A right that is bound to places. */
interface Placed {
  readonly right: 'capital' | 'fleet-seas' | 'home' | 'paying' | 'no-city' | 'refuge';
  readonly spaces: readonly SpaceId[];
}

/** One special right or limit of a nation, as its card has it. */
export type Right =
  | {
      readonly right: 'capital' | 'fleet-seas' | 'home' | 'paying' | 'no-city' | 'refuge';
      readonly spaces: readonly SpaceId[];
    }
  | { readonly right: 'entry'; readonly spaces: readonly SpaceId[]; readonly rounds: Rounds }
  | { readonly right: 'consular' | NationalRight }
  | { readonly right: 'costs'; readonly costs: Counts }
  | { readonly right: 'becomes'; readonly how: Transformation }
  | { readonly right: 'removed'; readonly round: number }
  | { readonly right: 'reduced'; readonly round: number; readonly keeps: Counts }
  | { readonly right: 'conversions'; readonly count: number }
  | { readonly right: 'stays'; readonly leader: LeaderId; readonly rounds: number | 'forever' };

/** Rules that name a nation and stand in no table of its card. */
export type NationalRight = 'roma' | 'fear' | 'defection' | 'penalty' | 'desertion' | 'coronation';

const NATIONAL: Readonly<Partial<Record<NationId, readonly NationalRight[]>>> = {
  romans: ['roma', 'fear', 'defection'],
  optimates: ['defection'],
  populares: ['defection'],
  foederati: ['penalty'],
  'western-romans': ['desertion'],
  franks: ['coronation'],
};

/** What a nation may or may not do beyond the common rules. */
export function rightsOf(card: Card): Right[] {
  const { capital, consularPerCity, entryAllowed, costs, transformation, removedAfter, reduceTo, conversions } = card;
  const national = (NATIONAL[card.id] ?? []).map((right): Right => ({ right }));
  const rights: (Right | undefined)[] = [
    placed('capital', capital === undefined ? undefined : [capital]),
    consularPerCity === undefined ? undefined : { right: 'consular' },
    placed('fleet-seas', card.fleetSeas),
    placed('home', card.standardEntries),
    placed('paying', card.income.entryAreas),
    entryAllowed && { right: 'entry', spaces: entryAllowed.areas, rounds: entryAllowed.rounds },
    placed('no-city', card.noCityIn),
    costs && { right: 'costs', costs },
    transformation && { right: 'becomes', how: transformation },
    removedAfter === undefined ? undefined : { right: 'removed', round: removedAfter },
    reduceTo && { right: 'reduced', round: reduceTo.round, keeps: { [reduceTo.unit]: reduceTo.to } },
    placed('refuge', card.alwaysRetreatsTo),
    conversions === undefined ? undefined : { right: 'conversions', count: conversions },
    ...national,
  ];
  const stays = (card.leaders ?? []).flatMap(({ id, stays: rounds }): Right[] =>
    rounds === undefined ? [] : [{ right: 'stays', leader: id, rounds }],
  );
  return [...rights.filter((right) => right !== undefined), ...stays];
}

function placed(right: Placed['right'], spaces: readonly SpaceId[] | undefined): Placed | undefined {
  return spaces && { right, spaces };
}
