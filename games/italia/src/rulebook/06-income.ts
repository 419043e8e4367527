import type { Chapter } from '@tabula/engine';

export const income: Chapter = {
  id: '6',
  title: { en: 'Income and purchase', it: 'Reddito e acquisti' },
  statements: [
    {
      id: '6.1.a',
      heading: { en: 'Income', it: 'Reddito' },
      en: 'A nation controls an area in which it has at least one unit or leader; a city or ruin alone does not count.',
      it: 'Una nazione controlla un’area in cui ha almeno un’unità o un leader; una città o una rovina da sole non bastano.',
      rulings: [
        {
          id: 'R 10',
          en: 'A leader alone controls his area like a unit.',
          it: 'Un leader da solo controlla l’area come un’unità.',
          why: { en: 'The text counts leaders in.', it: 'Il testo comprende i leader.' },
        },
        {
          id: 'R 73',
          en: 'Whoever was there first controls an area until his last piece is gone. One who comes into it, as an attacker, as a guest among subjects or by an arrival among strangers, does not.',
          it: 'Controlla l’area chi c’era per primo, finché gli resta un pezzo. Chi vi entra, per attaccare, ospite di un sottomesso o arrivando tra estranei, non la controlla.',
          why: {
            en: 'An attacker may not even name the area his capital; and nobody counts or plunders what others still hold.',
            it: 'Chi attacca non può neanche farne la capitale; e nessuno conta o saccheggia ciò che altri ancora tengono.',
          },
        },
      ],
    },
    {
      id: '6.1.b',
      en: 'It receives one gold for each area it controls, however many units stand there.',
      it: 'Riceve un oro per ogni area controllata, qualunque sia il numero di unità.',
    },
    { id: '6.1.c', en: 'And one more for each city it controls.', it: 'E uno in più per ogni città controllata.' },
    {
      id: '6.1.d',
      en: 'What is not spent is kept for later rounds.',
      it: 'Ciò che non si spende si conserva per i round successivi.',
    },
    {
      id: '6.1.e',
      en: 'At most ten gold are kept; the rest is lost.',
      it: 'Si conservano al massimo dieci ori; il resto è perso.',
      rulings: [
        {
          id: 'R 5',
          en: 'That holds after purchase and whenever gold comes at another time; gold of a campaign counts when the campaign is over.',
          it: 'Vale dopo gli acquisti e ogni volta che arriva oro in altri momenti; l’oro di una campagna si conta quando è finita.',
          why: {
            en: 'In the example more than ten could be spent; gold of a campaign is there to be spent.',
            it: 'Nell’esempio si potrebbe spendere più di dieci; l’oro di campagna serve a essere speso.',
          },
        },
      ],
    },
    {
      id: '6.1.f',
      en: 'Every nation starts with no gold, also one that comes later, unless its card says otherwise.',
      it: 'Ogni nazione parte senza oro, anche chi arriva dopo, salvo che la carta dica altro.',
    },
    {
      id: '6.1.g',
      en: 'The Byzantines receive half of their income, rounded up.',
      it: 'I Bizantini ricevono metà del reddito, arrotondata per eccesso.',
    },
    {
      id: '6.1.h',
      en: 'Some nations receive half when they have lost an important area: Foederati and Ostrogoths without Ravenna, African Romans without any of Africa.',
      it: 'Alcune nazioni ricevono la metà quando hanno perso un’area importante: Fœderati e Ostrogoti senza Ravenna, Romani africani senza nessuna area d’Africa.',
    },
    {
      id: '6.1.i',
      en: 'Entry areas pay only where the card says so.',
      it: 'Le aree d’ingresso rendono solo se lo dice la carta.',
    },
    {
      id: '6.2.a',
      heading: { en: 'Purchase', it: 'Acquisti' },
      en: 'Infantry, legions and fleets cost 4; consular legions, knights and elephants 6; a city 6, in highland or marsh 8.',
      it: 'Fanteria, legioni e flotte costano 4; legioni consolari, cavalieri ed elefanti 6; una città 6, in altopiano o palude 8.',
    },
    {
      id: '6.2.b',
      en: 'Western Romans pay 3 for Roman Foederati and 6 for legions.',
      it: 'I Romano-occidentali pagano 3 i Fœderati romani e 6 le legioni.',
    },
    { id: '6.2.c', en: 'Leaders cannot be bought.', it: 'I leader non si comprano.' },
    {
      id: '6.2.d',
      en: 'A unit can be bought only if the nation has such counters and one is left.',
      it: 'Un’unità si compra solo se la nazione ha quel tipo di pedine e ne è rimasta una.',
    },
    {
      id: '6.2.e',
      en: 'Gold cannot be given to another nation, not even of the same player.',
      it: 'L’oro non passa ad altre nazioni, neppure dello stesso giocatore.',
    },
    {
      id: '6.2.f',
      en: 'With enough gold several units of several kinds can be bought.',
      it: 'Con abbastanza oro si comprano più unità, anche di più tipi.',
      rulings: [
        {
          id: 'R 7',
          en: 'One city or ruin to an area; a bought city takes no unit’s place; a ruin is rebuilt, not bought.',
          it: 'Una città o rovina per area; una città comprata non occupa il posto di un’unità; una rovina si ricostruisce, non si compra.',
          why: {
            en: 'There is one way to restore a ruin, and the limit of new units is one of land units.',
            it: 'C’è un solo modo di rifare una rovina, e il limite dei nuovi pezzi riguarda le unità di terra.',
          },
        },
      ],
    },
    {
      id: '6.3.a',
      heading: { en: 'Consular legions', it: 'Legioni consolari' },
      en: 'Rome may have half as many consular legions as it controls cities, rounded down; that is looked at when one is bought.',
      it: 'Roma può avere tante legioni consolari quanta è la metà delle città che controlla, per difetto; si guarda quando se ne compra una.',
      rulings: [
        {
          id: 'R 75',
          en: 'A city bought in the same phase does not count yet.',
          it: 'Una città comprata nella stessa fase non conta ancora.',
          why: {
            en: 'It comes to the board only in the next phase.',
            it: 'Va sulla plancia solo nella fase successiva.',
          },
        },
      ],
    },
    {
      id: '6.3.b',
      en: 'None is taken away if cities are lost later.',
      it: 'Nessuna viene tolta se poi si perdono città.',
    },
    {
      id: '6.3.c',
      en: 'The Populares of round 10 have as many as there are counters.',
      it: 'I Populares del round 10 ne hanno quante ne permettono le pedine.',
      rulings: [
        {
          id: 'R 37',
          en: 'They get gold for recruits, which is spent when they are placed.',
          it: 'Hanno oro per reclute, che si spende quando vengono piazzati.',
          why: {
            en: 'In round 10 nothing is bought; only so both sentences mean something.',
            it: 'Nel round 10 non si compra nulla; solo così entrambe le frasi hanno un senso.',
          },
        },
      ],
    },
    {
      id: '6.4.a',
      heading: { en: 'Income of subjects', it: 'Reddito dei sottomessi' },
      en: 'A subject pays half of its income, rounded down, to its overlord.',
      it: 'Un sottomesso versa metà del suo reddito, per difetto, al dominatore.',
      rulings: [
        {
          id: 'R 49',
          en: 'The overlord’s half is the one that is rounded down.',
          it: 'È la metà del dominatore quella arrotondata per difetto.',
          why: {
            en: 'So the text; a summary found elsewhere says the opposite.',
            it: 'Così il testo; un riassunto trovato altrove dice il contrario.',
          },
        },
      ],
    },
    {
      id: '6.4.b',
      en: 'If that lifts the overlord above ten, he may buy one unit (no city) at once; it waits beside the board.',
      it: 'Se così il dominatore supera dieci, può comprare subito un’unità (non una città), che aspetta accanto alla plancia.',
      rulings: [
        {
          id: 'R 6',
          en: 'He is asked only above ten; what he does not spend is lost.',
          it: 'Glielo si chiede solo oltre i dieci; ciò che non spende è perso.',
          why: { en: 'The example begins with nine and two.', it: 'L’esempio parte da nove più due.' },
        },
        {
          id: 'R 118',
          en: 'Only tribute from income allows that; what a share of plunder brings above ten is lost.',
          it: 'Solo il tributo sul reddito lo permette; ciò che una parte di bottino porta oltre i dieci è perso.',
          why: {
            en: 'The text gives him that purchase in the subject’s income phase, and what is above ten is lost else.',
            it: 'Il testo gli dà quell’acquisto nella fase di reddito del sottomesso, e per il resto ciò che supera i dieci è perso.',
          },
        },
      ],
    },
    {
      id: '6.4.c',
      en: 'It is placed in the overlord’s next placement phase.',
      it: 'Si piazza nella prossima fase di piazzamento del dominatore.',
      rulings: [
        {
          id: 'R 102',
          en: 'He may buy it without an area of his own; if there is still no place for it then, it is lost.',
          it: 'La può comprare anche senza un’area propria; se allora non c’è ancora un posto, è persa.',
          why: {
            en: 'Only where it is placed depends on areas, and that is looked at in that phase alone.',
            it: 'Dalle aree dipende solo dove si piazza, e lo si guarda soltanto in quella fase.',
          },
        },
      ],
    },
  ],
};
