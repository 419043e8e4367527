import type { Flow } from '@tabula/engine';
import { LAND, type Place, placeId, waysFrom } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type LeaderNumber, type Nation, nationId } from '../../data/pieces.ts';
import { CAMPAIGN, DONE, numberOf, optionsOf, POST, prompt, toNations } from '../../options.ts';
import { move, type State, station } from '../../state.ts';
import { takeSpoils } from '../cards/hand.ts';
import { refreshControl } from '../lands/control.ts';
import { mayGoAlong, strays } from '../lands/homelands.ts';
import { isMutinous } from '../lands/readiness.ts';
import { ground } from '../lands/relations.ts';
import { isBarred } from '../lands/routes.ts';
import { bundleOf } from '../pieces/bundles.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { army, leadersOf, unitsAt, unitsOf } from '../pieces/units.ts';
import { liftSieges } from '../siege/kept-sieges.ts';
import { renewSteps } from './orders.ts';

const CAMPAIGNS = toNations('campaign', 'XXII.A');

/** XXII.A The Campaigns action: leaders in any order, each as often as his campaign value. */
export function* campaigns(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  takeSpoils(g);
  g.checkpoint();
  const able: LeaderNumber[] = [];
  for (const member of army(state, owner))
    for (const who of leadersOf(state, member)) if (mayCampaign(state, who)) able.push(who);
  const answer = yield* ask(g, owner, CAMPAIGNS[owner], optionsOf(CAMPAIGN, able, [DONE]));
  if (answer.kind === 'done') {
    yield* liftSieges(g, owner);
    state.activation.stage = 'start';
    return;
  }
  const who = able.find((one) => LEADERS[one].id === answer.leader) ?? able[0];
  state.activation.campaigns[who] += 1;
  g.emit({ event: 'campaign', leader: LEADERS[who].id });
  renewSteps(state, owner);
  // XXV.D Whoever sailed before may sail again in a campaign; the fleets have what they have left.
  for (const member of army(state, owner))
    for (const counter of unitsOf(state, member))
      if (state.pieces.at[counter] < LAND) state.stacks.voyages[counter] = 0;
  yield* gather(g, owner, who);
  refreshControl(state);
  state.activation.marching = who;
  state.activation.stage = 'marching';
}

function mayCampaign(state: State, who: LeaderNumber): boolean {
  const where = state.pieces.leaderAt[who];
  if (where >= LAND || state.pieces.idle[who] > 0 || state.stacks.captives.includes(who)) return false;
  return state.activation.campaigns[who] < LEADERS[who].campaign;
}

/** XXII.A At its start the leader and a stack may be placed anywhere in connected friendly territory. */
export function* gather(g: Invasions, owner: Nation, who: LeaderNumber): Flow<void> {
  const { state } = g;
  const from = state.pieces.leaderAt[who];
  const places = connected(state, owner, from);
  const question = prompt('muster', 'XXII.A', { leader: LEADERS[who].id });
  const { province } = yield* ask(g, owner, question, optionsOf(POST, places));
  const to = numberOf(province);
  if (to === from) return;
  const units = unitsAt(state, owner, from).filter(
    (counter) => mayGoAlong(state, counter, to) && !isMutinous(state, counter),
  );
  const which = prompt('stack', 'XXII.A', { nation: nationId(owner), province: placeId(from) });
  const coming = yield* pickUnits(g, owner, units, which, { least: 0, most: units.length });
  for (const counter of coming) move(state, counter, to);
  station(state, who, to);
  const way = { province: placeId(from), to: placeId(to) };
  g.emit({ event: 'leader.moved', leader: LEADERS[who].id, ...way });
  if (coming.length > 0) g.emit({ event: 'moved', nation: nationId(owner), units: bundleOf(state, coming), ...way });
}

/** Friendly provinces joined to a province by friendly ones; itself in any case. Vassals of nomads keep their bounds (XXIX.F). */
function connected(state: State, owner: Nation, from: Place): Place[] {
  const found = [from];
  if (ground(state, owner, from) !== 'friendly') return found;
  SEEN.fill(0);
  SEEN[from] = FRIENDLY;
  for (const here of found)
    for (const way of waysFrom(state.rules.map, here)) {
      const { to } = way;
      if (SEEN[to] === UNKNOWN)
        SEEN[to] = ground(state, owner, to) === 'friendly' && !strays(state, owner, from, to) ? OPEN : CLOSED;
      if (SEEN[to] !== OPEN || isBarred(state, owner, way)) continue;
      SEEN[to] = FRIENDLY;
      found.push(to);
    }
  return found.length < 2 ? found : found.sort((a, b) => a - b);
}

/** Scratch of that search: what is known of each province. */
const SEEN = new Uint8Array(LAND);
const UNKNOWN = 0;
const CLOSED = 1;
const OPEN = 2;
const FRIENDLY = 3;
