import type { Chapter } from '@tabula/engine';

export const reference: Chapter = {
  id: 'XXXVI',
  title: { en: 'The reference sheet', it: 'Il foglio riassuntivo' },
  statements: [
    {
      id: 'XXXVI.A.a',
      heading: { en: 'Sequence of play', it: 'Sequenza di gioco' },
      en: 'Nations act in this order: barbarians from the oldest to the youngest, then kingdoms, then empires, each group by age; equals by rising initiative.',
      it: 'Le nazioni agiscono così: prima i barbari dal più vecchio al più giovane, poi i regni, poi gli imperi, ogni gruppo per età; a parità per iniziativa crescente.',
    },
    {
      id: 'XXXVI.A.b',
      en: 'Time phase, Status: barbarians age, then kingdoms, then empires, then heresies; kingdoms and empires may arise.',
      it: 'Fase Temporale, Status: invecchiano i barbari, poi i regni, poi gli imperi, poi le eresie; possono nascere regni e imperi.',
    },
    {
      id: 'XXXVI.A.c',
      en: 'Reinforcements: units come and may be posted, vassals get few, leaders change, lost mercenaries are replaced, auxiliaries of vanished nations go, inactive minor kingdoms recover.',
      it: 'Rinforzi: arrivano unità e si possono dislocare, i vassalli ne hanno poche, cambiano i leader, si sostituiscono i mercenari perduti, vanno via gli ausiliari di nazioni scomparse, recuperano i regni minori inattivi.',
    },
    {
      id: 'XXXVI.A.d',
      en: 'Events: each player draws a card (Romans, Huns, Persians, Goths), then raids in the order of the Calendar, then caravans.',
      it: 'Eventi: ogni giocatore pesca una carta (Romani, Unni, Persiani, Goti), poi le razzie nell’ordine del Calendario, poi le carovane.',
    },
    {
      id: 'XXXVI.A.e',
      en: 'Diplomacy: kingdoms, then empires, each from the youngest, draw Diplomacy cards.',
      it: 'Diplomazia: i regni, poi gli imperi, ciascun gruppo dal più giovane, pescano carte Diplomazia.',
    },
    {
      id: 'XXXVI.A.f',
      en: 'Administration phase, for kingdoms and empires: cards, Revenues, Purchases, revolts.',
      it: 'Fase Amministrazione, per regni e imperi: carte, Redditi, Acquisti, rivolte.',
    },
    {
      id: 'XXXVI.A.g',
      en: 'After Revenues, barbarians included, plunder markers leave the nation’s cities and at most two empty sites in each controlled area, once in an area.',
      it: 'Dopo i Redditi, barbari compresi, si tolgono i segnalini Saccheggio dalle città della nazione e da al massimo due siti vuoti per area controllata, una sola volta per area.',
    },
    {
      id: 'XXXVI.A.h',
      en: 'Military phase: each nation is activated; at its end Diplomacy cards not used are discarded.',
      it: 'Fase Militare: si attiva ogni nazione; alla fine si scartano le carte Diplomazia non usate.',
    },
    {
      id: 'XXXVI.A.i',
      en: 'Barbarians may raid instead of their activation.',
      it: 'I barbari possono razziare invece di attivarsi.',
    },
    {
      id: 'XXXVI.A.j',
      en: 'Every third turn points are scored; some nations score during their activation.',
      it: 'Ogni terzo turno si segnano i punti; alcune nazioni ne segnano durante la loro attivazione.',
    },
    {
      id: 'XXXVI.A.k',
      en: 'Actions marked † may be taken by all at once if the order does not matter.',
      it: 'Le azioni segnate † si possono fare tutti insieme se l’ordine non conta.',
      notShown: 'At our table everything is done in order.',
    },
    {
      id: 'XXXVI.A.l',
      en: 'Turn 1 has no caravans and no Administration phase.',
      it: 'Nel turno 1 non ci sono carovane né fase Amministrazione.',
    },
    {
      id: 'XXXVI.B.a',
      heading: { en: 'Tests with a D2', it: 'Test con un D2' },
      en: 'Passed: barbarians plunder a caravan they control.',
      it: 'Se riesce: i barbari saccheggiano una carovana che controllano.',
    },
    {
      id: 'XXXVI.B.b',
      en: 'Passed: the card Alliance binds a nation of the same player or a minor kingdom, or breaks a tie.',
      it: 'Se riesce: la carta Alleanza lega una nazione dello stesso giocatore o un regno minore, o spezza un legame.',
    },
    {
      id: 'XXXVI.B.c',
      en: 'Failed, after Purchases: an usurper rises in a Roman empire In Decline.',
      it: 'Se fallisce, dopo gli Acquisti: un usurpatore insorge in un impero romano In Declino.',
    },
    {
      id: 'XXXVI.B.d',
      en: 'Failed: the leader of a single unit that perished against a revolt is lost with it.',
      it: 'Se fallisce: il leader di un’unità sola perduta contro una rivolta è perduto con lei.',
    },
    { id: 'XXXVI.B.e', en: 'Passed: a federate breaks its Foedus.', it: 'Se riesce: un federato rompe il Foedus.' },
    {
      id: 'XXXVI.B.f',
      en: 'Passed: the vassal of nomads is free; failed, it loses 5 points and a unit.',
      it: 'Se riesce: il vassallo di nomadi è libero; se fallisce, perde 5 punti e un’unità.',
    },
    {
      id: 'XXXVI.B.g',
      en: 'Passed: a naval interception succeeds where not all coastal cities are the interceptor’s.',
      it: 'Se riesce: un’intercettazione navale riesce dove non tutte le città costiere sono di chi intercetta.',
    },
    {
      id: 'XXXVI.B.h',
      en: 'Passed: a lone Limes hits whoever destroys it.',
      it: 'Se riesce: un Limes solo colpisce chi lo distrugge.',
    },
    {
      id: 'XXXVI.B.i',
      en: 'Passed: a mountain ambush against attackers who crossed no ridge or river.',
      it: 'Se riesce: imboscata in montagna contro chi non ha passato creste né fiumi.',
    },
    {
      id: 'XXXVI.B.j',
      en: 'Failed: the leader of an eliminated stack is eliminated.',
      it: 'Se fallisce: il leader di una pila eliminata è eliminato.',
    },
    {
      id: 'XXXVI.B.k',
      en: 'Passed: a city without walls surrenders to a barbarian leader.',
      it: 'Se riesce: una città senza mura si arrende a un leader barbaro.',
    },
    {
      id: 'XXXVI.B.l',
      en: 'Passed: where allies part with equal stacks the younger nation retreats; failed, the older.',
      it: 'Se riesce: dove alleati si dividono con pile uguali si ritira la nazione più giovane; se fallisce, la più vecchia.',
    },
    {
      id: 'XXXVI.C.a',
      heading: { en: 'Tests with a D10', it: 'Test con un D10' },
      en: 'Forced kingdom: a barbarian nation of age 5 or more; -1 for each 10 gold, +2 if its horde is in a barbarian area; up to its age it becomes a kingdom.',
      it: 'Regno forzato: nazione barbarica di età 5 o più; -1 ogni 10 ori, +2 se l’orda è in un’area barbarica; fino alla sua età diventa regno.',
    },
    {
      id: 'XXXVI.C.b',
      en: 'Forced empire: a kingdom of three or more areas, barbarian ones by half, not in its first turn; +1 leader of 2 or more, +1 In Decline (+2 double), +2 for each civilised area beyond three, +1 for each barbarian area, +3 with Rome or Constantinople, +1 for each client of Persia; with 8 it becomes an empire.',
      it: 'Impero forzato: regno con tre o più aree, quelle barbariche a metà, non nel suo primo turno; +1 leader da 2 in su, +1 In Declino (+2 doppio), +2 per ogni area civilizzata oltre le tre, +1 per ogni area barbarica, +3 con Roma o Costantinopoli, +1 per ogni cliente della Persia; con 8 diventa impero.',
    },
    {
      id: 'XXXVI.C.c',
      en: 'Who places a revolt: 1-3 Romans, 4-6 Persians, 7-8 Goths, 9-0 Huns.',
      it: 'Chi piazza una rivolta: 1-3 Romani, 4-6 Persiani, 7-8 Goti, 9-0 Unni.',
    },
    {
      id: 'XXXVI.C.d',
      en: 'An area of the West: 1 Gallia Meridionalis, 2 Illyria, 3-4 Britannia, 5 Gallia Septentrionalis, 6 Italia, 7-8 Africa, 9-0 Hispania.',
      it: 'Un’area d’Occidente: 1 Gallia Meridionalis, 2 Illyria, 3-4 Britannia, 5 Gallia Septentrionalis, 6 Italia, 7-8 Africa, 9-0 Hispania.',
    },
    {
      id: 'XXXVI.C.e',
      en: 'An area of the East: 1 Moesia, 2 Asia, 3 Cappadocia, 4 Graecia, 5-6 Aegyptus, 7-8 Oriens, 9 Mesopotamia, 0 Persis.',
      it: 'Un’area d’Oriente: 1 Moesia, 2 Asia, 3 Cappadocia, 4 Graecia, 5-6 Aegyptus, 7-8 Oriens, 9 Mesopotamia, 0 Persis.',
    },
    {
      id: 'XXXVI.C.f',
      en: 'Raid: -1 for each civilised unit on the way and at the target, +1 after a small raid there, +2 after a great one; up to 4 a unit is lost, 5-6 is a small raid (1 gold, 1 point), 7-10 a great one (a plunder marker, 3 points), from 11 the raiders may stay.',
      it: 'Razzia: -1 per ogni unità civilizzata sul percorso e nel bersaglio, +1 dopo una razzia piccola, +2 dopo una grande; fino a 4 si perde un’unità, 5-6 è piccola (1 oro, 1 punto), 7-10 grande (un segnalino Saccheggio, 3 punti), da 11 i predoni possono restare.',
    },
    {
      id: 'XXXVI.C.g',
      en: 'A great raid removes a Limes; raid markers last one turn.',
      it: 'Una razzia grande elimina un Limes; i segnalini Razzia durano un turno.',
    },
    {
      id: 'XXXVI.C.h',
      en: 'Exceptional caravan: 1-2 Aegyptus, 3-7 Rhagae, 8-9 Siraces, 0 Tripolitania.',
      it: 'Carovana eccezionale: 1-2 Aegyptus, 3-7 Rhagae, 8-9 Siraces, 0 Tripolitania.',
    },
    {
      id: 'XXXVI.C.i',
      en: 'Collapse: a bankrupt empire of age 9 or more; +1 for each age space above 9, +1 In Decline (+2 double), +1 for each calamity of this turn, +2 if the capital was taken last turn, -1 for each area beyond that of the capital; with 9 it collapses.',
      it: 'Collasso: impero in bancarotta di età 9 o più; +1 per ogni spazio d’età oltre il 9, +1 In Declino (+2 doppio), +1 per ogni calamità di questo turno, +2 se la capitale è stata presa il turno prima, -1 per ogni area oltre quella della capitale; con 9 collassa.',
    },
    {
      id: 'XXXVI.C.j',
      en: 'Quelling a revolt: +1 for each unit there, -1 for heresy, -1 for another religion, re-rolls of the leader; with 9 it is quelled, else a unit is lost; walls do not count.',
      it: 'Sedare una rivolta: +1 per ogni unità presente, -1 per l’eresia, -1 per un’altra religione, rilanci del leader; con 9 è sedata, altrimenti si perde un’unità; le mura non contano.',
    },
    {
      id: 'XXXVI.C.k',
      en: 'Interception needs 6 (XIX.A), evasion 9 (XIX.B), a landing 5 (XXV.E), a siege 7 (XXIV.C).',
      it: 'L’intercettazione richiede 6 (XIX.A), la fuga 9 (XIX.B), uno sbarco 5 (XXV.E), un assedio 7 (XXIV.C).',
    },
    {
      id: 'XXXVI.C.l',
      en: 'The leader who wins for an empire In Decline is murdered on 8 or more (XX.J).',
      it: 'Il leader che vince per un impero In Declino è assassinato con 8 o più (XX.J).',
    },
  ],
};
