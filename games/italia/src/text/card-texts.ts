import type { Language } from '@tabula/engine';
import { CARDS } from '../data/book/cards.ts';
import { rightsOf } from '../data/book/rights.ts';
import type { Arrival, Card, Line, Operation, Place, Revolt, Submission, Where } from '../data/card.ts';
import { rightText } from './card-rights.ts';
import { countsText, type Lexicon, roundsText, WORDS } from './card-words.ts';

/**
 * What the nation cards say, line by line, made from the cards themselves: `owns.<nation>`, and by their numbers
 * `arrival.<nation>.0`, `operation.<nation>.0`, `submission.<nation>.0`, `revolt.<nation>.0`, `right.<nation>.0`,
 * `line.<nation>.0`.
 */
export function cardTexts(language: Language): Record<string, string> {
  return Object.fromEntries([...CARDS.I, ...CARDS.II].flatMap((card) => textsOf(card, language)));
}

function textsOf(card: Card, language: Language): (readonly [string, string])[] {
  const { id, arrivals = [], operations = [], submission = [], revolts = [] } = card;
  const words = WORDS[language];
  const numbered = <T>(part: string, entries: readonly T[], text: (entry: T, words: Lexicon) => string) =>
    entries.map((entry, i) => [`${part}.${id}.${i}`, text(entry, words)] as const);
  return [
    [`owns.${id}`, ownsText(card, words)],
    ...numbered('arrival', arrivals, arrivalText),
    ...numbered('operation', operations, operationText),
    ...numbered('submission', submission, submissionText),
    ...numbered('revolt', revolts, revoltText),
    ...numbered('right', rightsOf(card), (right) => rightText(right, language)),
    ...numbered('line', card.scoring, lineText),
  ];
}

/** The counters and leaders of a nation, and its income if it is not the usual one. */
function ownsText({ counters, leaders = [], income }: Card, words: Lexicon): string {
  const pieces = [...countsText(counters, words), ...leaders.map(({ id }) => words.name(`unit.${id}`))];
  if (income.rule === 'normal') return pieces.join(', ');
  const land = income.rule === 'conditional' ? ` ${anyOfText(income.normalIf, words)}` : '';
  return `${pieces.join(', ')}. ${words.income[income.rule]}${land}`;
}

/** One area of these is enough. */
function anyOfText(where: Exclude<Where, 'any'>, words: Lexicon): string {
  const text = whereText(where, words);
  return 'areas' in where && where.areas.length === 1 ? text : `${words.anyAreaOf} ${text}`;
}

function submissionText({ to, must, may, rounds, exceptRounds, ifLed }: Submission, words: Lexicon): string {
  return [
    words.name(`nation.${to}`),
    ...(must === undefined ? [] : [`${words.must} ${areasText(must, words)}`]),
    ...(may === undefined ? [] : [`${words.may} ${areasText(may, words)}`]),
    ...(rounds === undefined ? [] : [roundsText(rounds, words)]),
    ...(exceptRounds === undefined || exceptRounds === 'any' ? [] : [`${words.except} ${exceptRounds.join(', ')}`]),
    ...(ifLed === undefined ? [] : [`${words.led} ${words.name(`unit.${ifLed}`)}`]),
  ].join(', ');
}

function areasText(count: number, { area, areas }: Lexicon): string {
  return `${count} ${count === 1 ? area : areas}`;
}

function revoltText({ against, rounds, near, mandatory }: Revolt, words: Lexicon): string {
  const beside = near === undefined ? '' : ` (${words.near} ${words.name(`unit.${near}`)})`;
  const forced = mandatory ? ` (${words.mandatory})` : '';
  return `${roundsText(rounds, words)}: ${words.name(`nation.${against}`)}${beside}${forced}`;
}

function arrivalText(arrival: Arrival, words: Lexicon): string {
  const { round, units, leaders = [], place, mode, when } = arrival;
  const who = [...countsText(units, words), ...leaders.map((leader) => words.name(`unit.${leader}`))].join(', ');
  const raise = mode === 'raise-to' ? `${words.raise} ` : '';
  const moment = when === 'turn' ? [] : [words.when[when]];
  const text = `${words.round} ${round}: ${raise}${who} ${placeText(place, words)}`;
  return [text, ...moment, ...placeNotes(arrival, words), ...arrivalNotes(arrival, words)].join('; ');
}

