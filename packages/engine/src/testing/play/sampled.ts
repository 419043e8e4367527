/** The variables of the process that say how thorough a run of the tests is. */
export type Environment = Readonly<Record<string, string | undefined>>;

const ALL = { positions: 'TABULA_POSITIONS', games: 'TABULA_GAMES' } as const;

/**
 * The numbers of the positions or games that an oracle looks at: the first so many, or, in a thorough run (`npm run thorough`), its
 * slice of as many as that run wants: `TABULA_POSITIONS=5000 TABULA_SLICE=3/20` is the third of twenty slices, 500 to 749.
 */
export function sampled(env: Environment, what: keyof typeof ALL, usual: number): readonly number[] {
  const wanted = env[ALL[what]];
  const all = wanted === undefined ? usual : Number(wanted);
  const [slice, slices] = wanted === undefined ? [1, 1] : (env.TABULA_SLICE ?? '1/1').split('/').map(Number);
  if (!Number.isInteger(all) || !(slice >= 1 && slice <= slices))
    throw new Error(`no ${what}: ${ALL[what]}=${wanted} TABULA_SLICE=${env.TABULA_SLICE}`);
  const from = Math.floor((all * (slice - 1)) / slices);
  const to = Math.floor((all * slice) / slices);
  return Array.from({ length: to - from }, (_, i) => from + i);
}
