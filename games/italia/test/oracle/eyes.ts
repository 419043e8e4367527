import { AREAS, BOARD } from '../../src/data/areas.ts';
import { LEADERS } from '../../src/data/names.ts';
import { UNITS } from '../../src/data/units.ts';
import { bookOf, type State } from '../../src/state/state.ts';

/** What the oracles know of a position, by names, counted afresh from the pieces. */
export class Eyes {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  index(space: string): number {
    return BOARD.spaces.findIndex(({ id }) => id === space);
  }

  /** Six kinds of land units, fleets, leaders. */
  pieces(nation: number, space: string): number[] {
    const first = (nation * BOARD.spaces.length + this.index(space)) * 8;
    return this.state.units.slice(first, first + 8);
  }

  soldiers(nation: number, space: string): number {
    return this.pieces(nation, space)
      .slice(0, 6)
      .reduce((sum, count) => sum + count);
  }

  /** Soldiers of the active nation who have moved there and move no more. */
  arrived(area: string): number {
    const first = this.index(area) * 8;
    return this.state.turn.moved.slice(first, first + 6).reduce((sum, count) => sum + count);
  }

  isThere(nation: number, space: string): boolean {
    return this.pieces(nation, space).some((count) => count > 0);
  }

  /** Whoever has pieces there, seen or not. */
  present(space: string): number[] {
    return bookOf(this.state).cards.flatMap((_, nation) => (this.isThere(nation, space) ? [nation] : []));
  }

  leaders(nation: number, space: string): string[] {
    const { nationOfLeader } = bookOf(this.state);
    return LEADERS.filter(
      (_, leader) => nationOfLeader[leader] === nation && this.state.leaderAt[leader] === this.index(space),
    );
  }

  isSea(space: string): boolean {
    return BOARD.spaces.find(({ id }) => id === space)?.region === 'sea';
  }

  /** Spaces beside one, over links of these kinds: land, strait, coast, sea. */
  beside(space: string, ...kinds: readonly string[]): string[] {
    return BOARD.links.flatMap(({ a, b, kind }) =>
      !kinds.includes(kind) ? [] : a === space ? [b] : b === space ? [a] : [],
    );
  }

