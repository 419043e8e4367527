import type { BuiltBoard } from '@tabula/atlas';
import { useMemo } from 'react';
import { useTable } from '../session/table-context.ts';
import { At } from './at.tsx';
import type { LayerProps } from './board-props.ts';

/** How far a name stands from the middle of a city. */
const BELOW = 31;
const ABOVE = -24;
const BESIDE = 22;
const CAPITAL = 12;

/** Cities and provinces with their names; `lively` are those that matter now, over the veil. */
export function Places(props: LayerProps & { layer: 'under' | 'names' | 'lively' }) {
  const { map, scene, choices, pointed, fight, layer } = props;
  const { game } = useTable();
  const { board } = map;
  const counts = useMemo(() => {
    const high = new Map<string, number>();
    for (const { at, count, kind } of scene.pieces)
      if (game.look?.pieces[kind]?.form === 'stack') high.set(at, count ?? 1);
    return high;
  }, [scene.pieces, game]);
  if (layer === 'under') return <Entries board={board} />;
  const matters = (id: string) => choices?.targets.has(id) || choices?.origin === id || pointed === id || fight === id;
  return (
    <g className={`names ${layer}`}>
      {board.spaces.map((space) => {
        const { id, kind, rings } = space;
        if (kind === 'outside' || (layer === 'lively') !== Boolean(matters(id))) return null;
        const isProvince = board.play === 'areas' && rings.length > 0;
        return <Name key={id} space={space} isProvince={isProvince} count={counts.get(id) ?? 1} />;
      })}
    </g>
  );
}

/** Where one comes onto the board. */
function Entries({ board }: { board: BuiltBoard }) {
  const { language } = useTable();
  return (
    <g className="cities">
      {board.spaces.map(({ id, kind, box, name }) => {
        if (kind !== 'entry' || box === undefined) return null;
        const [x, y, width, height] = box;
        return (
          <g key={id}>
            <rect className="entry-box" x={x} y={y} width={width} height={height} rx="6" />
            <text className="entry-name" x={x + width / 2} y={y + height / 2 + 5}>
              {name[language]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface NameProps {
  readonly space: BuiltBoard['spaces'][number];
  readonly isProvince: boolean;
  /** How many lie on one another there. */
  readonly count: number;
}

function Name({ space: { id, centre, capital }, isProvince, count }: NameProps) {
  const { game, speaker } = useTable();
  if (!speaker.has(`space.${id}`)) return null;
  const side = game.look?.labels[id] ?? 'b';
  const high = (count - 1) * 4;
  const out = capital ? CAPITAL : 0;
  const [x, y] =
    side === 'b'
      ? [0, BELOW + out]
      : side === 't'
        ? [0, ABOVE - out - high]
        : side === 'l'
          ? [-BESIDE - out, 5]
          : [BESIDE + out, 5];
  return (
    <At at={centre}>
      <text
        className={capital ? 'name capital' : isProvince ? 'name province' : 'name'}
        x={x}
        y={y}
        textAnchor={side === 'l' ? 'end' : side === 'r' ? 'start' : 'middle'}
      >
        {speaker.say(`space.${id}`)}
      </text>
    </At>
  );
}
