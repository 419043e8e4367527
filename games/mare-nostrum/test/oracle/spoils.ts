import type { Seat } from '@tabula/engine';
import type { ProvinceId } from '../../src/data/provinces.ts';
import { type Campaign, uses } from './movement.ts';
import { LANDS, type Position } from './position.ts';

type Law = (condition: boolean, what: string) => void;

/** [2. Solo un giocatore invasore sopravvive] Who has pillaged, occupied or converted what, and who still must, kept from the events. */
export class Spoils {
  readonly #position: Position;
  readonly #law: Law;
  /** As "seat province": by anybody in this turn. */
  readonly #used = new Set<string>();
  /** Whom the mover has attacked where he is fighting. */
  readonly #attacked = new Set<number>();
  /** Who must choose before anything else happens, and where. */
  #chooser: { seat: Seat; province: ProvinceId } | undefined;

  constructor(position: Position, law: Law) {
    this.#position = position;
    this.#law = law;
  }

  phaseBegan(): void {
    this.#used.clear();
  }

  /** R-MODE: what a player chose when he was attacked does not bind him in his own turn. */
  campaignBegan(seat: Seat): void {
    for (const province of LANDS) this.#used.delete(`${seat} ${province}`);
  }

  used(seat: Seat, province: ProvinceId): void {
    this.#used.add(`${seat} ${province}`);
  }

  attacked(owner: number): void {
    this.#attacked.add(owner);
  }

  /** The mover is beaten, or there is war, or he is alone. */
  fought(province: ProvinceId): void {
    const [seat, ...others] = this.#position.armies(province);
    if (seat !== undefined && others.length === 0 && this.#attacked.has(seat)) this.#defended(seat, province);
    this.#attacked.clear();
  }

  /**
   * Who was attacked and is alone in another's province must choose at once; unless he has chosen this turn (R-MODE), or occupies or
   * converts already [FAQ Militare: "puoi continuare"].
   */
  #defended(seat: Seat, province: ProvinceId): void {
    if (this.#used.has(`${seat} ${province}`) || this.#position.occupation(province)?.by === seat) return;
    if (uses(this.#position, seat, province).length > 0) this.#chooser = { seat, province };
  }

  /** He is asked before anybody else, or there was but one thing to do and it is done. */
  choosesAtOnce(isAsked: (seat: Seat) => boolean): void {
    const chooser = this.#chooser;
    this.#chooser = undefined;
    if (chooser === undefined) return;
    const done = this.#used.has(`${chooser.seat} ${chooser.province}`);
    this.#law(done || isAsked(chooser.seat), 'an invader who was attacked in vain chooses at once');
  }

  /** "Deve scegliere": no province that could be used goes unused. */
  nothingIsLeft(campaign: Campaign): void {
    for (const province of LANDS)
      if (campaign.mustUse(this.#position, province))
        this.#law(
          this.#used.has(`${campaign.seat} ${province}`),
          'a province alone with the invader is pillaged, occupied or converted',
        );
  }

  /** [Dopo la battaglia; R-REALLOC] A province won in battle is used before anything else moves or fights. */
  nothingWonWaits(campaign: Campaign): void {
    for (const province of LANDS)
      if ((campaign.spent.get(province) ?? 0) > 0 && campaign.mustUse(this.#position, province))
        this.#law(this.#used.has(`${campaign.seat} ${province}`), 'what is won in battle is used at once');
  }
}
