import type { TableInfo } from '@tabula/protocol';
import { useTable } from '../session/table-context.ts';
import { useCommands, useTableModel } from '../session/use-table-store.ts';
import { Emblem } from '../ui/owners.tsx';

type Rollback = NonNullable<TableInfo['rollback']>;

/** Somebody asks to go back; it happens when every person at the table agrees. */
export default function RollbackQuestion({ rollback }: { rollback: Rollback }) {
  const { speaker, say, me, game } = useTable();
  const { vote } = useCommands();
  const answers = useTableModel(({ position }) => position.answers);
  const log = useTableModel((model) => model.log);
  const heads = game.look?.chapters ?? [];
  const mine = me !== null && !rollback.agreed.includes(me);
  const count = answers - rollback.answers;
  const first = log.find(({ event, at }) => at > rollback.answers && !heads.includes(event.event))?.event;
  const what = first === undefined ? 'none' : speaker.event(first);
  return (
    <div className="rollback" role="alert" data-over>
      <Emblem seat={rollback.by} size={18} />
      <span>{say('rollback.asks', { name: speaker.seat(rollback.by), count, what })}</span>
      {mine && (
        <>
          <button type="button" className="button" onClick={() => vote(true)}>
            {say('rollback.agree')}
          </button>
          <button type="button" className="button" onClick={() => vote(false)}>
            {say('rollback.refuse')}
          </button>
        </>
      )}
    </div>
  );
}
