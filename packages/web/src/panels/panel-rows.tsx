import { type Cell, type Piece, pieceWords, type Row, type Seat, type Token } from '@tabula/engine';
import { PieceForm } from '../board/piece-shapes.tsx';
import { goodGlyph } from '../board/plates.tsx';
import { shortPhrase } from '../question/option-words.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem, ownerOf } from '../ui/owners.tsx';
import { Clauses } from './clauses.tsx';
import { Dot } from './dot.tsx';
import { CardFace, useAbout } from './faces.tsx';

/** How a cell is shown. */
export function useCellForm(): (cell: Cell) => NonNullable<'box' | 'purse' | 'points' | 'figure' | 'pips' | 'bar'> {
  const { game } = useTable();
  return (cell) => game.look?.cells[cell.name.say]?.as ?? 'figure';
}

export function Money({ cell }: { cell: Cell }) {
  const { speaker, game } = useTable();
  return (
    <span className="purse" title={speaker.phrase(cell.name)}>
      <Glyph name={game.look?.cells[cell.name.say]?.glyph ?? 'coin'} size={14} />
      <span className="hidden">{speaker.phrase(cell.name)}</span>
      <b>{speaker.figure(cell.value)}</b>
    </span>
  );
}

/** So many figures of a row are named; the others show their pictogram. */
const NAMED = 2;

export function Figures({ cells, seat, short = false }: { cells: readonly Cell[]; seat: number; short?: boolean }) {
  const { speaker, game } = useTable();
  if (cells.length === 0) return null;
  return (
    <div className={short ? 'figures short' : 'figures'}>
      {cells.map((cell, i) => {
        const glyph = game.look?.cells[cell.name.say]?.glyph;
        const words = shortPhrase(speaker, cell.name.say, cell.name.args);
        const named = glyph === undefined || (!short && (i < NAMED || cells.length <= NAMED + 1));
        return (
          <span key={cell.name.say} title={speaker.phrase(cell.name)}>
            {glyph === 'cube' ? (
              <Emblem seat={seat} size={13} />
            ) : (
              glyph !== undefined && <Glyph name={glyph} size={14} />
            )}
            <span className={named ? '' : 'hidden'}>{words} </span>
            <b>
              {speaker.figure(cell.value)}
              {cell.of !== undefined && <small>/{cell.of}</small>}
            </b>
          </span>
        );
      })}
    </div>
  );
}

/** Three of five as pips. */
function Pips({ cell: { name, value, of = value } }: { cell: Cell }) {
  const { speaker, say } = useTable();
  return (
    <span className="pips" role="img" aria-label={`${speaker.phrase(name)}: ${say('pips.of', { value, of })}`}>
      <span aria-hidden="true">{speaker.phrase(name)}</span>
      {Array.from({ length: of }, (_, i) => (
        <i key={i.toString()} className={i < value ? 'full' : ''} />
      ))}
    </span>
  );
}

/** Twelve of fourteen as a bar. */
export function Bar({ cell: { name, value, of = value }, seat }: { cell: Cell; seat: number }) {
  const { speaker, say } = useTable();
  return (
    <div className="cell-bar">
      <span>{speaker.phrase(name)}</span>
      <span className="bar">
        <i style={{ width: `${of === 0 ? 0 : (100 * value) / of}%`, background: ownerOf(seat).fill }} />
      </span>
      <b>{say('pips.of', { value, of })}</b>
    </div>
  );
}

interface TokensProps {
  readonly tokens: readonly Token[];
  readonly told?: boolean;
  /** Under whose name they stand: his are not said to be his once more. */
  readonly under?: Seat | undefined;
}

/** Pieces in a panel: a supply, leaders, prisoners. Few stand each for itself, many are one with a number. */
export function Tokens({ tokens, told = false, under }: TokensProps) {
  const { speaker, game } = useTable();
  const worded = (piece: Piece) => {
    const { say, args } = pieceWords(piece);
    const own = `own.${say}`;
    return piece.owner === under && speaker.has(own) ? speaker.say(own, args) : speaker.piece(piece);
  };
  return (
    <span className="tokens">
      {tokens.map((token, i) => {
        const look = game.look?.pieces[token.kind];
        const piece = { ...token, at: '' };
        const words = token.name === undefined ? worded(piece) : speaker.phrase(token.name);
        const ink = game.look?.styles[token.style ?? ''];
        return (
          <span key={`${token.kind}/${i.toString()}`} title={words}>
            {/* Letters stand out at the upper left. */}
            <svg
              viewBox={ink?.mark === undefined ? '-13 -13 31 31' : '-18 -17 36 36'}
              width={ink?.mark === undefined ? 26 : 30}
              height={ink?.mark === undefined ? 26 : 30}
              aria-hidden="true"
            >
              <PieceForm
                piece={piece}
                form={look?.form ?? 'plate'}
                glyph={look?.glyph ?? goodGlyph(game, token.style)}
                ink={ink}
              />
            </svg>
            <span className={told ? 'token-words' : 'hidden'}>{words}</span>
          </span>
        );
      })}
    </span>
  );
}

/** A row without boxes: figures, pips, bars, pieces and cards, with its remark. */
export function PlainRow({ row, seat, mine }: { row: Row; seat: number; mine: boolean }) {
  const { speaker } = useTable();
  const as = useCellForm();
  const about = useAbout();
  const of = (form: string) => row.cells.filter((cell) => as(cell) === form);
  const { tokens = [], cards = [] } = row;
  // Pips carry the name of what lies beside them.
  const named = (mine || row.style !== undefined) && tokens.length + cards.length > 0 && of('pips').length === 0;
  return (
    <div className="plain-row">
      {(named || row.note !== undefined) && (
        <span className="row-name">
          <Dot style={row.style} />
          {named && <span>{speaker.phrase(row.name)}</span>}
        </span>
      )}
      {tokens.length > 0 && <Tokens tokens={tokens} />}
      {cards.length > 0 && (
        <span className="row-cards">
          {cards.map((card) => (
            <span
              key={card.name.say}
              title={[speaker.phrase(card.name), about(card)].filter((text) => text !== null).join(': ')}
            >
              <CardFace card={card} small />
              {mine ? <b>{speaker.phrase(card.name)}</b> : <span className="hidden">{speaker.phrase(card.name)}</span>}
            </span>
          ))}
        </span>
      )}
      {row.note !== undefined && row.lines === undefined && (
        <span className="row-note">{speaker.phrase(row.note)}</span>
      )}
      {row.lines !== undefined && (
        <details className="row-lines">
          <summary>{speaker.phrase(row.note ?? row.name)}</summary>
          <Clauses lines={row.lines} />
        </details>
      )}
      {of('pips').map((cell) => (
        <Pips key={cell.name.say} cell={cell} />
      ))}
      <Figures cells={of('figure')} seat={seat} short={!mine} />
      {of('bar').map((cell) => (
        <Bar key={cell.name.say} cell={cell} seat={seat} />
      ))}
    </div>
  );
}
