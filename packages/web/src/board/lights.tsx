import type { BuiltBoard } from '@tabula/atlas';
import { shapePath } from '@tabula/atlas';
import { GlyphShape } from '../kit/glyph.tsx';
import { ownerOf } from '../kit/owners.tsx';
import type { Choices } from '../table/choices.ts';
import type { BoardProps } from './board.tsx';
import { bow, pathOf, route, spaceIndex, trimmed } from './layout.ts';

/** The ways from the place in question to the places that can be chosen. */
export function Routes({ board, choices, pointed }: { board: BuiltBoard; choices: Choices; pointed: string | null }) {
  const { origin, lit } = choices;
  const spaces = spaceIndex(board);
  const from = origin === null ? undefined : spaces.get(origin);
  if (origin === null || from === undefined) return null;
  return (
    <g className="routes">
      {[...lit.values()].map(({ space, fight }) => {
        const to = spaces.get(space);
        const drawn = route(board, origin, space);
        if (to === undefined || space === origin || (drawn === null && pointed !== space)) return null;
        const path = pathOf(trimmed(drawn ?? bow(from.centre, to.centre), 20, 20));
        return (
          <g key={space} className={fight ? 'route fight' : 'route'}>
            <path className="route-edge" d={path} />
            <path className="route-core" d={path} />
          </g>
        );
      })}
    </g>
  );
}

/** Rings around what can be chosen, what was chosen, what is barred, and where a fight is. */
export function Rings({
  board,
  choices,
  pointed,
  fight,
  speaker,
  advised,
  contrast,
  game,
}: BoardProps & { board: BuiltBoard }) {
  const spaces = spaceIndex(board);
  const at = (id: string) => spaces.get(id)?.centre;
  const own = choices === null ? undefined : ownerOf(choices.seat);
  return (
    <g className="rings">
      <defs>
        <radialGradient id="halo">
          <stop offset="0%" stopColor="#FFE9A0" stopOpacity=".95" />
          <stop offset="55%" stopColor="#FFC93C" stopOpacity=".7" />
          <stop offset="100%" stopColor="#FFC93C" stopOpacity="0" />
        </radialGradient>
      </defs>
      {fight !== null && at(fight) !== undefined && (
        <g style={{ transform: `translate(${at(fight)?.[0]}px, ${at(fight)?.[1]}px)` }}>
          <g className="sized">
            {!contrast && <circle r="52" fill="url(#halo)" />}
            <circle r="23" className="fight-ring" />
          </g>
        </g>
      )}
      {choices !== null &&
        [...choices.lit.values()].map(({ space, fight: means, options }) => {
          const place = spaces.get(space);
          if (place === undefined) return null;
          const r = place.capital ? 34 : 23;
          const [x, y] = place.centre;
          const note = options.length === 1 ? choices.notes[options[0].id] : undefined;
          const classes = ['ring', means ? 'fight' : '', pointed === space ? 'pointed' : ''].join(' ');
          return (
            <g key={space}>
              {place.rings.length > 0 && (
                <path className={`reach ${means ? 'fight' : ''}`} d={shapePath(board.arcs, place.rings)} />
              )}
              <g style={{ transform: `translate(${x}px, ${y}px)` }}>
                <g className={`sized ${classes}`}>
                  {place.rings.length === 0 && (
                    <>
                      {!contrast && <circle className="halo" r={r * 1.7} fill="url(#halo)" />}
                      <circle className="ring-white" r={r} />
                      <circle className="ring-edge" r={r} />
                      <circle className="ring-gold" r={r} />
                    </>
                  )}
                  {note?.cost !== undefined && (
                    <CostTag
                      seat={choices.seat}
                      note={note}
                      fight={means}
                      right={tagRight(game.look?.labels[space], x > board.width / 2)}
                    />
                  )}
                  {options.some(({ id }) => id === advised) && (
                    <g transform={`translate(${-r - 2} ${-r + 2})`}>
                      <circle r="11" fill="#F7C04A" stroke="#7A4A00" strokeWidth="1.2" />
                      <g transform="translate(-7.2 -7.2) scale(.6)">
                        <GlyphShape name="bulb" colour="#2B1B04" />
                      </g>
                    </g>
                  )}
                </g>
              </g>
            </g>
          );
        })}
      {choices !== null &&
        [...choices.locked.values()].map(({ space, reason }) => {
          const centre = at(space);
          if (centre === undefined) return null;
          return (
            <g key={space} style={{ transform: `translate(${centre[0]}px, ${centre[1]}px)` }}>
              <g className="sized">
                <circle className="locked-ring" r="21" />
                <title>{speaker.has(`reason.${reason}`) ? speaker.say(`reason.${reason}`) : reason}</title>
              </g>
            </g>
          );
        })}
      {choices?.origin && at(choices.origin) && own && !choices.lit.has(choices.origin) && (
        <g style={{ transform: `translate(${at(choices.origin)?.[0]}px, ${at(choices.origin)?.[1]}px)` }}>
          <g className="sized">
            <circle r="24.5" fill="none" stroke="#fff" strokeWidth="3" />
            <circle r="22" className="origin-ring" stroke={own.fill} />
          </g>
        </g>
      )}
      {pointed !== null && !choices?.lit.has(pointed) && at(pointed) !== undefined && (
        <g style={{ transform: `translate(${at(pointed)?.[0]}px, ${at(pointed)?.[1]}px)` }}>
          <circle className="sized pointer" r={spaces.get(pointed)?.capital ? 33 : 22} />
        </g>
      )}
    </g>
  );
}

/** A tag stands where the name does not. */
function tagRight(side: string | undefined, right: boolean): boolean {
  return side === 'r' ? false : side === 'l' ? true : right;
}

/** What going there costs: a dark pill with the way, a cube and a figure. */
function CostTag({
  seat,
  note,
  fight,
  right,
}: {
  seat: number;
  note: NonNullable<Choices['notes'][string]>;
  fight: boolean;
  right: boolean;
}) {
  const wide = note.glyph === undefined ? 34 : 50;
  const { fill, light } = ownerOf(seat);
  const x = right ? 26 : -26 - wide;
  return (
    <g className="cost" transform={`translate(${x} 2)`}>
      <rect width={wide} height="19" rx="9.5" className={fight ? 'cost-plate fight' : 'cost-plate'} />
      {note.glyph !== undefined && (
        <g transform="translate(7 3) scale(.55)">
          <GlyphShape name={note.glyph} colour="#F7EEDA" />
        </g>
      )}
      <rect x={wide - 27} y="5" width="9" height="9" rx="1.6" fill={light} stroke={fill} strokeWidth="1.2" />
      <text x={wide - 11} y="14" className="cost-figure">
        {note.cost}
      </text>
    </g>
  );
}
