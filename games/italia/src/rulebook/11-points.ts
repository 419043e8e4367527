import type { Chapter } from '@tabula/engine';

export const points: Chapter = {
  id: '11',
  title: { en: 'Points and victory', it: 'Punti e vittoria' },
  statements: [
    {
      id: '11.0.a',
      en: 'The nation cards say how each nation wins points.',
      it: 'Le carte nazione dicono come ogni nazione fa punti.',
    },
    {
      id: '11.0.b',
      en: 'Areas count at the end of rounds 3, 5, 7 and 9 in Italia I and of rounds 3, 5, 8 and 10 in Italia II, before nations are transformed; those of the three factions, as their cards say, after round 10 of Italia I too.',
      it: 'Le aree si contano alla fine dei round 3, 5, 7 e 9 in Italia I e 3, 5, 8 e 10 in Italia II, prima delle trasformazioni; quelle delle tre fazioni, come dicono le carte, anche dopo il round 10 di Italia I.',
      rulings: [
        {
          id: 'R 12',
          en: 'Berbers, Visigoths and Vandals count in round 2; an option lets them count in round 3.',
          it: 'Berberi, Visigoti e Vandali contano nel round 2; un’opzione li fa contare nel round 3.',
          why: {
            en: 'An example counts the Berbers then, and the published summary all three.',
            it: 'Un esempio conta allora i Berberi, e il riassunto pubblicato tutti e tre.',
          },
        },
      ],
    },
    {
      id: '11.0.c',
      en: 'An area counts for the nation that controls it, leaders included; areas of its subjects do not.',
      it: 'Un’area conta per la nazione che la controlla, leader compresi; le aree dei suoi sottomessi no.',
    },
    {
      id: '11.0.d',
      en: 'Points for a city come on top of those for its area; a ruin gives none.',
      it: 'I punti per una città si aggiungono a quelli per l’area; una rovina non ne dà.',
      rulings: [
        {
          id: 'R 51',
          en: 'The Berbers’ four points are for the city of the area Africa.',
          it: 'I quattro punti dei Berberi sono per la città dell’area Africa.',
          why: { en: 'So the example.', it: 'Così l’esempio.' },
        },
      ],
    },
    {
      id: '11.0.e',
      en: 'For a whole region empty areas and those of subjects count as controlled.',
      it: 'Per un’intera regione le aree vuote e quelle dei sottomessi contano come controllate.',
      rulings: [
        {
          id: 'R 32',
          en: 'One area of it at least must be the nation’s or a subject’s; where a stranger’s leader stands alone it is a stranger’s.',
          it: 'Almeno un’area dev’essere sua o di un sottomesso; dove sta un leader estraneo da solo l’area è estranea.',
          why: {
            en: 'A subject’s areas count as one’s own for this; empty ones count for everybody alike, so that a region where nobody is would be everybody’s; and leaders control.',
            it: 'Le aree di un sottomesso contano come proprie a questo fine; quelle vuote contano per tutti allo stesso modo, e una regione in cui non c’è nessuno sarebbe di tutti; e i leader controllano.',
          },
        },
      ],
    },
    {
      id: '11.0.f',
      en: 'Where a region gives a point less for each area of others that are no subjects, it never gives less than none.',
      it: 'Dove una regione dà un punto in meno per ogni area di altri non sottomessi, non dà mai meno di zero.',
      rulings: [
        {
          id: 'R 112',
          en: 'No area of it has to be the nation’s, but it must be on the board.',
          it: 'Nessuna area dev’essere sua, ma la nazione dev’essere sulla plancia.',
          why: {
            en: 'The text only takes away; and a nation without pieces is out of the game.',
            it: 'Il testo toglie soltanto; e una nazione senza pezzi è fuori dal gioco.',
          },
        },
      ],
    },
    {
      id: '11.0.g',
      en: 'Points for eliminated units come at once, also if the attacker then retreats; a nation normally has none for units that attack it, unless the card says always.',
      it: 'I punti per le unità eliminate si fanno subito, anche se poi l’attaccante si ritira; di norma non se ne fanno per chi ci attacca, salvo che la carta dica sempre.',
    },
    {
      id: '11.0.h',
      en: 'A line for a kind of unit means that kind; one for units means every kind, fleets and leaders too, but no cities.',
      it: 'Una riga per un tipo vale per quel tipo; una per “unità” vale per tutti, flotte e leader compresi, non per le città.',
      rulings: [
        {
          id: 'R 135',
          en: 'So a leader for whom the card has a line is scored by that and by a line for units.',
          it: 'Perciò un leader per cui la carta ha una riga vale sia per quella sia per una riga per le unità.',
          why: {
            en: 'The text counts leaders among units and takes none out; where a card does, it says so.',
            it: 'Il testo conta i leader tra le unità e non ne toglie nessuno; la carta che lo fa lo dice.',
          },
        },
        {
          id: 'R 104',
          en: 'A line for the last land unit is won with the last unit that can fight on land, once in a game, whatever leaders are left; one for the last unit only when no leader and no fleet is left either.',
          it: 'Una riga per l’ultima unità terrestre si vince con l’ultima unità che può combattere a terra, una volta per partita, quali che siano i leader rimasti; una per l’ultima unità solo quando non restano neppure leader né flotte.',
          why: {
            en: 'Leaders are meant where the card says only unit; and there is one last unit, even if others are bought later.',
            it: 'I leader sono compresi dove la carta dice solo unità; e l’ultima unità è una sola, anche se poi se ne comprano altre.',
          },
        },
      ],
    },
    {
      id: '11.0.i',
      en: 'Cargo of a sunk fleet, and units that had to retreat and could not, count as eliminated; units given up to rebuild a city do not.',
      it: 'Il carico di una flotta affondata e chi doveva ritirarsi e non poteva contano come eliminati; le unità cedute per ricostruire una città no.',
    },
    {
      id: '11.0.j',
      en: 'Units of one’s own colour count too; cities plundered or raided must be another player’s.',
      it: 'Contano anche le unità del proprio colore; le città saccheggiate o razziate devono essere di un altro giocatore.',
    },
    {
      id: '11.0.k',
      en: 'Nothing is won for seas, nor for entry areas unless the card says so.',
      it: 'Non si fanno punti per i mari, né per le aree d’ingresso se non lo dice la carta.',
    },
    {
      id: '11.0.l',
      en: 'A nation must have taken part in the elimination.',
      it: 'La nazione deve aver partecipato all’eliminazione.',
    },
    {
      id: '11.0.m',
      en: 'After round 10 the player with most points over all his nations wins.',
      it: 'Dopo il round 10 vince chi ha più punti con tutte le sue nazioni.',
      rulings: [
        {
          id: 'R 30',
          en: 'A tie is a victory shared.',
          it: 'In caso di parità la vittoria è condivisa.',
          why: { en: 'The book does not break it.', it: 'Il libro non la risolve.' },
        },
      ],
    },
  ],
};
