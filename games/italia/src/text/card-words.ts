import type { Language } from '@tabula/engine';
import type { Arrival, Counts, Income, Line, Operation, Place, Rounds } from '../data/card.ts';
import { namesEn } from './names.en.ts';
import { namesIt } from './names.it.ts';

/** The words that the text of a card is made of. */
export interface Lexicon {
  readonly name: (key: string) => string;
  /** A number as the language writes it. */
  readonly figure: (value: number) => string;
  readonly round: string;
  readonly anyRound: string;
  readonly income: Readonly<Record<Exclude<Income['rule'], 'normal'>, string>>;
  readonly when: Readonly<Record<Exclude<Arrival['when'], 'turn'>, string>>;
  readonly arrival: Readonly<Record<ArrivalNote, string>>;
  readonly special: Readonly<Record<OperationNote, string>>;
  readonly except: string;
  readonly led: string;
  readonly mandatory: string;
  readonly lastLand: string;
  readonly threeEach: string;
  readonly ledBy: string;
  readonly alliesCount: string;
  readonly exceptLeaders: string;
  readonly near: string;
  readonly leaderOf: string;
  readonly in: string;
  readonly or: string;
  readonly place: Readonly<Record<Place['kind'], string>>;
  readonly raise: string;
  readonly gold: string;
  readonly operation: Readonly<Record<Operation['kind'], string>>;
  readonly areas: string;
  readonly area: string;
  readonly anyAreaOf: string;
  readonly must: string;
  readonly may: string;
  readonly anyCity: string;
  readonly anyone: string;
  readonly line: Readonly<Record<Line['kind'], string>>;
  readonly ownTurn: string;
  readonly first: string;
  readonly again: string;
}

/** What an arrival may say beside who comes where. */
export type ArrivalNote =
  | 'othersRetreat'
  | 'onlyIfFree'
  | 'fallback'
  | 'anyEntry'
  | 'anyControlled'
  | 'ownCoast'
  | 'emptyOrOwn'
  | 'fleetsIn'
  | 'aboard'
  | 'asRoom'
  | 'noPlace'
  | 'apart'
  | 'unbound'
  | 'optional'
  | 'recruitGold'
  | 'city';

/** What an operation may say beside its leader and its gold. */
export type OperationNote = 'extraMovement' | 'freeStack' | 'startsTurn' | 'startArea' | 'transfer';

const table = (names: Readonly<Record<string, string>>) => (key: string) => names[key] ?? key;

