import type { Chapter } from '@tabula/engine';

export const hints: Chapter = {
  id: '15',
  title: { en: 'Hints of the designer', it: 'Suggerimenti dell’autore' },
  statements: [
    {
      id: '15.a',
      en: 'Until one knows the game a balanced way is best: begin with Byzantine cities that are easy to hold.',
      it: 'Finché non si conosce il gioco conviene l’equilibrio: si comincia da città bizantine facili da difendere.',
      notShown: 'advice',
    },
    {
      id: '15.b',
      en: 'Emperor, Caliph and development are the best early special actions; churches and mosques are for later.',
      it: 'All’inizio le migliori azioni speciali sono Imperatore, Califfo e sviluppo; chiese e moschee vengono dopo.',
      notShown: 'advice',
    },
    {
      id: '15.c',
      en: 'Whoever did badly can go for Constantinople; the others guard it with armies or with Arab points of their own.',
      it: 'Chi va male può tentare Costantinopoli; gli altri la difendono con gli eserciti o con i propri punti arabi.',
      notShown: 'advice',
    },
    {
      id: '15.d',
      en: 'A cube bought for the special action table comes back to the Cube Pool, for either faction.',
      it: 'Un cubo comprato per la tabella delle azioni speciali torna nella Riserva di Cubi, per l’una o l’altra fazione.',
    },
    {
      id: '15.e',
      en: 'Bulgars in Adrianople open the way to Constantinople for the next attack.',
      it: 'I Bulgari ad Adrianopoli aprono la via di Costantinopoli al prossimo attacco.',
    },
    {
      id: '15.f',
      en: 'Whoever wants Constantinople takes the Byzantine Fleet himself: it does not hinder him.',
      it: 'Chi vuole Costantinopoli prenda la Flotta bizantina: non lo ostacolerà.',
    },
  ],
};
