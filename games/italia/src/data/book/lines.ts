import type { Line, Where } from '../card.ts';
import { areasOf, PLAIN_AREAS, type Space, spaceNamed } from '../spaces.ts';
import { CARDS } from './cards.ts';

export type LineOf<K extends Line['kind']> = Extract<Line, { kind: K }>;

/** The lines of a card, kind by kind. */
export type Lines = { readonly [K in Line['kind']]: readonly LineOf<K>[] };

type CountKind = 'area' | 'city' | 'region' | 'region-minus';

/** Whether lines of a kind count at the end of a round; all others are won at once. */
export function isCounting(kind: Line['kind']): kind is CountKind {
  return kind === 'area' || kind === 'city' || kind === 'region' || kind === 'region-minus';
}

/** 11. A line that counts what stands on the board at the end of a round, with the areas it means as numbers. */
export interface Count {
  readonly kind: CountKind;
  readonly rounds: Line['rounds'];
  readonly vp: number;
  readonly areas: readonly Space[];
  /** Which line it is. */
  readonly line: string;
}

const LINE_IDS: ReadonlyMap<Line, string> = new Map(
  [...CARDS.I, ...CARDS.II].flatMap(({ id, scoring }) => scoring.map((line, i) => [line, `${id}.${i}`] as const)),
);

/** What a line of a card is called in events and on the table: its words are the message `line.<id>`. */
export function lineId(line: Line): string {
  return LINE_IDS.get(line) ?? '';
}

/** Whether an entry of a card holds in a round. */
export function inRound(rounds: readonly number[] | 'any' | undefined, round: number): boolean {
  return rounds === undefined || rounds === 'any' || rounds.includes(round);
}

/** The areas that a line of a card means. */
export function areasMeant(where: Where): readonly Space[] {
  if (where === 'any') return PLAIN_AREAS;
  return 'region' in where ? areasOf(where.region) : where.areas.map((id) => spaceNamed(id));
}

/** The lines that hold in a round. */
export function sortLines(scoring: readonly Line[], round: number): Lines {
  const now = scoring.filter(({ rounds }) => inRound(rounds, round));
  const of = <K extends Line['kind']>(kind: K) => now.filter((line): line is LineOf<K> => line.kind === kind);
  return {
    area: of('area'),
    city: of('city'),
    region: of('region'),
    'region-minus': of('region-minus'),
    kill: of('kill'),
    'kill-leader': of('kill-leader'),
    'last-unit': of('last-unit'),
    pillage: of('pillage'),
    exit: of('exit'),
    pitched: of('pitched'),
    submission: of('submission'),
    'leader-retreat': of('leader-retreat'),
    title: of('title'),
    conversion: of('conversion'),
  };
}

/** The lines of a card that count at the end of a round, in its order. */
export function countsOn(scoring: readonly Line[]): Count[] {
  return scoring.flatMap((line): Count[] => {
    const { kind, rounds, vp } = line;
    const id = lineId(line);
    if (kind === 'area' || kind === 'city') return [{ kind, rounds, vp, areas: areasMeant(line.where), line: id }];
    if (kind === 'region' || kind === 'region-minus')
      return [{ kind, rounds, vp, areas: areasOf(line.region), line: id }];
    return [];
  });
}
