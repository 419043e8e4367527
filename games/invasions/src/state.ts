export {
  abandon,
  build,
  changeHands,
  decay,
  inherit,
  moveCapital,
  raiseLimes,
  razeLimes,
  touchAll,
  touchRealms,
  upheavals,
} from './state/changes/lands.ts';
export { begin, isCivilised, knowsHeresies, knowsRevolts, promote } from './state/changes/nations.ts';
export { adopt, deploy, encamp, enlist, move, remove, station } from './state/changes/pieces.ts';
export {
  comeFrom,
  exhaust,
  exhaustLeader,
  NO_STEPS_LEFT,
  renew,
  spendLeaderSteps,
  spendSteps,
  standStill,
} from './state/changes/stacks.ts';
export {
  cede,
  changeLord,
  conclude,
  dependantsOf,
  dissolve,
  endWeddings,
  foederaOf,
  pledge,
  redeem,
  wed,
} from './state/changes/ties.ts';
export { gainGold, keepGold, spendGold, transferGold } from './state/changes/treasury.ts';
export { type Glory, PHASES, type Phase } from './state/clock.ts';
export { GONE, NOBODY, NOWHERE } from './state/marks.ts';
export { ABSENT, BARBARIAN, EMPIRE, KINGDOM, RELIGIONS } from './state/nations.ts';
export { type CardOrder, type EnvoyOrder, endOrdersMeanwhile, type Standing } from './state/orders.ts';
export { FOR_GOOD, FOR_NOW } from './state/pieces.ts';
export { copy, SETTINGS, type State, seatOf } from './state/position.ts';
export { BY_SEA, OFF_MAP, STOOD } from './state/stacks.ts';
export { CLIENT, FEDERATE, FREE, VASSAL } from './state/ties.ts';
