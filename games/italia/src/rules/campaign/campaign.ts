import type { Flow, Prompt } from '@tabula/engine';
import { type Leader, leaderNamed, type Nation } from '../../data/book/book.ts';
import type { Operation } from '../../data/card.ts';
import { BLOCK_COST, CAMPAIGN_COST } from '../../data/figures.ts';
import { ADJACENT, COASTS, idOf, isSea, LAND_OR_STRAIT, type Space, spaceNamed } from '../../data/spaces.ts';
import { FLEET } from '../../data/units.ts';
import { ASSAULT, BLOCK, EMBARK, END, HOLD, MARCH, NO_BLOCK, prompt, RAID, troopOf, troops } from '../../options.ts';
import { bookOf, NOBODY, NOWHERE, type State } from '../../state/state.ts';
import { mayRetreat } from '../battle/retreat.ts';
import { sink } from '../battle/sea-battle.ts';
import { offerPlunder, offerRebuilding } from '../economy/cities.ts';
import { capGold, changeGold, payFor } from '../economy/gold.ts';
import { canLead, isOpen, keepBack } from '../movement/column.ts';
import { lead } from '../movement/lead.ts';
import { isOfArmy } from '../movement/march.ts';
import { leaveAllies, leaveEntryAreas } from '../movement/movement.ts';
import { sailOnCampaign } from '../movement/sail.ts';
import { romansDefect } from '../nations/defection.ts';
import { revoltNearLeader } from '../nations/submission.ts';
import { alliesOf, enemies, mayRest, nationOf, strangers, subjectsOf } from '../pieces/control.ts';
import { leaveHold, mergeConvoys } from '../pieces/convoys.ts';
import { isCivilWar } from '../pieces/factions.ts';
import { leaderIdOf } from '../pieces/names.ts';
import { allUnits, fleetsAt, freeHold, isAlive, landCounts, landUnits } from '../pieces/pieces.ts';
import { areasWith, checkAfterMovement } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { eliminate } from '../points/losses.ts';
import { scoreKills } from '../points/scoring.ts';
import { battlefields, canRaid, foremost } from './combat.ts';
import { reactions } from './reaction.ts';

/** 12.3 The gold comes when the campaign starts, and only if the leader lives; he may find allies at once (13.2). */
export function* startCampaign(g: Italia, operation: Extract<Operation, { kind: 'campaign' }>): Flow<boolean> {
  const { state } = g;
  const { nation } = state;
  const leader = leaderNamed(operation.leader);
  if (!isAlive(state, leader)) return false;
  state.turn.leader = leader;
  changeGold(state, nation, operation.gold);
  const id = bookOf(state).id(nation);
  g.emit({ event: 'campaign', nation: id, leader: operation.leader, gold: state.gold[nation] });
  yield* revoltNearLeader(g, leader);
  return true;
}

/** 12.3 One campaign move, or the end: A move, B raid or block, C reactions; D is the combat phase that follows. */
export function* campaign(g: Italia): Flow<void> {
  const { state } = g;
  const { nation, turn } = state;
  g.checkpoint();
  const ask = prompt('campaign', '12.3', campaignArgs(state));
  // 12.3.1 With the leader's death it is over at once.
  const choice = isAlive(state, turn.leader)
    ? yield* g.choose(seatOf(state, nation), ask, campaignOptions(state, nation, turn.leader))
    : END;
  if (choice.kind === 'end') {
    yield* endCampaign(g);
    state.phase = 'turn-end';
    return;
  }
  yield* campaignMove(g, choice);
  state.phase = 'combat';
}

/** Who is on campaign, where he stands and what he can spend; a dead leader stands nowhere, and nothing is asked. */
export function campaignArgs(state: State): NonNullable<Prompt['args']> {
  const { nation, turn, gold, leaderAt } = state;
  const args = { nation: bookOf(state).id(nation), leader: leaderIdOf(turn.leader), gold: gold[nation] };
  const at = leaderAt[turn.leader];
  return at < 0 ? args : { ...args, area: idOf(at) };
}

export type CampaignOption = typeof END | typeof MARCH | typeof HOLD | (typeof EMBARK)[number];

