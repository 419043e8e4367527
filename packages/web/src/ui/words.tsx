import { Noun, type Sentence } from '@tabula/engine';
import { createContext, useContext } from 'react';

/** What pointing at a place in a sentence does. */
export interface Pointing {
  readonly point: (space: string | null) => void;
  readonly show: (space: string) => void;
}

export const PointingContext = createContext<Pointing>({ point: () => {}, show: () => {} });

/** A sentence with its nouns: places light the map, names of seats stand out. */
export function Words({ sentence, links = true }: { sentence: Sentence; links?: boolean }) {
  const { point, show } = useContext(PointingContext);
  const isLink = (part: Sentence[number] | undefined) => links && part instanceof Noun && part.noun === 'space';
  return sentence.map((part, i) => {
    const key = `${i}`;
    if (!(part instanceof Noun))
      return <span key={key}>{isLink(sentence[i - 1]) ? part.slice(stopOf(part).length) : part}</span>;
    if (part.noun === 'seat') return <b key={key}>{part.text}</b>;
    if (part.noun !== 'space') return <span key={key}>{part.text}</span>;
    if (!links)
      return (
        <em key={key} className="chosen">
          {part.text}
        </em>
      );
    const id = String(part.id);
    return (
      <span key={key} className="unbroken">
        <button
          type="button"
          className="place-link"
          onPointerEnter={() => point(id)}
          onPointerLeave={() => point(null)}
          onFocus={() => point(id)}
          onBlur={() => point(null)}
          onClick={() => show(id)}
        >
          {part.text}
        </button>
        {stopOf(sentence[i + 1])}
      </span>
    );
  });
}

/** The stop that follows a name must not begin the next line. */
function stopOf(part: Sentence[number] | undefined): string {
  return typeof part === 'string' ? (/^[.,:;)]+/.exec(part)?.[0] ?? '') : '';
}
