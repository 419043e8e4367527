import { type Game, Match, parseRecord, seedFrom } from '@tabula/engine';
import type { OurBotName } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { type BoardMap, loadGameAndMap } from '../client/boards.ts';
import { useFall } from '../client/error-boundary.tsx';
import { LocalTable } from '../client/local.ts';
import { keepLocalGame, localGame } from '../client/local-games.ts';
import { TroublePage } from '../client/trouble-page.tsx';
import { TableView } from '../table/table-view.tsx';
import type { Say } from '../texts/index.ts';
import { Loading } from '../ui/loading.tsx';
import { useSay } from '../ui/settings.ts';
import { isOurBot } from './bot-choice.ts';

interface Ready {
  readonly game: Game;
  readonly map: BoardMap;
  readonly source: LocalTable;
}

/** What is played, and by whom. */
interface LocalMatch {
  readonly id: string;
  readonly match: Match;
  readonly bots: readonly (OurBotName | null)[];
}

/** The game that the address names as kept; else null. */
function keptMatch(game: Game, query: URLSearchParams): LocalMatch | null {
  const kept = localGame(query.get('kept') ?? '');
  if (kept === undefined || kept.game !== game.id) return null;
  return { id: kept.id, match: Match.replay(game, parseRecord(kept.record)), bots: kept.bots };
}

function newMatch(game: Game, query: URLSearchParams, say: Say): LocalMatch {
  const players = Number(query.get('players') ?? game.players.usual);
  const people = players - Number(query.get('bots') ?? players - 1);
  const only = query.get('seat');
  const isPerson = (seat: number) => (only === null ? seat < people : seat === Number(only));
  const settings = Object.fromEntries(query.getAll('set').map((one) => one.split(':', 2)));
  const wanted = query.get('level');
  const level = isOurBot(wanted) ? wanted : 'easy';
  const seed = query.get('seed');
  const names = Array.from({ length: players }, (_, seat) =>
    isPerson(seat) ? say('seat.number', { number: seat + 1 }) : say('seat.bot', { number: seat + 1 }),
  );
  const match = Match.create(game, { players, names, settings, ...(seed === null ? {} : { seed: seedFrom(seed) }) });
  return { id: crypto.randomUUID(), match, bots: names.map((_, seat) => (isPerson(seat) ? null : level)) };
}

/** A table of this match that is kept in this browser with every answer. */
function openTable({ id, match, bots }: LocalMatch): LocalTable {
  const source = new LocalTable(
    match,
    bots.map((bot, seat) => ({ name: match.names[seat] ?? String(seat + 1), bot })),
  );
  const keep = () => {
    const waits = source.state?.position?.waiting.some((seat) => bots[seat] === null) ?? false;
    const record = match.toString();
    keepLocalGame({ id, game: match.game.id, bots, record, waits, over: match.over, updatedAt: Date.now() });
  };
  keep();
  source.subscribe(keep);
  history.replaceState(null, '', `${location.pathname}?kept=${id}`);
  return source;
}

/**
 * A table in this page alone, which needs no server: `/try/<game>?bots=2&level=normal&set=length:short&seed=words`. From then on its address says
 * which game it is, and whoever comes back to it plays on.
 */
export default function TryPage({ id }: { id: string }) {
  const say = useSay();
  const [ready, setReady] = useState<Ready | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const fall = useFall();
  useEffect(() => {
    let source: LocalTable | null = null;
    let left = false;
    const open = async () => {
      const { game, map } = await loadGameAndMap(id);
      if (left) return;
      const query = new URLSearchParams(location.search);
      const record = localGame(query.get('kept') ?? '')?.record;
      try {
        source = openTable(keptMatch(game, query) ?? newMatch(game, query, say));
        setReady({ game, map, source });
      } catch (error) {
        if (record === undefined) throw error;
        setBroken(record);
      }
    };
    open().catch(fall);
    return () => {
      left = true;
      source?.close();
    };
  }, [id, say, fall]);
  if (broken !== null) return <TroublePage code="other-rules" record={async () => broken} />;
  if (ready === null) return <Loading />;
  return <TableView source={ready.source} game={ready.game} map={ready.map} note={say('local')} />;
}
