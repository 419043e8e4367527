type Language = 'en' | 'it';

/** Mails of a key ring. None of them opens anything by being read: a page asks, and its button acts. */
export interface RingTexts {
  readonly confirm: { readonly subject: string; readonly body: (house: string) => string };
  readonly comeBack: { readonly subject: string; readonly body: (house: string) => string };
  readonly code: (code: string) => string;
  readonly newDevice: {
    readonly subject: string;
    readonly body: (name: string, house: string) => string;
  };
}

export const RING_TEXTS: Readonly<Record<Language, RingTexts>> = {
  en: {
    confirm: {
      subject: 'Tabula: is this your address?',
      body: (house) =>
        `Somebody wants to come back to his tables at ${house} by this address, should his devices be lost. If it was you, open the page and press its button. If not, do nothing.`,
    },
    comeBack: {
      subject: 'Tabula: back to your tables',
      body: (house) =>
        `Somebody wants to come back to your tables at ${house}. If it was you, open the page on the device that is to hold them and press its button. If not, do nothing, and give the code to nobody.`,
    },
    code: (code) => `Or type this code where you asked for it: ${code}\n\nBoth work once, for half an hour.`,
    newDevice: {
      subject: 'Tabula: a new device holds your seats',
      body: (name, house) =>
        `"${name}" holds your seats at ${house} now. If it is not yours, sign it out on the page of your devices.`,
    },
  },
  it: {
    confirm: {
      subject: 'Tabula: questo indirizzo è tuo?',
      body: (house) =>
        `Qualcuno vuole poter tornare ai suoi tavoli su ${house} con questo indirizzo, se perde i suoi dispositivi. Se sei tu, apri la pagina e premi il pulsante. Altrimenti non fare nulla.`,
    },
    comeBack: {
      subject: 'Tabula: di nuovo ai tuoi tavoli',
      body: (house) =>
        `Qualcuno vuole tornare ai tuoi tavoli su ${house}. Se sei tu, apri la pagina sul dispositivo che li deve tenere e premi il pulsante. Altrimenti non fare nulla, e non dare il codice a nessuno.`,
    },
    code: (code) =>
      `Oppure scrivi questo codice dove lo hai chiesto: ${code}\n\nValgono entrambi una volta sola, per mezz’ora.`,
    newDevice: {
      subject: 'Tabula: un nuovo dispositivo tiene i tuoi posti',
      body: (name, house) =>
        `Ora “${name}” tiene i tuoi posti su ${house}. Se non è tuo, disconnettilo nella pagina dei tuoi dispositivi.`,
    },
  },
};
