import type { Chapter } from '@tabula/engine';

export const romans: Chapter = {
  id: 'XXXVII',
  title: { en: 'The Romans', it: 'I Romani' },
  statements: [
    {
      id: 'XXXVII.a',
      en: 'The book leaves the rules of each side to a player aid; those of the Western Empire follow here.',
      it: 'Il libro rimanda le regole di ogni parte a un aiuto giocatore; seguono qui quelle dell’impero d’Occidente.',
      notShown: 'It says what follows.',
      rulings: [
        {
          id: 'G184',
          en: 'The printed aids, nation cards, cards and Calendar are not at hand: what the book and the known parts of an aid do not say has been made up to fit them.',
          it: 'Gli aiuti, le schede, le carte e il Calendario stampati non sono a disposizione: ciò che il libro e le parti note di un aiuto non dicono è stato completato in modo che vi si adatti.',
          why: { en: 'Without them the game cannot be played.', it: 'Senza, il gioco non si può giocare.' },
          notShown: 'It says where rules come from.',
        },
      ],
    },
    {
      id: 'XXXVII.A.a',
      heading: { en: 'One empire in two halves', it: 'Un impero in due metà' },
      en: 'On turns 1 and 2 West and East are activated together, in the place of the older one.',
      it: 'Nei turni 1 e 2 Occidente e Oriente si attivano insieme, al posto del più anziano.',
    },
    {
      id: 'XXXVII.A.b',
      en: 'Their units stack, move, intercept and fight as one nation.',
      it: 'Le loro unità s’impilano, si muovono, intercettano e combattono come una nazione.',
    },
    { id: 'XXXVII.A.c', en: 'Elite units of both count together.', it: 'Le élite di entrambi si contano insieme.' },
    {
      id: 'XXXVII.A.d',
      en: 'Each has its own treasury, age, cards, income, purchases and points.',
      it: 'Ognuno ha il proprio Tesoro, età, carte, redditi, acquisti e punti.',
    },
    {
      id: 'XXXVII.A.e',
      en: 'Guards and, later, Themata stay in areas their half controls.',
      it: 'Le guardie e, più tardi, i Themata restano nelle aree controllate dalla loro metà.',
    },
    {
      id: 'XXXVII.A.f',
      en: 'Guards and Palatine cavalry may follow an emperor of their half, in his stack, into an area beside those.',
      it: 'Guardie e cavalleria Palatina possono seguire un imperatore della loro metà, nella sua pila, in un’area accanto a quelle.',
    },
    {
      id: 'XXXVII.B.a',
      heading: { en: 'Generals', it: 'Generali' },
      en: 'Besides the emperor the West has Stilicho on turn 3, Aetius on 4 and 5, Ricimer on 6.',
      it: 'Oltre all’imperatore l’Occidente ha Stilicho al turno 3, Aetius al 4 e 5, Ricimer al 6.',
    },
    {
      id: 'XXXVII.B.b',
      en: 'No Administration card keeps a historical general at home.',
      it: 'Nessuna carta Amministrazione trattiene un generale storico.',
    },
    {
      id: 'XXXVII.B.c',
      en: 'Assassination, Sedition, Inaction, Usurper and battle can.',
      it: 'Possono farlo Attentato, Sedizione, Inazione, Usurpatore e la battaglia.',
    },
    {
      id: 'XXXVII.B.d',
      en: 'Maiorianus II, Claudius III and Antoninus come only if the West still exists.',
      it: 'Maiorianus II, Claudius III e Antoninus arrivano solo se l’Occidente esiste ancora.',
    },
    {
      id: 'XXXVII.C.a',
      heading: { en: 'Western Limites', it: 'Limites d’Occidente' },
      en: 'The West has twelve: Austrasia, Lotharingia, Helvetia, Rhaetia, Noricum, Carnuntum, Pannonia, Bernicia, Cumbria, Numidia, Tripolitania, Cantabria.',
      it: 'L’Occidente ne ha dodici: Austrasia, Lotharingia, Helvetia, Rhaetia, Noricum, Carnuntum, Pannonia, Bernicia, Cumbria, Numidia, Tripolitania, Cantabria.',
    },
    {
      id: 'XXXVII.D.a',
      heading: { en: 'Theodosius', it: 'Theodosius' },
      en: 'If Valens is eliminated on turn 2, Theodosius comes at once to any Roman stack, even the beaten one before it recovers.',
      it: 'Se Valens è eliminato al turno 2, Theodosius arriva subito in una pila romana qualsiasi, anche in quella battuta prima del recupero.',
      rulings: [
        {
          id: 'G270',
          en: 'Whatever Valens dies of. Where his stack was overrun or nobody is left of it, only other stacks remain.',
          it: 'Di qualunque cosa muoia Valens. Se la sua pila è stata sbaragliata o non ne resta nessuno, rimangono solo altre pile.',
          why: {
            en: 'Without a battle nothing of it recovers.',
            it: 'Senza battaglia non se ne recupera nulla.',
          },
        },
      ],
    },
    { id: 'XXXVII.D.b', en: 'Else he comes on turn 3.', it: 'Altrimenti arriva al turno 3.' },
    {
      id: 'XXXVII.E.a',
      heading: { en: 'Administration of the West', it: 'Amministrazione dell’Occidente' },
      en: 'West and East are administered apart even while they are one.',
      it: 'Occidente e Oriente sono amministrati separatamente anche finché sono uniti.',
    },
    {
      id: 'XXXVII.E.b',
      en: 'At the start of its Administration phase an empire of age 5 to 8 keeps two thirds of its treasury, from 9 half, rounded up.',
      it: 'All’inizio della sua fase Amministrazione un impero romano di età 5-8 conserva due terzi del Tesoro, da 9 in su la metà, per eccesso.',
    },
    {
      id: 'XXXVII.F.a',
      heading: { en: 'Inactive leaders', it: 'Leader inattivi' },
      en: 'A crossed head on the card keeps emperor and Caesar in the capital; historical generals act.',
      it: 'La testa barrata sulla carta trattiene imperatore e Cesare nella capitale; i generali storici agiscono.',
    },
    {
      id: 'XXXVII.F.b',
      en: 'Those kept at home may still intercept and evade.',
      it: 'Chi è trattenuto può comunque intercettare e fuggire.',
    },
    {
      id: 'XXXVII.G.a',
      heading: { en: 'Recruitment', it: 'Reclutamento' },
      en: 'The empire buys one national unit in a turn up to turn 7, two from turn 8.',
      it: 'L’impero compra un’unità nazionale per turno fino al turno 7, due dal turno 8.',
    },
    {
      id: 'XXXVII.G.b',
      en: 'Auxiliaries and restored elite units do not count.',
      it: 'Gli ausiliari e le élite ripristinate non contano.',
    },
    {
      id: 'XXXVII.H.a',
      heading: { en: 'Auxiliaries', it: 'Ausiliari' },
      en: 'Auxiliaries can be had from the turn on their counter.',
      it: 'Gli ausiliari sono disponibili dal turno indicato sul segnalino.',
    },
    {
      id: 'XXXVII.H.b',
      en: 'They count as national for hits and stacking.',
      it: 'Contano come nazionali per i colpi e l’impilamento.',
    },
    {
      id: 'XXXVII.H.c',
      en: 'They cannot be bought when their nation is extinct.',
      it: 'Non si comprano se la loro nazione è estinta.',
    },
    {
      id: 'XXXVII.H.d',
      en: 'A stack of auxiliaries alone has no exchange against barbarians.',
      it: 'Una pila di soli ausiliari non ha lo scambio contro i barbari.',
    },
    {
      id: 'XXXVII.I.a',
      heading: { en: 'Division', it: 'Divisione dell’Impero' },
      en: 'In the Status action of turn 3 the halves become two nations.',
      it: 'Nell’azione Status del turno 3 le due metà diventano due nazioni.',
    },
    {
      id: 'XXXVII.I.b',
      en: 'The West is then In Decline, single side.',
      it: 'L’Occidente è allora In Declino, lato singolo.',
    },
    {
      id: 'XXXVII.I.c',
      en: 'Its capital goes to Ravenna, else to Mediolanum, else to its largest city.',
      it: 'La sua capitale va a Ravenna, se no a Mediolanum, se no nella sua città maggiore.',
    },
    {
      id: 'XXXVII.I.d',
      en: 'In mixed stacks each unit goes to the nearest province of its own half with room.',
      it: 'Nelle pile miste ogni unità va nella provincia più vicina della sua metà dove c’è posto.',
    },
    {
      id: 'XXXVII.I.e',
      en: 'From then on the two are neutral; one may attack the other only if an usurper took power in either this turn or the last.',
      it: 'Da allora sono neutrali; una può attaccare l’altra solo se un usurpatore ha preso il potere in una delle due in questo turno o nel precedente.',
    },
    {
      id: 'XXXVII.J.a',
      heading: { en: 'Federates', it: 'Federati' },
      en: 'The empire offers one Foedus in a turn without a card, and the mercenary joins Caesar.',
      it: 'L’impero offre un Foedus per turno senza carta, e il mercenario raggiunge Cesare.',
    },
    {
      id: 'XXXVII.K.a',
      heading: { en: 'Federates after a collapse', it: 'Federati dopo un collasso' },
      en: 'When the West collapses each federate is free, or passes to the East if that controls a province beside its own or on the same sea.',
      it: 'Quando l’Occidente collassa ogni federato è libero, o passa all’Oriente se questo controlla una provincia accanto alle sue o sullo stesso mare.',
    },
    {
      id: 'XXXVII.L.a',
      heading: { en: 'Collapse of the West', it: 'Collasso dell’Occidente' },
      en: 'All cities it held lose their walls until somebody fortifies them or makes one his capital.',
      it: 'Tutte le città che teneva perdono le mura finché qualcuno le fortifica o ne fa la sua capitale.',
    },
    {
      id: 'XXXVII.L.b',
      en: 'Its clients are free, the Britons too.',
      it: 'I suoi clienti sono liberi, anche i Britanni.',
    },
    {
      id: 'XXXVII.L.c',
      en: 'If it held a province of either Gallia the Gallo-Romans appear: a kingdom of age 1 with 10 gold, run by the Roman player.',
      it: 'Se teneva una provincia di una delle due Gallie compaiono i Gallo-Romani: un regno di età 1 con 10 ori, del giocatore romano.',
      rulings: [
        {
          id: 'G437',
          en: 'Their king comes with the next Reinforcements, and so does that of the Cappadocians; whom the Calendar names for this turn alone does not come.',
          it: 'Il loro re arriva con i prossimi Rinforzi, e così quello dei Cappadoci; chi il Calendario nomina solo per questo turno non arriva.',
          why: {
            en: 'Leaders come in Reinforcements only (IX.C), and an empire falls after them (XIV.K).',
            it: 'I leader arrivano solo nei Rinforzi (IX.C), e un impero cade dopo (XIV.K).',
          },
        },
      ],
    },
    {
      id: 'XXXVII.L.d',
      en: 'Their capital is the largest Gallic city the West held, Parisius if equal.',
      it: 'La loro capitale è la maggiore città gallica che l’Occidente teneva, a parità Parisius.',
    },
    {
      id: 'XXXVII.L.e',
      en: 'They have one unit in each such city, two at least and five at most, within stacking limits.',
      it: 'Hanno un’unità in ognuna di quelle città, almeno due e al massimo cinque, nei limiti d’impilamento.',
    },
    {
      id: 'XXXVII.L.f',
      en: 'Western Limites in Gallia and Illyria serve them, the others go.',
      it: 'I Limites d’Occidente in Gallia e Illyria servono loro, gli altri scompaiono.',
    },
    {
      id: 'XXXVII.M.a',
      heading: { en: 'Reunion', it: 'Riunificazione' },
      en: 'From turn 9, in the Status action, the Roman player may reunite the empires if neither has collapsed.',
      it: 'Dal turno 9, nell’azione Status, il giocatore romano può riunire gli imperi se nessuno dei due è collassato.',
    },
    {
      id: 'XXXVII.M.b',
      en: 'Their capitals must be joined by friendly provinces or by seas with a Roman fleet in each.',
      it: 'Le due capitali devono essere collegate da province amiche o da mari con una flotta romana ciascuno.',
    },
    {
      id: 'XXXVII.M.c',
      en: 'All becomes Eastern, with Constantinople as capital and the lower age and Decline.',
      it: 'Tutto diventa d’Oriente, con capitale Costantinopoli e l’età e il Declino più bassi.',
    },
    {
      id: 'XXXVII.N.a',
      heading: { en: 'Fleets', it: 'Flotte' },
      en: 'Roman fleets are elite and take two hits; after a naval battle damaged ones are restored.',
      it: 'Le flotte romane sono élite e reggono due colpi; dopo una battaglia navale quelle danneggiate sono ripristinate.',
    },
    {
      id: 'XXXVII.N.b',
      en: 'They have +1 on landings in the Mediterranean and the Pontus Euxinus.',
      it: 'Hanno +1 agli sbarchi nel Mediterraneo e nel Pontus Euxinus.',
    },
    {
      id: 'XXXVII.O.a',
      heading: { en: 'Rome and the Pope', it: 'Roma e il Papa' },
      en: 'Whoever controls Latium scores half of every bonus of conversion, rounded up.',
      it: 'Chi controlla il Latium segna metà di ogni bonus di conversione, per eccesso.',
    },
    {
      id: 'XXXVII.O.b',
      en: 'Rome counts for the +3 of a kingdom that tests for empire.',
      it: 'Roma vale per il +3 di un regno che fa il test per l’impero.',
    },
    {
      id: 'XXXVII.P.a',
      heading: { en: 'The end of the Limites', it: 'La fine dei Limites' },
      en: 'On turn 8 Western Limites still standing become local infantry of their area: Gallic (Gallia, Illyria), British, African or Spanish.',
      it: 'Al turno 8 i Limites d’Occidente rimasti diventano fanteria locale della loro area: gallica (Gallia, Illyria), britannica, africana o ispanica.',
    },
    {
      id: 'XXXVII.P.b',
      en: 'A local unit stays in its area, costs no upkeep, counts for control and stacking and is not replaced.',
      it: 'Un’unità locale resta nella sua area, non costa mantenimento, conta per controllo e impilamento e non si rimpiazza.',
    },
    {
      id: 'XXXVII.P.c',
      en: 'If the West is gone those of Gallia and Illyria serve the Gallo-Romans, those of Britannia the Britons, the others the East where it controls the area, else they go.',
      it: 'Se l’Occidente non c’è più quelle di Gallia e Illyria servono i Gallo-Romani, quelle di Britannia i Britanni, le altre l’Oriente dove controlla l’area, se no scompaiono.',
    },
    {
      id: 'XXXVII.Q.a',
      heading: { en: 'Decline', it: 'Declino' },
      en: 'In Decline, a D2 that fails after Purchases brings an usurper.',
      it: 'In Declino, un D2 fallito dopo gli Acquisti porta un usurpatore.',
    },
    {
      id: 'XXXVII.R.a',
      heading: { en: 'Mauretania', it: 'Mauretania' },
      en: 'Mauretania is a client of the West at the start, with four units and a tribute of 2.',
      it: 'La Mauretania è cliente dell’Occidente all’inizio, con quattro unità e un tributo di 2.',
    },
    {
      id: 'XXXVII.R.b',
      en: 'Its units may enter the area Mauretania.',
      it: 'Le sue unità possono entrare nell’area Mauretania.',
    },
    {
      id: 'XXXVII.R.c',
      en: 'If a barbarian takes Carthago the tie ends.',
      it: 'Se un barbaro prende Carthago il legame finisce.',
    },
    {
      id: 'XXXVII.S.a',
      heading: { en: 'Britons and Gallo-Romans', it: 'Britanni e Gallo-Romani' },
      en: 'The Britons come on turn 4 as an active kingdom of age 1 with 5 gold, in Cambria, Dumnonia and Cumbria.',
      it: 'I Britanni arrivano al turno 4 come regno attivo di età 1 con 5 ori, in Cambria, Dumnonia e Cumbria.',
    },
    {
      id: 'XXXVII.S.b',
      en: 'They are a client of the West while it exists, lend a unit and pay nothing.',
      it: 'Sono clienti dell’Occidente finché esiste, prestano un’unità e non pagano nulla.',
    },
    {
      id: 'XXXVII.S.c',
      en: 'They have no capital until they control a city or site.',
      it: 'Non hanno capitale finché non controllano una città o un sito.',
    },
    {
      id: 'XXXVII.S.d',
      en: 'The Roman player runs them and the Gallo-Romans as ordinary nations.',
      it: 'Il giocatore romano li gioca, come i Gallo-Romani, come nazioni normali.',
    },
    {
      id: 'XXXVII.T.a',
      heading: { en: 'Basques', it: 'Baschi (Euskaldunak)' },
      en: 'The Basques are an inactive kingdom without capital, from turn 6: three mountain units in Piranaei and Cantabria.',
      it: 'I Baschi sono un regno inattivo senza capitale, dal turno 6: tre unità da montagna in Piranaei e Cantabria.',
    },
    {
      id: 'XXXVII.T.b',
      en: 'They hold these two, and Vasconia while it is empty.',
      it: 'Tengono queste due province, e Vasconia finché è vuota.',
    },
    {
      id: 'XXXVII.T.c',
      en: 'As a client they pay nothing and lend a unit.',
      it: 'Come clienti non pagano nulla e prestano un’unità.',
    },
    {
      id: 'XXXVII.T.d',
      en: 'They never leave these three provinces, but in the service of others.',
      it: 'Non lasciano mai queste tre province, se non al servizio di altri.',
    },
  ],
};
