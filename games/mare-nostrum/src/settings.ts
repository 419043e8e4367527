import type { Setting } from '@tabula/engine';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** What a table may choose before the game; the first value is the default. */
export const SETTINGS = {
  /** The player aids' set-up, or 36 points to spend [Disposizione Iniziale]. */
  setup: { values: ['introductory', 'advanced'] },
  /** Which civilizations play: the advised ones, any by lot, or each player's choice [Esempi & Domande]. */
  civilizations: { values: ['recommended', 'random', 'chosen'] },
  /** Civilizations without a player stand on the board and defend themselves. */
  neutrals: { values: ['on', 'off'] },
  /** Cards of each common good (R-COUNT). */
  commonCommodityCount: { values: ['10', '11'] },
  /** The second caravan of Egypt's set-up (R-CLEO). */
  egyptGrainCaravan: { values: ['off', 'on'] },
  /** The last turn (R-STUCK). */
  maxTurns: { values: ['none', ...range(10, 30)], quick: true },
  heroesToWin: { values: ['4', '5'], quick: true },
  /** Players who fulfil the condition in the same construction phase share the victory, or play on for one more (R-DRAW). */
  friendlyDraw: { values: ['off', 'on', 'play-on'] },
  /** Caesar's fortresses cost 2 as well as his legions. */
  caesarFortressDiscount: { values: ['on', 'off'] },
  /** Leaders name one player at a time, or the whole order at once (R-LEADORDER). */
  orderAnnounced: { values: ['step', 'whole'] },
} as const satisfies Readonly<Record<string, Setting>>;

/** The settings as the rules read them. */
export interface Rules {
  readonly advanced: boolean;
  readonly commonCount: number;
  /** The number of the last turn; 0 if there is none. */
  readonly maxTurns: number;
  readonly heroesToWin: number;
  readonly friendlyDraw: (typeof SETTINGS.friendlyDraw.values)[number];
  readonly caesarFortress: boolean;
  readonly wholeOrder: boolean;
  readonly neutrals: boolean;
  readonly egyptGrain: boolean;
}

export function rulesFrom(settings: Readonly<Record<string, string>>): Rules {
  return {
    advanced: settings.setup === 'advanced',
    commonCount: Number(settings.commonCommodityCount),
    maxTurns: settings.maxTurns === 'none' ? 0 : Number(settings.maxTurns),
    heroesToWin: Number(settings.heroesToWin),
    friendlyDraw: SETTINGS.friendlyDraw.values.find((value) => value === settings.friendlyDraw) ?? 'off',
    caesarFortress: settings.caesarFortressDiscount === 'on',
    wholeOrder: settings.orderAnnounced === 'whole',
    neutrals: settings.neutrals === 'on',
    egyptGrain: settings.egyptGrainCaravan === 'on',
  };
}
