import { useMemo } from 'react';
import type { BoardProps } from './board-props.ts';

/** How far a name stands from the middle of a city. */
const BELOW = 31;
const ABOVE = -24;
const BESIDE = 22;
const CAPITAL = 12;

/** Cities and provinces with their names; `lively` are those that matter now, over the veil. */
export function Places({
  map,
  game,
  scene,
  speaker,
  choices,
  pointed,
  fight,
  language,
  layer,
}: BoardProps & { layer: 'under' | 'names' | 'lively' }) {
  const { board } = map;
  const counts = useMemo(() => {
    const high = new Map<string, number>();
    for (const { at, count, kind } of scene.pieces)
      if (game.look?.pieces[kind]?.form === 'stack') high.set(at, count ?? 1);
    return high;
  }, [scene.pieces, game]);
  const matters = (id: string) => choices?.targets.has(id) || choices?.origin === id || pointed === id || fight === id;
  if (layer === 'under')
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
  return (
    <g className={`names ${layer}`}>
      {board.spaces.map((space) => {
        const { id, kind, centre, capital, rings } = space;
        if (kind === 'outside' || (layer === 'lively') !== Boolean(matters(id))) return null;
        const name = speaker.has(`space.${id}`) ? speaker.say(`space.${id}`) : null;
        if (name === null) return null;
        const province = board.play === 'areas' && rings.length > 0;
        const side = game.look?.labels[id] ?? 'b';
        const high = ((counts.get(id) ?? 1) - 1) * 4;
        const out = capital ? CAPITAL : 0;
        const [x, y] =
          side === 'b'
            ? [0, BELOW + out]
            : side === 't'
              ? [0, ABOVE - out - high]
              : side === 'l'
                ? [-BESIDE - out, 5]
                : [BESIDE + out, 5];
        const anchor = side === 'l' ? 'end' : side === 'r' ? 'start' : 'middle';
        return (
          <g key={id} style={{ transform: `translate(${centre[0]}px, ${centre[1]}px)` }}>
            <g className="sized">
              <text
                className={capital ? 'name capital' : province ? 'name province' : 'name'}
                x={x}
                y={y}
                textAnchor={anchor}
              >
                {name}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
