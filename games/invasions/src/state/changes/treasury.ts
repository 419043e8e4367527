import type { Nation } from '../../data/pieces.ts';
import type { State } from '../position.ts';

// Gold comes, goes and changes hands by these verbs alone; whoever uses them tells why by an event.

export function gainGold({ nations: { treasury } }: State, owner: Nation, gold: number): void {
  treasury[owner] += gold;
}

export function spendGold({ nations: { treasury } }: State, owner: Nation, gold: number): void {
  treasury[owner] -= gold;
}

export function transferGold({ nations: { treasury } }: State, from: Nation, to: Nation, gold: number): void {
  treasury[from] -= gold;
  treasury[to] += gold;
}

/** What is left to a nation, whatever it had. */
export function keepGold({ nations: { treasury } }: State, owner: Nation, gold: number): void {
  treasury[owner] = gold;
}