/** What a place of a card says beside its name. */
function placeNotes({ place, units, leaders = [] }: Arrival, { arrival: words, name }: Lexicon): string[] {
  const elsewhere = `${words.noPlace}: ${words.anyEntry}`;
  switch (place.kind) {
    case 'area':
      return [
        ...(place.othersRetreat ? [words.othersRetreat] : []),
        ...(place.onlyIfFree ? [words.onlyIfFree, elsewhere] : []),
      ];
    case 'sea': {
      const fleetsOnly = leaders.length === 0 && Object.keys(units).every((unit) => unit === 'fleet');
      return [...(place.ownCoast ? [words.ownCoast] : []), ...(fleetsOnly ? [] : [words.asRoom, elsewhere])];
    }
    case 'spread':
      return [
        words.emptyOrOwn,
        `${words.fleetsIn} ${place.seas.map((sea) => name(`space.${sea}`)).join(', ')}`,
        ...(place.aboard ? [words.aboard] : []),
        elsewhere,
      ];
    case 'controlled': {
      const { region, fallback } = place;
      if (fallback !== undefined && 'sea' in fallback)
        return [`${words.fallback}: ${name(`space.${fallback.sea}`)}, ${words.asRoom}`, elsewhere];
      if (fallback !== undefined) return [`${words.fallback}: ${name(`space.${fallback.area}`)}`];
      return [...(region === undefined ? [] : [words.anyControlled]), `${words.fallback}: ${words.anyEntry}`];
    }
  }
}

function arrivalNotes({ apart, unbound, optional, recruitGold, cityIfMissing }: Arrival, words: Lexicon): string[] {
  const notes = words.arrival;
  return [
    ...(apart ? [notes.apart] : []),
    ...(unbound ? [notes.unbound] : []),
    ...(optional ? [notes.optional] : []),
    ...(recruitGold === undefined ? [] : [`${recruitGold} ${notes.recruitGold}`]),
    ...(cityIfMissing ? [notes.city] : []),
  ];
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
  const { special, name } = words;
  if (operation.kind === 'great-invasion') {
    const { extraMovement, freeStackWith } = operation;
    const free = freeStackWith === undefined ? [] : [`${special.freeStack} ${name(`unit.${freeStackWith}`)}`];
    return [what, ...(extraMovement === undefined ? [] : [special.extraMovement]), ...free].join('; ');
  }
  const text = `${what} ${name(`unit.${operation.leader}`)} (${operation.gold} ${words.gold})`;
  if (operation.kind === 'civil-war') return text;
  const { startsTurn, startArea, transferFrom } = operation;
  return [
    text,
    ...(startsTurn ? [special.startsTurn] : []),
    ...(startArea === undefined ? [] : [`${special.startArea} ${name(`space.${startArea}`)}`]),
    ...(transferFrom === undefined ? [] : [`${special.transfer} ${name(`region.${transferFrom}`)}`]),
  ].join('; ');
}

function whereText(where: Where, words: Lexicon): string {
  if (where === 'any') return words.anyCity;
  if ('region' in where) return words.name(`region.${where.region}`);
  return where.areas.map((area) => words.name(`space.${area}`)).join(', ');
}

function lineText(line: Line, words: Lexicon): string {
  const what = `${words.figure(line.vp)} ${lineWords(line, words)}`;
  const detail = lineDetail(line, words);
  return detail === '' ? what : `${what} ${detail}`;
}

function lineWords(line: Line, words: Lexicon): string {
  if (line.kind === 'kill-leader' && (line.leaders === 'any' || 'of' in line.leaders)) return words.leaderOf;
  return line.kind === 'last-unit' && line.of === 'land' ? words.lastLand : words.line[line.kind];
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
      const leaders = line.exceptLeaders ? `, ${words.exceptLeaders}` : '';
      return `${nations(line.nations)}${types}${leaders}${line.scope === 'own-turn' ? `, ${words.ownTurn}` : ''}`;
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
      return [
        nations(line.against),
        words.threeEach.replace('{least}', String(line.least)),
        ...(line.leader === undefined ? [] : [`${words.ledBy} ${words.name(`unit.${line.leader}`)}`]),
        ...(line.allies ? [words.alliesCount] : []),
      ].join(', ');
    case 'submission':
      return nations(line.of);
    default:
      return '';
  }
}
