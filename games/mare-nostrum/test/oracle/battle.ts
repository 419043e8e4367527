import { unbundle } from '@tabula/engine';
import type { MareEvent } from '../../src/events.ts';
import type { Position } from './position.ts';

type Told<K extends MareEvent['event']> = Extract<MareEvent, { event: K }>;
type Law = (condition: boolean, what: string) => void;

const count = (units: string, unit: string): number => unbundle(units).get(unit) ?? 0;
const size = (units: string): number => [...unbundle(units).values()].reduce((sum, each) => sum + each, 0);

/** [B) Combattimento] One battle: two sides, one round; each side loses a unit for every full five points of the other. */
export class Battle {
  readonly #position: Position;
  readonly #law: Law;
  readonly #sides: readonly [{ owner: number; units: string }, { owner: number; units: string }];
  readonly #atSea: boolean;
  readonly #hits = new Map<number, number>();
  readonly #losses = new Map<number, number>();

  constructor(position: Position, law: Law, attack: Told<'attacked'> | Told<'attacked.sea'>) {
    this.#position = position;
    this.#law = law;
    this.#atSea = attack.event === 'attacked.sea';
    this.#sides = [
      { owner: attack.by, units: attack.units },
      { owner: attack.side, units: attack.against },
    ];
    if (attack.event === 'attacked') this.#defendersOf(attack);
    else law(size(attack.against) === position.ships(attack.side, attack.sea), 'all triremes attacked defend');
  }

  #defendersOf({ side, province, against }: Told<'attacked'>): void {
    this.#law(
      count(against, 'legion') === this.#position.legions(side, province) &&
        count(against, 'fortress') === this.#position.fortresses(side, province),
      'all land units attacked defend',
    );
  }

  get over(): boolean {
    const due = this.#sides.filter(({ owner }, i) => this.mustLose(i) > 0 && !this.#losses.has(owner));
    return this.#hits.size === 2 && due.length === 0;
  }

  /** How many units a side must lose: by the other's points, and no more than it has. */
  mustLose(side: number): number {
    const { units } = this.#sides[side];
    return Math.min(this.#hits.get(this.#sides[1 - side].owner) ?? 0, size(units));
  }

  lossesOf(owner: number): { most: number; legions: number; fortresses: number } {
    const side = this.#sides.findIndex((one) => one.owner === owner);
    const { units } = this.#sides[side];
    return { most: this.mustLose(side), legions: count(units, 'legion'), fortresses: count(units, 'fortress') };
  }

  /** All ways to lose that many, as answers. */
  lossOptions(owner: number): string[] {
    const { most, legions, fortresses } = this.lossesOf(owner);
    const part = (number: number, unit: string) => (number === 0 ? [] : [number === 1 ? unit : `${number}*${unit}`]);
    return Array.from({ length: most + 1 }, (_, walls) => ({ walls, men: most - walls }))
      .filter(({ walls, men }) => walls <= fortresses && men <= legions)
      .map(({ walls, men }) => `lose ${[...part(men, 'legion'), ...part(walls, 'fortress')].join('+')}`);
  }

  rolled({ side, dice, bonus, walls, total, losses }: Told<'rolled'>): void {
    const one = this.#sides.find(({ owner }) => owner === side);
    if (one === undefined) throw new Error('a stranger rolls dice');
    const men = count(one.units, this.#atSea ? 'trireme' : 'legion');
    const hero = this.#atSea ? 'pericles' : 'hannibal';
    const extra = this.#position.owner(hero) === side ? men : 0;
    const points = dice.reduce((sum, die) => sum + die, 0) + extra + 6 * count(one.units, 'fortress');
    this.#law(dice.length === men, 'a die for every legion or trireme');
    this.#law(bonus === extra && walls === 6 * count(one.units, 'fortress'), 'heroes and fortresses add their points');
    this.#law(total === points, 'the points are the sum');
    this.#hits.set(side, Math.floor(points / 5));
    const other = this.#sides.findIndex(({ owner }) => owner !== side);
    this.#law(losses === this.mustLose(other), 'a loss for every full five points');
  }

  lost({ side, units }: Told<'lost'>): void {
    const { most, legions } = this.lossesOf(side);
    this.#law(size(units) === most, 'each side loses what the other scored');
    if (side === 5) this.#law(count(units, 'legion') === Math.min(most, legions), 'neutral legions fall first');
    this.#losses.set(side, size(units));
  }
}
