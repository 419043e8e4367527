import type { NationId } from '../src/data/nations.ts';
import { NATION_ROWS } from '../src/data/nations.ts';
import { nation } from '../src/data/pieces.ts';
import type { InvasionsEvent } from '../src/events.ts';
import type { State } from '../src/state.ts';

/** VI.C Who never has a treasury. */
const WITHOUT_TREASURY: readonly string[] = NATION_ROWS.flatMap(({ id, role }) =>
  ['minor', 'inactive', 'raider'].includes(role) ? [id] : [],
);

/** VII.D, VIII.C A founder's gold. */
const FOUNDERS_GOLD = 20;

/** The accounts of every nation, kept from what is told alone: gold and points. */
export class Ledger {
  readonly gold: number[];
  readonly points: number[];

  constructor({ nations }: State) {
    this.gold = nations.treasury.slice();
    this.points = nations.points.slice();
  }

  #add(id: NationId, gold: number): void {
    this.gold[nation(id)] += gold;
  }

  /** What an event says of gold and points. */
  hear(event: InvasionsEvent): void {
    switch (event.event) {
      case 'won.gold':
      case 'granted':
      case 'caravan':
      case 'plunder':
      case 'sacked':
        this.#add(event.nation, event.gold);
        break;
      case 'lost.gold':
      case 'eroded':
      case 'administered':
      case 'bought':
      case 'restored':
      case 'fortified':
        this.#add(event.nation, -event.gold);
        break;
      case 'paid':
        this.#add(event.nation, -event.gold);
        this.#add(event.enemy, event.gold);
        break;
      case 'kingdom.founded':
      case 'empire.founded':
        this.#add(event.nation, FOUNDERS_GOLD);
        break;
      case 'revenues':
        this.gold[nation(event.nation)] = event.treasury;
        break;
      case 'collapsed':
      case 'vanished':
        this.gold[nation(event.nation)] = 0;
        break;
      case 'scored':
        this.points[nation(event.nation)] += event.points;
        break;
      case 'raided':
        this.#raid(event.nation, event.roll);
        break;
      default:
    }
  }

  /** XI.E A gold and a point for 5 and 6, three points for more (the plunder is told by itself). */
  #raid(id: NationId, roll: number): void {
    if (roll <= 4) return;
    this.points[nation(id)] += roll <= 6 ? 1 : 3;
    if (roll <= 6 && !WITHOUT_TREASURY.includes(id)) this.#add(id, 1);
  }
}
