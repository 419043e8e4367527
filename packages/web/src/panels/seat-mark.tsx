import type { SeatInfo } from '@tabula/protocol';
import { useTable } from '../session/table-context.ts';
import { hasRegent } from '../session/use-absence.ts';
import { Glyph } from '../ui/glyph.tsx';

function wordFor(info: SeatInfo): 'clock.out' | 'regent' | 'regent.open' | 'regent.resigned' {
  if (!hasRegent(info)) return 'clock.out';
  return info.resigned ? 'regent.resigned' : info.kind === 'open' ? 'regent.open' : 'regent';
}

/** What is the matter with a seat that is marked: its time is up, or a regent plays there. */
export default function SeatMark({ seat }: { seat: number }) {
  const { say, seats } = useTable();
  const word = wordFor(seats[seat]);
  const out = word === 'clock.out';
  return (
    <span className={out ? 'regent-pill out' : 'regent-pill'}>
      <Glyph name={out ? 'clock' : 'bot'} size={13} /> {say(word)}
    </span>
  );
}
