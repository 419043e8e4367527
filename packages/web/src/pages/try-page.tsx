import { type Game, Match, seedFrom } from '@tabula/engine';
import { useEffect, useState } from 'react';
import { type BoardMap, loadGameAndMap } from '../client/boards.ts';
import { useFall } from '../client/error-boundary.tsx';
import { LocalTable } from '../client/local.ts';
import { TableView } from '../table/table-view.tsx';
import { Loading } from '../ui/loading.tsx';
import { useSay } from '../ui/settings.ts';

interface Ready {
  readonly game: Game;
  readonly map: BoardMap;
  readonly source: LocalTable;
}

/** A table in this page alone: `/try/<game>?bots=2&seed=words`. For trying a game out without a server. */
export default function TryPage({ id }: { id: string }) {
  const say = useSay();
  const [ready, setReady] = useState<Ready | null>(null);
  const fall = useFall();
  useEffect(() => {
    let source: LocalTable | null = null;
    let left = false;
    const open = async () => {
      const { game, map } = await loadGameAndMap(id);
      if (left) return;
      const query = new URLSearchParams(location.search);
      const players = Number(query.get('players') ?? game.players.usual);
      const people = players - Number(query.get('bots') ?? players - 1);
      const seed = query.get('seed');
      const names = Array.from({ length: players }, (_, seat) =>
        seat < people ? say('seat.number', { number: seat + 1 }) : say('seat.bot', { number: seat + 1 }),
      );
      const match = Match.create(game, { players, names, ...(seed === null ? {} : { seed: seedFrom(seed) }) });
      const seats = names.map((name, seat) => ({ name, bot: seat < people ? null : ('easy' as const) }));
      source = new LocalTable(match, seats);
      setReady({ game, map, source });
    };
    open().catch(fall);
    return () => {
      left = true;
      source?.close();
    };
  }, [id, say, fall]);
  if (ready === null) return <Loading />;
  return <TableView source={ready.source} game={ready.game} map={ready.map} note={say('local')} />;
}
