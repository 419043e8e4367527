import { FAULTS } from './judge.mjs';

const COLUMNS = ['tables', 'acknowledged', 'undone', ...FAULTS];

/** The table at the end: by game, and in all. */
export function tableOf(judge) {
  const rows = [...judge.counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const sum = (name) => rows.reduce((all, [, counts]) => all + counts[name], 0);
  const lines = [['', ...COLUMNS], ...rows.map(([game, counts]) => [game, ...COLUMNS.map((name) => counts[name])])];
  lines.push(['all', ...COLUMNS.map(sum)]);
  return lines
    .map((line) => line.map((cell, i) => (i === 0 ? String(cell).padEnd(14) : String(cell).padStart(13))).join(''))
    .join('\n');
}

export function faultsOf(judge) {
  let all = 0;
  for (const counts of judge.counts.values()) for (const kind of FAULTS) all += counts[kind];
  return all;
}

/** The first failures: which table, what was wrong, what was done there last. */
export function storiesOf(judge) {
  return judge.stories
    .map(({ id, game, sort, kind, what, story, round, log }) =>
      [
        `\n${kind}: ${game} (${sort ?? '-'}), table ${id}, round ${round}: ${what}`,
        ...story.map((line) => `    ${line.slice(0, 200)}`),
        ...log.slice(-3).map((line) => `    log: ${line.slice(0, 300)}`),
      ].join('\n'),
    )
    .join('\n');
}
