import type { GameEvent, LogEntry } from '@tabula/engine';
import { memo } from 'react';
import { Dice } from '../kit/dice.tsx';
import { Emblem } from '../kit/owners.tsx';
import { Words } from '../kit/words.tsx';
import { seatOf } from './fights.ts';
import { useVoice } from './voice.ts';

/** More lines than this are not drawn; the replay has them all. */
const MOST = 240;

/** The log in plain words, the newest on top; `since` is where one last looked. */
export const Log = memo(function Log({ log, since }: { log: readonly LogEntry<GameEvent>[]; since: number }) {
  const { game, speaker, say } = useVoice();
  const chapters = game.look?.chapters ?? [];
  const shown = log
    .map((entry, i) => ({ ...entry, i }))
    .slice(-MOST)
    .reverse();
  if (shown.length === 0) return <p className="empty">{say('log.empty')}</p>;
  return (
    <ol className="log">
      {since < log.length && since > 0 && (
        <li className="chapter">
          <span>{say('since')}</span>
        </li>
      )}
      {shown.map(({ event, i }) =>
        chapters.includes(event.event) ? (
          <li key={i} className="chapter">
            <span>{speaker.event(event)}</span>
          </li>
        ) : i === since - 1 && since < log.length ? (
          <li key={i} className="line before">
            <LogLine event={event} />
          </li>
        ) : (
          <li key={i} className={i === log.length - 1 ? 'line newest' : i >= since ? 'line new' : 'line'}>
            <LogLine event={event} />
          </li>
        ),
      )}
    </ol>
  );
});

/** One thing that happened: emblem, sentence, and the dice as dice. */
export const LogLine = memo(function LogLine({ event }: { event: GameEvent }) {
  const { game, speaker } = useVoice();
  const seat = seatOf(game, event);
  const { dice } = event;
  return (
    <>
      <span className="line-emblem">{seat === null ? <i className="nobody" /> : <Emblem seat={seat} size={14} />}</span>
      <p>
        <Words sentence={speaker.eventSentence(event)} />
        {typeof dice === 'object' && (
          <Dice dice={dice.map(Number)} hit={game.look?.hit ?? 4} seat={seat} size={16} label={dice.join(', ')} />
        )}
      </p>
    </>
  );
});
