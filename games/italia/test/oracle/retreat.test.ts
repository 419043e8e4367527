import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/data/areas.ts';
import { LEADERS } from '../../src/data/names.ts';
import { UNITS } from '../../src/data/units.ts';
import type { ItaliaEvent } from '../../src/events.ts';
import { bookOf, type State } from '../../src/state/state.ts';
import { asText, choicesOf, Eyes, wordsIn } from './eyes.ts';
import { questions } from './questions.ts';

const POSITIONS = sampled(process.env, 'positions', 75);

/** 10.5 A side of a battle that may retreat: where to, and who. Found by asking every place, from the statements alone. */
class Flight {
  readonly eyes: Eyes;
  readonly state: State;
  readonly nation: number;
  readonly foe: number;
  readonly from: string;
  /** 8.1 Its own areas when its retreat began: only these can be named capital. */
  readonly homes: readonly string[];

  constructor(state: State, nation: number, foe: number, from: string, homes: readonly string[]) {
    this.homes = homes;
    this.eyes = new Eyes(state);
    this.state = state;
    this.nation = nation;
    this.foe = foe;
    this.from = from;
  }

  /** 8.4 Where the leader stands who is on campaign, or will be in this turn. */
  get chief(): number {
    const { eyes, state, nation } = this;
    const now = eyes.campaignLeader(nation);
    if (now >= 0 || nation !== state.nation) return now;
    const operation = bookOf(state).cards[nation].operations?.find(({ round }) => round === state.round);
    return operation?.kind === 'campaign' ? LEADERS.indexOf(operation.leader) : -1;
  }

  chiefIsIn(id: string): boolean {
    return this.chief >= 0 && this.state.leaderAt[this.chief] === this.eyes.index(id);
  }

  /** 8.1, 8.4, 8.6 One more than the limit, and one more in the capital, which may be named at any moment; aboard two a fleet. */
  room(id: string): number {
    const { eyes, state, nation } = this;
    const there = eyes.soldiers(nation, id);
    if (eyes.isSea(id)) return 2 * eyes.pieces(nation, id)[6] - there;
    if (this.chiefIsIn(id)) return 99;
    // 12.3.1 To subjects the leader goes, and his army with him.
    if (eyes.others(nation, id).length > 0) return 0;
    const fixed = bookOf(state).cards[nation].capital;
    const capital = (fixed === undefined ? this.homes.includes(id) : fixed === id) ? 1 : 0;
    const limit = AREAS.find((area) => area.id === id)?.terrain === 'highland' ? 2 : 3;
    return limit + 1 + capital - there;
  }

  /** 12.3.2.3 On campaign not to where the enemy's reaction began, area or sea. */
  isReactedFrom(id: string): boolean {
    const { eyes, state, nation, foe } = this;
    if (nation !== state.nation || state.turn.leader < 0) return false;
    return state.turn.reactedFrom.includes(foe * 64 + eyes.index(id));
  }

  /** 12.3.1 The army itself, not others of its nation, may go to its subjects, if its campaign can go on from there. */
  isAmongSubjects(id: string): boolean {
    const { eyes, state, nation, from } = this;
    const leader = eyes.campaignLeader(nation);
    if (leader < 0 || state.gold[nation] < 1) return false;
    const place = state.leaderAt[leader];
    if (place !== eyes.index(from) && place !== eyes.index(id)) return false;
    return eyes.others(nation, id).every((other) => state.overlord[other] === nation);
  }

  isOpen(id: string): boolean {
    const { eyes, state, nation, from } = this;
    const card = bookOf(state).cards[nation];
    if (this.isReactedFrom(id)) return false;
    if (eyes.isSea(id)) return eyes.pieces(nation, id)[6] > 0;
    const always = card.alwaysRetreatsTo?.some((area) => area === id) ?? false;
    if (eyes.isEntry(id) && !eyes.isHome(nation, id) && !always) return false;
    if (eyes.others(nation, id).length > 0 && !this.isAmongSubjects(id)) return false;
    const cameFrom = state.turn.entries.includes(eyes.index(id) * 64 + eyes.index(from));
    return nation === state.nation || always || eyes.isThere(nation, id) || !cameFrom;
  }

  /** 13.4 Neutral garrisons never go. */
  get isNeutral(): boolean {
    return this.eyes.isCivilWar && !['optimates', 'populares', 'romans'].includes(bookOf(this.state).id(this.nation));
  }

  refuges(): string[] {
    const { eyes, nation, from } = this;
    const led = eyes.pieces(nation, from)[7] > 0;
    if (this.isNeutral) return [];
    return eyes
      .beside(from, 'land', 'strait', 'coast')
      .filter((id) => this.isOpen(id) && (led || (eyes.soldiers(nation, from) > 0 && this.room(id) > 0)));
  }

