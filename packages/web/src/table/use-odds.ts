import type { Game } from '@tabula/engine';
import { useEffect, useState } from 'react';
import type { OddsOf, TableSource } from '../data/source.ts';
import type { Choices } from './choices.ts';

/** So many fights are worked out without being asked for. */
const AHEAD = 6;

/** The odds of the fights that can be begun now: what somebody points at first, then the others. */
export function useOdds(
  source: TableSource,
  game: Game,
  choices: Choices | null,
  pointed: string | null,
): ReadonlyMap<string, OddsOf | null> {
  const [known, setKnown] = useState<{ of: Choices | null; odds: ReadonlyMap<string, OddsOf | null> }>({
    of: null,
    odds: new Map(),
  });
  const odds = known.of === choices ? known.odds : NONE;
  const fights = choices?.options.filter(({ kind }) => game.look?.options[kind]?.fight) ?? [];
  const urgent =
    pointed === null ? undefined : choices?.lit.get(pointed)?.options.find((option) => fights.includes(option));
  const missing = fights.slice(0, AHEAD).find(({ id }) => !odds.has(id));
  const next = urgent !== undefined && !odds.has(urgent.id) ? urgent : missing;
  const id = next?.id;
  const seat = choices?.seat;
  useEffect(() => {
    if (id === undefined || seat === undefined) return;
    let stale = false;
    const keep = (found: OddsOf | null) => {
      if (!stale)
        setKnown((before) => ({
          of: choices,
          odds: new Map([...(before.of === choices ? before.odds : []), [id, found]]),
        }));
    };
    source.odds(seat, id).then(keep, () => keep(null));
    return () => {
      stale = true;
    };
  }, [source, choices, id, seat]);
  return odds;
}

const NONE: ReadonlyMap<string, OddsOf | null> = new Map();
