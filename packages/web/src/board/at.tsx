import type { Point } from '@tabula/atlas';
import type { ReactNode } from 'react';

/** Something that stands at a point of the board and keeps its size on the screen. */
export function At({ at: [x, y], className = '', children }: { at: Point; className?: string; children: ReactNode }) {
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g className={`sized ${className}`.trim()}>{children}</g>
    </g>
  );
}
