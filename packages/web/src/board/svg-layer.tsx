import type { BuiltBoard } from '@tabula/atlas';
import type { ReactNode } from 'react';

/**
 * One of the panes of which the map consists, each painted by itself: what is printed, what stands there, what glows, what can be chosen. A
 * new ring must not cost a new painting of all mountains.
 */
export function SvgLayer({
  board,
  holds,
  label,
  children,
}: {
  board: BuiltBoard;
  holds: 'print' | 'pieces' | 'lights' | 'handles';
  /** What the map is called: said once, of the pane on which places can be chosen. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <svg
      className={`pane ${holds}-pane`}
      viewBox={`0 0 ${board.width} ${board.height}`}
      width={board.width}
      height={board.height}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  );
}
