import type { Chapter } from '@tabula/engine';

export const placement: Chapter = {
  id: '7',
  title: { en: 'Placement', it: 'Piazzamento' },
  statements: [
    {
      id: '7.0.a',
      en: 'What was bought is placed first, then reinforcements.',
      it: 'Si piazza prima ciò che si è comprato, poi i rinforzi.',
    },
    {
      id: '7.1.a',
      heading: { en: 'What was bought', it: 'Unità comprate' },
      en: 'One new land unit in each area that the nation controls; never in an empty area.',
      it: 'Una nuova unità di terra in ogni area controllata; mai in un’area vuota.',
      rulings: [
        {
          id: 'R 128',
          en: 'The dearest are placed first, so that where areas are missing the cheapest are lost.',
          it: 'Si piazzano prima le più care, così che se mancano aree si perdono le più economiche.',
          why: { en: 'The owner would choose so.', it: 'Il padrone sceglierebbe così.' },
        },
      ],
    },
    {
      id: '7.1.b',
      en: 'In its only area a nation may place several.',
      it: 'Nella sua unica area una nazione può piazzarne più di una.',
      rulings: [
        {
          id: 'R 8',
          en: 'Only land areas are counted for that, also entry areas that are ordinary land to it.',
          it: 'Si contano solo le aree di terra, comprese quelle d’ingresso che per lei sono normali.',
          why: { en: 'Seas are never controlled.', it: 'I mari non si controllano mai.' },
        },
      ],
    },
    {
      id: '7.1.c',
      en: 'Fleets come in any seas beside an area it controls, any number, whoever else is there.',
      it: 'Le flotte vanno nei mari accanto a un’area controllata, in qualsiasi numero, chiunque ci sia già.',
    },
    {
      id: '7.1.d',
      en: 'Land units that were bought never come at sea; reinforcements do if the card says so.',
      it: 'Le unità di terra comprate non vanno mai in mare; i rinforzi sì, se lo dice la carta.',
    },
    {
      id: '7.1.e',
      en: 'Where a card says controlled areas, seas are not meant.',
      it: 'Dove la carta dice aree controllate, i mari non sono compresi.',
    },
    {
      id: '7.2.a',
      heading: { en: 'Reinforcements', it: 'Rinforzi' },
      en: 'Reinforcements come in the round and to the place of the card, for nothing, as far as there are counters, even if the nation has nothing on the board.',
      it: 'I rinforzi arrivano nel round e nel luogo della carta, gratis, finché ci sono pedine, anche se la nazione non ha più nulla sulla plancia.',
      rulings: [
        {
          id: 'R 53',
          en: 'If the card has no place for them now, they come to an entry area of their owner’s choice, those of a leader with him; where it names a region, first to any other area that they control. Fleets come to the seas that it names.',
          it: 'Se la carta non ha ora un luogo per loro, arrivano in un’area d’ingresso a scelta del padrone, quelli di un leader con lui; se indica una regione, prima in un’altra area controllata. Le flotte vanno nei mari che indica.',
          why: {
            en: 'They always come, even if the nation has lost all its units; and an entry area is what the text names for units up to a number of a nation without an area.',
            it: 'Arrivano sempre, anche se la nazione ha perso tutte le sue unità; e un’area d’ingresso è ciò che il testo indica per le unità fino a un numero di una nazione senza aree.',
          },
        },
        {
          id: 'R 57',
          en: 'If fleets cannot take all of them aboard, leaders go aboard and as many units as find room, and the owner says which; the others come to entry areas.',
          it: 'Se le flotte non bastano a imbarcarli tutti, salgono a bordo i leader e tante unità quante trovano posto, e il padrone dice quali; le altre vanno in aree d’ingresso.',
          why: {
            en: 'Only the counters limit them, leaders take no room, and it is his card.',
            it: 'Li limitano solo le pedine, i leader non occupano posto, e la carta è sua.',
          },
        },
      ],
    },
    { id: '7.2.b', en: 'Stacking does not matter when they come.', it: 'Al loro arrivo l’ammassamento non conta.' },
    {
      id: '7.2.c',
      en: 'Any controlled areas means freely spread; but units that come with a leader stand with him.',
      it: 'Qualsiasi area controllata vuol dire distribuiti a piacere; ma le unità che arrivano con un leader stanno con lui.',
    },
    {
      id: '7.2.d',
      en: 'Exceptions are the Vandals of round 2 and the Ostrogoths of round 6; the Romans of round 3 have two leaders, in one area or two, and split the units between them.',
      it: 'Fanno eccezione i Vandali del round 2 e gli Ostrogoti del round 6; i Romani del round 3 hanno due leader, in una o due aree, e dividono le unità tra loro.',
    },
    {
      id: '7.2.e',
      en: 'Whoever arrives in an entry area must leave it in the movement phase, unless it is ordinary land to him.',
      it: 'Chi arriva in un’area d’ingresso deve lasciarla nella fase di movimento, salvo che per lui sia normale.',
    },
    {
      id: '7.2.f',
      en: 'Some come out of turn: before the first nation of a round or after the last.',
      it: 'Alcuni arrivano fuori turno: prima della prima nazione del round o dopo l’ultima.',
    },
    {
      id: '7.2.g',
      en: 'Units up to a number: only as many as are missing come, in any controlled areas, or in an entry area if none is controlled.',
      it: 'Unità fino a un numero: arrivano solo quelle che mancano, in qualsiasi area controllata, o in un’area d’ingresso se non se ne controlla nessuna.',
      rulings: [
        {
          id: 'R 113',
          en: 'They need not stand with a leader whom the card names beside them; nor do the Roman legions for which it names Roma, while Marius and Sulla come anywhere.',
          it: 'Non devono stare con un leader che la carta nomina accanto a loro; e neppure le legioni romane per cui indica Roma, mentre Mario e Silla vanno dovunque.',
          why: {
            en: 'The clarification on units that come with a leader is advice; of these the text itself says any controlled area, and of the legions Roma alone.',
            it: 'Il chiarimento sulle unità che arrivano con un leader è un consiglio; di queste il testo stesso dice qualsiasi area controllata, e delle legioni la sola Roma.',
          },
        },
        {
          id: 'R 114',
          en: 'Over entry areas they are spread as freely as over controlled ones.',
          it: 'Tra le aree d’ingresso si distribuiscono a piacere come tra quelle controllate.',
          why: {
            en: 'The sentence says any area of both, and the clarification explains the word: not all in one.',
            it: 'La frase dice qualsiasi area di entrambe, e il chiarimento spiega la parola: non per forza in una sola.',
          },
        },
        {
          id: 'R 125',
          en: 'A card that names a place for a nation without an area is followed: Sardinians then come to Olbia.',
          it: 'Se la carta indica un luogo per la nazione senza aree si segue la carta: i Sardi allora arrivano a Olbia.',
          why: {
            en: 'The cards say where reinforcements come; from an entry area nobody walks to Sardinia.',
            it: 'Sono le carte a dire dove arrivano i rinforzi; da un’area d’ingresso nessuno va a piedi in Sardegna.',
          },
        },
      ],
    },
    {
      id: '7.2.h',
      en: 'A leader for whom the card names no area comes to any controlled area.',
      it: 'Un leader per cui la carta non indica l’area va in una qualsiasi area controllata.',
    },
    {
      id: '7.2.i',
      en: 'A leader stays until phase 2 of his nation’s next turn begins, unless the card says otherwise; one of the set-up leaves in the second turn.',
      it: 'Un leader resta fino all’inizio della fase 2 del turno successivo della nazione, salvo altra indicazione; quelli iniziali se ne vanno nel secondo turno.',
      rulings: [
        {
          id: 'R 9',
          en: 'He still brings income in that turn; and one who comes at the start of a round counts as of that round’s turn.',
          it: 'In quel turno rende ancora; e chi arriva a inizio round conta come arrivato nel turno di quel round.',
          why: {
            en: 'Phase 2 follows income; and Marius would be gone before his campaign.',
            it: 'La fase 2 viene dopo il reddito; e Mario se ne andrebbe prima della sua campagna.',
          },
        },
      ],
    },
    {
      id: '7.2.j',
      en: 'Eliminated leaders never come back, and neither do troops that were to come with them; Marius and Sulla of round 10 are the only exception.',
      it: 'I leader eliminati non tornano mai, né arrivano le truppe che dovevano venire con loro; sola eccezione Mario e Silla del round 10.',
    },
    {
      id: '7.2.k',
      en: 'A leader on the board whom the card names again goes to his new place; without any place he is eliminated.',
      it: 'Un leader già sulla plancia che la carta nomina di nuovo va nel nuovo luogo; se non ce n’è nessuno è eliminato.',
      rulings: [
        {
          id: 'R 52',
          en: 'Where strangers stand they stay together until the nation’s movement phase is over: whoever is still there fights.',
          it: 'Dove ci sono estranei si sta insieme fino al termine della fase di movimento della nazione: chi resta combatte.',
          why: { en: 'Only some cards send the others away.', it: 'Solo alcune carte mandano via gli altri.' },
        },
      ],
    },
  ],
};
