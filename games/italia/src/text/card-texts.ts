import type { Language } from '@tabula/engine';
import { CARDS } from '../data/book/cards.ts';
import type {
  Arrival,
  Card,
  Counts,
  Income,
  Line,
  Operation,
  Place,
  Revolt,
  Rounds,
  Submission,
  Where,
} from '../data/card.ts';
import { namesEn } from './names.en.ts';
import { namesIt } from './names.it.ts';

/** The words that the text of a card is made of. */
interface Lexicon {
  readonly name: (key: string) => string;
  readonly round: string;
  readonly anyRound: string;
  readonly income: Readonly<Record<Exclude<Income['rule'], 'normal'>, string>>;
  readonly near: string;
  readonly leaderOf: string;
  readonly in: string;
  readonly or: string;
  readonly place: Readonly<Record<Place['kind'], string>>;
  readonly raise: string;
  readonly gold: string;
  readonly operation: Readonly<Record<Operation['kind'], string>>;
  readonly areas: string;
  readonly must: string;
  readonly may: string;
  readonly anyCity: string;
  readonly anyone: string;
  readonly line: Readonly<Record<Line['kind'], string>>;
  readonly ownTurn: string;
  readonly first: string;
  readonly again: string;
}

const table = (names: Readonly<Record<string, string>>) => (key: string) => names[key] ?? key;

const WORDS: Readonly<Record<Language, Lexicon>> = {
  en: {
    name: table(namesEn),
    round: 'Round',
    anyRound: 'Any round',
    income: { half: 'Half income', none: 'No income', conditional: 'Half income, unless it holds its land' },
    near: 'beside',
    leaderOf: 'for each leader of',
    in: 'in',
    or: 'or',
    place: { area: 'in', controlled: 'in areas it controls', sea: 'in', spread: 'freely in' },
    raise: 'up to',
    gold: 'gold',
    operation: { 'great-invasion': 'great invasion', campaign: 'campaign of', 'civil-war': 'civil war, led by' },
    areas: 'areas',
    must: 'must with at most',
    may: 'may with at most',
    anyCity: 'any city',
    anyone: 'anybody',
    line: {
      area: 'for each area of',
      city: 'for each city',
      region: 'for all of',
      'region-minus': 'less one for each foreign area in',
      kill: 'for each unit of',
      'kill-leader': 'for the leader',
      'last-unit': 'for the last unit of',
      pillage: 'for plundering',
      exit: 'for each unit that leaves by',
      pitched: 'for a pitched battle won against',
      submission: 'for the submission of',
      'leader-retreat': 'for each own leader who retreats',
      title: 'for the title of emperor',
      conversion: 'for each conversion',
    },
    ownTurn: 'in its own turn',
    first: 'the first time',
    again: 'later times',
  },
  it: {
    name: table(namesIt),
    round: 'Round',
    anyRound: 'Ogni round',
    income: { half: 'Metà rendita', none: 'Nessuna rendita', conditional: 'Metà rendita, se non tiene la sua terra' },
    near: 'accanto a',
    leaderOf: 'per ogni condottiero di',
    in: 'in',
    or: 'o',
    place: { area: 'in', controlled: 'in aree controllate', sea: 'in', spread: 'liberamente in' },
    raise: 'fino a',
    gold: 'd’oro',
    operation: { 'great-invasion': 'grande invasione', campaign: 'campagna di', 'civil-war': 'guerra civile, guida' },
    areas: 'aree',
    must: 'deve con al massimo',
    may: 'può con al massimo',
    anyCity: 'ogni città',
    anyone: 'chiunque',
    line: {
      area: 'per ogni area di',
      city: 'per ogni città',
      region: 'per tutta la regione',
      'region-minus': 'meno uno per ogni area altrui in',
      kill: 'per ogni unità di',
      'kill-leader': 'per il condottiero',
      'last-unit': 'per l’ultima unità di',
      pillage: 'per il saccheggio di',
      exit: 'per ogni unità che esce da',
      pitched: 'per una battaglia campale vinta contro',
      submission: 'per la sottomissione di',
      'leader-retreat': 'per ogni proprio condottiero che si ritira',
      title: 'per il titolo di imperatore',
      conversion: 'per ogni conversione',
    },
    ownTurn: 'nel proprio turno',
    first: 'la prima volta',
    again: 'le volte dopo',
  },
};

/**
 * What the nation cards say, line by line, made from the cards themselves: `owns.<nation>`, and by their numbers
 * `arrival.<nation>.0`, `operation.<nation>.0`, `submission.<nation>.0`, `revolt.<nation>.0`, `line.<nation>.0`.
 */
export function cardTexts(language: Language): Record<string, string> {
  return Object.fromEntries([...CARDS.I, ...CARDS.II].flatMap((card) => textsOf(card, WORDS[language])));
}

function textsOf(card: Card, words: Lexicon): (readonly [string, string])[] {
  const { id, arrivals = [], operations = [], submission = [], revolts = [] } = card;
  const numbered = <T>(part: string, entries: readonly T[], text: (entry: T, words: Lexicon) => string) =>
    entries.map((entry, i) => [`${part}.${id}.${i}`, text(entry, words)] as const);
  return [
    [`owns.${id}`, ownsText(card, words)],
    ...numbered('arrival', arrivals, arrivalText),
    ...numbered('operation', operations, operationText),
    ...numbered('submission', submission, submissionText),
    ...numbered('revolt', revolts, revoltText),
    ...numbered('line', card.scoring, lineText),
  ];
}