export const WORDS: Readonly<Record<Language, Lexicon>> = {
  en: {
    name: table(namesEn),
    figure: String,
    round: 'Round',
    anyRound: 'Any round',
    income: { half: 'Half income', none: 'No income', conditional: 'Half income, unless it controls' },
    when: { 'round-start': 'when the round begins', 'round-end': 'when the round ends' },
    arrival: {
      othersRetreat: 'others there retreat',
      onlyIfFree: 'only if nobody else is there, else in areas it controls',
      fallback: 'if it controls none',
      anyEntry: 'any entry area',
      anyControlled: 'if it holds none of these, any area it controls',
      ownCoast: 'off a coast of its own, if there is one',
      emptyOrOwn: 'in empty areas or its own',
      fleetsIn: 'fleets in',
      aboard: 'also aboard',
      asRoom: 'aboard its fleets, as far as there is room',
      noPlace: 'whoever finds no place',
      apart: 'the leaders may part',
      unbound: 'with or without the leader',
      optional: 'it may do without',
      recruitGold: 'gold for recruits',
      city: 'and a city, if there is none',
    },
    special: {
      extraMovement: 'the first move is one area longer',
      freeStack: 'no limit when movement ends beside',
      startsTurn: 'nothing else in this turn',
      startArea: 'starts in',
      transfer: 'units may be put there from',
    },
    except: 'not in round',
    led: 'only if he leads the attack:',
    mandatory: 'it must',
    lastLand: 'for the last land unit of',
    threeEach: 'with at least {least} units on each side',
    ledBy: 'beside',
    alliesCount: 'units of allies count',
    exceptLeaders: 'not for leaders',
    near: 'beside',
    leaderOf: 'for each leader of',
    in: 'in',
    or: 'or',
    place: { area: 'in', controlled: 'in areas it controls', sea: 'in', spread: 'freely in' },
    raise: 'up to',
    gold: 'gold',
    operation: { 'great-invasion': 'great invasion', campaign: 'campaign of', 'civil-war': 'civil war, led by' },
    areas: 'areas',
    area: 'area',
    anyAreaOf: 'any area of',
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
      pillage: 'for plundering or raiding',
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
    figure: (value) => String(value).replace('.', ','),
    round: 'Round',
    anyRound: 'Ogni round',
    income: { half: 'Metà rendita', none: 'Nessuna rendita', conditional: 'Metà rendita, se non controlla' },
    when: { 'round-start': 'a inizio round', 'round-end': 'a fine round' },
    arrival: {
      othersRetreat: 'gli altri che vi sono si ritirano',
      onlyIfFree: 'solo se non c’è nessun altro, altrimenti in aree controllate',
      fallback: 'se non ne controlla',
      anyEntry: 'un’area d’ingresso qualsiasi',
      anyControlled: 'se non ne ha, un’area controllata qualsiasi',
      ownCoast: 'davanti a una propria costa, se c’è',
      emptyOrOwn: 'in aree vuote o proprie',
      fleetsIn: 'flotte in',
      aboard: 'anche a bordo',
      asRoom: 'a bordo delle sue flotte, finché c’è posto',
      noPlace: 'chi non trova posto',
      apart: 'i leader possono dividersi',
      unbound: 'con o senza il leader',
      optional: 'può farne a meno',
      recruitGold: 'monete d’oro per le reclute',
      city: 'e una città, se non c’è',
    },
    special: {
      extraMovement: 'primo movimento di un’area più lungo',
      freeStack: 'nessun limite a fine movimento accanto a',
      startsTurn: 'nient’altro in questo turno',
      startArea: 'comincia in',
      transfer: 'vi si possono mettere unità da',
    },
    except: 'non nel round',
    led: 'solo se guida l’attacco:',
    mandatory: 'deve',
    lastLand: 'per l’ultima unità di terra di',
    threeEach: 'con almeno {least} unità per parte',
    ledBy: 'accanto a',
    alliesCount: 'le unità alleate contano',
    exceptLeaders: 'non per i leader',
    near: 'accanto a',
    leaderOf: 'per ogni leader di',
    in: 'in',
    or: 'o',
    place: { area: 'in', controlled: 'in aree controllate', sea: 'in', spread: 'liberamente in' },
    raise: 'fino a',
    gold: 'monete d’oro',
    operation: {
      'great-invasion': 'grande invasione',
      campaign: 'campagna di',
      'civil-war': 'guerra civile guidata da',
    },
    areas: 'aree',
    area: 'area',
    anyAreaOf: 'un’area qualsiasi di',
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
      'kill-leader': 'per il leader',
      'last-unit': 'per l’ultima unità di',
      pillage: 'per il saccheggio o la razzia di',
      exit: 'per ogni unità che esce da',
      pitched: 'per una battaglia campale vinta contro',
      submission: 'per la sottomissione di',
      'leader-retreat': 'per ogni proprio leader che si ritira',
      title: 'per il titolo di imperatore',
      conversion: 'per ogni conversione',
    },
    ownTurn: 'nel proprio turno',
    first: 'la prima volta',
    again: 'le volte seguenti',
  },
};

export function roundsText(rounds: Rounds, { round, anyRound }: Lexicon): string {
  return rounds === 'any' ? anyRound : `${round} ${rounds.join(', ')}`;
}

export function countsText(counts: Counts, { name }: Lexicon): string[] {
  return Object.entries(counts).map(([unit, count]) => `${count} × ${name(`unit.${unit}`)}`);
}