/** What a leader on campaign can do for a gold piece. */
export function campaignOptions(state: State, nation: Nation, leader: Leader): CampaignOption[] {
  const here = state.leaderAt[leader];
  const moves: CampaignOption[] = [];
  const left = state.gold[nation] - CAMPAIGN_COST;
  if (left >= 0) {
    if (isSea(here)) {
      if (fleetsAt(state, nation, here) > 0) moves.push(EMBARK[here]);
    } else {
      if (canLead(state, leader, 0, left)) moves.push(MARCH);
      if (landUnits(state, nation, here) >= keepBack(state, nation, leader))
        for (const sea of COASTS[here]) if (mayEmbark(state, nation, here, sea, left)) moves.push(EMBARK[sea]);
    }
  }
  // R 68 To fight where he stands is no move.
  if (!isSea(here) && enemies(state, here, nation) !== 0) moves.push(HOLD);
  return moves.length > 0 && mustMove(state, nation, here) ? moves : [END, ...moves];
}

/** 12.3.1 Fleets are there; and whom they cannot take from among subjects a later move can still fetch. */
function mayEmbark(state: State, nation: Nation, here: Space, sea: Space, left: number): boolean {
  if (fleetsAt(state, nation, sea) === 0) return false;
  if (freeHold(state, nation, sea) >= landUnits(state, nation, here)) return true;
  return mayRest(state, nation, here, left);
}

/**
 * 12.3.1 The campaign may not end while the army, or somebody whom it can fetch, is among subjects, and enemies where he starts
 * must be fought first; in round 10 one may wait (R 55).
 */
function mustMove(state: State, nation: Nation, here: Space): boolean {
  if (isAmongSubjects(state, nation)) return true;
  return !isSea(here) && !isCivilWar(state) && enemies(state, here, nation) !== 0;
}

/** R 85 Whether any of a nation's units are among its subjects: with the leader, or where there is still a way for him to fetch them. */
function isAmongSubjects(state: State, nation: Nation): boolean {
  const subjects = subjectsOf(state, nation);
  if (subjects === 0) return false;
  const guests = areasWith(state, nation).filter((area) => (strangers(state, area, nation) & subjects) !== 0);
  if (guests.length === 0) return false;
  const land = landAround(state, nation, state.leaderAt[state.turn.leader]);
  // Fleets off that land take him to any other.
  const sails = land.some((space) => isSea(space) || COASTS[space].some((sea) => fleetsAt(state, nation, sea) > 0));
  return sails || guests.some((area) => land.includes(area));
}

/** Where he is, and all areas that are open to him from there over land and straits. */
function landAround(state: State, nation: Nation, from: Space): Space[] {
  const land = [from];
  if (!isSea(from))
    for (const area of land)
      for (const next of LAND_OR_STRAIT[area]) if (!land.includes(next) && isOpen(state, nation, next)) land.push(next);
  return land;
}

/** A, B and C of a campaign step; where the army only fights there is no A, and nothing that follows a move (R 68). */
export function* campaignMove(g: Italia, choice: Exclude<CampaignOption, typeof END>): Flow<void> {
  const { turn } = g.state;
  newStep(g.state);
  if (choice.kind === 'hold') yield* declareRaids(g);
  else {
    yield* move(g, choice);
    yield* declareRaids(g);
    yield* revoltNearLeader(g, turn.leader);
    yield* offerBlock(g);
  }
  yield* reactions(g);
}

/** A: by land or by sea, and what is looked at after movement. */
function* move(g: Italia, choice: typeof MARCH | (typeof EMBARK)[number]): Flow<void> {
  const { state } = g;
  const { nation, turn } = state;
  newMove(state);
  payFor(g, nation, CAMPAIGN_COST, 'move');
  if (choice.kind === 'march') yield* lead(g, turn.leader, 0);
  else yield* sailOnCampaign(g, turn.leader, spaceNamed(choice.sea));
  romansDefect(g);
  yield* offerRebuilding(
    g,
    nation,
    areasWith(state, nation).filter((area) => enemies(state, area, nation) === 0),
  );
  yield* checkAfterMovement(g, nation, areasOfMove(state));
}

/** 12.3.1 Units left behind obey the limits; those whom the army did not meet could not move (R 70). */
export function areasOfMove(state: State): Space[] {
  return areasWith(state, state.nation).filter((area) => isOfArmy(state, area));
}

/** What is remembered for one step. */
function newStep({ turn, leaderAt }: State): void {
  turn.way = [leaderAt[turn.leader]];
  turn.moved.fill(0);
  turn.landed.fill(0);
  turn.leadersMoved = [];
  turn.ferried = [];
  turn.entries = [];
  turn.fled = [];
  turn.seaBattles = [];
  turn.challenges = [];
  turn.announced = false;
  turn.fought = [];
  turn.raids = [];
  turn.leftInRuins = [];
  turn.reactedFrom = [];
  turn.blocked = NOWHERE;
}

