import type { Language, Messages } from '@tabula/engine';
import { ADMINISTRATION_ROWS, type Effect } from '../data/administration-cards.ts';
import { AREA_ROWS } from '../data/areas.ts';
import type { CalamityId } from '../data/calamities.ts';
import { LEADERS } from '../data/leaders.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { PROVINCE_ROWS } from '../data/provinces.ts';
import { SEA_ROWS } from '../data/seas.ts';
import { UNIT_SORTS } from '../data/units.ts';
import { markOf } from '../scene/colours.ts';
import { DAMAGED_TEXT, unitText } from './unit-texts.ts';

/** What the sorts of units are called. */
const SORT_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  legion: { en: 'legion', it: 'legione' },
  custodes: { en: 'guard', it: 'guardia' },
  palatina: { en: 'Palatine cavalry', it: 'cavalleria palatina' },
  equites: { en: 'elite cavalry', it: 'cavalleria scelta' },
  limitanei: { en: 'border infantry', it: 'limitanei' },
  sagittarii: { en: 'archers', it: 'arcieri' },
  classis: { en: 'fleet', it: 'flotta' },
  cataphractae: { en: 'cataphracts', it: 'catafratti' },
  themata: { en: 'Thema', it: 'tema' },
  'local-galli': { en: 'Gallic locals', it: 'milizia gallica' },
  'local-britani': { en: 'British locals', it: 'milizia britannica' },
  'local-africani': { en: 'African locals', it: 'milizia africana' },
  'local-hispani': { en: 'Spanish locals', it: 'milizia ispanica' },
  'aux-alamanni': { en: 'Alemannic auxiliaries', it: 'ausiliari alemanni' },
  'aux-mauri': { en: 'Moorish auxiliaries', it: 'ausiliari mauri' },
  'aux-alani': { en: 'Alan auxiliaries', it: 'ausiliari alani' },
  'aux-burgundi': { en: 'Burgundian auxiliaries', it: 'ausiliari burgundi' },
  'aux-gothi': { en: 'Gothic auxiliaries', it: 'ausiliari goti' },
  'aux-gothi-inf': { en: 'Gothic foot auxiliaries', it: 'fanti ausiliari goti' },
  'aux-gothi-cav': { en: 'Gothic horse auxiliaries', it: 'cavalieri ausiliari goti' },
  'aux-hunni': { en: 'Hun auxiliaries', it: 'ausiliari unni' },
  'aux-vandali': { en: 'Vandal auxiliaries', it: 'ausiliari vandali' },
  'aux-heruli': { en: 'Herul auxiliaries', it: 'ausiliari eruli' },
  'aux-gepidae': { en: 'Gepid auxiliaries', it: 'ausiliari gepidi' },
  infantry: { en: 'infantry', it: 'fanteria' },
  'mountain-infantry': { en: 'mountain infantry', it: 'fanteria di montagna' },
  'elite-infantry': { en: 'elite infantry', it: 'fanteria scelta' },
  'francisca-infantry': { en: 'axe throwers', it: 'lanciatori di scuri' },
  leudes: { en: 'leudes', it: 'leudi' },
  huscarls: { en: 'household warriors', it: 'guerrieri della casa' },
  bucellarii: { en: 'bucellarii', it: 'bucellarii' },
  archers: { en: 'archers', it: 'arcieri' },
  cavalry: { en: 'cavalry', it: 'cavalleria' },
  'noble-cavalry': { en: 'noble cavalry', it: 'cavalleria nobile' },
  savaran: { en: 'heavy cavalry', it: 'cavalleria pesante' },
  clibanarii: { en: 'clibanarii', it: 'clibanari' },
  immortals: { en: 'elite infantry', it: 'fanteria scelta' },
  satraps: { en: 'satraps', it: 'satrapi' },
  elephants: { en: 'elephants', it: 'elefanti' },
  'horse-archers': { en: 'horse archers', it: 'arcieri a cavallo' },
  'elite-horse-archers': { en: 'royal horse archers', it: 'arcieri a cavallo reali' },
  'heavy-horse-archers': { en: 'Avar lancers', it: 'lancieri avari' },
};

/** What several of a sort are called, where they can be counted. */
const MANY: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  legion: { en: 'legions', it: 'legioni' },
  classis: { en: 'fleets', it: 'flotte' },
  themata: { en: 'Themata', it: 'temi' },
};

const AGES: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['Young', 'Mature', 'Old'],
  it: ['Giovane', 'Maturo', 'Vecchio'],
};

