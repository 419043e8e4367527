import { type Analysis, analyse as analysed, betterThanPlayed, type Step, type TurningPoint } from '@tabula/bots';
import { type Game, type GameRecord, Match, type Option, type Speaker } from '@tabula/engine';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { progressBar } from '../progress.ts';
import { gameNamed } from '../registry.ts';
import { speakerFor } from '../speaker.ts';
import { table } from '../text-layout.ts';
import { decimal, type Words } from '../texts/index.ts';
import { located, readRecord } from './replay.ts';

interface Given {
  readonly ms: string;
  readonly rollouts?: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** tabula analyse: what happened in a finished game, and what was luck. */
export function analyse(context: Context): Command {
  const { words } = context;
  return new Command('analyse')
    .description(words('help.analyse'))
    .argument('<file>', words('help.file'))
    .option('--ms <milliseconds>', words('help.analyse-ms'), '120')
    .option('--rollouts <number>', words('help.analyse-rollouts'))
    .option('--seed <word>', words('help.sim-seed'), '1')
    .option('--json', words('help.json'))
    .action((file: string, given: Given) => run(file, given, context));
}

async function run(file: string, given: Given, context: Context): Promise<void> {
  const { terminal, language, words } = context;
  const record = readRecord(file, context);
  const game = await gameNamed(terminal.registry, record.game, words);
  const budget =
    given.rollouts === undefined
      ? { milliseconds: wholeNumber(given.ms, '--ms', 1, words) }
      : { iterations: wholeNumber(given.rollouts, '--rollouts', 1, words) };
  const match = located(file, () => Match.replay(game, record));
  const bar = progressBar(terminal, record.answers.length);
  const analysis = located(file, () => toEnd(analysed(game, record, { budget, seed: given.seed }), bar.show));
  bar.clear();
  if (given.json) {
    const { config, seed } = match;
    terminal.output.write(`${JSON.stringify({ game: game.id, ...config, seed, ...analysis }, null, 2)}\n`);
    return;
  }
  const speaker = speakerFor(game, language, match.names, words);
  const title = words('analyse.title', {
    game: game.title[language],
    players: analysis.seats,
    answers: record.answers.length,
    moments: analysis.steps.length,
  });
  const lines = [
    title,
    ...(analysis.over ? [] : [words('analyse.unfinished')]),
    '',
    ...pointLines(analysis, optionsOf(game, record, analysis.steps), speaker, words),
    ...accountLines(analysis, speaker, words),
    '',
    words('analyse.about'),
  ];
  terminal.output.write(`${lines.join('\n')}\n`);
}

/** Goes through to the end, and says on the way how many answers are done. */
function toEnd(steps: Generator<number, Analysis>, show: (done: number) => void): Analysis {
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
    show(value);
  }
}

/** Finds an option as it was offered, for its words. */
type OptionAt = (step: Step, id: string) => Option | undefined;

/** What was offered at the questions of these steps. */
function optionsOf(game: Game, record: GameRecord, steps: readonly Step[]): OptionAt {
  const offered = new Map<number, readonly Option[]>();
  const asked = new Set(steps.map(({ moment }) => moment.answer));
  const { hash: _, ...unchecked } = record;
  const match = Match.replay(game, { ...unchecked, answers: [] });
  for (const [i, { seat, id }] of record.answers.entries()) {
    if (asked.has(i)) offered.set(i, match.decision?.open(seat)?.options ?? []);
    match.answer(seat, id);
  }
  return ({ moment }, wanted) => offered.get(moment.answer)?.find(({ id }) => id === wanted);
}

function pointLines({ steps, turningPoints }: Analysis, optionAt: OptionAt, speaker: Speaker, words: Words): string[] {
  const said = (step: Step, id: string) => {
    const option = optionAt(step, id);
    return option === undefined ? id : speaker.option(option);
  };
  const lines = turningPoints.flatMap((point, i) => {
    const step = steps[point.step];
    const { moment } = step;
    const better = betterThanPlayed(moment);
    return [
      words('analyse.point', {
        number: i + 1,
        answer: moment.answer + 1,
        who: speaker.seat(moment.seat),
        option: said(step, moment.played.id),
      }),
      `   ${movedLine(point, speaker, words)}`,
      `   ${
        better === undefined
          ? words('analyse.agrees')
          : words('analyse.better', {
              option: said(step, better.id),
              best: percent(moment.best[0].chances[moment.seat].value, words),
              noise: percent(moment.best[0].chances[moment.seat].noise, words),
              played: percent(moment.played.chances[moment.seat].value, words),
            })
      }`,
    ];
  });
  return [words('analyse.points'), ...lines, ''];
}

function movedLine({ seat, by, noise, cause }: TurningPoint, speaker: Speaker, words: Words): string {
  const figures = { whose: speaker.seat(seat), by: signed(by, words), noise: percent(noise, words) };
  return words(cause === 'luck' ? 'analyse.moved-luck' : 'analyse.moved-choice', figures);
}

function accountLines({ accounts }: Analysis, speaker: Speaker, words: Words): string[] {
  const head = ['start', 'choices', 'others', 'luck', 'drift', 'result'] as const;
  const rows = accounts.map((account, seat) => [
    speaker.seat(seat),
    ...head.map((part) => {
      const figure = part === 'start' || part === 'result' ? percent : signed;
      const noise = part === 'choices' || part === 'luck' ? ` ± ${percent(account.noise[part], words)}` : '';
      return `${figure(account[part], words)}${noise}`;
    }),
  ]);
  return [
    words('analyse.accounts'),
    ...table(['', ...head.map((part) => words(`analyse.${part}`))], rows),
    '',
    ...accounts.map(({ alike, decided }, seat) => words('analyse.alike', { who: speaker.seat(seat), alike, decided })),
  ];
}

function percent(share: number, words: Words): string {
  return decimal(100 * share, 0, words);
}

function signed(share: number, words: Words): string {
  return `${share > 0 ? '+' : ''}${percent(share, words)}`;
}