/** Every campaign move is a movement phase of its own, and the next move for whoever blocked in the one before. */
function newMove(state: State): void {
  const { turn, nation } = state;
  mergeConvoys(state, nation);
  turn.loyal = [];
  const before = turn.blocks.find((entry) => entry >> 6 === nation);
  turn.blockedBefore = before === undefined ? NOWHERE : before & 63;
  turn.blocks = turn.blocks.filter((entry) => entry !== before);
}

/** 12.3.3 Raids are declared before anybody reacts. */
function* declareRaids(g: Italia): Flow<void> {
  const { state } = g;
  const { nation, turn } = state;
  const book = bookOf(state);
  for (const area of battlefields(state, nation)) {
    if (!canRaid(state, area)) continue;
    const foes = enemies(state, area, nation);
    const args = { nation: book.id(nation), foe: book.id(foremost(state, area, foes)), area: idOf(area) };
    const choice = yield* g.choose(seatOf(state, nation), prompt('raid', '12.3.3', args), [ASSAULT, RAID]);
    if (choice.kind === 'raid') turn.raids.push(area);
  }
}

/** 12.3.4 For a gold piece and a unit beside the leader, one adjacent area cannot react. */
function* offerBlock(g: Italia): Flow<void> {
  const { state } = g;
  const { nation, turn } = state;
  const here = state.leaderAt[turn.leader];
  // 12.3.1, R 85 Among subjects the next move must still be paid for.
  const left = state.gold[nation] - BLOCK_COST;
  if (left < 0 || (left < CAMPAIGN_COST && isAmongSubjects(state, nation))) return;
  const price = troops('lose', priceOfBlock(state, nation, here), [], 1, 1);
  if (price.length === 0) return;
  const areas = ADJACENT[here].filter((area) => area !== turn.blockedBefore && blockable(state, nation, area) !== 0);
  if (areas.length === 0) return;
  const id = bookOf(state).id(nation);
  const seat = seatOf(state, nation);
  const options = [NO_BLOCK, ...areas.map((area) => BLOCK[area])];
  const choice = yield* g.choose(seat, prompt('block', '12.3.4', campaignArgs(state)), options);
  if (choice.kind === 'no-block') return;
  const area = spaceNamed(choice.area);
  const ask = prompt('block-unit', '12.3.4', { nation: id, area: idOf(here) });
  const { units } = troopOf(yield* g.choose(seat, ask, price));
  payFor(g, nation, BLOCK_COST, 'block');
  turn.blocked = area;
  turn.blocks.push(nation * 64 + area);
  g.emit({ event: 'blocked', nation: id, area: choice.area });
  const lost = yield* loseForBlock(g, here, units);
  for (let foes = blockable(state, nation, area); foes !== 0; foes &= foes - 1)
    for (let kind = 0; kind < lost.length; kind++) scoreKills(g, nationOf(foes & -foes), nation, kind, lost[kind]);
}

/** 11.0, 12.3.4 The unit is no more, nor what lies on it if it is a fleet: all that is lost, by kind. */
function* loseForBlock(g: Italia, here: Space, units: readonly number[]): Flow<readonly number[]> {
  const { state } = g;
  const { nation } = state;
  const kind = units.indexOf(1);
  if (kind === FLEET) return [...(yield* sink(g, here, nation, 1, NOBODY)), 1];
  if (isSea(here)) leaveHold(state, nation, here, units);
  eliminate(g, nation, here, kind, 1, NOBODY);
  return units;
}

/** 12.3.4 One unit of any kind beside the leader; with a fleet goes what lies on it (10.8), but not the leader himself (R 131). */
function priceOfBlock(state: State, nation: Nation, here: Space): number[] {
  const counts = landCounts(state, nation, here);
  return isSea(here) ? [...counts, fleetsAt(state, nation, here) - 1] : counts;
}

/** Nations that are no allies and could react with units from a space, as bits; from an entry area they react too. */
function blockable(state: State, nation: Nation, space: Space): number {
  let bits = 0;
  for (let foes = state.mask[space] & ~((1 << nation) | alliesOf(state, nation)); foes !== 0; foes &= foes - 1) {
    const foe = nationOf(foes & -foes);
    if (allUnits(state, foe, space) > 0 && mayRetreat(state, foe)) bits |= 1 << foe;
  }
  return bits;
}

/** 12.3 When it is over nobody may be among subjects or in an entry area, and gold is capped (R 5). */
export function* endCampaign(g: Italia): Flow<void> {
  const { state } = g;
  const { nation } = state;
  leaveEntryAreas(g, nation, true);
  yield* leaveAllies(g, nation);
  yield* offerPlunder(g);
  state.turn.leader = NOBODY;
  capGold(g, nation);
}
