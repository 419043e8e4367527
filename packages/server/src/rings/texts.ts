type Language = 'en' | 'it';

interface MailText<Words extends readonly unknown[]> {
  readonly subject: string;
  readonly body: (house: string, ...words: Words) => string;
}

/** Mails of a key ring. None of them opens anything by being read: a page asks, and its button acts. */
export interface RingTexts {
  readonly confirm: MailText<[ring: string]>;
  readonly comeBack: MailText<[]>;
  /** Which ring is meant: its devices, and how many tables it holds. */
  readonly ring: (devices: string, tables: number) => string;
  readonly code: (code: string) => string;
  /** How long what a mail carries is good for. */
  readonly once: { readonly confirm: string; readonly comeBack: string };
  readonly newDevice: MailText<[name: string]>;
  readonly left: MailText<[name: string]>;
  readonly unmailed: MailText<[]>;
}

export const RING_TEXTS: Readonly<Record<Language, RingTexts>> = {
  en: {
    confirm: {
      subject: 'Tabula: is this your address?',
      body: (house, ring) =>
        `Somebody wants to be able to come back to their tables at ${house} by this address, should their devices be lost:\n\n${ring}\n\nIf it was you just now, and these are your devices, open the page and press its button. If not, do nothing.`,
    },
    comeBack: {
      subject: 'Tabula: back to your tables',
      body: (house) =>
        `Somebody wants to come back to your tables at ${house}. If it was you, open the page on the device that is to hold them and press its button. If not, do nothing, and give the code to nobody.`,
    },
    ring: (devices, tables) => `${devices} (${tables === 1 ? '1 table' : `${tables} tables`})`,
    code: (code) => `Or type this code where you asked for it: ${code}`,
    once: { confirm: 'Both work once, for half an hour.', comeBack: 'Both work once, for four hours.' },
    newDevice: {
      subject: 'Tabula: a new device holds your seats',
      body: (house, name) =>
        `“${name}” holds your seats at ${house} now. If it is not yours, sign it out on the page of your devices.`,
    },
    left: {
      subject: 'Tabula: a device has left your key ring',
      body: (house, name) =>
        `“${name}” has gone over to another key ring at ${house}, with seats of yours. If it was not you, sign it out on the page of your devices; if you have no device left, come back there by this address first.`,
    },
    unmailed: {
      subject: 'Tabula: this address no longer leads to your tables',
      body: (house) =>
        `Somebody on one of your devices has removed this address as a way back to your tables at ${house}, or has put another in its place. If it was not you, look at the page of your devices and sign out what is not yours.`,
    },
  },
  it: {
    confirm: {
      subject: 'Tabula: questo indirizzo è tuo?',
      body: (house, ring) =>
        `Qualcuno vuole poter tornare ai suoi tavoli su ${house} con questo indirizzo, se perde i suoi dispositivi:\n\n${ring}\n\nSe l’hai chiesto tu proprio ora, e questi sono i tuoi dispositivi, apri la pagina e premi il pulsante. Altrimenti non fare nulla.`,
    },
    comeBack: {
      subject: 'Tabula: di nuovo ai tuoi tavoli',
      body: (house) =>
        `Qualcuno vuole tornare ai tuoi tavoli su ${house}. Se l’hai chiesto tu, apri la pagina sul dispositivo che li deve tenere e premi il pulsante. Altrimenti non fare nulla, e non dare il codice a nessuno.`,
    },
    ring: (devices, tables) => `${devices} (${tables === 1 ? '1 tavolo' : `${tables} tavoli`})`,
    code: (code) => `Oppure scrivi questo codice dove lo hai chiesto: ${code}`,
    once: {
      confirm: 'Valgono entrambi una volta sola, per mezz’ora.',
      comeBack: 'Valgono entrambi una volta sola, per quattro ore.',
    },
    newDevice: {
      subject: 'Tabula: un nuovo dispositivo tiene i tuoi posti',
      body: (house, name) =>
        `Ora «${name}» tiene i tuoi posti su ${house}. Se non è tuo, disconnettilo nella pagina dei tuoi dispositivi.`,
    },
    left: {
      subject: 'Tabula: un dispositivo ha lasciato il tuo portachiavi',
      body: (house, name) =>
        `«${name}» è passato a un altro portachiavi su ${house}, con dei tuoi posti. Se non l’hai fatto tu, disconnettilo nella pagina dei tuoi dispositivi; se non hai più dispositivi, prima torna lì con questo indirizzo.`,
    },
    unmailed: {
      subject: 'Tabula: questo indirizzo non porta più ai tuoi tavoli',
      body: (house) =>
        `Qualcuno, su un tuo dispositivo, ha tolto questo indirizzo dalle vie del ritorno ai tuoi tavoli su ${house}, o ne ha messo un altro. Se non l’hai fatto tu, guarda la pagina dei tuoi dispositivi e disconnetti ciò che non è tuo.`,
    },
  },
};
