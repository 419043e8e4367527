import type { Rulebook } from '@tabula/engine';
import { overview } from './01-overview.ts';
import { components } from './02-components.ts';
import { concepts } from './03-concepts.ts';
import { sequence } from './04-sequence.ts';
import { setUpAndVictory } from './05-set-up-and-victory.ts';
import { status } from './06-status.ts';
import { kingdom } from './07-kingdom.ts';
import { empire } from './08-empire.ts';
import { reinforcements } from './09-reinforcements.ts';
import { events } from './10-events.ts';
import { raids } from './11-raids.ts';
import { control } from './12-control.ts';
import { administration } from './13-administration.ts';
import { revenues } from './14-revenues.ts';
import { purchases } from './15-purchases.ts';
import { revolts } from './16-revolts.ts';
import { stacking } from './17-stacking.ts';
import { movement } from './18-movement.ts';
import { reactions } from './19-reactions.ts';
import { battle } from './20-battle.ts';
import { advancedBattle } from './21-advanced-battle.ts';
import { campaigns } from './22-campaigns.ts';
import { fortifiedCities } from './23-fortified-cities.ts';
import { sieges } from './24-sieges.ts';
import { fleets } from './25-fleets.ts';
import { alliances } from './26-alliances.ts';
import { clients } from './27-clients.ts';
import { foedus } from './28-foedus.ts';
import { vassals } from './29-vassals.ts';
import { diplomacy } from './30-diplomacy.ts';
import { religion } from './31-religion.ts';
import { dramatisPersonae } from './32-dramatis-personae.ts';
import { geography } from './33-geography.ts';
import { glossary } from './34-glossary.ts';
import { reference } from './36-reference.ts';
import { romans } from './37-romans.ts';
import { byzantines } from './38-byzantines.ts';
import { huns } from './39-huns.ts';
import { persians } from './40-persians.ts';
import { goths } from './41-goths.ts';
import { calamities } from './42-calamities.ts';
import { eventCards } from './43-events.ts';
import { administrationCards } from './44-administration-cards.ts';
import { calendar } from './45-calendar.ts';
import { nationCards } from './46-nation-cards.ts';
import { setUp350 } from './47-set-up-350.ts';

/**
 * The rulebook in our own words, in the order of its chapters (XXXV, the credits, rules nothing). The sheet at its end, the aids of the
 * sides, cards, Calendar, nation cards and set-up, which the book leaves to the box, are counted on as XXXVI to XLVII.
 */
export const rulebook: Rulebook = [
  overview,
  components,
  concepts,
  sequence,
  setUpAndVictory,
  status,
  kingdom,
  empire,
  reinforcements,
  events,
  raids,
  control,
  administration,
  revenues,
  purchases,
  revolts,
  stacking,
  movement,
  reactions,
  battle,
  advancedBattle,
  campaigns,
  fortifiedCities,
  sieges,
  fleets,
  alliances,
  clients,
  foedus,
  vassals,
  diplomacy,
  religion,
  dramatisPersonae,
  geography,
  glossary,
  reference,
  romans,
  byzantines,
  huns,
  persians,
  goths,
  calamities,
  eventCards,
  administrationCards,
  calendar,
  nationCards,
  setUp350,
];
