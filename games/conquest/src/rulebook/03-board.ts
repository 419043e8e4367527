import type { Chapter } from '@tabula/engine';

export const board: Chapter = {
  id: '3',
  title: { en: 'The board', it: 'Il tabellone' },
  statements: [
    {
      id: '3.1.a',
      heading: { en: 'Provinces and seas', it: 'Province e mari' },
      en: 'The board has provinces, some of them islands, and sea zones.',
      it: 'Il tabellone ha province, alcune delle quali isole, e zone di mare.',
      rulings: [
        {
          id: 'R-MAP-1',
          en: '42 provinces and 18 seas.',
          it: '42 province e 18 mari.',
          why: {
            en: 'The book names about half of them; the rest comes from a public description of the printed board, which agrees with all that the book says.',
            it: 'Il regolamento ne nomina circa la metà; il resto viene da una descrizione pubblica del tabellone, che concorda con tutto ciò che il regolamento dice.',
          },
        },
        {
          id: 'R-CON-E',
          en: 'Where the book spells a province in two ways, it is the same province.',
          it: 'Dove il regolamento scrive una provincia in due modi, la provincia è la stessa.',
          why: {
            en: 'Galatia, Dalmatia and others are spelt in two ways.',
            it: 'Galatia, Dalmatia e altre sono scritte in due modi.',
          },
          notShown: 'a matter of spelling',
        },
      ],
    },
    {
      id: '3.1.b',
      en: 'A province is worth 5 or 10 Talents.',
      it: 'Una provincia vale 5 o 10 Talenti.',
    },
    {
      id: '3.2.a',
      en: 'Seven provinces are homes, each worth 10: Hispania, Italia, Macedonia, Galatia, Numidia, Mesopotamia and Egypt.',
      it: 'Sette province sono residenze e valgono 10: Hispania, Italia, Macedonia, Galatia, Numidia, Mesopotamia ed Egitto.',
    },
    {
      id: '3.2.b',
      en: 'All other provinces begin empty.',
      it: 'Tutte le altre province cominciano vuote.',
    },
    {
      id: '3.3.a',
      heading: { en: 'Neighbours', it: 'Province adiacenti e zone di mare' },
      en: 'Spaces that share a border are neighbours; a step to a neighbour costs one movement point.',
      it: 'Le caselle che hanno un confine in comune sono adiacenti; un passo verso una casella adiacente costa un punto di movimento.',
      rulings: [
        {
          id: 'R-MAP-2',
          en: 'Mesopotamia and Arabia Petraea do not touch; a setting opens that border.',
          it: 'Mesopotamia e Arabia Petraea non confinano; un’impostazione apre quel confine.',
          why: {
            en: 'Descriptions of the board differ, and the desert lies between.',
            it: 'Le descrizioni del tabellone differiscono, e in mezzo c’è il deserto.',
          },
        },
      ],
    },
    {
      id: '3.4.a',
      en: 'The Nile does not divide Egypt.',
      it: 'Il Nilo non divide l’Egitto.',
    },
    {
      id: '3.5.a',
      en: 'The Red Sea is no sea zone: no galley sails or is built there.',
      it: 'Il Mar Rosso non è una zona di mare: nessuna galea vi naviga o vi si vara.',
      rulings: [
        {
          id: 'R-MAP-5',
          en: 'Egypt has only its Mediterranean coast, and Arabia Petraea has none.',
          it: 'L’Egitto ha solo la costa mediterranea, e l’Arabia Petraea nessuna.',
          why: { en: 'It follows from the Red Sea being out of play.', it: 'Segue dall’esclusione del Mar Rosso.' },
        },
      ],
    },
    {
      id: '3.6.a',
      heading: { en: 'Straits', it: 'Territori collegati da frecce' },
      en: 'Arrows make neighbours of Thracia and Asia, Sicilia and Neapolis, Britannia and Belgica, Baetica and Tingitana.',
      it: 'Le frecce rendono adiacenti Thracia e Asia, Sicilia e Neapolis, Britannia e Belgica, Baetica e Tingitana.',
      rulings: [
        {
          id: 'R-STR-1',
          en: 'Each strait lies in one sea: Aegaeum, Tyrrhenum, Oceanus Britannicus, Baliaricum.',
          it: 'Ogni stretto sta in un solo mare: Egeo, Tirreno, Oceano Britannico, Balearico.',
          why: {
            en: 'The book speaks of one zone for each strait. At three of them two seas touch both shores: which of the two it is, is our choice.',
            it: 'Il regolamento parla di una zona per stretto. In tre casi due mari toccano entrambe le sponde: quale dei due valga è una nostra scelta.',
          },
        },
      ],
    },
    {
      id: '3.7.a',
      heading: { en: 'Crossing a strait', it: 'L’attraversamento degli stretti' },
      en: 'Land pieces cross a strait like any border if its sea is empty or holds only galleys whose owners allow it.',
      it: 'I pezzi di terra attraversano uno stretto come un confine qualunque se il suo mare è vuoto o se vi sono solo galee di chi lo permette.',
      rulings: [
        {
          id: 'R-STR-2',
          en: 'One’s own galleys neither close a strait nor open it.',
          it: 'Le proprie galee non chiudono né aprono uno stretto.',
          why: {
            en: 'Nobody asks himself for leave, and any other owner may still refuse.',
            it: 'Nessuno chiede permesso a se stesso, e ogni altro proprietario può sempre rifiutare.',
          },
        },
        {
          id: 'R-STR-3',
          en: 'Galleys on a coast close no strait.',
          it: 'Le galee sulla costa non chiudono alcuno stretto.',
          why: { en: 'They are in the province, not in the sea.', it: 'Stanno nella provincia, non nel mare.' },
        },
        {
          id: 'R-STR-4',
          en: 'Leaders alone need an open strait, too.',
          it: 'Anche i comandanti da soli hanno bisogno di uno stretto aperto.',
          why: { en: 'The book speaks of all land pieces.', it: 'Il regolamento parla di tutti i pezzi di terra.' },
        },
      ],
    },
  ],
};
