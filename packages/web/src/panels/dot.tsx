import type { Seat } from '@tabula/engine';
import { useTable } from '../session/table-context.ts';
import { ownerOf } from '../ui/owners.tsx';

/** A faction's disc, as a dot; a nation with letters of its own, as they stand on its pieces, in the form of its seat. */
export function Dot({ style, seat }: { style: string | undefined; seat?: Seat | undefined }) {
  const { game } = useTable();
  const ink = style === undefined ? undefined : game.look?.styles[style];
  if (ink === undefined) return null;
  if (ink.mark !== undefined && seat !== undefined)
    return (
      <svg className="emblem" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={ownerOf(seat).plate} fill={ink.fill} stroke={ink.edge} strokeWidth="1.2" />
        <text x="12" y="16" className="tag" fill={ink.on}>
          {ink.mark}
        </text>
      </svg>
    );
  if (ink.mark !== undefined)
    return (
      <b
        className="nation-mark"
        style={{ background: ink.fill, borderColor: ink.edge, color: ink.on }}
        aria-hidden="true"
      >
        {ink.mark}
      </b>
    );
  return <i className="dot" style={{ background: ink.fill, borderColor: ink.edge }} />;
}
