import { AREAS, BOARD } from '../../src/data/areas.ts';
import { LEADERS } from '../../src/data/names.ts';
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

  isEntry(area: string): boolean {
    return AREAS.find(({ id }) => id === area)?.kind === 'entry';
  }

  /** 9.2 An entry area that is ordinary land to a nation. */
  isHome(nation: number, area: string): boolean {
    return bookOf(this.state).cards[nation].standardEntries?.some((id) => id === area) ?? false;
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
