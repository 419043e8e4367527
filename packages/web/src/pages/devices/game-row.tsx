import type { MyTable } from '@tabula/protocol';
import { rematch, replayOf } from '../../client/api.ts';
import { ErrorLine, useAttempt } from '../../client/attempt.tsx';
import { mapOf } from '../../client/boards.ts';
import { namesOf } from '../../session/table-context.ts';
import { saveFile } from '../../ui/files.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Emblem } from '../../ui/owners.tsx';
import { Link } from '../../ui/page-head.tsx';
import { useRouter } from '../../ui/router.ts';
import { useSay, useSettings } from '../../ui/settings.ts';
import { useDeviceWords } from './device-words.ts';
import { inOrder, standingOf } from './standing.ts';
import { useMoments } from './use-moments.ts';

/** First, second: as each language writes it. */
function ordinal(place: number, language: 'en' | 'it'): string {
  if (language === 'it') return `${place}º`;
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
  return `${place}${rule in ending ? ending[rule as keyof typeof ending] : 'th'}`;
}

/** A finished game: who finished where, and the ways on. */
export function GameRow({ mine, title }: { mine: MyTable; title: string }) {
  const say = useSay();
  const words = useDeviceWords();
  const when = useMoments();
  const { language } = useSettings();
  const { go } = useRouter();
  const { error, attempt } = useAttempt();
  const { table, seats: own } = mine;
  const { id, result, answers, updatedAt } = table;
  const standing = standingOf(mine);
  const names = namesOf(table.seats, say);
  const save = async () => saveFile(`${table.game}-${id}.tabula`, (await replayOf(id)).record);
  const count = table.seats.length;
  return (
    <li className="game-row">
      <img src={mapOf(table.game)} alt="" width="64" height="54" />
      <span className="played-title">
        <b>{title}</b>
        <span className="aside">
          {when(updatedAt)} · {words('games.moves', { count: answers })}
        </span>
      </span>
      <span className="game-seats">
        {inOrder(table).map(({ seat }) => (
          <span key={seat} className={result?.winners.includes(seat) ? 'won' : ''}>
            <Emblem seat={seat} size={14} />
            {own.includes(seat) ? <b>{words('games.you')}</b> : names[seat]}
            {result !== null && <span className="aside">{result.points[seat]}</span>}
          </span>
        ))}
      </span>
      <span className="game-place">
        {standing === null ? (
          <span className="aside">{words('games.no-result')}</span>
        ) : (
          <>
            <b>{ordinal(standing.place, language)}</b>
            <span className="aside">{words(standing.shared ? 'games.shared' : 'games.of', { count })}</span>
          </>
        )}
      </span>
      <span className="game-ways">
        <Link to={`/replay/${id}`} className="button">
          <Glyph name="replay" /> {words('games.replay')}
        </Link>
        <button type="button" className="button" onClick={() => void attempt(save)}>
          <Glyph name="download" /> {words('games.export')}
        </button>
        {own.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => void attempt(async () => go(`/t/${table.rematch ?? (await rematch(id))}`))}
          >
            {words('games.rematch')}
          </button>
        )}
      </span>
      <ErrorLine text={error} />
    </li>
  );
}
