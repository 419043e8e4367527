import type { Language } from '@tabula/engine';
import type { Right } from '../data/book/rights.ts';
import type { Transformation } from '../data/card.ts';
import {
  DEFECTION,
  ELEPHANT_FEAR,
  FOEDERATI_DESERT,
  FOEDERATI_PENALTY,
  OSTROGOTHS_DESERT,
  ROUNDS,
} from '../data/figures.ts';
import { countsText, roundsText, WORDS } from './card-words.ts';

/** 13.4 To whom Roman legions go over, and on which rolls. */
function defections(language: Language): string {
  const { name } = WORDS[language];
  return DEFECTION.map(({ leader, alone, withConsular }) =>
    language === 'en'
      ? `Roman legions beside ${name(`unit.${leader}`)} go over to him on ${alone} or more, beside a consular legion on ${withConsular} or more`
      : `le legioni romane accanto a ${name(`unit.${leader}`)} passano a lui con ${alone} o più, accanto a una legione consolare con ${withConsular} o più`,
  ).join('; ');
}

type Said = Readonly<Record<Language, string>>;

/** `{}` stands for names or a number. */
const SENTENCES: Readonly<Record<Right['right'] | 'forever', Said>> = {
  capital: { en: 'Its capital is always {}', it: 'La sua capitale è sempre {}' },
  consular: {
    en: 'Consular legions: at most half as many as it controls cities, when one is bought',
    it: 'Legioni consolari: al massimo la metà delle città che controlla, quando se ne compra una',
  },
  'fleet-seas': { en: 'Bought fleets only in {}', it: 'Flotte comprate solo in {}' },
  home: { en: '{}: ordinary land to it', it: '{}: per questa nazione un’area normale' },
  paying: { en: '{} pays income', it: '{} dà rendita' },
  entry: { en: 'It may enter {}: {}', it: 'Può entrare in {}: {}' },
  'no-city': { en: 'No cities in {}', it: 'Nessuna città in {}' },
  costs: { en: 'Other prices: {}', it: 'Altri prezzi: {}' },
  becomes: { en: 'After round {} it becomes {}: {}', it: 'Dopo il round {} diventa {}: {}' },
  removed: { en: 'It leaves the game after round {}', it: 'Lascia il gioco dopo il round {}' },
  reduced: {
    en: 'At the end of its turn of round {} it keeps {}',
    it: 'Alla fine del suo turno del round {} tiene {}',
  },
  refuge: { en: 'It may always retreat to {}', it: 'Può sempre ritirarsi in {}' },
  conversions: {
    en: 'Conversions in a game: {}, one in a battle, neither knights nor leaders',
    it: 'Conversioni per partita: {}, una per battaglia, né cavalieri né leader',
  },
  stays: { en: '{} stays for {} rounds', it: '{} resta per {} round' },
  forever: { en: '{} stays to the end', it: '{} resta fino alla fine' },
  roma: {
    en: `Before round ${ROUNDS}: at the start of its turn all others leave Roma, and a ruin there is a city again`,
    it: `Prima del round ${ROUNDS}: a inizio turno tutti gli altri lasciano Roma, e una rovina vi torna città`,
  },
  fear: {
    en: `In its first ${ELEPHANT_FEAR.length} battles against elephants units are lost before the first round, except consular legions: on ${ELEPHANT_FEAR.join(', ')} or more, battle by battle`,
    it: `Nelle prime ${ELEPHANT_FEAR.length} battaglie contro elefanti perde unità prima del primo round, escluse le legioni consolari: con ${ELEPHANT_FEAR.join(', ')} o più, battaglia per battaglia`,
  },
  defection: {
    en: `Round ${ROUNDS}: ${defections('en')}`,
    it: `Round ${ROUNDS}: ${defections('it')}`,
  },
  penalty: {
    en: `${FOEDERATI_PENALTY} in combat, unless it controls Ravenna and Odoacer is on the board`,
    it: `${FOEDERATI_PENALTY} in combattimento, salvo che controlli Ravenna e Odoacre sia sulla plancia`,
  },
  desertion: {
    en: `Its Foederati desert before a battle: on ${FOEDERATI_DESERT} or more against Foederati, ${OSTROGOTHS_DESERT} or more against Ostrogoths`,
    it: `I suoi Fœderati disertano prima di una battaglia: con ${FOEDERATI_DESERT} o più contro i Fœderati, ${OSTROGOTHS_DESERT} o più contro gli Ostrogoti`,
  },
  coronation: {
    en: 'Charlemagne, ending a move in the Pope’s Roma, is crowned without a battle and withdraws',
    it: 'Carlomagno, se finisce una mossa nella Roma del Papa, è incoronato senza battaglia e si ritira',
  },
};

/** A special right or limit of a nation in words. */
export function rightText(right: Right, language: Language): string {
  const key = right.right === 'stays' && right.rounds === 'forever' ? 'forever' : right.right;
  return argsOf(right, language).reduce((text, one) => text.replace('{}', one), SENTENCES[key][language]);
}

function argsOf(right: Right, language: Language): string[] {
  const words = WORDS[language];
  const spaces = (ids: readonly string[]) => ids.map((id) => words.name(`space.${id}`)).join(', ');
  switch (right.right) {
    case 'capital':
    case 'fleet-seas':
    case 'home':
    case 'paying':
    case 'no-city':
    case 'refuge':
      return [spaces(right.spaces)];
    case 'entry':
      return [spaces(right.spaces), roundsText(right.rounds, words)];
    case 'costs':
      return [
        Object.entries(right.costs)
          .map(([unit, cost]) => `${words.name(`unit.${unit}`)} ${cost}`)
          .join(', '),
      ];
    case 'becomes':
      return [String(right.how.round), words.name(`nation.${right.how.into}`), heritage(right.how, language)];
    case 'removed':
      return [String(right.round)];
    case 'reduced':
      return [String(right.round), countsText(right.keeps, words).join(', ')];
    case 'conversions':
      return [String(right.count)];
    case 'stays':
      return [words.name(`unit.${right.leader}`), String(right.rounds)];
    case 'consular':
    case 'roma':
    case 'fear':
    case 'defection':
    case 'penalty':
    case 'desertion':
    case 'coronation':
      return [];
  }
}

/** What is left of a nation that becomes another one. */
function heritage({ perArea, perUnit, onlyIn, most, keepsFleets }: Transformation, language: Language): string {
  const words = WORDS[language];
  const say = (key: keyof typeof HERITAGE, text = '') => HERITAGE[key][language].replace('{}', text);
  return [
    ...(perArea === undefined ? [] : [say('perArea', countsText(perArea, words).join(', '))]),
    ...(perUnit === undefined ? [] : [say('perUnit', words.name(`unit.${perUnit}`))]),
    ...(onlyIn === undefined ? [] : [say('onlyIn', onlyIn.map((area) => words.name(`space.${area}`)).join(', '))]),
    ...(most === undefined ? [] : [say('most', String(most))]),
    say(keepsFleets ? 'fleets' : 'noFleets'),
  ].join(', ');
}

const HERITAGE = {
  perArea: { en: 'each of its areas gets {}', it: 'ogni sua area riceve {}' },
  perUnit: { en: 'each land unit becomes {}', it: 'ogni unità di terra diventa {}' },
  onlyIn: { en: 'only in {}', it: 'solo in {}' },
  most: { en: 'at most {}', it: 'al massimo {}' },
  fleets: { en: 'fleets go over', it: 'le flotte passano' },
  noFleets: { en: 'fleets do not', it: 'le flotte no' },
} as const satisfies Readonly<Record<string, Said>>;