  /** 9.6, R 64 The fleets of a sea as they came there, each lot with what lies on it by kind; who came aboard since finds room. */
  #lots(nation: number, sea: string): { ships: number; cargo: number[] }[] {
    let fleets = this.pieces(nation, sea)[6];
    const left = this.pieces(nation, sea).slice(0, 6);
    const stow = (lot: { ships: number; cargo: number[] }, limits: readonly number[]) => {
      for (const [kind, limit] of limits.entries())
        for (let n = 0; n < limit && left[kind] > 0 && total(lot.cargo) < 2 * lot.ships; n++) {
          lot.cargo[kind] += 1;
          left[kind] -= 1;
        }
    };
    const apart = this.state.convoys.filter((one) => one.nation === nation && one.sea === this.index(sea));
    const lots = apart.map((one) => {
      const lot = { ships: Math.min(one.fleets, fleets), cargo: left.map(() => 0) };
      fleets -= lot.ships;
      stow(lot, one.cargo);
      return lot;
    });
    const rest = { ships: fleets, cargo: left.map(() => 0) };
    for (const lot of [rest, ...lots]) stow(lot, left.slice());
    return [...lots, rest];
  }

  /** 9.6, 10.8 By fleet, how many lie on it: fleets that came together hold two each, one after the other. */
  aboard(nation: number, sea: string): number[] {
    return this.#lots(nation, sea).flatMap(({ ships, cargo }) =>
      Array.from({ length: ships }, (_, ship) => Math.max(0, Math.min(2, total(cargo) - 2 * ship))),
    );
  }

  /** 9.6, 10.8 Who can sail from a sea: fleets with what lies on them, none overladen, and leaders; with the last fleet all go. */
  crews(nation: number, sea: string): string[] {
    const leaders = this.leaders(nation, sea);
    let found: string[][] = [[]];
    for (const { ships, cargo } of this.#lots(nation, sea)) {
      const units = Object.fromEntries([...cargo, ships].map((count, kind) => [UNITS[kind].id, count]));
      const parts = choicesOf(units, []).filter((words) => {
        const going = words.filter((word) => word === 'fleet').length;
        const load = words.length - going;
        return load <= 2 * going && total(cargo) - load <= 2 * (ships - going);
      });
      found = found.flatMap((words) => parts.map((part) => [...words, ...part]));
    }
    const all = this.pieces(nation, sea)[6];
    const crews = found.flatMap((words) => choicesOf({}, leaders).map((chiefs) => ({ words, chiefs })));
    const texts = crews.flatMap(({ words, chiefs }) => {
      const ships = words.filter((word) => word === 'fleet').length;
      if (ships === 0 || (ships === all && chiefs.length < leaders.length)) return [];
      return [asText([...words, ...chiefs])];
    });
    return [...new Set(texts)];
  }

  isEntry(area: string): boolean {
    return AREAS.find(({ id }) => id === area)?.kind === 'entry';
  }

  /** 9.2 An entry area that is ordinary land to a nation. */
  isHome(nation: number, area: string): boolean {
    return bookOf(this.state).cards[nation].standardEntries?.some((id) => id === area) ?? false;
  }

  /** 9.2 An entry area that the card lets a nation enter in this round. */
  mayEnter(nation: number, area: string): boolean {
    const { entryAllowed } = bookOf(this.state).cards[nation];
    if (entryAllowed === undefined || !entryAllowed.areas.some((id) => id === area)) return false;
    return entryAllowed.rounds === 'any' || entryAllowed.rounds.some((round) => round === this.state.round);
  }

  /** 10.0 In an entry area nations meet only if both call it home. */
  others(nation: number, area: string): number[] {
    return this.present(area).filter((other) => {
      if (other === nation) return false;
      return !this.isEntry(area) || (this.isHome(nation, area) && this.isHome(other, area));
    });
  }

  allied(a: number, b: number): boolean {
    return this.state.overlord[a] === b || this.state.overlord[b] === a;
  }

  enemy(nation: number, area: string): number | undefined {
    return this.others(nation, area).find((other) => !this.allied(nation, other));
  }

  get isCivilWar(): boolean {
    return this.state.scenario === 'I' && this.state.round === 10;
  }

  /** 12.3, 13.4 The leader who is on campaign for a nation now. */
  campaignLeader(nation: number): number {
    const { turn, leaderAt } = this.state;
    const faction = bookOf(this.state).cards[nation].operations?.find(({ kind }) => kind === 'civil-war');
    let leader = nation === this.state.nation ? turn.leader : -1;
    if (this.isCivilWar) leader = faction?.kind === 'civil-war' ? LEADERS.indexOf(faction.leader) : -1;
    return leader >= 0 && leaderAt[leader] >= 0 ? leader : -1;
  }
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Every choice of some of these, as sorted words: how many of each kind, and which leaders. */
export function choicesOf(counts: Readonly<Record<string, number>>, leaders: readonly string[]): string[][] {
  let found: string[][] = [[]];
  for (const [unit, most] of Object.entries(counts))
    found = found.flatMap((words) =>
      Array.from({ length: most + 1 }, (_, n) => [...words, ...new Array<string>(n).fill(unit)]),
    );
  for (const leader of leaders) found = found.flatMap((words) => [words, [...words, leader]]);
  return found;
}

/** A bundle as the same words. */
export function wordsIn(bundle: string): string[] {
  if (bundle === 'none') return [];
  return bundle.split('+').flatMap((part) => {
    const [count, name] = part.includes('*') ? part.split('*') : ['1', part];
    return new Array<string>(Number(count)).fill(name);
  });
}

/** A choice as one text, whatever its order. */
export const asText = (words: readonly string[]): string => words.slice().sort().join(' ');
