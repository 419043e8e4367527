import { type Ask, type Chance, Run, type Seat } from '@tabula/engine';
import type { CityId } from '../../src/data/cities.ts';
import type { ByzantiumEvent } from '../../src/events.ts';
import { byzantium } from '../../src/index.ts';
import { copy, type State } from '../../src/state.ts';
import { Umpire } from './combat.ts';
import { Flight } from './flight.ts';
import { beginning, entries, type March, steps } from './movement.ts';
import { type Faction, placeOf, summary } from './position.ts';

/** A run, what happened in it since the last checkpoint, and the laws that every event of it must keep. */
export class Watch {
  readonly run: Run<State, ByzantiumEvent>;
  readonly name: string;
  /** The position at the last checkpoint. */
  start: State;
  events: ByzantiumEvent[] = [];
  answers: { ask: Ask; id: string }[] = [];
  march: March | undefined;
  flight: Flight | undefined;
  /** How often each law was put to the test. */
  readonly counts = new Map<string, number>();
  readonly #state: State;
  #umpire: Umpire | undefined;

  constructor(name: string, state: State, chance: Chance) {
    this.name = name;
    this.start = copy(state);
    this.#state = state;
    this.run = new Run(
      byzantium,
      { state, chance },
      { keep: true, onEvent: (event) => this.#hear(event), onCheckpoint: () => this.#settled() },
    );
  }

  get ask(): Ask | undefined {
    return this.run.decision?.asks[0];
  }

  answer(id: string): void {
    const { ask } = this;
    if (ask === undefined) throw this.fault('nobody is asked');
    this.answers.push({ ask, id });
    if (id.startsWith('army ')) this.#marchOff(ask.seat, id === 'army arab' ? 'arab' : 'byzantine');
    this.run.answer(ask.seat, id);
  }

  /** A disagreement, with all that is needed to judge it. */
  fault(what: string): Error {
    const story = this.events.map((event) => JSON.stringify(event)).join('\n  ');
    const given = this.answers.map(({ ask, id }) => `${ask.seat}:${ask.prompt.ask}>${id}`).join(' ');
    return new Error(
      `${this.name}: ${what}\nanswers: ${given}\nevents:\n  ${story}\nat the start of the action: ${summary(this.start)}\nnow: ${summary(this.#state)}`,
    );
  }

  demand(condition: boolean, what: string): void {
    if (!condition) throw this.fault(what);
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** The attack that is under way. */
  attacked(): Flight {
    if (this.flight === undefined) throw this.fault('no attack is under way');
    return this.flight;
  }

  #settled(): void {
    this.flight?.settle();
    this.start = copy(this.#state);
    this.events = [];
    this.answers = [];
    this.march = undefined;
    this.flight = undefined;
    this.#umpire = undefined;
  }

  #marchOff(seat: Seat, faction: Faction): void {
    const at = placeOf(this.#state.players[seat][faction]);
    const refused = this.march?.faction === faction ? this.march.refused : [];
    if (at !== undefined) this.march = { ...beginning(this.#state, seat, faction, at, false), refused };
  }

  #hear(event: ByzantiumEvent): void {
    this.events.push(event);
    this.#umpire?.hear(event);
    this.flight?.hear(event);
    switch (event.event) {
      case 'army.placed':
        this.#placed(event);
        break;
      case 'army.moved':
        this.#moved(event);
        break;
      case 'fleet.withdrawn':
        this.#withdrawn(event.city);
        break;
      case 'lost':
        this.#lostAtSea(event.boxes);
        break;
      case 'fleet.rolled':
        this.#fleetRolled(event.dice.length);
        break;
      case 'attacked':
      case 'civil-war':
        this.#attacked(event.by, event.faction, event.city);
        break;
      case 'bulgars.attacked':
        this.#attacked(event.by, undefined, event.city);
        break;
      default:
    }
  }

  #placed({ by, faction, city }: { by: Seat; faction: Faction; city: CityId }): void {
    // R 16: a claim may follow a crossing that was given up.
    if (!this.answers.findLast(({ ask }) => ask.prompt.ask === 'action')?.id.startsWith('army ')) return;
    this.demand(entries(this.start, by, faction).includes(city), 'an army enters where it may');
    this.march = beginning(this.#state, by, faction, city, true);
  }

  /** 9.3: the link could be taken, and cost what it should. */
  #moved(event: { from: CityId; city: CityId; cubes: number }): void {
    const { march } = this;
    if (march === undefined) throw this.fault('an army moves out of its action');
    const step = steps(this.start, march).find(({ to }) => to === event.city);
    const opposed = this.events.at(-2)?.event === 'fleet.opposed';
    const price = step === undefined ? Number.NaN : step.fare * (opposed ? 2 : 1) + step.surcharge;
    this.demand(event.from === march.at && event.cubes === price, 'a link costs what it should');
    this.march = { ...march, at: event.city, cubes: march.cubes - event.cubes, links: march.links + 1 };
  }

  /** R 16: a link given up before the fleet stays given up. */
  #withdrawn(city: CityId): void {
    if (this.march !== undefined)
      this.march = { ...this.march, refused: [...this.march.refused, `${this.march.at} ${city}`] };
  }

  /** R 17: the surcharge of a second link gives no dice. */
  #fleetRolled(dice: number): void {
    const moved = this.events.findLast((past) => past.event === 'army.moved');
    const surcharge = this.march?.links === 2 ? 1 : 0;
    this.demand(dice === (moved?.cubes ?? 0) - surcharge, 'the fleet rolls a die for each cube of the crossing');
  }

  /** Movement cubes that the fleet sank are not there for a second link. */
  #lostAtSea(boxes: readonly string[]): void {
    if (this.march === undefined || this.flight !== undefined) return;
    const sunk = boxes.filter((box) => box === 'movement').length;
    this.march = { ...this.march, cubes: this.march.cubes - sunk };
  }

  #attacked(by: Seat, faction: Faction | undefined, city: CityId): void {
    const moved = this.events.findLast((past) => past.event === 'army.moved');
    const attack = { by, faction, city, from: faction === undefined ? undefined : moved?.from };
    this.#umpire = new Umpire(this.#state, (condition, what) => this.demand(condition, what), attack);
    this.flight = new Flight(this, this.#state, attack);
  }
}
