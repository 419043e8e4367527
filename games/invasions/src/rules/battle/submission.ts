import { CIVILISED_PROVINCE } from '../../data/geography.ts';
import { type Counter, type Nation, NOMAD } from '../../data/pieces.ts';
import { BARBARIAN, EMPIRE, type State } from '../../state.ts';
import { isReduced } from '../nations/dependants.ts';
import { maySubdue } from '../nations/vassals.ts';
import { isNomad } from '../pieces/units.ts';
import { type Field, isAlive, type Side } from './field.ts';

/**
 * XXIX.B, G99 The hordes that must submit: a defending one when all barbarian units with it are eliminated, whoever else survives, or simply when nomads beat
 * other barbarians in a barbarian area; an attacking one when a hit fell on it, or when nomads wiped out its stack there. That of a
 * kingdom is its capital (VII.D): its own units count, and it must be small besides.
 */
export function submits(state: State, field: Field, loser: Side, winner: Side): Nation[] {
  if (!maySubdue(state, winner.owner)) return [];
  const wild = !CIVILISED_PROVINCE[field.where] && isNomad(state, winner.owner);
  const wiped = !isAlive(loser);
  return loser.hordes.filter((owner) => {
    if (state.nations.status[owner] === EMPIRE || owner === winner.owner) return false;
    const barbarian = state.nations.status[owner] === BARBARIAN;
    if (!barbarian && !isReduced(state, owner, field.where)) return false;
    const easy = wild && barbarian && !NOMAD[owner];
    if (loser === field.attacker) return loser.hordeHit || (wiped && easy);
    return wiped || easy || (loser.start > 0 && !loser.units.some((counter) => isItsPeople(state, counter, owner)));
  });
}

/** XXIX.B With any barbarian unit that survives the horde retreats; with those of a kingdom only if they are its own. */
function isItsPeople({ nations: { status }, pieces: { nation } }: State, counter: Counter, owner: Nation): boolean {
  return nation[counter] === owner || (status[owner] === BARBARIAN && status[nation[counter]] === BARBARIAN);
}
