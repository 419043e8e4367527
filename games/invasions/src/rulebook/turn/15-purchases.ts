import type { Chapter } from '@tabula/engine';

export const purchases: Chapter = {
  id: 'XV',
  title: { en: 'Purchases', it: 'Acquisti' },
  statements: [
    {
      id: 'XV.A.a',
      heading: { en: 'Barbarians', it: 'Barbari' },
      en: 'A barbarian nation cannot buy any unit.',
      it: 'Una nazione barbarica non può comprare unità.',
    },
    {
      id: 'XV.B.a',
      heading: { en: 'Civilised nations', it: 'Nazioni civilizzate' },
      en: 'Civilised nations buy units with their gold.',
      it: 'Le nazioni civilizzate comprano unità con il loro oro.',
    },
    {
      id: 'XV.B.b',
      en: 'New units are put in any controlled provinces, within the stacking limits.',
      it: 'Le unità nuove vanno in qualsiasi provincia controllata, entro i limiti d’impilamento.',
      rulings: [
        {
          id: 'G196',
          en: 'New units and hired ones come to no province in revolt, and new fleets to a sea on which the nation controls a built port that is not in revolt.',
          it: 'Le unità nuove e quelle assoldate non vanno in province in rivolta, e le flotte nuove vanno in un mare sul quale la nazione controlla un porto costruito e non in rivolta.',
          why: {
            en: 'A province in revolt is hostile to its owner’s units; a fleet needs a port.',
            it: 'Una provincia in rivolta è ostile alle unità del suo padrone; una flotta vuole un porto.',
          },
        },
      ],
    },
    {
      id: 'XV.B.c',
      en: 'Prices are higher for empires than for kingdoms; the player aids have them.',
      it: 'I prezzi sono più alti per gli imperi che per i regni; sono negli aiuti giocatore.',
    },
    { id: 'XV.B.d', en: 'A heavy unit costs a little more.', it: 'Un’unità pesante costa un po’ di più.' },
    {
      id: 'XV.B.e',
      en: 'Elite units, heavy or not, cost most.',
      it: 'Le unità scelte, pesanti o no, costano più di tutte.',
    },
    {
      id: 'XV.B.f',
      en: 'When all counters of a nation are in play it cannot buy more; what it does not spend stays in its treasury.',
      it: 'Quando tutte le pedine di una nazione sono in gioco non ne compra altre; ciò che non spende resta nel tesoro.',
    },
    {
      id: 'XV.B.g',
      en: 'Each turn an empire may restore up to two damaged elite units, at half their price.',
      it: 'A ogni turno un impero può reintegrare fino a due unità scelte danneggiate, a metà prezzo.',
    },
    {
      id: 'XV.B.h',
      en: 'Rome and Byzantium may each recruit one national unit a turn until turn 7, two from turn 8 on.',
      it: 'Roma e Bisanzio possono reclutare ciascuna un’unità nazionale per turno fino al turno 7, due dal turno 8.',
    },
    {
      id: 'XV.B.i',
      en: 'Barbarian auxiliaries they recruit freely, once these can be had.',
      it: 'Gli ausiliari barbari li reclutano liberamente, quando sono disponibili.',
    },
    {
      id: 'XV.B.j',
      en: 'Mercenaries they get by diplomacy and from federates, clients and vassals.',
      it: 'I mercenari li hanno dalla diplomazia e da federati, clienti e vassalli.',
    },
    {
      id: 'XV.B.k',
      en: 'In Decline either must pass a D2 test after its Purchases; if it fails it suffers the calamity Usurper.',
      it: 'In Declino ciascuna deve superare una prova di D2 dopo gli Acquisti; se fallisce subisce la calamità Usurpatore.',
    },
    {
      id: 'XV.C.a',
      heading: { en: 'Units with a date', it: 'Unità con una data' },
      en: 'Some units cannot be had before a certain turn or until some condition is met.',
      it: 'Alcune unità non si possono avere prima di un certo turno o finché non si verifica una condizione.',
    },
    {
      id: 'XV.C.b',
      en: 'A Roman auxiliary marked 3 can be bought from turn 3 on.',
      it: 'Un ausiliario romano con il 3 si può comprare dal turno 3.',
    },
  ],
};
