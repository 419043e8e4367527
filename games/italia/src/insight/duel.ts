/** One unit in a fight: how likely each of its dice is to hit, and how many hits it stands. */
export interface Fighter {
  readonly hit: number;
  readonly stands: number;
}

/**
 * How likely the attacker is to be the one who is left, if both fight to the end and each loses its weakest first. Exact for that: round
 * by round, both sides at once. Who takes the last of the other with him has not won. Against a landing the defenders are better `atFirst`.
 */
export function duelChance(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  atFirst?: readonly Fighter[],
): number {
  const attack = volleys(attackers);
  const defence = volleys(defenders);
  const [most, least] = [attack.length - 1, defence.length - 1];
  if (most === 0) return 0;
  if (least === 0) return 1;
  // By what the sides can still stand; a column for each number of hits that the defender stands.
  const won: number[][] = [];
  for (let a = 0; a <= most; a++) {
    won.push(new Array<number>(least + 1).fill(0));
    if (a > 0) won[a][0] = 1;
    for (let d = 1; a > 0 && d <= least; d++) won[a][d] = roundFrom(won, a, d, attack[a], defence[d]);
  }
  if (atFirst === undefined) return won[most][least];
  return oneRound(won, most, least, attack[most], volleys(atFirst)[least]);
}

/** The chance before a round: what may come of it, nothing too. */
function oneRound(
  won: readonly number[][],
  a: number,
  d: number,
  attack: readonly number[],
  defence: readonly number[],
): number {
  let sum = 0;
  for (let dealt = 0; dealt < attack.length; dealt++)
    for (let taken = 0; taken < defence.length; taken++)
      sum += attack[dealt] * defence[taken] * won[Math.max(0, a - taken)][Math.max(0, d - dealt)];
  return sum;
}

/** The chance from a round on: what may come of it, without the rounds in which nobody hits. */
function roundFrom(
  won: readonly number[][],
  a: number,
  d: number,
  attack: readonly number[],
  defence: readonly number[],
) {
  let sum = 0;
  for (let dealt = 0; dealt < attack.length; dealt++)
    for (let taken = 0; taken < defence.length; taken++)
      if (dealt + taken > 0)
        sum += attack[dealt] * defence[taken] * won[Math.max(0, a - taken)][Math.max(0, d - dealt)];
  const idle = attack[0] * defence[0];
  return idle === 1 ? 0 : sum / (1 - idle);
}

/** By how many hits a side can still stand: how likely it is to deal each number of hits. The weakest fall first. */
function volleys(side: readonly Fighter[]): number[][] {
  const strongest = [...side].sort((a, b) => b.hit * b.stands - a.hit * a.stands);
  const found: number[][] = [[1]];
  let chances = [1];
  for (const { hit, stands } of strongest) {
    const next = new Array<number>(chances.length + 1).fill(0);
    for (const [count, chance] of chances.entries()) {
      next[count] += chance * (1 - hit);
      next[count + 1] += chance * hit;
    }
    chances = next;
    for (let one = 0; one < stands; one++) found.push(chances);
  }
  return found;
}
