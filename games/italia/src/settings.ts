import type { Config } from '@tabula/engine';
import type { GameId } from './data/names.ts';

export const SETTINGS = {
  /** Italia I is for three, Italia II for four (3.0). */
  scenario: { values: ['by-players', 'I', 'II'], players: { I: [3], II: [4] }, quick: true },
  /** 9.7 A city of an ally is a road through highland too. */
  alliedCityRoads: { values: ['on', 'off'] },
  /** R 29 Pyrrhus may leave an occupied landing place without a fight. */
  pyrrhusFreeExit: { values: ['on', 'off'] },
  /** When the last Carthaginian is worth 5 points to Rome. */
  lastCarthaginian: { values: ['rounds-6-8', 'any-round'] },
  /** R 31 How the points of subjects are summed before they are halved. */
  subjectPoints: { values: ['faq', 'simple'] },
  /** House variant: every unit is a target of its own. */
  combatAllocation: { values: ['type', 'individual'] },
  /** House variant: cargo of a sunk fleet finds room on others. */
  cargoRescue: { values: ['off', 'on'] },
  /** R 12 Berbers, Visigoths and Vandals count their areas in round 2, or in round 3 like all others. */
  earlyScoring: { values: ['cards', 'round3'] },
  /** Points that a player has from the start, in the order of the seats. */
  handicap1: { values: ['0', '5', '10', '15', '20'] },
  handicap2: { values: ['0', '5', '10', '15', '20'] },
  handicap3: { values: ['0', '5', '10', '15', '20'] },
  handicap4: { values: ['0', '5', '10', '15', '20'] },
} as const;

/** The settings as the rules ask for them. */
export interface Rules {
  readonly alliedCityRoads: boolean;
  readonly pyrrhusFreeExit: boolean;
  readonly lastCarthaginianAnyRound: boolean;
  readonly simpleSubjectPoints: boolean;
  readonly individualTargets: boolean;
  readonly cargoRescue: boolean;
  readonly earlyScoringRound3: boolean;
  /** By seat. */
  readonly handicap: readonly number[];
}

export function rulesOf(settings: Config['settings'], players: number): Rules {
  const handicaps = [settings.handicap1, settings.handicap2, settings.handicap3, settings.handicap4];
  return {
    alliedCityRoads: settings.alliedCityRoads === 'on',
    pyrrhusFreeExit: settings.pyrrhusFreeExit === 'on',
    lastCarthaginianAnyRound: settings.lastCarthaginian === 'any-round',
    simpleSubjectPoints: settings.subjectPoints === 'simple',
    individualTargets: settings.combatAllocation === 'individual',
    cargoRescue: settings.cargoRescue === 'on',
    earlyScoringRound3: settings.earlyScoring === 'round3',
    handicap: handicaps.slice(0, players).map(Number),
  };
}

/** 3.0 Which of the two games so many players play. */
export function scenarioFor(players: number): GameId {
  return players === 3 ? 'I' : 'II';
}
