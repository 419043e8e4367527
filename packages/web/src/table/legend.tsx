import type { Look } from '@tabula/engine';
import type { ReactNode } from 'react';
import { PieceForm } from '../board/piece-shapes.tsx';
import { legendFigures, legendName, legendPieces } from '../question/legend.ts';
import { useTable } from '../session/table-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Dice } from '../ui/dice.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';

/** Everything that is drawn without words, with its words: whose it is, what stands on the map, the figures of a panel, the dice. */
export function Legend({ onClose }: { onClose: () => void }) {
  const { game, say } = useTable();
  const { look } = game;
  return (
    <Dialog title={say('legend')} onClose={onClose}>
      <div className="legend">
        <Owners />
        {look !== undefined && (
          <>
            <Pieces look={look} />
            <Figures />
            <DieFaces look={look} />
            <Styles look={look} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Owners() {
  const { say, seats, speaker } = useTable();
  return (
    <Part title={say('legend.owners')}>
      {seats.map(({ seat }) => (
        <li key={seat}>
          <Emblem seat={seat} size={22} /> <b>{speaker.seat(seat)}</b>
        </li>
      ))}
    </Part>
  );
}

function Styles({ look }: { look: Look }) {
  const { game, say, speaker } = useTable();
  const named = Object.entries(look.styles).flatMap(([id, ink]) => {
    const name = legendName(game, speaker, id);
    return name === null ? [] : [{ id, ink, name }];
  });
  if (named.length === 0) return null;
  return (
    <Part title={say('legend.colours')}>
      {named.map(({ id, ink, name }) => (
        <li key={id}>
          <i className="legend-dot" style={{ background: ink.fill, borderColor: ink.edge, color: ink.on }}>
            {ink.mark}
          </i>{' '}
          <b>{name}</b>
        </li>
      ))}
    </Part>
  );
}

function Pieces({ look }: { look: Look }) {
  const { game, say, speaker, me } = useTable();
  const [style] = Object.keys(look.styles);
  const rows = legendPieces(game, speaker);
  if (rows.length === 0) return null;
  return (
    <Part title={say('legend.pieces')}>
      {rows.map(({ kind, piece, name, about }) => (
        <li key={kind}>
          <svg
            viewBox={piece.form === 'walls' ? '-34 -34 68 68' : '-17 -19 34 36'}
            width="34"
            height="36"
            aria-hidden="true"
          >
            <PieceForm
              piece={{ at: '', kind, owner: me ?? 0, ...(style === undefined ? {} : { style }) }}
              form={piece.form}
              glyph={piece.glyph}
              ink={piece.form === 'site' ? undefined : look.styles[style ?? '']}
            />
          </svg>
          <span>
            <b>{name}</b>
            {about !== null && <small>{about}</small>}
          </span>
        </li>
      ))}
    </Part>
  );
}

/** The figures of a panel and the places beside the map. */
function Figures() {
  const { game, say, speaker } = useTable();
  const rows = legendFigures(game, speaker);
  if (rows.length === 0) return null;
  return (
    <Part title={say('legend.figures')}>
      {rows.map(({ key, glyph, name, about }) => (
        <li key={key}>
          {glyph === undefined ? <i className="legend-box" /> : <Glyph name={glyph} size={20} />}
          <span>
            <b>{name}</b>
            {about !== null && <small>{about}</small>}
          </span>
        </li>
      ))}
    </Part>
  );
}

function DieFaces({ look }: { look: Look }) {
  const { say, speaker } = useTable();
  const { hit, die, sides = 6, dark } = look;
  if (hit === undefined && die === undefined && !speaker.has('about.dice')) return null;
  const faces = die === undefined ? [hit ?? sides] : Object.keys(die).map(Number);
  return (
    <Part title={say('legend.dice')}>
      <li>
        <Dice
          dice={faces}
          hit={hit}
          faces={die}
          dark={dark}
          sides={sides}
          seat={null}
          size={26}
          label={faces.join(', ')}
        />
        <span>
          {hit !== undefined && <b>{say('legend.hit', { hit })}</b>}
          {speaker.has('about.dice') && <small>{speaker.say('about.dice')}</small>}
        </span>
      </li>
    </Part>
  );
}
