import { useTable } from '../session/table-context.ts';
import { useTableModel } from '../session/use-table-store.ts';

/** The end, in short, with the way to the whole of it. */
export default function Ending({ onOpen }: { onOpen: (() => void) | undefined }) {
  const { speaker, say } = useTable();
  const rematch = useTableModel(({ table }) => table.rematch);
  const result = useTableModel(({ position }) => position.result);
  if (result === null)
    return (
      <section className="ending">
        <h2>{say('end.none')}</h2>
      </section>
    );
  const names = result.winners.map((seat) => speaker.seat(seat)).join(', ');
  return (
    <section className="ending">
      <h2>{say('end.winners', { names, count: result.winners.length })}</h2>
      {speaker.has(`ending.${result.ending}`) && <p>{speaker.say(`ending.${result.ending}`)}</p>}
      {rematch !== null && (
        <a className="button" href={`/t/${rematch}`}>
          {say('end.rematch')}
        </a>
      )}
      {onOpen !== undefined && (
        <button type="button" className="button gold" onClick={onOpen}>
          {say('end.open')}
        </button>
      )}
    </section>
  );
}
