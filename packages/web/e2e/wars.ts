import { Chance, type Game, Match, type Option, type Seat, seedFrom, unbundle, waiting } from '@tabula/engine';

/** A question somewhere in a war. */
export interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly ask: string;
  readonly options: readonly Option[];
}

/** A position to play on from: the record so far, and whose question is open. */
export interface Position {
  readonly record: string;
  readonly seat: Seat;
}

export type Wanted = (moment: Moment) => boolean;

/** What people at war like to do; everything else they do now and then. */
const LIKED: Readonly<Record<string, number>> = {
  attack: 30,
  invade: 30,
  engage: 20,
  recruit: 20,
  land: 10,
  march: 8,
  go: 6,
  sail: 6,
  'sail-from': 6,
  'sail-to': 6,
  galley: 6,
  retreat: 6,
  capture: 6,
  done: 3,
  city: 3,
  refuse: 3,
  kill: 1,
  allow: 1,
  'no-battle': 1,
  claim: 0,
  destroy: 0,
};

/** Many go together, a General leads, and cavalry is bought. */
function liking({ kind, units }: Option): number {
  if (units === undefined) return LIKED[kind] ?? 4;
  const counts = unbundle(String(units));
  const size = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (kind === 'levy') return counts.has('cavalry') ? 8 : 1;
  if (kind.endsWith('leaders')) return counts.has('caesar') ? 1 : 12;
  return 1 + size * size;
}

function picked(options: readonly Option[], chance: Chance): Option {
  const weights = options.map(liking);
  let rest = chance.below(weights.reduce((sum, weight) => sum + weight, 0));
  return options[
    weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    })
  ];
}

const WARS = 300;
const ANSWERS = 700;

/** Plays wars from named seeds until each of the wanted moments has come, for whichever seat. */
export function moments<Name extends string>(
  game: Game,
  players: number,
  wanted: Readonly<Record<Name, Wanted>>,
): ReadonlyMap<string, Position> {
  const open = new Map<string, Wanted>(Object.entries(wanted));
  const found = new Map<string, Position>();
  for (let war = 0; war < WARS && open.size > 0; war++) {
    const match = Match.create(game, { players, seed: seedFrom(`war ${war}`) });
    const chance = Chance.fromSeed(seedFrom(`warrior ${war}`));
    for (let answers = 0; answers < ANSWERS && !match.over && open.size > 0; answers++) {
      const seat = waiting(match.decision)[0];
      const ask = match.decision?.open(seat);
      if (ask === undefined || ask === null) break;
      const { options, prompt } = ask;
      for (const [name, wants] of open) {
        if (!wants({ match, seat, ask: prompt.ask, options })) continue;
        found.set(name, { record: match.toString(), seat });
        open.delete(name);
      }
      match.answer(seat, picked(options, chance).id);
    }
  }
  if (open.size > 0) throw new Error(`no such moment was found: ${[...open.keys()].join(', ')}`);
  return found;
}
