import type { Rulebook } from '@tabula/engine';
import { romans } from './box/37-romans.ts';
import { byzantines } from './box/38-byzantines.ts';
import { huns } from './box/39-huns.ts';
import { persians } from './box/40-persians.ts';
import { goths } from './box/41-goths.ts';
import { calamities } from './box/42-calamities.ts';
import { eventCards } from './box/43-events.ts';
import { administrationCards } from './box/44-administration-cards.ts';
import { calendar } from './box/45-calendar.ts';
import { nationCards } from './box/46-nation-cards.ts';
import { setUp350 } from './box/47-set-up-350.ts';
import { alliances } from './peoples/26-alliances.ts';
import { clients } from './peoples/27-clients.ts';
import { foedus } from './peoples/28-foedus.ts';
import { vassals } from './peoples/29-vassals.ts';
import { diplomacy } from './peoples/30-diplomacy.ts';
import { religion } from './peoples/31-religion.ts';
import { dramatisPersonae } from './peoples/32-dramatis-personae.ts';
import { geography } from './peoples/33-geography.ts';
import { glossary } from './peoples/34-glossary.ts';
import { reference } from './peoples/36-reference.ts';
import { overview } from './turn/01-overview.ts';
import { components } from './turn/02-components.ts';
import { concepts } from './turn/03-concepts.ts';
import { sequence } from './turn/04-sequence.ts';
import { setUpAndVictory } from './turn/05-set-up-and-victory.ts';
import { status } from './turn/06-status.ts';
import { kingdom } from './turn/07-kingdom.ts';
import { empire } from './turn/08-empire.ts';
import { reinforcements } from './turn/09-reinforcements.ts';
import { events } from './turn/10-events.ts';
import { raids } from './turn/11-raids.ts';
import { control } from './turn/12-control.ts';
import { administration } from './turn/13-administration.ts';
import { revenues } from './turn/14-revenues.ts';
import { purchases } from './turn/15-purchases.ts';
import { revolts } from './turn/16-revolts.ts';
import { stacking } from './turn/17-stacking.ts';
import { movement } from './war/18-movement.ts';
import { reactions } from './war/19-reactions.ts';
import { battle } from './war/20-battle.ts';
import { advancedBattle } from './war/21-advanced-battle.ts';
import { campaigns } from './war/22-campaigns.ts';
import { fortifiedCities } from './war/23-fortified-cities.ts';
import { sieges } from './war/24-sieges.ts';
import { fleets } from './war/25-fleets.ts';

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
