/** When a private card can be played. */
export type Moment =
  /** In the Events action, after the draw. */
  | 'events'
  /** In the Movement of one of the player's nations. */
  | 'activation'
  | 'purchases'
  | 'battle'
  /** By the besieger, and by whoever holds the city. */
  | 'siege'
  | 'besieged'
  | 'reaction'
  | 'sack'
  /** When plunder is drawn in a raid or from a caravan. */
  | 'plunder'
  | 'calamity'
  | 'sea'
  /** Against another card. */
  | 'intrigue';

/** What a card does for one side of a battle, in dice, units and hits. */
export interface BattleEffect {
  readonly white?: number;
  readonly swap?: number;
  /** Standard units that count as elite. */
  readonly elite?: number;
  readonly rerolls?: number;
  /** Combat bonus of the leader, 3 at most. */
  readonly command?: number;
  /** Hits that miss in the melee. */
  readonly shield?: number;
  /** The leader survives the loss of his stack. */
  readonly hero?: number;
  readonly recover?: number;
  /** The defender wins if losses are equal. */
  readonly ties?: number;
  /** Rivers, ridges and straits do no harm. */
  readonly crossing?: number;
  /** The defender shoots first, with a die more. */
  readonly ambush?: number;
  /** Only for this side; only on such ground; only with cavalry. */
  readonly role?: 'attacker' | 'defender';
  readonly ground?: 'open' | 'rough';
  readonly horse?: true;
}

interface Row {
  readonly id: string;
  readonly first: number;
  readonly copies: number;
  readonly public: boolean;
  readonly windows?: readonly Moment[];
  readonly battle?: BattleEffect;
  /** What it adds to the rolls of a siege. */
  readonly siege?: number;
}

/** The 72 event cards (X.B), in the order of their numbers; copies of a kind have consecutive numbers. */
export const EVENT_KINDS = [
  { id: 'abundance', first: 1, copies: 1, public: true },
  { id: 'alliance', first: 2, copies: 2, public: false, windows: ['events'] },
  {
    id: 'ambush',
    first: 4,
    copies: 3,
    public: false,
    windows: ['battle'],
    battle: { ambush: 1, role: 'defender', ground: 'rough' },
  },
  { id: 'assassination', first: 7, copies: 2, public: false, windows: ['events', 'activation', 'battle'] },
  { id: 'barbarian-coalition', first: 9, copies: 2, public: false, windows: ['events'] },
  { id: 'caravan', first: 11, copies: 2, public: true },
  {
    id: 'cavalry-charge',
    first: 13,
    copies: 2,
    public: false,
    windows: ['battle'],
    battle: { swap: 1, ground: 'open', horse: true },
  },
  { id: 'city-growth', first: 15, copies: 3, public: true },
  { id: 'conscription', first: 18, copies: 2, public: false, windows: ['events', 'purchases'] },
  {
    id: 'crossing',
    first: 20,
    copies: 2,
    public: false,
    windows: ['battle'],
    battle: { crossing: 1, role: 'attacker' },
  },
  { id: 'defection', first: 22, copies: 1, public: false, windows: ['battle'] },
  { id: 'dice', first: 23, copies: 2, public: false, windows: ['battle', 'siege', 'reaction'], battle: { rerolls: 2 } },
  { id: 'expert-navigation', first: 25, copies: 1, public: false, windows: ['sea'] },
  { id: 'famine', first: 26, copies: 2, public: true },
  { id: 'forced-march', first: 28, copies: 2, public: false, windows: ['activation'] },
  { id: 'fortifications', first: 30, copies: 2, public: false, windows: ['purchases', 'besieged'], siege: -1 },
  { id: 'heresy', first: 32, copies: 3, public: true },
  { id: 'heroism', first: 35, copies: 1, public: false, windows: ['battle'], battle: { shield: 1, hero: 1 } },
  { id: 'inspired-command', first: 36, copies: 2, public: false, windows: ['battle', 'siege'], battle: { command: 1 } },
  { id: 'intrigue', first: 38, copies: 1, public: false, windows: ['intrigue'] },
  { id: 'loyal-troops', first: 39, copies: 2, public: false, windows: ['battle', 'calamity'], battle: { recover: 1 } },
  { id: 'mercenaries', first: 41, copies: 2, public: false, windows: ['activation'] },
  { id: 'night-march', first: 43, copies: 1, public: false, windows: ['activation'] },
  {
    id: 'obstinate-defence',
    first: 44,
    copies: 1,
    public: false,
    windows: ['battle'],
    battle: { white: 1, ties: 1, role: 'defender' },
  },
  { id: 'plague', first: 45, copies: 1, public: true },
  { id: 'plunder', first: 46, copies: 2, public: false, windows: ['sack', 'plunder'] },
  { id: 'reaction', first: 48, copies: 1, public: false, windows: ['reaction'] },
  { id: 'renaissance', first: 49, copies: 1, public: false, windows: ['events', 'activation'] },
  { id: 'reserve', first: 50, copies: 1, public: true },
  { id: 'revolt', first: 51, copies: 3, public: true },
  { id: 'sedition', first: 54, copies: 2, public: false, windows: ['events', 'activation'] },
  { id: 'shortage', first: 56, copies: 2, public: true },
  { id: 'siege-engines', first: 58, copies: 3, public: false, windows: ['siege'], siege: 2 },
  { id: 'spies', first: 61, copies: 2, public: false, windows: ['activation'] },
  { id: 'storm', first: 63, copies: 2, public: false, windows: ['sea'] },
  { id: 'subsidies', first: 65, copies: 1, public: false, windows: ['events', 'purchases'] },
  { id: 'surprise', first: 66, copies: 2, public: false, windows: ['battle'], battle: { white: 1 } },
  { id: 'terror', first: 68, copies: 1, public: false, windows: ['siege'] },
  { id: 'treason', first: 69, copies: 2, public: false, windows: ['activation', 'siege'], siege: 3 },
  {
    id: 'veterans',
    first: 71,
    copies: 2,
    public: false,
    windows: ['events', 'purchases', 'battle'],
    battle: { elite: 2 },
  },
] as const satisfies readonly Row[];

export type EventKind = (typeof EVENT_KINDS)[number]['id'];

/** The same rows, without the literal types. */
export const EVENT_ROWS: readonly (Row & { readonly id: EventKind })[] = EVENT_KINDS;
