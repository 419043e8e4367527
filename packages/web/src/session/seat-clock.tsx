import type { SeatTime } from '@tabula/protocol';
import type { Say } from '../texts/index.ts';
import { countdown } from '../ui/time.ts';
import { useNow } from './clock.tsx';
import { useTable } from './table-context.ts';
import { hasRegent } from './use-absence.ts';
import { useTableModel } from './use-table-store.ts';

/** Less than this part of its bank, and a seat has little time. */
const LITTLE = 0.2;

/** The one word that stands below the time of a seat: what is the matter with it. */
function wordFor({ absent, awayUntil }: SeatTime, out: boolean, say: Say): string | null {
  if (awayUntil !== null) return say('clock.vacation');
  return absent || out ? say('clock.out') : null;
}

/** In the order of play: what a seat has left, or that a regent plays there. */
export default function SeatClock({ seat }: { seat: number }) {
  const { say, seats } = useTable();
  const clock = useTableModel(({ position }) => position.clock?.seats[seat]);
  const bank = useTableModel(({ table }) => table.pace?.bank ?? 0);
  const paused = useTableModel(({ position }) => position.clock?.pause?.since != null);
  const now = useNow(clock?.runsOutAt == null ? 60_000 : 1000);
  if (clock === undefined || seats[seat].kind === 'bot') return null;
  if (hasRegent(seats[seat])) return <span className="seat-clock">{say('regent')}</span>;
  const left = clock.runsOutAt === null ? clock.left : clock.runsOutAt - now;
  const out = left <= 0;
  const word = paused ? say('pause.on') : wordFor(clock, out, say);
  return (
    <span
      className={
        out || clock.absent ? 'seat-clock out' : left < LITTLE * 1000 * bank ? 'seat-clock little' : 'seat-clock'
      }
    >
      <b>{countdown(left, say)}</b>
      {word !== null && <span>{word}</span>}
    </span>
  );
}
