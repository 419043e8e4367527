import { LEADERS } from '../data/leaders.ts';
import type { Counter, Nation } from '../data/pieces.ts';
import { filled, NOBODY } from './marks.ts';

/** Where the activation of a nation stands: fleets at anchor (XXV.B), Unit stacks, perhaps twice, then campaigns (XVIII.A, XXII). */
export type Stage = 'start' | 'anchor' | 'movement' | 'joining' | 'combat' | 'campaigns' | 'marching';

/** The nation that is activated, and how far it has come. */
export interface Activation {
  active: Nation;
  stage: Stage;
  /** Which Unit stacks action of an Invasion is being played: 1 or 2. */
  round: number;
  /** XXVI.B The allies who are activated together with the active nation, and which of them is moving. */
  readonly partners: Nation[];
  helper: number;
  /** XI.C, XVIII.G Nations that have done more in this Movement than shift units among their own provinces. */
  readonly ventured: Nation[];
  /** The leader on campaign, and how many campaigns each has made. */
  marching: number;
  readonly campaigns: number[];
  /** Sieges kept up between campaigns: a province and a leader, one after the other. */
  readonly sieges: number[];
  /** Units that retreated into a battle of their friends and stand aside in it. */
  readonly aside: Counter[];
  /** XX.L A unit that retreated into a battle, and a province from which the attackers came whom it fled, one after the other. */
  readonly shunned: number[];
  /** XX.L, G343 A province in which units stayed on their retreat to hold the enemies there, and their nation, one after the other. */
  readonly rearguards: number[];
}

export function nobodyActs(): Activation {
  return {
    active: NOBODY,
    stage: 'start',
    round: 1,
    partners: [],
    helper: 0,
    ventured: [],
    marching: NOBODY,
    campaigns: filled(LEADERS.length, 0),
    sieges: [],
    aside: [],
    shunned: [],
    rearguards: [],
  };
}

export function copyActivation(activation: Activation): Activation {
  return {
    active: activation.active,
    stage: activation.stage,
    round: activation.round,
    partners: activation.partners.slice(),
    helper: activation.helper,
    ventured: activation.ventured.slice(),
    marching: activation.marching,
    campaigns: activation.campaigns.slice(),
    sieges: activation.sieges.slice(),
    aside: activation.aside.slice(),
    shunned: activation.shunned.slice(),
    rearguards: activation.rearguards.slice(),
  };
}
