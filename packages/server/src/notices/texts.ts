import type { Language } from '@tabula/engine';
import type { NoticeKind } from '@tabula/protocol';

/** What a sentence may name. */
export interface Named {
  readonly game: string;
  /** The others at the table, as a list in words. */
  readonly others: string;
  /** Until when there is time to answer, in words; empty if there is no clock. */
  readonly until: string;
  /** Who it is about. */
  readonly about: string;
}

/** Everything that is said outside the page, in one language. */
export interface NoticeTexts {
  readonly sentences: Readonly<Record<NoticeKind, (named: Named) => string>>;
  /** What a table is called: its game, and who sits there. */
  readonly table: (named: Named) => string;
  readonly summary: (count: number) => string;
  readonly open: string;
  readonly why: (house: string) => string;
  readonly unsubscribe: string;
  readonly test: { readonly title: string; readonly body: string };
  readonly confirm: { readonly subject: string; readonly body: (house: string) => string };
  readonly feed: string;
  readonly deadline: (named: Named) => string;
  /** A vote about somebody who is absent. */
  readonly absence: (named: Named) => string;
  /** Pages that mails lead to. */
  readonly pages: {
    readonly unsubscribe: { readonly ask: string; readonly button: string; readonly done: string };
    readonly confirm: { readonly ask: string; readonly button: string; readonly done: string };
    readonly unknown: string;
  };
}

const EN: NoticeTexts = {
  sentences: {
    turn: ({ game, others, until }) => `It is your turn: ${game} ${others}.${until && ` You have until ${until}.`}`,
    reminder: ({ game, others, until }) => `Most of your time is gone: ${game} ${others}. You have until ${until}.`,
    lapse: ({ game, others }) => `Your time was up: ${game} ${others}. The rules have answered for you.`,
    vote: ({ game, others, about }) => `${about} asks the table to go back: ${game} ${others}.`,
    end: ({ game, others }) => `The game is over: ${game} ${others}.`,
    replaced: ({ game, others, about }) => `Somebody else plays for ${about}: ${game} ${others}.`,
    chat: ({ game, others, about }) => `${about} wrote: ${game} ${others}.`,
  },
  table: ({ game, others }) => `${game} ${others}`,
  summary: (count) => `${count} tables have news for you`,
  open: 'Open the table',
  why: (house) => `You get this because you asked ${house} for it.`,
  unsubscribe: 'No more mail',
  test: { title: 'Tabula can reach you', body: 'This is a test. From now on tables call you this way.' },
  confirm: {
    subject: 'Is this your address?',
    body: (house) =>
      `Somebody, probably you, wants mail from ${house} when a game waits. Say yes on this page; if it was not you, do nothing.`,
  },
  feed: 'Tabula: your tables',
  deadline: ({ game, others }) => `Your time ends: ${game} ${others}`,
  absence: ({ game, others, about }) => `${about}’s time has run out, and the table votes: ${game} ${others}.`,
  pages: {
    unsubscribe: {
      ask: 'Shall Tabula send no more mail to this address?',
      button: 'No more mail',
      done: 'Done: no more mail will come. You can switch it on again on the page of the game.',
    },
    confirm: {
      ask: 'Shall Tabula send mail to this address when a game waits for you?',
      button: 'Yes, send it',
      done: 'Done: mail will come when a game waits for you.',
    },
    unknown: 'This link no longer leads anywhere.',
  },
};

const IT: NoticeTexts = {
  sentences: {
    turn: ({ game, others, until }) => `Tocca a te: ${game} ${others}.${until && ` Hai tempo fino a ${until}.`}`,
    reminder: ({ game, others, until }) => `Ti resta poco tempo: ${game} ${others}. Puoi rispondere fino a ${until}.`,
    lapse: ({ game, others }) => `Il tuo tempo è scaduto: ${game} ${others}. Le regole hanno risposto per te.`,
    vote: ({ game, others, about }) => `${about} chiede al tavolo di tornare indietro: ${game} ${others}.`,
    end: ({ game, others }) => `La partita è finita: ${game} ${others}.`,
    replaced: ({ game, others, about }) => `Qualcun altro gioca al posto di ${about}: ${game} ${others}.`,
    chat: ({ game, others, about }) => `${about} ha scritto: ${game} ${others}.`,
  },
  table: ({ game, others }) => `${game} ${others}`,
  summary: (count) => `${count} tavoli hanno novità per te`,
  open: 'Apri il tavolo',
  why: (house) => `Ricevi questo messaggio perché l’hai chiesto a ${house}.`,
  unsubscribe: 'Niente più messaggi',
  test: { title: 'Tabula ti raggiunge', body: 'Questa è una prova. D’ora in poi i tavoli ti chiamano così.' },
  confirm: {
    subject: 'È il tuo indirizzo?',
    body: (house) =>
      `Qualcuno, probabilmente tu, vuole ricevere messaggi da ${house} quando una partita aspetta. Conferma su questa pagina; se non l’hai chiesto tu, non fare nulla.`,
  },
  feed: 'Tabula: i tuoi tavoli',
  deadline: ({ game, others }) => `Scade il tuo tempo: ${game} ${others}`,
  absence: ({ game, others, about }) => `Il tempo di ${about} è scaduto e il tavolo vota: ${game} ${others}.`,
  pages: {
    unsubscribe: {
      ask: 'Tabula non deve più scrivere a questo indirizzo?',
      button: 'Niente più messaggi',
      done: 'Fatto: non arriveranno più messaggi. Li puoi riattivare dalla pagina del gioco.',
    },
    confirm: {
      ask: 'Tabula deve scrivere a questo indirizzo quando una partita ti aspetta?',
      button: 'Sì, scrivetemi',
      done: 'Fatto: riceverai un messaggio quando una partita ti aspetta.',
    },
    unknown: 'Questo link non porta più da nessuna parte.',
  },
};

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = { en: EN, it: IT };

const WITH: Readonly<Record<Language, string>> = { en: 'with', it: 'con' };

/** "with Bruno and Carla": what tells one table of a game from another. */
export function othersInWords(names: readonly string[], language: Language): string {
  return `${WITH[language]} ${new Intl.ListFormat(language, { type: 'conjunction' }).format(names)}`;
}

/** A moment for somebody in a zone. */
export function momentInWords(moment: number, language: Language, zone: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'it', { ...parts, timeZone: zone }).format(moment);
}