/** The counters and leaders of a nation, and its income if it is not the usual one. */
function ownsText({ counters, leaders = [], income }: Card, words: Lexicon): string {
  const pieces = [...countsText(counters, words), ...leaders.map(({ id }) => words.name(`unit.${id}`))];
  const special = income.rule === 'normal' ? '' : `. ${words.income[income.rule]}`;
  return `${pieces.join(', ')}${special}`;
}

function submissionText({ to, must, may }: Submission, words: Lexicon): string {
  return [
    words.name(`nation.${to}`),
    ...(must === undefined ? [] : [`${words.must} ${must} ${words.areas}`]),
    ...(may === undefined ? [] : [`${words.may} ${may} ${words.areas}`]),
  ].join(', ');
}

function revoltText({ against, rounds, near }: Revolt, words: Lexicon): string {
  const beside = near === undefined ? '' : ` (${words.near} ${words.name(`unit.${near}`)})`;
  return `${roundsText(rounds, words)}: ${words.name(`nation.${against}`)}${beside}`;
}

function roundsText(rounds: Rounds, { round, anyRound }: Lexicon): string {
  return rounds === 'any' ? anyRound : `${round} ${rounds.join(', ')}`;
}

function countsText(counts: Counts, { name }: Lexicon): string[] {
  return Object.entries(counts).map(([unit, count]) => `${count} × ${name(`unit.${unit}`)}`);
}

function arrivalText({ round, units, leaders = [], place, mode }: Arrival, words: Lexicon): string {
  const who = [...countsText(units, words), ...leaders.map((leader) => words.name(`unit.${leader}`))].join(', ');
  const raise = mode === 'raise-to' ? `${words.raise} ` : '';
  return `${words.round} ${round}: ${raise}${who} ${placeText(place, words)}`;
}

function placeText(place: Place, { place: words, name, or }: Lexicon): string {
  const spaces = (ids: readonly string[]) => ids.map((id) => name(`space.${id}`)).join(` ${or} `);
  switch (place.kind) {
    case 'area':
      return `${words.area} ${spaces(place.areas)}`;
    case 'sea':
      return `${words.sea} ${spaces(place.seas)}`;
    case 'spread':
      return `${words.spread} ${name(`region.${place.region}`)}`;
    case 'controlled':
      return place.region === undefined ? words.controlled : `${words.controlled} (${name(`region.${place.region}`)})`;
  }
}

function operationText(operation: Operation, words: Lexicon): string {
  const what = `${words.round} ${operation.round}: ${words.operation[operation.kind]}`;
  if (operation.kind === 'great-invasion') return what;
  return `${what} ${words.name(`unit.${operation.leader}`)} (${operation.gold} ${words.gold})`;
}

function whereText(where: Where, words: Lexicon): string {
  if (where === 'any') return words.anyCity;
  if ('region' in where) return words.name(`region.${where.region}`);
  return where.areas.map((area) => words.name(`space.${area}`)).join(', ');
}

function lineText(line: Line, words: Lexicon): string {
  const what = `${line.vp} ${isLeaderOf(line) ? words.leaderOf : words.line[line.kind]}`;
  const detail = lineDetail(line, words);
  return detail === '' ? what : `${what} ${detail}`;
}

function isLeaderOf(line: Line): boolean {
  return line.kind === 'kill-leader' && (line.leaders === 'any' || 'of' in line.leaders);
}

function lineDetail(line: Line, words: Lexicon): string {
  const nations = (ids: readonly string[] | 'any') =>
    ids === 'any' ? words.anyone : ids.map((id) => words.name(`nation.${id}`)).join(', ');
  switch (line.kind) {
    case 'city':
      return line.where === 'any' ? '' : `${words.in} ${whereText(line.where, words)}`;
    case 'area':
      return whereText(line.where, words);
    case 'region':
    case 'region-minus':
      return words.name(`region.${line.region}`);
    case 'kill': {
      const types = line.types === 'any' ? '' : ` (${line.types.map((unit) => words.name(`unit.${unit}`)).join(', ')})`;
      return `${nations(line.nations)}${types}${line.scope === 'own-turn' ? `, ${words.ownTurn}` : ''}`;
    }
    case 'kill-leader': {
      const { leaders } = line;
      if (leaders === 'any') return words.anyone;
      if ('of' in leaders) return words.name(`nation.${leaders.of}`);
      return leaders.map((leader) => words.name(`unit.${leader}`)).join(', ');
    }
    case 'last-unit':
      return words.name(`nation.${line.nation}`);
    case 'pillage': {
      const when = line.first === undefined ? '' : `, ${line.first ? words.first : words.again}`;
      return `${whereText(line.where, words)}${when}`;
    }
    case 'exit':
      return words.name(`space.${line.via}`);
    case 'pitched':
      return nations(line.against);
    case 'submission':
      return nations(line.of);
    default:
      return '';
  }
}
