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
  return sentence.map((part, i) => {
    const key = `${i}`;
    if (!(part instanceof Noun)) return <span key={key}>{part}</span>;
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
      <button
        key={key}
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
    );
  });
}