const CALAMITIES: Readonly<Record<CalamityId, Readonly<Record<Language, string>>>> = {
  revolt: { en: 'a revolt', it: 'una rivolta' },
  'double-revolt': { en: 'a general revolt', it: 'una rivolta generale' },
  heresy: { en: 'a heresy', it: 'un’eresia' },
  intolerance: { en: 'intolerance', it: 'intolleranza' },
  usurper: { en: 'a usurper', it: 'un usurpatore' },
  inaction: { en: 'inaction', it: 'inazione' },
  corruption: { en: 'corruption', it: 'corruzione' },
  desertion: { en: 'desertion', it: 'diserzione' },
  mutiny: { en: 'a mutiny', it: 'un ammutinamento' },
  plague: { en: 'a plague', it: 'una peste' },
  decadence: { en: 'decadence', it: 'decadenza' },
  loyalty: { en: 'loyalty', it: 'lealtà' },
};

/** What an administration card does in each age of a state, made from its row. */
function administrationText({ young, mature, old }: (typeof ADMINISTRATION_ROWS)[number], language: Language): string {
  const english = language === 'en';
  const effect = ({ age, gold, calamity, leaders }: Effect) => {
    const parts = [
      ...(gold === 0 ? [] : [english ? `${signed(gold)} gold` : `oro ${signed(gold)}`]),
      ...(age === 0 ? [] : [english ? `${signed(age)} age` : `età ${signed(age)}`]),
      ...(calamity === null ? [] : [CALAMITIES[calamity][language]]),
      leaders
        ? english
          ? 'leaders act'
          : 'i leader agiscono'
        : english
          ? 'leaders stay at home'
          : 'i leader restano a casa',
    ];
    return parts.join(', ');
  };
  const [a, b, c] = AGES[language];
  return `${a}: ${effect(young)}. ${b}: ${effect(mature)}. ${c}: ${effect(old)}.`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}

const DAMAGED: Readonly<Record<Language, string>> = { en: 'damaged', it: 'danneggiata' };
const SITE: Readonly<Record<Language, string>> = { en: 'No area', it: 'Nessuna area' };
const SEA: Readonly<Record<Language, string>> = { en: 'The sea', it: 'Il mare' };

/** Kings and Caesars without a name of their own are told apart by their nation. */
const isShared = (name: string) => LEADERS.filter((leader) => leader.name === name).length > 1;

/** The names of all things that stand in the tables: places, areas, nations, units, leaders, cards. */
export function names(language: Language): Messages {
  const found: Record<string, string> = { 'region.no-area': SITE[language], 'region.sea': SEA[language] };
  for (const { id, name } of AREA_ROWS) found[`region.${id}`] = name;
  for (const { id, name } of PROVINCE_ROWS) found[`space.${id}`] = name;
  for (const { id, name } of SEA_ROWS) found[`space.${id}`] = name;
  for (const { id, name, it } of NATION_ROWS) found[`nation.${id}`] = language === 'it' ? it : name;
  for (const { id, name, nation } of LEADERS)
    found[`leader.${id}`] = isShared(name) ? `${name} (${markOf(nation)})` : name;
  for (const row of ADMINISTRATION_ROWS) {
    found[`administration.${row.id}`] = row.name;
    found[`about.administration.${row.id}`] = administrationText(row, language);
  }
  for (const unit of UNIT_SORTS) {
    const { nation, sort } = unit;
    const words = SORT_NAMES[sort]?.[language] ?? sort;
    const mark = markOf(nation);
    found[`unit.${nation}-${sort}`] = `${words} (${mark})`;
    found[`unit.${nation}-${sort}-hurt`] = `${words} (${mark}, ${DAMAGED[language]})`;
    found[`about.unit.${nation}-${sort}`] = unitText(unit, language);
    found[`about.unit.${nation}-${sort}-hurt`] = DAMAGED_TEXT[language];
    const several = MANY[sort]?.[language];
    if (several !== undefined) {
      const counted = `{count, plural, one {${words}} other {# ${several}}}`;
      found[`many.unit.${nation}-${sort}`] = `${counted} (${mark})`;
      found[`many.unit.${nation}-${sort}@${nation}`] = counted;
    }
    // A sentence about the nation itself needs no mark.
    found[`unit.${nation}-${sort}@${nation}`] = words;
    found[`unit.${nation}-${sort}-hurt@${nation}`] = `${words} (${DAMAGED[language]})`;
  }
  return found;
}
