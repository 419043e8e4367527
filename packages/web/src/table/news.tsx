import { useContext, useEffect, useState } from 'react';
import { LogLine } from '../log/log.tsx';
import type { NewsItem } from '../question/news.ts';
import { useTable } from '../session/table-context.ts';
import { useNews } from '../session/use-news.ts';
import { useCommands, useInteraction, useTableModel } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { PointingContext, Words } from '../ui/words.tsx';

/** So long each of the news is shown while they play, in milliseconds. */
const PACE = 2200;
const SPEEDS = [1, 2, 4] as const;

/** What happened while one was away: in short, then one by one with its number on the map, to be played like a film. */
export default function NewsSheet() {
  const { say } = useTable();
  const { showNews, closeNews } = useCommands();
  const { show } = useContext(PointingContext);
  const all = useNews();
  const never = useTableModel(({ viewer }) => viewer.answered === 0);
  const at = useInteraction(({ newsAt }) => newsAt) ?? -1;
  const [onlyMine, setOnlyMine] = useState(false);
  const numbers = all.flatMap((item, i) => (onlyMine && !item.mine ? [] : [i]));
  const go = (i: number | undefined) => {
    if (i === undefined) return;
    showNews(i);
    const { place } = all[i];
    if (place !== null) show(place);
  };
  const next = numbers.find((i) => i > at);
  const before = numbers.findLast((i) => i < at);
  const player = usePlaying(next, go);
  return (
    <section className="plan news" data-over aria-label={say('since')}>
      <header>
        <div>
          <h2>{say(never ? 'news.began' : 'since')}</h2>
          <small>{say('news.count', { count: all.length })}</small>
        </div>
      </header>
      <div className="plan-body">
        <Digest news={all} />
        <ol className="news-list">
          {numbers.map((i) => (
            <li key={all[i].i} className={i === at ? 'now' : ''}>
              <NewsLine item={all[i]} number={i + 1} onShow={() => go(i)} />
            </li>
          ))}
        </ol>
      </div>
      <footer>
        <div className="news-player">
          <button
            type="button"
            className="button"
            aria-label={say('news.before')}
            disabled={before === undefined}
            onClick={() => go(before)}
          >
            <Glyph name="back" size={16} />
          </button>
          <button
            type="button"
            className="button news-play"
            aria-label={say(player.playing ? 'news.pause' : 'news.play')}
            disabled={numbers.length === 0}
            onClick={() => player.toggle(next === undefined ? numbers[0] : undefined)}
          >
            <Glyph name={player.playing ? 'pause' : 'play'} size={16} />
          </button>
          <button
            type="button"
            className="button"
            aria-label={say('news.next')}
            disabled={next === undefined}
            onClick={() => go(next)}
          >
            <Glyph name="next" size={16} />
          </button>
          <button
            type="button"
            className="button"
            aria-label={`${say('news.speed')}: ${player.speed}×`}
            onClick={player.faster}
          >
            {player.speed}×
          </button>
          <label>
            <input type="checkbox" checked={onlyMine} onChange={() => setOnlyMine(!onlyMine)} /> {say('news.mine')}
          </label>
        </div>
        <button type="button" className="button gold news-close" onClick={closeNews}>
          {say('news.skip')} <kbd>Enter</kbd>
        </button>
      </footer>
    </section>
  );
}

/** Goes on by itself, until the end or until somebody stops it. */
function usePlaying(next: number | undefined, go: (i: number | undefined) => void) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  useEffect(() => {
    if (!playing) return;
    if (next === undefined) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(next), PACE / speed);
    return () => clearTimeout(timer);
  });
  return {
    playing: playing && next !== undefined,
    speed,
    toggle: (first: number | undefined) => {
      if (!playing) go(first ?? next);
      setPlaying(!playing);
    },
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]),
  };
}

/** So many lines of what has to do with oneself. */
const OWN = 4;

/** What has to do with oneself, and how busy the others were. */
export function Digest({ news, own = OWN }: { news: readonly NewsItem[]; own?: number }) {
  const { say, speaker, me } = useTable();
  const mine = news.filter((item) => item.mine && item.seat !== me);
  const deeds = new Map<number, number>();
  for (const { seat } of news) if (seat !== null && seat !== me) deeds.set(seat, (deeds.get(seat) ?? 0) + 1);
  const others = [...deeds].map(([seat, count]) => `${speaker.seat(seat)} ${count}`).join(' · ');
  return (
    <dl className="digest">
      {mine.length > 0 && (
        <>
          <dt>{say('news.you')}</dt>
          {mine.slice(-own).map(({ i, event, result }) => (
            <dd key={i}>
              <Words sentence={speaker.eventSentence(result ?? event)} />
            </dd>
          ))}
        </>
      )}
      {others !== '' && (
        <>
          <dt>{say('news.others')}</dt>
          <dd>{others}</dd>
        </>
      )}
    </dl>
  );
}

/** One of the news: its number, who it was, what came of it. */
function NewsLine({ item, number, onShow }: { item: NewsItem; number: number; onShow: () => void }) {
  const { say } = useTable();
  const { replayFight } = useCommands();
  return (
    <>
      <button type="button" className="news-number" aria-label={say('news.show', { number })} onClick={onShow}>
        {number}
      </button>
      <div className="line">
        <LogLine event={item.event} />
      </div>
      {item.result !== null && (
        <div className="line news-result">
          <LogLine event={item.result} />
        </div>
      )}
      {item.fight && (
        <button type="button" className="fight-again" onClick={() => replayFight(item.i)}>
          <Glyph name="swords" size={13} /> {say('battle.again')}
        </button>
      )}
    </>
  );
}

/** So many lines tell how a game began. */
const STORY = 3;

/** Before one's first choice: what came before it, in three lines, and the way to see it. */
export function Story() {
  const { say, speaker, me } = useTable();
  const { showNews, closeNews } = useCommands();
  const news = useNews();
  const told = [...news]
    .sort((a, b) => Number(b.mine) - Number(a.mine) || b.i - a.i)
    .slice(0, STORY)
    .sort((a, b) => a.i - b.i);
  return (
    <section className="story" aria-label={say('news.began')}>
      <h2>
        {me !== null && <Emblem seat={me} size={18} />} {say('news.began')}
      </h2>
      <ol>
        {told.map(({ i, event, result }) => (
          <li key={i}>{speaker.event(result ?? event)}</li>
        ))}
      </ol>
      <p>
        <button type="button" className="button" onClick={() => showNews(-1)}>
          <Glyph name="play" size={14} /> {say('news.see', { count: news.length })}
        </button>
        <button type="button" className="button" onClick={closeNews}>
          {say('close')}
        </button>
      </p>
    </section>
  );
}
