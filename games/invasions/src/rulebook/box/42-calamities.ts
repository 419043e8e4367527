import type { Chapter } from '@tabula/engine';

export const calamities: Chapter = {
  id: 'XLII',
  title: { en: 'Calamities', it: 'Calamità' },
  statements: [
    {
      id: 'XLII.a',
      en: 'A calamity comes from an Administration card, from bankruptcy, from Decline after Purchases (Usurper) or from two plunder markers (Usurper).',
      it: 'Una calamità viene da una carta Amministrazione, dalla bancarotta, dal Declino dopo gli Acquisti (Usurpatore) o da due segnalini Saccheggio (Usurpatore).',
    },
    {
      id: 'XLII.b',
      en: 'One that cannot be carried out is ignored.',
      it: 'Quella che non si può applicare si ignora.',
    },
    {
      id: 'XLII.c',
      en: 'All but Loyalty count in the test for collapse of that turn.',
      it: 'Tutte tranne Lealtà contano nel test di collasso di quel turno.',
    },
    {
      id: 'XLII.1.a',
      heading: { en: 'Revolt', it: 'Rivolta' },
      en: 'One revolt breaks out in the nation (XVI.B).',
      it: 'Scoppia una rivolta nella nazione (XVI.B).',
    },
    {
      id: 'XLII.2.a',
      heading: { en: 'General revolt', it: 'Rivolta generale' },
      en: 'Two revolts break out, each chosen on its own.',
      it: 'Scoppiano due rivolte, scelte ognuna per conto suo.',
    },
    {
      id: 'XLII.3.a',
      heading: { en: 'Heresy', it: 'Eresia' },
      en: 'A heresy breaks out in an area of the nation, never that of its capital: by D10 for an empire, else chosen by whom a D10 names.',
      it: 'Scoppia un’eresia in un’area della nazione, mai in quella della capitale: con un D10 per un impero, altrimenti la sceglie chi indica un D10.',
    },
    {
      id: 'XLII.4.a',
      heading: { en: 'Intolerance', it: 'Intolleranza' },
      en: 'One revolt breaks out in an area of another religion, or anywhere if there is none, and one more for each of its heretical areas, three at most; each costs 1 gold.',
      it: 'Scoppia una rivolta in un’area di altra religione, o ovunque se non ce n’è, e una in più per ogni sua area eretica, al massimo tre; ognuna costa 1 oro.',
    },
    {
      id: 'XLII.5.a',
      heading: { en: 'Usurper', it: 'Usurpatore' },
      en: 'A D10 decides: +1 for each heretical area, 3 at most, +1 In Decline (+2 double), +1 for a ruler with combat 0 or none, minus the ruler’s combat bonus.',
      it: 'Decide un D10: +1 per ogni area eretica, al massimo 3, +1 In Declino (+2 doppio), +1 se chi regna ha Combattimento 0 o manca, meno il suo bonus Combattimento.',
    },
    {
      id: 'XLII.5.b',
      en: 'Up to 5 the usurper falls: the nation loses a unit of its choice and 3 gold.',
      it: 'Fino a 5 l’usurpatore cade: la nazione perde un’unità a scelta e 3 ori.',
    },
    {
      id: 'XLII.5.c',
      en: 'With 6 or more he takes power: the historical ruler is eliminated, the nation ages a space, loses 5 gold and has a revolt.',
      it: 'Con 6 o più prende il potere: il sovrano storico è eliminato, la nazione invecchia di uno spazio, perde 5 ori e ha una rivolta.',
    },
    {
      id: 'XLII.5.d',
      en: 'Its federates may then break their Foedus at once.',
      it: 'I suoi federati possono allora rompere subito il Foedus.',
    },
    {
      id: 'XLII.6.a',
      heading: { en: 'Inaction', it: 'Inazione' },
      en: 'All leaders, historical generals too, stay in the capital this turn; they may still intercept and evade.',
      it: 'Tutti i leader, anche i generali storici, restano nella capitale in questo turno; possono comunque intercettare e fuggire.',
    },
    {
      id: 'XLII.7.a',
      heading: { en: 'Corruption', it: 'Corruzione' },
      en: 'The nation loses half its treasury, rounded up.',
      it: 'La nazione perde metà del Tesoro, per eccesso.',
    },
    {
      id: 'XLII.8.a',
      heading: { en: 'Desertion', it: 'Diserzione' },
      en: 'The nation loses a unit, an empire two, outside the capital; auxiliaries and mercenaries first.',
      it: 'La nazione perde un’unità, un impero due, fuori dalla capitale; prima ausiliari e mercenari.',
    },
    {
      id: 'XLII.9.a',
      heading: { en: 'Mutiny', it: 'Ammutinamento' },
      en: 'The largest stack does not move, intercept or campaign this turn; a leader with it is eliminated unless a D2 succeeds.',
      it: 'La pila più grande non si muove, non intercetta e non fa campagne in questo turno; un leader che è con lei è eliminato se non supera un D2.',
      rulings: [
        {
          id: 'G275',
          en: 'It may still flee from an enemy who comes upon it.',
          it: 'Può ancora fuggire da un nemico che le viene addosso.',
          why: {
            en: 'The card names movement, interception and campaigns; evasion is none of them.',
            it: 'La carta nomina movimento, intercettazione e campagne; l’evasione non è tra queste.',
          },
        },
        {
          id: 'G403',
          en: 'It is the units that mutinied, with the leaders who live: who joins them in this turn is free to go on, intercept and campaign, and they stay mutinous wherever they flee or retreat.',
          it: 'Sono le unità ammutinate, con i leader rimasti vivi: chi le raggiunge nel turno è libero di proseguire, intercettare e fare campagne, e loro restano ammutinate ovunque fuggano o si ritirino.',
          why: {
            en: 'The card stops the largest stack, not a province.',
            it: 'La carta ferma la pila più grande, non una provincia.',
          },
        },
      ],
    },
    {
      id: 'XLII.10.a',
      heading: { en: 'Plague', it: 'Peste' },
      en: 'The two largest cities give nothing this turn and lose a level, down to 1 at most.',
      it: 'Le due città maggiori non rendono nulla in questo turno e perdono un livello, mai sotto l’1.',
    },
    {
      id: 'XLII.11.a',
      heading: { en: 'Decadence', it: 'Decadenza' },
      en: 'The nation ages a space; from space 9 on its Decline rises instead.',
      it: 'La nazione invecchia di uno spazio; dallo spazio 9 in poi sale invece il Declino.',
    },
    {
      id: 'XLII.12.a',
      heading: { en: 'Loyalty', it: 'Lealtà' },
      en: 'The nation removes a revolt, or lowers its Decline, or gains 3 gold.',
      it: 'La nazione toglie una rivolta, o riduce il Declino, o guadagna 3 ori.',
    },
  ],
};
