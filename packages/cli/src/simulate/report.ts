import { type Game, type Language, Speaker } from '@tabula/engine';
import { table } from '../text-layout.ts';
import { decimal, type Words } from '../texts/index.ts';
import type { Summary } from './summary.ts';

const FAILURES_SHOWN = 3;

/** The summary for people. */
export function report(game: Game, summary: Summary, language: Language, words: Words): string[] {
  const { games, players, failures, length, seats, wins, points } = summary;
  const ended = games - failures.length;
  const count = (n: number) => n.toLocaleString(language);
  const share = (n: number, of: number) => (of === 0 ? '-' : `${decimal((100 * n) / of, 1, words)}%`);
  const head = [words('sim.seat'), words('sim.wins'), words('sim.share'), words('sim.points')];
  const rows = wins.map((won, seat) => [
    summary.rotate ? `${seat + 1}` : `${seat + 1} ${seats[seat]}`,
    count(won),
    share(won, ended),
    decimal(points[seat], 2, words),
  ]);
  return [
    words('sim.title', { game: game.title[language], players, games: count(games), seed: summary.seed }),
    '',
    ...table(head, rows),
    ...(summary.shared > 0 ? [words('sim.shared', { games: count(summary.shared) })] : []),
    ...byWord(summary, words),
    '',
    words('sim.length', { min: count(length.min), mean: decimal(length.mean, 1, words), max: count(length.max) }),
    ...endings(game, summary, language).map(([ending, n]) => words('sim.ending', { ending, games: count(n) })),
    words('sim.speed', {
      decisions: count(summary.decisions),
      seconds: decimal(summary.seconds, 2, words),
      speed: count(summary.decisionsPerSecond),
    }),
    words('sim.failures', { count: failures.length }),
    ...failures.slice(0, FAILURES_SHOWN).flatMap(({ game: number, error, record }) => {
      return ['', words('sim.failure', { number, error }), record.trimEnd()];
    }),
    ...(failures.length > FAILURES_SHOWN ? [words('sim.more', { count: failures.length - FAILURES_SHOWN })] : []),
  ];
}

function byWord({ winsByWord }: Summary, words: Words): string[] {
  if (winsByWord === undefined) return [];
  const rows = Object.entries(winsByWord).map(([word, { wins, seats }]) => {
    return [word, `${wins}`, seats === 0 ? '-' : `${decimal((100 * wins) / seats, 1, words)}%`];
  });
  return ['', ...table([words('sim.bot'), words('sim.wins'), words('sim.share-seat')], rows)];
}

function endings(game: Game, summary: Summary, language: Language): [string, number][] {
  const speaker = new Speaker({ language, messages: game.messages[language], nouns: game.nouns, names: [] });
  return Object.entries(summary.endings).map(([ending, n]) => {
    return [speaker.has(`ending.${ending}`) ? speaker.say(`ending.${ending}`) : ending, n];
  });
}
