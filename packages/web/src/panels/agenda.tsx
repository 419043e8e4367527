import type { Area, Entry, Filter } from '@tabula/engine';
import { useEffect, useRef } from 'react';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Dot } from './dot.tsx';

/** Who acts in turn, where that is more than the seats: along the upper edge of the map. */
export function Agenda({ entries }: { entries: readonly Entry[] | undefined }) {
  const { speaker, say } = useTable();
  const strip = useRef<HTMLElement>(null);
  const now = entries?.findIndex(({ state }) => state === 'now');
  // Who acts is in sight, with one before and whoever comes next.
  useEffect(() => {
    const shown = strip.current;
    const acting = now === undefined ? undefined : shown?.querySelectorAll('li')[Math.max(0, now - 1)];
    const show = () => {
      if (shown === null) return;
      // What is wider than the window can be moved with keys, too.
      shown.tabIndex = shown.scrollWidth > shown.clientWidth ? 0 : -1;
      if (acting !== undefined) shown.scrollTo({ left: acting.offsetLeft - 12 });
    };
    show();
    // The letters may come later, and are wider or narrower.
    void document.fonts.ready.then(show);
  }, [now]);
  if (entries === undefined || entries.length === 0) return null;
  return (
    <section ref={strip} className="agenda" aria-label={say('agenda.label')} data-over>
      <ol>
        {entries.map((entry, i) => {
          const part = entry.part?.say === entries[i - 1]?.part?.say ? undefined : entry.part;
          return (
            <li key={`${entry.name.say}/${i.toString()}`}>
              {part !== undefined && <span className="agenda-part">{speaker.phrase(part)}</span>}
              <span className={`agenda-entry ${entry.state}`} aria-current={entry.state === 'now' && 'step'}>
                {entry.style === undefined && entry.seat !== undefined && <Emblem seat={entry.seat} size={15} />}
                <Dot style={entry.style} seat={entry.seat} />
                <b>{speaker.phrase(entry.name)}</b>
                {entry.state === 'done' && <Glyph name="check" size={13} />}
                {entry.note !== undefined && <em>{speaker.phrase(entry.note)}</em>}
                {entry.note === undefined && entry.state === 'next' && <em>{say('agenda.next')}</em>}
                {entry.state === 'done' && <span className="hidden">{say('agenda.done')}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Which colours the map shows: control, or one of the game's own ways to look at it. */
export function Filters({
  filters,
  now,
  onChange,
}: {
  filters: readonly Filter[] | undefined;
  now: number;
  onChange: (filter: number) => void;
}) {
  const { speaker, say } = useTable();
  if (filters === undefined || filters.length === 0) return null;
  const legend = filters[now - 1]?.legend ?? [];
  return (
    <fieldset className="filters" aria-label={say('filter.label')} data-over>
      <div className="order-values">
        {[say('filter.control'), ...filters.map(({ name }) => speaker.phrase(name))].map((name, i) => (
          <button key={name} type="button" aria-pressed={i === now} onClick={() => onChange(i)}>
            {name}
          </button>
        ))}
      </div>
      {legend.length > 0 && (
        <ul>
          {legend.map(({ name, owner, style }) => (
            <li key={name.say}>
              {owner === undefined ? <Dot style={style} /> : <Emblem seat={owner} size={14} />} {speaker.phrase(name)}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** How the provinces are coloured now; undefined is as the scene says. */
export function filteredAreas(filters: readonly Filter[] | undefined, now: number): readonly Area[] | undefined {
  return filters?.[now - 1]?.areas;
}
