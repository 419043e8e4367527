import type { Chapter } from '@tabula/engine';
import { laterEvents } from './43-events-second.ts';

export const eventCards: Chapter = {
  id: 'XLIII',
  title: { en: 'Event cards', it: 'Carte Evento' },
  statements: [
    {
      id: 'XLIII.a',
      en: 'There are 72 event cards, 18 public and 54 private; cards of a kind have numbers that follow each other.',
      it: 'Le carte Evento sono 72, 18 pubbliche e 54 private; quelle dello stesso tipo hanno numeri consecutivi.',
    },
    {
      id: 'XLIII.b',
      en: 'An area is drawn by a D2 (passed West, failed East) and the D10 of that half (XVI.C), again if no civilised nation has a province there.',
      it: 'Un’area si sorteggia con un D2 (riuscito Occidente, fallito Oriente) e il D10 di quella metà (XVI.C), di nuovo se nessuna nazione civilizzata vi ha una provincia.',
    },
    {
      id: 'XLIII.c',
      en: 'If the deck is empty and Reserve lies among the discards these are shuffled.',
      it: 'Se il mazzo è finito e Riserva è fra gli scarti, questi si rimescolano.',
    },
    {
      id: 'XLIII.1.a',
      heading: { en: 'Abundance', it: 'Abbondanza' },
      en: '1 public. Every civilised nation gains 1 gold for each granary it controls in peace.',
      it: '1 pubblica. Ogni nazione civilizzata guadagna 1 moneta d’oro per ogni granaio che controlla in pace.',
    },
    {
      id: 'XLIII.2.a',
      heading: { en: 'Alliance', it: 'Alleanza' },
      en: '2 private. In the Events action: one of your active nations and another are allies this turn. Another player must agree; two of your own need a D2. Or break an alliance or the tie of an active client on a D2.',
      it: '2 private. Nell’azione Eventi: una tua nazione attiva e un’altra sono alleate per questo turno. Un altro giocatore deve accettare; per due tue serve un D2. Oppure spezza un’alleanza o il legame di un cliente attivo con un D2.',
    },
    {
      id: 'XLIII.4.a',
      heading: { en: 'Ambush', it: 'Imboscata' },
      en: '3 private. Before a battle in forest, swamp or mountains: the defender shoots first, as from an ambush, with one more white die. In mountains not against a leader who knows them.',
      it: '3 private. Prima di una battaglia in foresta, palude o montagna: il difensore tira per primo, come da un’imboscata, con un dado bianco in più. In montagna non contro un leader che la conosce.',
    },
    {
      id: 'XLIII.7.a',
      heading: { en: 'Assassination', it: 'Attentato' },
      en: '2 private. In the Events action, in your Movement or before a battle: name an enemy leader, who dies on 7 or more (+2 if the nation is in Decline).',
      it: '2 private. Nell’azione Eventi, nel tuo Movimento o prima di una battaglia: indica un leader nemico. Con 7 o più (+2 se la sua nazione è in Declino) muore.',
    },
    {
      id: 'XLIII.9.a',
      heading: { en: 'Barbarian Coalition', it: 'Coalizione Barbarica' },
      en: '2 private. In the Events action: up to three free barbarian nations in the same or neighbouring areas are allies this turn. One is yours; other players must agree.',
      it: '2 private. Nell’azione Eventi: fino a tre nazioni barbariche libere della stessa area o di aree vicine sono alleate per questo turno. Una è tua; gli altri giocatori devono accettare.',
    },
    {
      id: 'XLIII.11.a',
      heading: { en: 'Caravan', it: 'Carovana' },
      en: '2 public. This turn the exceptional caravan brings 10 gold, the others 5; barbarians draw two plunder markers.',
      it: '2 pubbliche. In questo turno la carovana eccezionale porta 10 monete d’oro, le altre 5; i barbari pescano due segnalini Saccheggio.',
    },
    {
      id: 'XLIII.13.a',
      heading: { en: 'Cavalry Charge', it: 'Carica di Cavalleria' },
      en: '2 private. Before a battle on plain, steppe or desert: a side with cavalry exchanges one more white die for a black one.',
      it: '2 private. Prima di una battaglia in pianura, steppa o deserto: chi ha cavalleria cambia un altro dado bianco in nero.',
    },
    {
      id: 'XLIII.15.a',
      heading: { en: 'City Growth', it: 'Crescita Urbana' },
      en: '3 public. One of your cities, or a site of yours in a civilised area, rises a level, up to 3. If you have none, any unsacked city does.',
      it: '3 pubbliche. Una tua città, o un tuo sito in un’area civilizzata, sale di un livello, fino a 3. Se non ne hai, una qualunque città non saccheggiata.',
    },
    {
      id: 'XLIII.18.a',
      heading: { en: 'Conscription', it: 'Coscrizione' },
      en: '2 private. In the Events action or in Purchases: one of your nations gets a standard infantry at its horde or capital, free of charge and limit.',
      it: '2 private. Nell’azione Eventi o negli Acquisti: una tua nazione riceve una fanteria standard presso l’orda o la capitale, gratis e oltre i limiti.',
    },
    {
      id: 'XLIII.20.a',
      heading: { en: 'Crossing', it: 'Guado' },
      en: '2 private. Before a battle: river, ridge or strait cost the attacker nothing.',
      it: '2 private. Prima di una battaglia: fiume, cresta o stretto non costano nulla all’attaccante.',
    },
    {
      id: 'XLIII.22.a',
      heading: { en: 'Defection', it: 'Defezione' },
      en: '1 private. Before a battle: one mercenary or auxiliary of the enemy leaves. On a D2 it fights for you, else it goes home.',
      it: '1 privata. Prima di una battaglia: un mercenario o ausiliario nemico se ne va. Con un D2 combatte per te, altrimenti torna a casa.',
      rulings: [
        {
          id: 'G434',
          en: 'You name it. It serves its new lord as long as it was to serve the other: to the end of the activation or turn for which it was hired, else until it is eliminated.',
          it: 'Lo indichi tu. Serve il nuovo signore quanto doveva servire l’altro: fino alla fine dell’attivazione o del turno per cui era assoldato, altrimenti finché è eliminato.',
          why: {
            en: 'The card does not say which unit it takes, nor for how long.',
            it: 'La carta non dice quale unità prende, né per quanto.',
          },
        },
      ],
    },
    {
      id: 'XLIII.23.a',
      heading: { en: 'Dice', it: 'Dadi' },
      en: '2 private. Before a battle: two more re-rolls. In a siege: one more roll. When you intercept or evade: a failed roll is repeated.',
      it: '2 private. Prima di una battaglia: due nuovi tiri in più. In un assedio: un tiro in più. Quando intercetti o fuggi: un tiro fallito si ripete.',
    },
    {
      id: 'XLIII.25.a',
      heading: { en: 'Expert Navigation', it: 'Navigazione Esperta' },
      en: '1 private. +2 to a landing, or a re-roll in a battle at sea.',
      it: '1 privata. +2 a uno sbarco, o un nuovo tiro in una battaglia navale.',
    },
    {
      id: 'XLIII.26.a',
      heading: { en: 'Famine', it: 'Carestia' },
      en: '2 public. In an area drawn by lot provinces without a granary give nothing this turn and cities half a gold; a nation with more than four units there loses one.',
      it: '2 pubbliche. In un’area a sorte le province senza granaio non rendono nulla in questo turno e le città mezzo oro; una nazione con più di quattro unità lì ne perde una.',
    },
    {
      id: 'XLIII.28.a',
      heading: { en: 'Forced March', it: 'Marcia Forzata' },
      en: '2 private. In your Movement: all units of one stack move a step farther.',
      it: '2 private. Nel tuo Movimento: tutte le unità di una pila hanno un passo in più.',
    },
    {
      id: 'XLIII.30.a',
      heading: { en: 'Fortifications', it: 'Fortificazioni' },
      en: '2 private. In Purchases: walls for a city for 5 gold instead of 15. Or, when a city is besieged: −1 to the rolls.',
      it: '2 private. Negli Acquisti: mura per una città a 5 monete d’oro invece di 15. Oppure, quando una città è assediata: −1 ai tiri.',
    },
    {
      id: 'XLIII.32.a',
      heading: { en: 'Heresy', it: 'Eresia' },
      en: '3 public. A heresy breaks out in an area drawn by lot, even in that of a capital.',
      it: '3 pubbliche. Un’eresia scoppia in un’area a sorte, anche in quella di una capitale.',
    },
    {
      id: 'XLIII.35.a',
      heading: { en: 'Heroism', it: 'Eroismo' },
      en: '1 private. Before a battle: one hit of the melee does no harm, and your leader survives the loss of his stack.',
      it: '1 privata. Prima di una battaglia: un colpo della mischia non ha effetto, e il tuo leader sopravvive alla perdita della pila.',
    },
    {
      id: 'XLIII.36.a',
      heading: { en: 'Inspired Command', it: 'Comando Ispirato' },
      en: '2 private. Before a battle or siege: a leader counts one more combat bonus, up to 3.',
      it: '2 private. Prima di una battaglia o di un assedio: un leader conta un bonus di combattimento in più, fino a 3.',
    },
    {
      id: 'XLIII.38.a',
      heading: { en: 'Intrigue', it: 'Intrigo' },
      en: '1 private. When another player plays a private event against you: on a D2 it has no effect.',
      it: '1 privata. Quando un altro gioca un evento privato contro di te: con un D2 non ha effetto.',
    },
    ...laterEvents,
  ],
};