  /** 8.4, 8.6 With the leader on campaign any number goes ashore, else as many as find room; leaders need none. */
  parties(to: string): string[] {
    const { eyes, nation, from } = this;
    const counts = eyes.pieces(nation, from);
    const units = Object.fromEntries(UNITS.slice(0, 6).map(({ id }, kind) => [id, counts[kind]]));
    const leaders = eyes.leaders(nation, from);
    const guide = this.chiefIsIn(from) && !eyes.isSea(to) ? LEADERS[this.chief] : undefined;
    return choicesOf(units, leaders).flatMap((words) => {
      const size = words.filter((word) => !leaders.includes(word)).length;
      const guided = guide !== undefined && words.includes(guide);
      return words.length > 0 && (guided || size <= this.room(to)) ? [asText(words)] : [];
    });
  }

  /** 10.8 At sea: any adjacent sea. */
  seas(): string[] {
    if (this.isNeutral) return [];
    return this.eyes.beside(this.from, 'sea').filter((id) => !this.isReactedFrom(id));
  }

  /** 10.8 And whoever lies on the fleets that go. */
  crews(): string[] {
    return this.eyes.crews(this.nation, this.from);
  }
}

/** The battle that is being fought. */
class Field {
  #sides: readonly string[] = [];
  readonly #homes = new Map<number, readonly string[]>();

  /** What was a nation's when it was first asked since the dice fell. */
  homesOf(state: State, nation: number): readonly string[] {
    const eyes = new Eyes(state);
    const now = AREAS.map(({ id }) => id).filter(
      (id) => eyes.isThere(nation, id) && eyes.others(nation, id).length === 0,
    );
    const homes = this.#homes.get(nation) ?? now;
    this.#homes.set(nation, homes);
    return homes;
  }

  hear(event: ItaliaEvent): void {
    if (event.event === 'rolled') this.#homes.clear();
    if (event.event === 'battle' || event.event === 'sea-battle' || event.event === 'raid')
      this.#sides = [event.nation, event.foe];
  }

  foeOf(nation: string): string {
    return this.#sides[0] === nation ? this.#sides[1] : this.#sides[0];
  }
}

const to = (options: readonly { kind: string; area?: unknown }[]) =>
  options.flatMap(({ kind, area }) => (kind === 'retreat-to' ? [String(area)] : [])).sort();

describe('an oracle that asks every place agrees on where a side may retreat', () => {
  for (const players of [3, 4])
    it(`many battles of ${players}-player games`, () => {
      const seen = { all: 0, defenders: 0, armies: 0, parties: 0, seas: 0, crews: 0 };
      const field = new Field();
      let flight: Flight | null = null;
      let goal = '';
      for (const { state, prompt, options, answer } of questions(players, 'flight', POSITIONS, (event) =>
        field.hear(event),
      )) {
        if (seen.all >= POSITIONS.length && seen.armies > 5 && seen.defenders > 10 && seen.crews > 5) break;
        const id = String(prompt.args?.nation);
        const nation = bookOf(state).find(id);
        if (prompt.ask === 'retreat') {
          const from = String(prompt.args?.area);
          const foe = bookOf(state).find(field.foeOf(id));
          flight = new Flight(state, nation, foe, from, field.homesOf(state, nation));
          // Damaged knights are known to the battle only.
          if (flight.eyes.pieces(nation, from)[4] > 0) {
            flight = null;
            continue;
          }
          const right = prompt.rule === '10.8' ? flight.seas() : flight.refuges();
          expect(to(options), `${id} from ${from} in round ${state.round}`).toEqual(right.sort());
          if (prompt.rule === '10.8') seen.seas += 1;
          else if (nation !== state.nation) seen.defenders += 1;
          else if (state.turn.leader >= 0) seen.armies += 1;
          seen.all += 1;
        } else if (prompt.ask === 'who-retreats' && flight?.nation === nation && goal === String(prompt.args?.area)) {
          const offered = options.map(({ units }) => asText(wordsIn(String(units))));
          const right = prompt.rule === '10.8' ? flight.crews() : flight.parties(goal);
          expect(offered.sort(), `to ${goal}`).toEqual(right.sort());
          if (prompt.rule === '10.8') seen.crews += 1;
          else seen.parties += 1;
        }
        // Who goes is asked of him who has just said where to; those who must go are another matter.
        if (prompt.ask !== 'retreat' || answer.kind === 'stand') flight = null;
        goal = String(answer.area);
      }
      expect(seen.parties).toBeGreaterThan(5);
    });
});
