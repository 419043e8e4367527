import type { GameEvent, LogEntry } from '@tabula/engine';
import { memo, useDeferredValue, useMemo } from 'react';
import { type Chapter, chaptersOf, type Line } from '../question/chapters.ts';
import { seatOf, struckOf } from '../question/fights.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useTableModel } from '../session/use-table-store.ts';
import { Dice } from '../ui/dice.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Words } from '../ui/words.tsx';

/** More lines than this are not drawn; the replay has them all. */
const MOST = 240;

interface Reading {
  /** Where in the log one last looked, and where it ends. */
  readonly since: number;
  readonly end: number;
}

/** The log of the table; it may come a moment after the map. */
export function LogPage() {
  const log = useTableModel((model) => model.log);
  const since = useTableModel(({ unread }) => unread);
  return <Log log={useDeferredValue(log)} since={since} />;
}

/** The log in plain words, by chapters, as it happened; where it ends one looks first (side.css). */
const Log = memo(function Log({ log, since }: { log: readonly LogEntry<GameEvent>[]; since: number }) {
  const { game, say } = useTable();
  const parts = useMemo(() => chaptersOf(log, game.look?.chapters ?? [], MOST), [log, game]);
  if (log.length === 0) return <p className="empty">{say('log.empty')}</p>;
  return <Parts parts={parts} level={0} reading={{ since, end: log.length }} />;
});

function Parts({ parts, level, reading }: { parts: readonly (Chapter | Line)[]; level: number; reading: Reading }) {
  return (
    <ol className={level === 0 ? 'log' : 'log-part'}>
      {parts.map((part) =>
        'event' in part ? (
          <li key={part.i} className={styleOf(part.i, reading)}>
            <LogLine event={part.event} />
            <FightAgain line={part} />
          </li>
        ) : (
          <li key={part.head.i} className="chapter" data-level={level}>
            <Heading event={part.head.event} level={level} />
            <Parts parts={part.parts} level={level + 1} reading={reading} />
          </li>
        ),
      )}
    </ol>
  );
}

/** Beside the beginning of a fight: the way to see it once more. */
function FightAgain({ line: { event, i } }: { line: Line }) {
  const { game, say } = useTable();
  const { replayFight } = useCommands();
  if (game.look?.fights?.begin.includes(event.event) !== true) return null;
  return (
    <button type="button" className="fight-again" onClick={() => replayFight(i)}>
      <Glyph name="swords" size={13} /> {say('battle.again')}
    </button>
  );
}

/** The outer chapters stand right below the name of the page. */
const Heading = memo(function Heading({ event, level }: { event: GameEvent; level: number }) {
  const { speaker } = useTable();
  const Tag = level === 0 ? 'h3' : 'h4';
  const { event: what, ...args } = event;
  const short = `short.event.${what}`;
  return <Tag title={speaker.event(event)}>{speaker.has(short) ? speaker.say(short, args) : speaker.event(event)}</Tag>;
});

function styleOf(i: number, { since, end }: Reading): string {
  if (i === end - 1) return 'line newest';
  if (i >= since) return 'line new';
  return i === since - 1 && since < end ? 'line before' : 'line';
}

/** One thing that happened: emblem, sentence, and the dice as dice. */
export const LogLine = memo(function LogLine({ event }: { event: GameEvent }) {
  const { game, speaker } = useTable();
  const leaders = useTableModel((model) => model.leaders);
  const seat = seatOf(game, event, leaders);
  const { dice } = event;
  return (
    <>
      <span className="line-emblem">{seat === null ? <i className="nobody" /> : <Emblem seat={seat} size={14} />}</span>
      <p>
        <Words sentence={speaker.eventSentence(event)} />
        {typeof dice === 'object' && (
          <Dice
            dice={dice.map(Number)}
            hit={game.look?.hit}
            struck={struckOf(event)}
            faces={game.look?.die}
            dark={game.look?.dark}
            sides={game.look?.sides}
            seat={seat}
            size={16}
            label={dice
              .map((pips) => (speaker.has(`die.side.${pips}`) ? speaker.say(`die.side.${pips}`) : pips))
              .join(', ')}
          />
        )}
      </p>
    </>
  );
});
