import type { Note, Option } from '@tabula/engine';
import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import { hasOdds, shareOf } from '../question/odds.ts';
import { remarksOf } from '../question/option-words.ts';
import type { Choices, Target } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useKnownOdds, useQuestion } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { LeaderLine } from '../ui/leader-line.tsx';
import { percent } from '../ui/percent.ts';
import { beside, WIDE } from './beside.ts';
import { PlaceFacts } from './place-card.tsx';

interface HoverCardProps {
  readonly camera: Camera;
  readonly map: BoardMap;
  readonly space: string;
  readonly choices: Choices;
}

/** What a place means, before one chooses it: what it is, what it costs, the odds. */
export function HoverCard({ camera, map, space, choices }: HoverCardProps) {
  const { speaker, game } = useTable();
  const target = choices.targets.get(space);
  const blocked = choices.blocked.get(space);
  const option = target?.options[0] ?? blocked?.option;
  if (option === undefined) return null;
  const look = game.look?.options[option.kind];
  const fights = target !== undefined && !target.start && hasOdds(game, option, choices.notes[option.id]);
  const at = beside(camera, map, space, fights ? 220 : 120, choices.targets);
  if (at === null) return null;
  const areas = map.board.play === 'areas';
  const glyph = blocked === undefined ? look?.glyph : 'lock';
  const isSeveral = target !== undefined && (target.start || target.options.length > 1);
  return (
    <>
      <LeaderLine from={at.from} card={{ left: at.left, top: at.top, width: WIDE, height: fights ? 200 : 100 }} />
      <div className={fights ? 'hover-card fight' : 'hover-card'} style={{ left: at.left, top: at.top }} role="tooltip">
        <h2>
          {glyph !== undefined && <Glyph name={glyph} size={blocked === undefined ? 16 : 15} />}
          {isSeveral ? speaker.say(`space.${space}`) : speaker.option(option)}
        </h2>
        {blocked !== undefined && (
          <p>
            {speaker.say(`reason.${blocked.reason}`, blocked.args)} ({blocked.rule})
          </p>
        )}
        <PlaceFacts space={space} />
        <Remarks target={target} option={option} choices={choices} areas={areas} />
        {fights && <OddsBox option={option} note={choices.notes[option.id]} />}
      </div>
    </>
  );
}

/** What a place means that a finger has tapped: in the sheet, so that nothing covers the place; its buttons choose. */
export function TapCard() {
  const { speaker, say } = useTable();
  const { take } = useCommands();
  const choices = useQuestion();
  const tapped = useInteraction((interaction) => interaction.tapped);
  const confirming = useInteraction((interaction) => interaction.confirming);
  const target = tapped === null ? undefined : choices?.targets.get(tapped);
  const { game } = useTable();
  if (tapped === null || choices === null || target === undefined) return null;
  return (
    <section className="tap-card" aria-live="polite">
      <h2>{speaker.say(`space.${tapped}`)}</h2>
      <PlaceFacts space={tapped} />
      {target.options.slice(0, MENU).map((option) => (
        <div key={option.id}>
          <Remarks target={{ ...target, options: [option] }} option={option} choices={choices} areas />
          {hasOdds(game, option, choices.notes[option.id]) && (
            <OddsBox option={option} note={choices.notes[option.id]} />
          )}
          <button type="button" className="button gold" data-option={option.id} onClick={() => take(option)}>
            {confirming === option.id ? say('sure', { option: speaker.option(option) }) : speaker.option(option)}
          </button>
        </div>
      ))}
    </section>
  );
}

/** So many meanings of a tapped place have a button. */
const MENU = 6;

/** So many meanings of a place are told one by one. */
const TOLD = 4;

/** What is said of choosing a place; where it can mean several things, of each of them. */
function Remarks({
  target,
  option,
  choices,
  areas,
}: {
  target: Target | undefined;
  option: Option;
  choices: Choices;
  areas: boolean;
}) {
  const { speaker, say } = useTable();
  // The chance has a box of its own.
  const remarks = ({ id }: Option) => {
    const { chance: _, ...note } = choices.notes[id] ?? {};
    return remarksOf(speaker, say, note, areas ? 'areas' : 'points');
  };
  if (target?.start) return null;
  if (target === undefined || target.options.length === 1) {
    const said = remarks(option);
    return said === '' ? null : <p>{said}</p>;
  }
  if (target.options.length > TOLD) return null;
  return (
    <ul>
      {target.options.map((one) => (
        <li key={one.id}>{[speaker.option(one), remarks(one)].filter((words) => words !== '').join(': ')}</li>
      ))}
    </ul>
  );
}

/** How likely a fight is to be won, and what it costs on average. */
function OddsBox({ option, note }: { option: Option; note: Note | undefined }) {
  const { speaker, game, say } = useTable();
  const odds = useKnownOdds().get(option.id);
  const share = shareOf(game, note, odds);
  if (share === null && odds === undefined)
    return (
      <div className="odds">
        <p className="thinking">{say('odds.thinking')}</p>
      </div>
    );
  if (share === null) return <div className="odds" />;
  return (
    <div className="odds">
      <p className="odds-figure">
        <b>{percent(share)}</b> {say('odds.to-win')}
      </p>
      <div className="bar">
        <i style={{ width: `${100 * share}%` }} />
      </div>
      <dl>
        {Object.entries(odds?.figures ?? {})
          .filter(([name]) => speaker.has(`figure.${name}`))
          .map(([name, mean]) => (
            <div key={name}>
              <dt>{speaker.say(`figure.${name}`)}</dt>
              <dd>{mean.toFixed(1)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
