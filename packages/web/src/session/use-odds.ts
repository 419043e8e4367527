import type { Odds } from '@tabula/bots/browser';
import type { Game } from '@tabula/engine';
import { useEffect, useState } from 'react';
import type { TableSource } from '../client/source.ts';
import type { Choices } from '../question/choices.ts';

/** So many fights are worked out without being asked for. */
const AHEAD = 6;

/** What nobody points at waits so long, in milliseconds: first the new position is drawn. */
const PATIENCE = 200;

/** The odds of the fights that can be begun now: what somebody points at first, then the others. Once it is settled what one does, nobody asks. */
export function useOdds(
  source: TableSource,
  game: Game,
  choices: Choices | null,
  pointed: string | null,
  settled: boolean,
): ReadonlyMap<string, Odds | null> {
  const [known, setKnown] = useState<{ of: Choices | null; odds: ReadonlyMap<string, Odds | null> }>({
    of: null,
    odds: new Map(),
  });
  const odds = known.of === choices ? known.odds : NONE;
  const fights = choices?.options.filter(({ kind }) => game.look?.options[kind]?.fight) ?? [];
  const urgent =
    pointed === null ? undefined : choices?.targets.get(pointed)?.options.find((option) => fights.includes(option));
  const missing = fights.slice(0, AHEAD).find(({ id }) => !odds.has(id));
  const next = urgent !== undefined && !odds.has(urgent.id) ? urgent : missing;
  const id = next?.id;
  const wanted = next !== undefined && next === urgent;
  const seat = choices?.seat;
  useEffect(() => {
    if (id === undefined || seat === undefined || settled) return;
    const called = new AbortController();
    const keep = (found: Odds | null) => {
      if (!called.signal.aborted)
        setKnown((before) => ({
          of: choices,
          odds: new Map([...(before.of === choices ? before.odds : []), [id, found]]),
        }));
    };
    const ask = () => source.odds(seat, id, called.signal).then(keep, () => keep(null));
    const timer = setTimeout(() => void ask(), wanted ? 0 : PATIENCE);
    return () => {
      called.abort();
      clearTimeout(timer);
    };
  }, [source, choices, id, seat, wanted, settled]);
  return odds;
}

const NONE: ReadonlyMap<string, Odds | null> = new Map();
