import type { Odds } from '@tabula/bots/browser';
import type { Option, Scene } from '@tabula/engine';
import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import type { Choices } from '../question/choices.ts';
import { wantedShare } from '../question/odds.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { LeaderLine } from '../ui/leader-line.tsx';
import { beside, WIDE } from './beside.ts';
import { PlaceFacts } from './place-card.tsx';

/** What a place means, before one chooses it: what it is, what it costs, the odds. */
export function HoverCard({
  camera,
  map,
  space,
  scene,
  choices,
  odds,
  onTake,
}: {
  camera: Camera;
  map: BoardMap;
  space: string;
  scene: Scene;
  choices: Choices;
  odds: ReadonlyMap<string, Odds | null>;
  onTake: (option: Option) => void;
}) {
  const { speaker, game, say } = useTable();
  const target = choices.targets.get(space);
  const blocked = choices.blocked.get(space);
  const option = target?.options[0] ?? blocked?.option;
  if (option === undefined) return null;
  const found = odds.get(option.id);
  const look = game.look?.options[option.kind];
  const areas = map.board.play === 'areas';
  const remarks = ({ id }: Option) => {
    const note = choices.notes[id];
    return [
      ...(note?.words === undefined ? [] : [speaker.phrase(note.words)]),
      ...(note?.cost === undefined ? [] : [say(areas ? 'cost.reach' : 'cost', { cost: note.cost })]),
    ].join(', ');
  };
  const at = beside(camera, map, space, look?.fight ? 170 : 70);
  if (at === null) return null;
  const figures = Object.entries(found?.figures ?? {}).filter(([name]) => speaker.has(`figure.${name}`));
  return (
    <>
      <LeaderLine from={at.from} card={{ left: at.left, top: at.top, width: WIDE, height: look?.fight ? 150 : 56 }} />
      <div
        className={look?.fight ? 'hover-card fight' : 'hover-card'}
        style={{ left: at.left, top: at.top }}
        role="tooltip"
      >
        <h3>
          {blocked === undefined ? (
            look?.glyph !== undefined && <Glyph name={look.glyph} size={16} />
          ) : (
            <Glyph name="lock" size={15} />
          )}
          {target !== undefined && (target.start || target.options.length > 1)
            ? speaker.say(`space.${space}`)
            : speaker.option(option)}
        </h3>
        {blocked !== undefined && (
          <p>
            {speaker.say(`reason.${blocked.reason}`)} ({blocked.rule})
          </p>
        )}
        {areas && <PlaceFacts space={space} scene={scene} />}
        {target === undefined || target.options.length === 1 ? (
          remarks(option) !== '' && !target?.start && <p>{remarks(option)}</p>
        ) : target.start || target.options.length > 4 ? null : (
          <ul>
            {target.options.map((one) => (
              <li key={one.id}>{[speaker.option(one), remarks(one)].filter((words) => words !== '').join(': ')}</li>
            ))}
          </ul>
        )}
        {look?.fight && target !== undefined && (
          <div className="odds">
            {found === undefined ? (
              <p className="thinking">{say('odds.thinking')}</p>
            ) : found === null ? null : (
              <>
                <p className="odds-figure">
                  <b>{Math.round(100 * wantedShare(game, found))} %</b> {say('odds.to-win')}
                </p>
                <div className="bar">
                  <i style={{ width: `${100 * wantedShare(game, found)}%` }} />
                </div>
                <dl>
                  {figures.map(([name, mean]) => (
                    <div key={name}>
                      <dt>{speaker.say(`figure.${name}`)}</dt>
                      <dd>{mean.toFixed(1)}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </div>
        )}
        {target !== undefined && !target.start && target.options.length === 1 && (
          <button type="button" className="button gold touch-only" onClick={() => onTake(option)}>
            {say('shelf.choose')}
          </button>
        )}
      </div>
    </>
  );
}

/** Several meanings of one place: a small menu beside it. */
export function PlaceMenu({
  camera,
  map,
  space,
  options,
  onTake,
  onClose,
}: {
  camera: Camera;
  map: BoardMap;
  space: string;
  options: readonly Option[];
  onTake: (option: Option) => void;
  onClose: () => void;
}) {
  const { speaker, say } = useTable();
  const at = beside(camera, map, space, options.length * 40 + 20);
  if (at === null) return null;
  return (
    <div
      className="place-menu"
      style={{ left: at.left, top: at.top }}
      data-over
      role="dialog"
      aria-label={speaker.say(`space.${space}`)}
    >
      {options.map((option, i) => (
        <button
          key={option.id}
          type="button"
          data-option={option.id}
          ref={(element) => {
            if (i === 0) element?.focus();
          }}
          onClick={() => onTake(option)}
        >
          <span className="digit">{i + 1}</span> {speaker.option(option)}
        </button>
      ))}
      <button type="button" className="quiet" onClick={onClose}>
        {say('close')}
      </button>
    </div>
  );
}
