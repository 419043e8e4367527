import type { Ledger } from '@tabula/engine';
import { useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Dot } from './dot.tsx';

/** Figures in rows and columns, with their sums. */
export function LedgerTable({ ledger: { name, columns, rows } }: { ledger: Ledger }) {
  const { speaker, say } = useTable();
  return (
    <div className="ledger">
      <table>
        <caption className="hidden">{speaker.phrase(name)}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={speaker.phrase(column)} scope="col">
                {speaker.phrase(column)}
              </th>
            ))}
            <th scope="col">{say('ledger.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: row, seat, style, values, total }) => (
            <tr key={row.say}>
              <th scope="row">
                <span>
                  <Dot style={style} seat={seat} /> {speaker.phrase(row)}
                </span>
              </th>
              {columns.map((column, i) => {
                const value = values[i] ?? null;
                return (
                  <td key={speaker.phrase(column)} className={value === null ? 'never' : value === 0 ? 'none' : ''}>
                    {value === null ? '' : value === 0 ? '·' : speaker.figure(value)}
                  </td>
                );
              })}
              <td className="sum">{speaker.figure(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A button that opens it. */
export function LedgerButton({ ledger }: { ledger: Ledger | undefined }) {
  const { speaker } = useTable();
  const [open, setOpen] = useState(false);
  if (ledger === undefined) return null;
  const title = speaker.phrase(ledger.name);
  return (
    <>
      <button type="button" className="shelves-button" data-over onClick={() => setOpen(true)}>
        <Glyph name="laurel" size={17} /> {title}
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <LedgerTable ledger={ledger} />
        </Dialog>
      )}
    </>
  );
}
