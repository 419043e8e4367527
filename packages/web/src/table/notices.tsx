import { lazy, Suspense } from 'react';
import { codeWords } from '../client/attempt.tsx';
import { useTable } from '../session/table-context.ts';
import { useNews } from '../session/use-news.ts';
import { useCommands, useInteraction, useOpenFight, useQuestion, useTableModel } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';

const TheEnd = lazy(() => import('./ending.tsx'));

/** So many things make news; fewer one has just seen. */
const NEWS = 2;

/** Whether what happened should be pointed out: to whoever is asked again and has not put it away. */
export function useNewsWaiting(): boolean {
  const { me } = useTable();
  const asked = useQuestion() !== null;
  const fight = useOpenFight();
  const length = useTableModel(({ log }) => log.length);
  const closedAt = useInteraction(({ newsClosedAt }) => newsClosedAt);
  const open = useInteraction(({ newsAt }) => newsAt !== null);
  const count = useNews().length;
  return asked && !open && fight === null && me !== null && count >= NEWS && closedAt !== length;
}

/** A pill that opens what happened since one's last answer. */
export function NewsPill() {
  const { say } = useTable();
  const { showNews } = useCommands();
  const count = useNews().length;
  const never = useTableModel(({ viewer }) => viewer.answered === 0);
  if (!useNewsWaiting()) return null;
  return (
    <button type="button" className="since-pill" data-over onClick={() => showNews(-1)}>
      {say(never ? 'news.began' : 'since')} <b>{count}</b>
    </button>
  );
}

/** The end, once there is one. */
export function Ending({ onOpen }: { onOpen: (() => void) | undefined }) {
  const over = useTableModel(({ table }) => table.status === 'over');
  if (!over) return null;
  return (
    <Suspense fallback={null}>
      <TheEnd onOpen={onOpen} />
    </Suspense>
  );
}

/** What went wrong, or for whom the clock answered, until somebody has read it. */
export function Toast() {
  const { say, speaker } = useTable();
  const { closeNotice } = useCommands();
  const notice = useInteraction((interaction) => interaction.notice);
  if (notice === null) return null;
  return (
    <div className={'grave' in notice ? 'toast grave' : 'toast'} role="alert">
      {'grave' in notice ? (
        <div>
          {notice.grave.map((event) => (
            <p key={speaker.event(event)}>{speaker.event(event)}</p>
          ))}
        </div>
      ) : 'refused' in notice ? (
        say('rollback.refused')
      ) : 'late' in notice ? (
        say('time.late', { name: speaker.seat(notice.late) })
      ) : (
        codeWords(notice.error, say)
      )}
      <button type="button" onClick={closeNotice} aria-label={say('close')}>
        <Glyph name="close" size={16} />
      </button>
    </div>
  );
}

/** For those who do not see the page: whom the game waits for, or what one is asked. */
export function Announced() {
  const { say, speaker } = useTable();
  const choices = useQuestion();
  const waiting = useTableModel(({ position }) => position.waiting);
  const names = waiting.map((seat) => speaker.seat(seat)).join(', ');
  return (
    <div className="hidden" role="status" aria-live="polite">
      {choices === null
        ? waiting.length === 0
          ? say('prompt.over')
          : say('prompt.waiting', { names, count: waiting.length })
        : `${speaker.seat(choices.seat)}: ${speaker.prompt(choices.ask.prompt)}`}
    </div>
  );
}
