import type { BuiltBoard } from '@tabula/atlas';
import type { Piece } from '@tabula/engine';
import { shareOf } from '../question/odds.ts';
import type { Choices, Target } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useKnownOdds } from '../session/use-table-store.ts';
import { GlyphShape } from '../ui/glyph.tsx';
import { ownerOf } from '../ui/owners.tsx';
import { percent } from '../ui/percent.ts';
import { At } from './at.tsx';
import type { LayerProps } from './board-props.ts';
import { bow, pathOf, placed, route, trimmed } from './layout.ts';
import { spaceIndex } from './shapes.ts';

/** The ways from the place in question to the places that can be chosen. */
export function Routes({ board, choices, pointed }: { board: BuiltBoard; choices: Choices; pointed: string | null }) {
  const { origin, targets } = choices;
  const spaces = spaceIndex(board);
  const from = origin === null ? undefined : spaces.get(origin);
  if (origin === null || from === undefined) return null;
  return (
    <g className="routes">
      {[...targets.values()].map(({ space, fight }) => {
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
export function Rings({ map: { board }, choices, pointed, fight, advised, contrast, scene }: LayerProps) {
  const spaces = spaceIndex(board);
  const place = (id: string | null | undefined) => (id == null ? undefined : spaces.get(id));
  const fought = place(fight);
  const origin = choices?.targets.has(choices.origin ?? '') ? undefined : place(choices?.origin);
  const aimed = pointed !== null && choices?.targets.has(pointed) ? undefined : place(pointed);
  return (
    <g className="rings">
      <HaloGradient />
      {fought !== undefined && (
        <At at={fought.centre}>
          {!contrast && <circle r="52" fill="url(#halo)" />}
          <circle r="23" className="fight-ring" />
        </At>
      )}
      {choices !== null && !contrast && <Halos board={board} choices={choices} pointed={pointed} />}
      {choices !== null && (
        <TargetRings board={board} choices={choices} pointed={pointed} advised={advised} pieces={scene.pieces} />
      )}
      {choices !== null && <BlockedRings board={board} choices={choices} />}
      {choices !== null && origin !== undefined && (
        <At at={origin.centre}>
          <circle r="24.5" fill="none" stroke="#fff" strokeWidth="3" />
          <circle r="22" className="origin-ring" stroke={ownerOf(choices.seat).fill} />
        </At>
      )}
      {aimed !== undefined && (
        <g style={{ transform: `translate(${aimed.centre[0]}px, ${aimed.centre[1]}px)` }}>
          <circle className="sized pointer" r={aimed.capital ? 33 : 22} />
        </g>
      )}
    </g>
  );
}

function HaloGradient() {
  return (
    <defs>
      <radialGradient id="halo">
        <stop offset="0%" stopColor="#FFE9A0" stopOpacity=".95" />
        <stop offset="55%" stopColor="#FFC93C" stopOpacity=".7" />
        <stop offset="100%" stopColor="#FFC93C" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

interface TargetRingsProps {
  readonly board: BuiltBoard;
  readonly choices: Choices;
  readonly pointed: string | null;
  readonly advised: string | null;
  readonly pieces: readonly Piece[];
}

function TargetRings({ board, choices, pointed, advised, pieces }: TargetRingsProps) {
  const { game } = useTable();
  const spaces = spaceIndex(board);
  const from = choices.origin === null ? undefined : spaces.get(choices.origin)?.centre;
  const armies = new Map(
    placed(game, board, pieces).flatMap(({ piece, form, dx }) => (form === 'pawn' ? [[piece.at, dx > 0]] : [])),
  );
  return [...choices.targets.values()].map((target) => {
    const place = spaces.get(target.space);
    if (place === undefined) return null;
    const [x, y] = place.centre;
    const right = x >= (from?.[0] ?? board.width / 2);
    const crowded = board.spaces.some(({ centre: [x2, y2] }) => y2 > y && y2 - y < BELOW && Math.abs(x2 - x) < BELOW);
    return (
      <TargetRing
        key={target.space}
        target={target}
        place={place}
        choices={choices}
        isPointed={pointed === target.space}
        isAdvised={target.options.some(({ id }) => id === advised)}
        stand={tagStand(game.look?.labels[target.space], right, armies.get(target.space), crowded)}
      />
    );
  });
}

interface TargetRingProps {
  readonly target: Target;
  readonly place: BuiltBoard['spaces'][number];
  readonly choices: Choices;
  readonly isPointed: boolean;
  readonly isAdvised: boolean;
  /** On which side of it the tag stands. */
  readonly stand: Stand;
}

function TargetRing({ target, place, choices, isPointed, isAdvised, stand }: TargetRingProps) {
  const { fight, options } = target;
  const r = ringOf(place);
  const [option, second] = options;
  const note = second === undefined ? choices.notes[option.id] : undefined;
  const odds = useKnownOdds().get(option.id);
  const { game } = useTable();
  return (
    <g>
      <At at={place.centre} className={['ring', fight ? 'fight' : '', isPointed ? 'pointed' : ''].join(' ')}>
        <circle className="ring-white" r={r} />
        <circle className="ring-edge" r={r} />
        <circle className="ring-gold" r={r} />
        {note?.cost !== undefined && (
          <CostTag
            seat={choices.seat}
            note={note}
            fight={fight}
            share={fight ? shareOf(game, note, odds) : null}
            stand={stand}
          />
        )}
        {isAdvised && (
          <g transform={`translate(${-r - 2} ${-r + 2})`}>
            <circle r="11" fill="#F7C04A" stroke="#7A4A00" strokeWidth="1.2" />
            <g transform="translate(-7.2 -7.2) scale(.6)">
              <GlyphShape name="bulb" colour="#2B1B04" />
            </g>
          </g>
        )}
      </At>
    </g>
  );
}

function BlockedRings({ board, choices }: { board: BuiltBoard; choices: Choices }) {
  const { speaker } = useTable();
  const spaces = spaceIndex(board);
  return [...choices.blocked.values()].map(({ space, reason, args }) => {
    const place = spaces.get(space);
    if (place === undefined) return null;
    return (
      <At key={space} at={place.centre}>
        <circle className="blocked-ring" r="21" />
        <title>{speaker.has(`reason.${reason}`) ? speaker.say(`reason.${reason}`, args) : reason}</title>
      </At>
    );
  });
}

const ringOf = ({ capital }: { capital?: boolean }) => (capital ? 34 : 23);

/** The light around what can be chosen. All of it breathes as one: each by itself would be a picture of its own to paint. */
function Halos({ board, choices, pointed }: { board: BuiltBoard; choices: Choices; pointed: string | null }) {
  const spaces = spaceIndex(board);
  return (
    <g className="halos">
      {[...choices.targets.keys()].map((id) => {
        const space = spaces.get(id);
        if (space === undefined) return null;
        const [x, y] = space.centre;
        return (
          <g key={id} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <circle className="sized" r={ringOf(space) * (pointed === id ? 1.9 : 1.7)} fill="url(#halo)" />
          </g>
        );
      })}
    </g>
  );
}

type Stand = 'left' | 'right' | 'below';

/** A place so near, in units of the board, would lie over a tag below this one. */
const BELOW = 70;

/** A tag stands beyond the place, seen from where one comes; below it where the name or an army is in the way, unless another place is there. */
function tagStand(label: string | undefined, right: boolean, armyRight: boolean | undefined, crowded: boolean): Stand {
  const free = (side: 'left' | 'right') => label !== side.slice(0, 1) && armyRight !== (side === 'right');
  const wanted = right ? 'right' : 'left';
  if (free(wanted)) return wanted;
  const other = right ? 'left' : 'right';
  if (crowded && free(other)) return other;
  if (label !== 'b') return 'below';
  return other;
}

/** What going there costs: a dark pill with the way, a cube and a figure; of a fight, as soon as somebody knows, the chance. */
function CostTag({
  seat,
  note,
  fight,
  share,
  stand,
}: {
  seat: number;
  note: NonNullable<Choices['notes'][string]>;
  fight: boolean;
  share: number | null;
  stand: Stand;
}) {
  const wide = (note.glyph === undefined ? 34 : 50) + (share === null ? 0 : 10);
  const { fill, light } = ownerOf(seat);
  const x = stand === 'right' ? 26 : stand === 'left' ? -26 - wide : -wide / 2;
  return (
    <g className="cost" transform={`translate(${x} ${stand === 'below' ? 27 : 2})`}>
      <rect width={wide} height="19" rx="9.5" className={fight ? 'cost-plate fight' : 'cost-plate'} />
      {note.glyph !== undefined && (
        <g transform="translate(7 3) scale(.55)">
          <GlyphShape name={note.glyph} colour="#F7EEDA" />
        </g>
      )}
      {share === null && (
        <rect x={wide - 27} y="5" width="9" height="9" rx="1.6" fill={light} stroke={fill} strokeWidth="1.2" />
      )}
      <text x={wide - (share === null ? 11 : 21)} y="14" className="cost-figure">
        {share === null ? note.cost : percent(share)}
      </text>
    </g>
  );
}
