import type { Seat } from '@tabula/engine';
import type { ProvinceId } from '../../src/data/provinces.ts';
import type { Campaign } from './movement.ts';
import { LANDS, type Position } from './position.ts';

type Law = (condition: boolean, what: string) => void;

/** [2. Solo un giocatore invasore sopravvive] Who has pillaged, occupied or converted what, kept from the events. */
export class Spoils {
  readonly #position: Position;
  readonly #law: Law;
  /** As "seat province": in this turn. */
  readonly #used = new Set<string>();
  constructor(position: Position, law: Law) {
    this.#position = position;
    this.#law = law;
  }

  phaseBegan(): void {
    this.#used.clear();
  }

  /** [FAQ Militare: "solo alla fine del combattimento che si è iniziato"] Nobody uses a province in another's turn. */
  used(mover: Seat | undefined, seat: Seat, province: ProvinceId): void {
    this.#law(seat === mover, 'only the player in turn pillages, occupies or converts');
    this.#used.add(`${seat} ${province}`);
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
