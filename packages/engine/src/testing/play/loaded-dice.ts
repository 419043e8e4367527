import { Chance } from '../../common/chance.ts';

/** Dice that show what a worked example says, one after the other. */
export class LoadedDice extends Chance {
  readonly #dice: number[];

  constructor(...dice: readonly number[]) {
    super(new Uint8Array(32), 0);
    this.#dice = [...dice];
  }

  /** How many dice nobody has rolled yet. */
  get left(): number {
    return this.#dice.length;
  }

  override below(sides: number): number {
    const die = this.#dice.shift();
    if (die === undefined) throw new Error('more dice are rolled than the example has');
    if (die < 1 || die > sides) throw new Error(`a die with ${sides} sides cannot show ${die}`);
    return die - 1;
  }
}
