import type { Seat } from '@tabula/engine';
import type { CityId } from '../../src/data/cities.ts';
import type { ByzantiumEvent, ForceKind } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import { PRINTED } from './atlas.ts';
import { armyCubes, colourOf, countersOn, FACTIONS, type Faction, number } from './position.ts';

/** One side of a battle. */
interface Force {
  readonly kind: ForceKind;
  readonly seat: Seat;
  readonly faction: Faction;
}

interface Volley {
  readonly force: Force;
  readonly hits: number;
  /** Cubes it could lose before anything was lost. */
  readonly cubes: number;
}

interface Attacker {
  readonly by: Seat;
  readonly faction: Faction | undefined;
  readonly city: CityId;
}

/** 10.2, 10.4 to 10.6: checks the dice, the hits, the losses and the verdicts of one attack. */
export class Umpire {
  readonly #state: State;
  readonly #demand: (condition: boolean, what: string) => void;
  readonly #attack: Attacker;
  readonly #defenders: Faction;
  readonly #bulgarsDefend: boolean;
  #volleys: Volley[] = [];
  #siege: Volley | undefined;
  #bulgarsFought = false;

  constructor(state: State, demand: (condition: boolean, what: string) => void, attack: Attacker) {
    this.#state = state;
    this.#demand = demand;
    this.#attack = attack;
    this.#defenders = colourOf(state, attack.city) === 'arab' ? 'arab' : 'byzantine';
    this.#bulgarsDefend = colourOf(state, attack.city) === 'bulgar' && state.bulgars > 0;
  }

  hear(event: ByzantiumEvent): void {
    switch (event.event) {
      case 'rolled':
        this.#rolled(event);
        break;
      case 'siege.rolled':
        this.#besieged(event);
        break;
      case 'battle.won':
      case 'battle.held':
        this.#decided(event);
        break;
      case 'siege.won':
      case 'siege.failed':
        this.#stormed(event);
        break;
      case 'lost':
        if (event.boxes.includes('guard'))
          this.#demand(armyCubes(this.#state.players[event.by][event.faction]) === 0, 'a guard is lost last');
        break;
      default:
    }
  }

  get #attacker(): Force {
    const { by, faction } = this.#attack;
    return { kind: faction === undefined ? 'bulgars' : 'army', seat: by, faction: faction ?? 'arab' };
  }

  #cubes({ kind, seat, faction }: Force): number {
    if (kind === 'bulgars') return this.#state.bulgars;
    const side = this.#state.players[seat][faction];
    return kind === 'levy' ? side.levy : armyCubes(side);
  }

  #strength(force: Force): number {
    const idle = force.kind === 'army' ? this.#state.players[force.seat][force.faction].movement : 0;
    return this.#cubes(force) - idle;
  }

  /** 10.5.1: three dice at most for Main Army, Levy or Bulgars, and one for every Elite cube and guard. */
  #dice(force: Force): number {
    if (force.kind !== 'army') return Math.min(3, this.#cubes(force));
    const { elite, main, guard } = this.#state.players[force.seat][force.faction];
    return Math.min(3, main) + elite + (guard ? 1 : 0);
  }

  #hits(dice: readonly number[]): number {
    return dice.filter((die) => die >= 4).length;
  }

  #rolled(event: { force: ForceKind; by: Seat; dice: readonly number[]; hits: number }): void {
    const first = this.#volleys.length === 0;
    const attacker = this.#attacker;
    const force = first ? attacker : { kind: event.force, seat: event.by, faction: this.#defenders };
    if (event.force === 'bulgars') this.#bulgarsFought = true;
    this.#demand(event.force === force.kind, 'the attacker rolls first');
    this.#demand(event.dice.length === this.#dice(force), 'a force rolls the dice it has');
    this.#demand(event.hits === this.#hits(event.dice), 'four and more hit');
    const twice = !first && this.#attack.city === 'constantinople' && this.#state.rules.constantinopleDoubleAll;
    this.#volleys.push({ force, hits: twice ? 2 * event.hits : event.hits, cubes: this.#cubes(force) });
  }

  #decided(event: { event: string; strength: number; against: number }): void {
    const [attack, defence] = this.#volleys;
    this.#volleys = [];
    this.#demand(attack !== undefined && defence !== undefined, 'both sides roll');
    this.#lost(attack, defence.hits);
    this.#lost(defence, attack.hits);
    const [ours, theirs] = [this.#strength(attack.force), this.#strength(defence.force)];
    this.#demand(event.strength === ours && event.against === theirs, 'strength is Elite and Main Army');
    this.#demand((event.event === 'battle.won') === ours > theirs, 'the stronger wins, the defender if equal');
  }

  #lost({ force, cubes }: Volley, hits: number): void {
    this.#demand(this.#cubes(force) === Math.max(0, cubes - hits), 'every hit takes one cube');
  }

  get #walls(): number {
    const { city } = this.#attack;
    if (city === 'constantinople') return 5;
    if (colourOf(this.#state, city) === 'persian') return PRINTED[city][1];
    return countersOn(this.#state, city) + (this.#state.fort[number(city)] ? 1 : 0);
  }

  #besieged(event: { dice: readonly number[]; hits: number }): void {
    const { city, by } = this.#attack;
    const others = this.#state.players.filter(
      (player, seat) =>
        (seat !== by || this.#attack.faction === undefined) &&
        FACTIONS.some((each) => player[each].at === number(city)),
    );
    this.#demand(others.length === 0, 'no other army is left in a city that is besieged');
    this.#demand(!this.#bulgarsDefend || this.#bulgarsFought, 'the Bulgars defend their cities');
    this.#demand(event.dice.length === this.#walls, 'a city rolls its walls');
    this.#demand(event.hits === this.#hits(event.dice), 'four and more hit');
    const force = this.#attacker;
    this.#siege = { force, hits: city === 'constantinople' ? 2 * event.hits : event.hits, cubes: this.#cubes(force) };
  }

  #stormed(event: { event: string; strength: number; walls: number }): void {
    const siege = this.#siege;
    if (siege === undefined) throw new Error('a city falls before it rolls');
    this.#lost(siege, siege.hits);
    const strength = this.#strength(siege.force);
    this.#demand(event.strength === strength && event.walls === this.#walls, 'strength against walls');
    this.#demand((event.event === 'siege.won') === strength > this.#walls, 'a city falls to more than its walls');
  }
}
