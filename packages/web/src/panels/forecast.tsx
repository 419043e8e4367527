import { useMemo } from 'react';
import { useTable } from '../session/table-context.ts';

/** So many lines; of more the worst. */
const LINES = 6;

/** What the end of the turn would bring, as things stand in a view of one's own. */
export function Forecast({ view }: { view: unknown }) {
  const { game, speaker, say, me } = useTable();
  const lines = useMemo(() => (me === null ? [] : (game.forecast?.(view, me) ?? [])), [game, view, me]);
  if (lines.length === 0) return null;
  return (
    <section className="forecast" aria-label={say('forecast')}>
      <h3>{say('forecast')}</h3>
      <ul>
        {lines.slice(0, LINES).map(({ words, bad }) => (
          <li key={speaker.phrase(words)} className={bad ? 'bad' : ''}>
            {speaker.phrase(words)}
          </li>
        ))}
      </ul>
    </section>
  );
}
