import type { Chapter } from '@tabula/engine';

export const specialActions: Chapter = {
  id: '6',
  title: { en: 'C. Special actions', it: 'C. Azioni speciali' },
  statements: [
    {
      id: '6.1.a',
      en: 'One puts a cube into a free box of the special action table and carries the action out.',
      it: 'Si mette un cubo in un riquadro libero della tabella delle azioni speciali e si esegue l’azione.',
      rulings: [
        {
          id: 'R 11',
          en: 'A box may not be taken only to block it: its action must be possible.',
          it: 'Un riquadro non si può occupare solo per bloccarlo: l’azione deve essere possibile.',
          why: {
            en: 'The text says that the player must do what the box says.',
            it: 'Il testo dice che il giocatore deve fare ciò che il riquadro prevede.',
          },
        },
      ],
    },
    {
      id: '6.1.b',
      en: 'A box serves once a turn, whoever takes it; then it is closed until the next turn.',
      it: 'Un riquadro serve una volta per turno, chiunque lo prenda; poi è chiuso fino al turno seguente.',
    },
    {
      id: '6.2.a',
      en: 'The table has one Byzantine and two Arab boxes for Civil War, two and three to develop, two for the Bulgars, two to fortify, and one each for Emperor, Caliph and the two fleets.',
      it: 'La tabella ha un riquadro bizantino e due arabi per la Guerra civile, due e tre per sviluppare, due per i Bulgari, due per fortificare, e uno ciascuno per Imperatore, Califfo e le due flotte.',
    },
    {
      id: '6.3.1.a',
      heading: { en: 'Civil War', it: 'Guerra civile' },
      en: 'With Civil War an army attacks a city of its own colour.',
      it: 'Con la Guerra civile un esercito attacca una città del proprio colore.',
      rulings: [
        {
          id: 'R 12',
          en: 'Never one that its owner controls himself.',
          it: 'Mai una controllata dal suo stesso padrone.',
          why: { en: 'Nobody ever attacks himself.', it: 'Nessuno attacca mai sé stesso.' },
        },
        {
          id: 'R 13',
          en: 'A city that nobody controls may be attacked.',
          it: 'Si può attaccare una città che nessuno controlla.',
          why: {
            en: 'Only the colour is asked for; another player’s city is the book’s example.',
            it: 'Si chiede solo il colore; la città di un altro è l’esempio del regolamento.',
          },
        },
      ],
    },
    {
      id: '6.3.1.b',
      en: 'It is chosen within action F, after a move and before the attack; no other special action can be.',
      it: 'Si sceglie durante l’azione F, dopo la mossa e prima dell’attacco; nessun’altra azione speciale può esserlo.',
      rulings: [
        {
          id: 'R 45',
          en: 'Also with a pawn that was placed in this action.',
          it: 'Anche con una pedina piazzata in questa stessa azione.',
          why: {
            en: 'An army that has entered may do all that others may.',
            it: 'Un esercito appena entrato può fare tutto ciò che fanno gli altri.',
          },
        },
        {
          id: 'R 47',
          en: 'The army’s faction pays for the cube.',
          it: 'Il cubo lo paga la fazione dell’esercito.',
          why: { en: 'It benefits.', it: 'È lei che se ne avvantaggia.' },
        },
        {
          id: 'R 66',
          en: 'The last cube of the army cannot be the one that is put into the box.',
          it: 'L’ultimo cubo dell’esercito non può essere quello che va nel riquadro.',
          why: { en: 'The attack has to be carried out.', it: 'L’attacco deve poter essere eseguito.' },
        },
      ],
    },
    {
      id: '6.3.1.c',
      en: 'The army may stay where it stands and attack that city.',
      it: 'L’esercito può restare dove si trova e attaccare quella città.',
    },
    {
      id: '6.3.2.a',
      en: 'A Byzantine army never attacks Constantinople.',
      it: 'Un esercito bizantino non attacca mai Costantinopoli.',
    },
    {
      id: '6.3.3.a',
      en: 'If it loses, the army must retreat (10.6.9).',
      it: 'Se perde, l’esercito deve ritirarsi (10.6.9).',
    },
    {
      id: '6.4.a',
      heading: { en: 'Develop a city', it: 'Sviluppare una città' },
      en: 'A counter is added to a city of the colour of the box; a city never has more than three.',
      it: 'Si aggiunge un segnalino a una città del colore del riquadro; una città non ne ha mai più di tre.',
      rulings: [
        {
          id: 'R 14',
          en: 'Constantinople, Persian and Bulgar cities cannot be developed.',
          it: 'Costantinopoli e le città persiane e bulgare non si possono sviluppare.',
          why: {
            en: 'They carry no counters, or no box has their colour.',
            it: 'Non hanno segnalini, o nessun riquadro ha il loro colore.',
          },
        },
      ],
    },
    {
      id: '6.4.b',
      en: 'The city may be another player’s or nobody’s.',
      it: 'La città può essere di un altro o di nessuno.',
    },
    { id: '6.4.c', en: 'It brings no points.', it: 'Non porta punti.' },
    {
      id: '6.5.a',
      heading: { en: 'Bulgars', it: 'Bulgari' },
      en: 'The Bulgars attack or grow: see 11.',
      it: 'I Bulgari attaccano o crescono: vedi 11.',
    },
    {
      id: '6.6.a',
      heading: { en: 'Emperor and Caliph', it: 'Imperatore e Califfo' },
      en: 'The Emperor takes the purple guard into his Byzantine Elite and scores 2 Byzantine points.',
      it: 'L’Imperatore prende la guardia viola nella sua Élite bizantina e segna 2 punti bizantini.',
    },
    {
      id: '6.6.b',
      en: 'The Caliph takes the white guard into his Arab Elite and scores 2 Arab points.',
      it: 'Il Califfo prende la guardia bianca nella sua Élite araba e segna 2 punti arabi.',
    },
    {
      id: '6.6.1.a',
      en: 'A guard fights as an Elite cube and costs no upkeep.',
      it: 'Una guardia combatte come un cubo Élite e non costa mantenimento.',
    },
    {
      id: '6.6.1.b',
      en: 'At the end of the turn it goes back to its box.',
      it: 'Alla fine del turno torna nel suo riquadro.',
      rulings: [
        {
          id: 'R 48',
          en: 'A guard alone is an army until then.',
          it: 'Fino ad allora una guardia da sola è un esercito.',
          why: { en: 'It is a cube in the Elite box.', it: 'È un cubo nel riquadro Élite.' },
        },
      ],
    },
    {
      id: '6.6.2.a',
      en: 'It is lost only as the last cube, and then goes back to its box.',
      it: 'Si perde solo come ultimo cubo, e allora torna nel suo riquadro.',
      rulings: [
        {
          id: 'R 15',
          en: 'An Emperor who lost his guard stays Emperor to the end of the turn.',
          it: 'Un Imperatore che ha perso la guardia resta Imperatore fino alla fine del turno.',
          why: {
            en: 'His cube is still in the box of the office.',
            it: 'Il suo cubo è ancora nel riquadro della carica.',
          },
        },
      ],
    },
    {
      id: '6.7.1.a',
      heading: { en: 'Byzantine Fleet', it: 'Flotta bizantina' },
      en: 'Its holder may double what an Arab army pays for a sea link.',
      it: 'Chi la comanda può raddoppiare ciò che un esercito arabo paga per un collegamento via mare.',
      rulings: [
        {
          id: 'R 16',
          en: 'He answers before the mover pays, once for cost and dice. The mover then pays double or turns back; that link stays closed to him in this action. A standing order, changed at any time, may answer for the holder.',
          it: 'Risponde prima che l’altro paghi, una volta per costo e dadi. Chi muove allora paga il doppio o rinuncia, e in questa azione non usa più quel collegamento. Un ordine permanente, modificabile in ogni momento, può rispondere per lui.',
          why: {
            en: 'The book names no moment; so nobody pays for a crossing he does not want.',
            it: 'Il regolamento non dice quando; così nessuno paga una traversata che non vuole.',
          },
        },
        {
          id: 'R 17',
          en: 'Only the cost of the sea link is doubled or halved, not the cube for a second link; that cube gives no die.',
          it: 'Si raddoppia o dimezza solo il costo del collegamento via mare, non il cubo per il secondo collegamento; quel cubo non dà dadi.',
          why: {
            en: 'The extra cube is paid for a second link, not for the sea.',
            it: 'Il cubo in più si paga per il secondo collegamento, non per il mare.',
          },
        },
        {
          id: 'R 43',
          en: 'It never acts against its holder’s own army.',
          it: 'Non agisce mai contro l’esercito di chi la comanda.',
          why: { en: 'The book speaks of another player.', it: 'Il regolamento parla di un altro giocatore.' },
        },
      ],
    },
    {
      id: '6.7.1.b',
      en: 'He rolls a die for each cube spent on the crossing; each 4 or more removes a cube of the army, from Elite, Main Army or Movement.',
      it: 'Tira un dado per ogni cubo speso per la traversata; ogni 4 o più toglie un cubo all’esercito, da Élite, Esercito Principale o Movimento.',
    },
    { id: '6.7.2.a', en: 'He is never obliged to act.', it: 'Non è mai obbligato ad agire.' },
    {
      id: '6.8.a',
      heading: { en: 'Arab Fleet', it: 'Flotta araba' },
      en: 'The Arab army of its holder pays half for sea links.',
      it: 'L’esercito arabo di chi la comanda paga la metà per i collegamenti via mare.',
    },
    {
      id: '6.9.a',
      heading: { en: 'Fortify', it: 'Fortificare' },
      en: 'A fortification replaces one’s control cube on a city of either faction; the cube goes to the Casualty Pool.',
      it: 'Una fortificazione prende il posto del proprio cubo di controllo su una città, di qualunque fazione; il cubo va nella Riserva delle Perdite.',
    },
    {
      id: '6.9.b',
      en: 'In a siege it counts as one counter more.',
      it: 'In un assedio vale come un segnalino in più.',
    },
    {
      id: '6.9.c',
      en: 'It counts neither for the limit of three nor for income nor for points.',
      it: 'Non conta per il limite di tre, né per le entrate, né per i punti.',
    },
    {
      id: '6.9.d',
      en: 'A city has one fortification at most, a player two.',
      it: 'Una città ha al massimo una fortificazione, un giocatore due.',
    },
  ],
};
