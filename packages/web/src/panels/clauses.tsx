import type { Clause } from '@tabula/engine';
import { useTable } from '../session/table-context.ts';

/** What a card says, line by line and part by part: what holds now stands out, what is over is pale. */
export function Clauses({ lines }: { lines: readonly Clause[] }) {
  const { speaker, say } = useTable();
  return (
    <ul className="clauses">
      {lines.map(({ words, state, value, part }, i) => {
        const title = part === undefined || part.say === lines[i - 1]?.part?.say ? undefined : part;
        return (
          <li key={`${words.say}/${i.toString()}`} className={`clause ${state}`}>
            {title !== undefined && <b className="clause-part">{speaker.phrase(title)}</b>}
            <span>
              <span>{speaker.phrase(words)}</span>
              {value !== undefined && <b className="clause-value">{value}</b>}
              {state === 'now' && <span className="hidden">{say('clause.now')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
