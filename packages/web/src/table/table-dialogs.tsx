import type { Seat } from '@tabula/engine';
import type { TableSource, TableState } from '../client/source.ts';
import type { Choices } from '../question/choices.ts';
import type { Hand } from '../session/hand.ts';
import { useTable } from '../session/table-context.ts';
import { RulesDialog, SettingsDialog } from './dialogs.tsx';

/** What lies over the whole page when somebody asks for it: the rules, the settings. */
export function TableDialogs({
  source,
  state: { table, position },
  rule,
  hand,
}: {
  source: TableSource;
  state: TableState;
  rule: string | null;
  hand: Hand;
}) {
  const { me } = useTable();
  const { sheet, openSheet, run } = hand;
  const close = () => openSheet(null);
  if (sheet === 'rules') return <RulesDialog rule={rule} onClose={close} />;
  if (sheet === null || position === null) return null;
  const mayGoBack = me !== null && table.status === 'playing';
  return (
    <SettingsDialog
      source={source}
      table={table}
      position={position}
      onRollback={
        mayGoBack
          ? (to) => {
              close();
              void run(() => source.rollback(me, to));
            }
          : null
      }
      onClose={close}
    />
  );
}

/** For those who do not see the page: whom the game waits for, or what one is asked. */
export function Announced({ choices, waiting }: { choices: Choices | null; waiting: readonly Seat[] }) {
  const { say, speaker } = useTable();
  const names = waiting.map((seat) => speaker.seat(seat)).join(', ');
  return (
    <div className="hidden" role="status" aria-live="polite">
      {choices === null
        ? say('prompt.waiting', { names, count: waiting.length })
        : `${speaker.seat(choices.seat)}: ${speaker.prompt(choices.ask.prompt)}`}
    </div>
  );
}
