import type { Chapter } from '@tabula/engine';

export const italiaOne: Chapter = {
  id: '13',
  title: { en: 'Italia I', it: 'Italia I' },
  statements: [
    {
      id: '13.1.a',
      heading: { en: 'Roma', it: 'Roma' },
      en: 'In rounds 1 to 9, when the Roman turn begins and before income, all others in Roma retreat or are eliminated, and a ruin there is rebuilt for nothing.',
      it: 'Nei round 1-9, all’inizio del turno romano e prima del reddito, tutti gli altri a Roma si ritirano o sono eliminati, e una rovina è ricostruita gratis.',
      rulings: [
        {
          id: 'R 72',
          en: 'Roma is then Rome’s city again; whoever came into it before round 10, Rome neither plunders nor raids it.',
          it: 'Roma è allora di nuovo dei Romani; chiunque vi sia entrato prima del round 10, i Romani non la saccheggiano né la razziano.',
          why: { en: 'Nobody else can hold it for good.', it: 'Nessun altro può tenerla stabilmente.' },
        },
      ],
    },
    {
      id: '13.1.b',
      en: 'In round 10 everybody may hold it. It is always the Roman capital.',
      it: 'Nel round 10 può tenerla chiunque. È sempre la capitale romana.',
    },
    {
      id: '13.2.a',
      heading: { en: 'Hannibal', it: 'Annibale' },
      en: 'Hannibal’s campaign starts in the Alps. In that turn’s movement units of African areas may be put there, as their whole move and in any number.',
      it: 'La campagna di Annibale parte dalle Alpi. Nel movimento di quel turno unità delle aree africane possono esservi messe, come intero movimento e in qualsiasi numero.',
      rulings: [
        {
          id: 'R 59',
          en: 'Hannibal and whoever is in the Alps wait there for the campaign; whoever is still there when the turn ends is removed.',
          it: 'Annibale e chi è nelle Alpi vi aspettano la campagna; chi è ancora lì a fine turno è tolto.',
          why: {
            en: 'Else the campaign could not start there.',
            it: 'Altrimenti la campagna non potrebbe partire da lì.',
          },
        },
        {
          id: 'R 92',
          en: 'Units are put there, no leaders.',
          it: 'Vi si mettono unità, non leader.',
          why: {
            en: 'The text moves units; and the leaders of earlier rounds have left before that movement.',
            it: 'Il testo sposta unità; e i leader dei round precedenti se ne sono andati prima di quel movimento.',
          },
        },
      ],
    },
    {
      id: '13.2.b',
      en: 'While he is in an area with units of Celts, Etruscans or Samnites, or next to one, these may revolt against Rome; they are then nobody’s subjects.',
      it: 'Quando è in un’area con unità di Celti, Etruschi o Sanniti, o accanto, questi possono rivoltarsi contro Roma; non sono allora sottomessi a nessuno.',
      rulings: [
        {
          id: 'R 83',
          en: 'They are asked where he stands when the campaign begins, after a move and after a combat; not where he only passes, and not twice while he stays. A fleet in a sea next to him is such a unit.',
          it: 'Si chiede dove sta quando la campagna comincia, dopo una mossa e dopo un combattimento; non dove passa soltanto, e non due volte finché resta. Vale anche una flotta in un mare adiacente.',
          why: {
            en: 'Nobody else acts in the middle of a move; and seas are areas, and adjacent, as the example of reactions says.',
            it: 'Nel mezzo di una mossa nessun altro agisce; e i mari sono aree, e adiacenti, come dice l’esempio delle reazioni.',
          },
        },
      ],
    },
    {
      id: '13.2.c',
      en: 'They may submit to Carthage as always; that ends if they submit to Rome.',
      it: 'Possono sottomettersi a Cartagine come di regola; finisce se si sottomettono a Roma.',
      rulings: [
        {
          id: 'R 126',
          en: 'Only to an attack that Hannibal himself leads.',
          it: 'Solo a un attacco guidato da Annibale stesso.',
          why: {
            en: 'To whom and when a nation submits is a matter of its card; ours, made anew, give it this term, since the text speaks of that submission only in his campaign.',
            it: 'A chi e quando una nazione si sottomette lo dice la carta; le nostre, rifatte, pongono questa condizione, perché il testo parla di quella sottomissione solo nella sua campagna.',
          },
        },
      ],
    },
    {
      id: '13.2.d',
      en: 'Hannibal may then pass through their areas and end moves there, but not the campaign.',
      it: 'Annibale può allora passare nelle loro aree e finirvi le mosse, ma non la campagna.',
    },
    {
      id: '13.2.e',
      en: 'Pitched battles, fought by three units on either side, allies included on his, give him points if all enemies are gone; who deserts before the combat does not count.',
      it: 'Le battaglie campali, combattute da tre unità per parte, alleati compresi dalla sua, gli danno punti se tutti i nemici se ne sono andati; chi diserta prima del combattimento non conta.',
      rulings: [
        {
          id: 'R 91',
          en: 'A raid is no pitched battle, for either side.',
          it: 'Una razzia non è una battaglia campale, per nessuno.',
          why: {
            en: 'It stands instead of a battle, defenders lose nothing, and raiders leave whatever the dice say.',
            it: 'Sta al posto di una battaglia, chi difende non perde nulla, e chi razzia se ne va qualunque cosa dicano i dadi.',
          },
        },
        {
          id: 'R 93',
          en: 'A side has won it when no enemy unit is left there; where both have fallen, both have. Leaders who are left change nothing in that.',
          it: 'L’ha vinta chi non ha più lì unità nemiche davanti a sé; dove sono cadute entrambe le parti, l’hanno vinta entrambe. I leader rimasti non cambiano nulla.',
          why: {
            en: 'The text asks that all enemy units have retreated or been eliminated, and nothing else.',
            it: 'Il testo chiede che tutte le unità nemiche si siano ritirate o siano state eliminate, e null’altro.',
          },
        },
        {
          id: 'R 94',
          en: 'Leaders are none of the units of this paragraph, neither of those that must fight nor of those that must be gone.',
          it: 'I leader non sono tra le unità di questo paragrafo, né tra quelle che devono combattere né tra quelle che devono sparire.',
          why: {
            en: 'The units must fight, and leaders do not; that they count as units is said of points for eliminations.',
            it: 'Le unità devono combattere, e i leader non combattono; che contino come unità si dice dei punti per le eliminazioni.',
          },
        },
      ],
    },
    {
      id: '13.3.a',
      heading: { en: 'Romans and elephants', it: 'Roma e gli elefanti' },
      en: 'Before the first battle of Romans against elephants a die is rolled for each Roman unit, leaders and consular legions apart: on 8 to 10 it deserts and is eliminated, and scored; the second and third time on 10; never after.',
      it: 'Prima della prima battaglia dei Romani contro elefanti si tira un dado per ogni unità romana, tranne leader e legioni consolari: con 8-10 diserta ed è eliminata, e vale punti; la seconda e la terza volta con 10; poi mai più.',
      rulings: [
        {
          id: 'R 25',
          en: 'One step for each battle on land with elephants; fleets do not test.',
          it: 'Un passo per ogni battaglia di terra con elefanti; le flotte non tirano.',
          why: { en: 'At sea nobody sees them.', it: 'In mare nessuno li vede.' },
        },
      ],
    },
    {
      id: '13.3.b',
      en: 'Elephants cannot be kept out of a battle.',
      it: 'Gli elefanti non si possono tenere fuori dalla battaglia.',
      notShown: 'nobody is ever asked',
    },
    {
      id: '13.4.a',
      heading: { en: 'Round 10', it: 'Round 10' },
      en: 'No nation has an ordinary turn; only Romans, Populares and Optimates move, on their campaigns. Others are neutral garrisons: they do not move, react, retreat or score; else all rules hold.',
      it: 'Nessuna nazione ha un turno normale; muovono solo Romani, Populares e Ottimati, in campagna. Gli altri sono presìdi neutrali: non muovono, reagiscono, si ritirano né fanno punti; per il resto valgono le regole.',
      rulings: [
        {
          id: 'R 39',
          en: 'Neutral units fight like others, their fleets too.',
          it: 'Le unità neutrali combattono come le altre, anche le flotte.',
          why: {
            en: 'The answer says that the other rules hold.',
            it: 'La risposta dice che per il resto valgono le regole.',
          },
        },
      ],
    },
    {
      id: '13.4.b',
      en: 'They move in turn: Optimates, Populares, Romans. One may pass; the round ends when nobody can pay or all three pass in succession.',
      it: 'Muovono a turno: Ottimati, Populares, Romani. Si può passare; il round finisce quando nessuno può pagare o quando tutti e tre passano di seguito.',
      rulings: [
        {
          id: 'R 38',
          en: 'Rome keeps its gold; a faction without a leader passes, and pays for nothing. When nobody can pay, nobody stands and fights any more either.',
          it: 'Roma conserva il suo oro; una fazione senza leader passa, e non paga nulla. Quando nessuno può pagare, nessuno si ferma più a combattere.',
          why: {
            en: 'Nothing says that it is lost; a campaign needs its leader; and the round, with all that is free in it, is then over.',
            it: 'Nulla dice che si perda; una campagna ha bisogno del leader; e il round, con ciò che vi è gratis, allora è finito.',
          },
        },
        {
          id: 'R 81',
          en: 'Each faction is on campaign for the whole round, also while another moves: its leader’s army knows no limit and may retreat to subjects, and its gold is not capped. To subjects it goes with its leader, not without him.',
          it: 'Ogni fazione è in campagna per tutto il round, anche mentre muove un’altra: l’esercito del suo leader non ha limiti e può ritirarsi tra i sottomessi, e il suo oro non ha tetto. Tra i sottomessi va con il leader, non senza di lui.',
          why: {
            en: 'The round is made of three campaigns that go on side by side.',
            it: 'Il round è fatto di tre campagne che procedono insieme.',
          },
        },
      ],
    },
    {
      id: '13.4.c',
      en: 'After each campaign move and each reaction a Roman legion in the area of Sulla goes over to the Optimates on 7 to 10, in that of Marius to the Populares on 9 to 10; beside a Roman consular legion to the Optimates on 9 or 10, to the Populares on 10. The Optimates roll first.',
      it: 'Dopo ogni mossa di campagna e ogni reazione una legione romana nell’area di Silla passa agli Ottimati con 7-10, in quella di Mario ai Populares con 9-10; accanto a una legione consolare romana agli Ottimati con 9-10, ai Populares con 10. Gli Ottimati tirano per primi.',
      rulings: [
        {
          id: 'R 66',
          en: 'In land areas, not at sea.',
          it: 'Nelle aree di terra, non in mare.',
          why: {
            en: 'The legion that replaces it would lie on an enemy’s fleet.',
            it: 'La legione che la sostituisce starebbe su una flotta nemica.',
          },
        },
        {
          id: 'R 120',
          en: 'Nobody may do without the die.',
          it: 'Nessuno può rinunciare al dado.',
          why: {
            en: 'A legion goes over with such a roll, says the text; that the Optimates may roll first is said of the order.',
            it: 'Con quel tiro la legione diserta, dice il testo; che gli Ottimati possano tirare prima riguarda l’ordine.',
          },
        },
        {
          id: 'R 121',
          en: 'Whoever stayed rolls again after the next reaction, also one that went elsewhere.',
          it: 'Chi è rimasto tira di nuovo dopo la reazione successiva, anche se è avvenuta altrove.',
          why: {
            en: 'The text asks after each move and after a reaction who is beside him, not who has come there.',
            it: 'Il testo guarda dopo ogni mossa e dopo una reazione chi è accanto a lui, non chi vi è arrivato.',
          },
        },
      ],
    },
    {
      id: '13.4.d',
      en: 'Consular legions stay. A legion that goes over is replaced by one of the faction.',
      it: 'Le legioni consolari restano. Una legione che passa è sostituita da una della fazione.',
      rulings: [
        {
          id: 'R 107',
          en: 'If the faction has no counter left, it stays Roman.',
          it: 'Se la fazione non ha più pedine, resta romana.',
          why: {
            en: 'Elsewhere the book says what becomes of a unit that cannot be replaced; here nothing takes it away.',
            it: 'Altrove il libro dice che ne è di un’unità che non si può sostituire; qui nulla la toglie.',
          },
        },
      ],
    },
    {
      id: '13.4.e',
      en: 'Optimates and Populares score for pitched battles won against another faction, with three units on either side.',
      it: 'Ottimati e Populares fanno punti per le battaglie campali vinte contro un’altra fazione, con tre unità per parte.',
    },
    {
      id: '13.4.f',
      en: 'All leaders still on the board leave when the round begins; Sulla and Marius come whatever happened to their Roman counterparts.',
      it: 'Tutti i leader ancora sulla plancia se ne vanno a inizio round; Silla e Mario arrivano qualunque cosa sia accaduta alle loro controparti romane.',
    },
    {
      id: '13.4.g',
      en: 'Submissions stay, and Rome may win new ones, for 2 points each.',
      it: 'Le sottomissioni restano, e Roma può ottenerne di nuove, per 2 punti ciascuna.',
    },
    {
      id: '13.4.h',
      en: 'A plundered city leaves the board. A raided one does unless it is rebuilt at once; rebuilt, it cannot be destroyed again.',
      it: 'Una città saccheggiata lascia la plancia. Anche una razziata, se non è subito ricostruita; ricostruita, non può essere distrutta di nuovo.',
    },
    {
      id: '13.4.i',
      en: 'All reinforcements come when the round begins.',
      it: 'Tutti i rinforzi arrivano a inizio round.',
    },
  ],
};
