import type { Arg, Panel, Row } from '@tabula/engine';
import { useState } from 'react';
import { shortPhrase } from '../question/option-words.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Clauses } from './clauses.tsx';
import { Dot } from './dot.tsx';
import { Bar, Tokens, useCellForm } from './panel-rows.tsx';

/**
 * The nations of a seat, a tab for each. Of one's own the sheet that matters now lies open until another is chosen; those of
 * others open when somebody wants to see them.
 */
export function NationCards({ panel, mine, asked = [] }: { panel: Panel; mine: boolean; asked?: readonly Arg[] }) {
  const { speaker, say } = useTable();
  const [chosen, choose] = useState<{ now: string | undefined; style: string | null } | null>(null);
  const { rows } = panel;
  // The nation that the question is about, else the one that acts.
  const sheet = rows.find(({ style }) => style !== undefined && asked.includes(style))?.style ?? panel.sheet;
  const usual = mine ? (rows.find(({ style }) => style === sheet) ?? rows[0]) : undefined;
  const open =
    chosen === null || (mine && chosen.now !== sheet) ? usual : rows.find(({ style }) => style === chosen.style);
  const seat = panel.seat ?? 0;
  return (
    <div className="nations">
      <ul aria-label={say('nations')}>
        {rows.map((row) => (
          <li key={row.name.say}>
            <button
              type="button"
              aria-expanded={row === open}
              title={speaker.phrase(row.name)}
              onClick={() => choose({ now: sheet, style: row === open && !mine ? null : (row.style ?? null) })}
            >
              <Dot style={row.style} seat={seat} />
              <span className="hidden">{speaker.phrase(row.name)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <NationSheet row={open} seat={seat} />}
    </div>
  );
}

/** One nation: what it is, its figures in boxes, its troops and leaders, how far it has come. */
function NationSheet({ row, seat }: { row: Row; seat: number }) {
  const { speaker, game } = useTable();
  const as = useCellForm();
  const { cells, tokens = [], lines } = row;
  const boxes = cells.filter((cell) => as(cell) !== 'bar');
  const leads = tokens.filter(({ kind }) => game.look?.pieces[kind]?.leads);
  const troops = tokens.filter(({ kind }) => !game.look?.pieces[kind]?.leads);
  return (
    <div className="nation-sheet">
      <h4>{speaker.phrase(row.name)}</h4>
      {row.note !== undefined && <p className="row-note">{speaker.phrase(row.note)}</p>}
      <ul className="nation-boxes">
        {boxes.map((cell) => {
          const glyph = game.look?.cells[cell.name.say]?.glyph;
          return (
            <li key={cell.name.say} title={speaker.phrase(cell.name)}>
              <span>
                {glyph !== undefined && <Glyph name={glyph} size={13} />}{' '}
                {shortPhrase(speaker, cell.name.say, cell.name.args)}
              </span>
              <b>{speaker.figure(cell.value)}</b>
            </li>
          );
        })}
      </ul>
      {troops.length > 0 && (
        <p className="nation-troops">
          <Tokens tokens={troops} />
        </p>
      )}
      {leads.length > 0 && (
        <p className="nation-leaders">
          <Tokens tokens={leads} told />
        </p>
      )}
      {cells
        .filter((cell) => as(cell) === 'bar')
        .map((cell) => (
          <Bar key={cell.name.say} cell={cell} seat={seat} />
        ))}
      {lines !== undefined && <Clauses lines={lines} />}
    </div>
  );
}
