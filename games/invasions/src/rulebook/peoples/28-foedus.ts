import type { Chapter } from '@tabula/engine';

export const foedus: Chapter = {
  id: 'XXVIII',
  title: { en: 'Foedus', it: 'Foedus' },
  statements: [
    {
      id: 'XXVIII.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'A Foedus is made freely between an empire (federator) and a barbarian nation (federate).',
      it: 'Un Foedus si conclude liberamente fra un impero (federatore) e una nazione barbarica (federato).',
      rulings: [
        {
          id: 'G26',
          en: 'Another player’s nation may refuse; a nation of one’s own accepts; the card forces it.',
          it: 'La nazione di un altro giocatore può rifiutare; una propria accetta; la carta obbliga.',
          why: {
            en: 'It is voluntary, and one player needs not ask himself.',
            it: 'È volontario, e nessuno deve chiedere a sé stesso.',
          },
        },
      ],
    },
    {
      id: 'XXVIII.A.b',
      en: 'An empire may offer one in a turn; more need the Diplomacy card Foedus.',
      it: 'Un impero ne può offrire uno per turno; per altri serve la carta Diplomazia Foedus.',
      rulings: [
        {
          id: 'G277',
          en: 'While Rome is one, its halves have one free offer a turn between them.',
          it: 'Finché Roma è una, le sue metà hanno in due una sola offerta libera a turno.',
          why: { en: 'Then it is one empire.', it: 'È un solo impero.' },
        },
      ],
    },
    { id: 'XXVIII.A.c', en: 'A kingdom needs that card for any.', it: 'A un regno serve sempre quella carta.' },
    {
      id: 'XXVIII.A.d',
      en: 'The offer comes no later than the start of the federate’s activation.',
      it: 'L’offerta si fa al più tardi all’inizio dell’attivazione del federato.',
    },
    {
      id: 'XXVIII.A.e',
      en: 'The empire must control two civilised provinces, side by side in one area, one of them beside a province of the barbarians.',
      it: 'L’impero deve controllare due province civilizzate, vicine e nella stessa area, una delle quali confina con una provincia dei barbari.',
      rulings: [
        {
          id: 'G251',
          en: 'Neither a capital nor a province in revolt, nor one that is ceded already. A province of the barbarians is one that they control, were ceded before or have their horde in.',
          it: 'Non una capitale né una provincia in rivolta, né una già ceduta. Una provincia dei barbari è quella che controllano, che è già stata loro ceduta o dove sta la loro orda.',
          why: {
            en: 'A seat cannot be given away, and nobody settles on hostile ground (XVI.E).',
            it: 'Una sede non si cede, e nessuno s’insedia su suolo ostile (XVI.E).',
          },
        },
      ],
    },
    {
      id: 'XXVIII.A.f',
      en: 'Once accepted it takes effect when the barbarians are activated, if this still holds then.',
      it: 'Se accettato, ha effetto quando i barbari si attivano, se le condizioni valgono ancora.',
    },
    {
      id: 'XXVIII.B.a',
      heading: { en: 'Founding it', it: 'La fondazione' },
      en: 'The federator cedes those two provinces to the federate.',
      it: 'Il federatore cede al federato quelle due province.',
    },
    {
      id: 'XXVIII.B.b',
      en: 'The federate’s horde goes at once to one of them.',
      it: 'L’orda del federato va subito in una di esse.',
    },
    {
      id: 'XXVIII.B.c',
      en: 'For its units there the federator’s do not count towards stacking.',
      it: 'Per le sue unità lì quelle del federatore non contano nell’impilamento.',
      rulings: [
        {
          id: 'G83',
          en: 'The federate moves as many units into the two provinces as it likes and as fit; the others stay where they are, and so do leaders with them, but for those at the horde.',
          it: 'Il federato porta nelle due province quante unità vuole e quante ne entrano; le altre restano dove sono, e con loro i leader, tranne quelli presso l’orda.',
          why: { en: 'The book moves only the horde by name.', it: 'Il libro nomina solo lo spostamento dell’orda.' },
        },
      ],
    },
    {
      id: 'XXVIII.B.d',
      en: 'The federator takes out what is then too much, and may take out the rest as well.',
      it: 'Il federatore toglie ciò che è di troppo, e può togliere anche il resto.',
    },
    {
      id: 'XXVIII.B.e',
      en: 'He may put them into provinces the federate has left.',
      it: 'Può metterle nelle province che il federato ha lasciato.',
      rulings: [
        {
          id: 'G268',
          en: 'However far they are; elsewhere they go as far as a retreat does.',
          it: 'Per quanto lontane; altrove vanno fin dove va una ritirata.',
          why: {
            en: 'The sentence lets him place them there and counts no steps.',
            it: 'La frase permette di metterle lì e non conta passi.',
          },
        },
      ],
    },
    {
      id: 'XXVIII.C.a',
      heading: { en: 'Mercenaries of the federate', it: 'Mercenari del federato' },
      en: 'The federate lends a unit of its choice.',
      it: 'Il federato presta un’unità a sua scelta.',
    },
    {
      id: 'XXVIII.C.b',
      en: 'It goes at once to Caesar (Romans and Byzantines), to the emperor or king (others), or to the capital.',
      it: 'Va subito da Cesare (Romani e Bizantini), dall’imperatore o dal re (altri), o nella capitale.',
      rulings: [
        {
          id: 'G280',
          en: 'To the capital if that leader is not in play.',
          it: 'Nella capitale se quel leader non è in gioco.',
          why: {
            en: 'The list goes from the first who is there to the last.',
            it: 'L’elenco va dal primo che c’è all’ultimo.',
          },
        },
      ],
    },
    {
      id: 'XXVIII.C.c',
      en: 'If there is no room, to a province of the federator’s choice.',
      it: 'Se non c’è posto, in una provincia a scelta del federatore.',
    },
    {
      id: 'XXVIII.C.d',
      en: 'It is placed once only, unlike that of a client.',
      it: 'Si piazza una volta sola, a differenza di quello di un cliente.',
    },
    {
      id: 'XXVIII.C.e',
      en: 'If it is eliminated the federate lends another in the next Reinforcements.',
      it: 'Se è eliminata il federato ne presta un’altra nei Rinforzi successivi.',
    },
    {
      id: 'XXVIII.C.f',
      en: 'It is like a unit of the federator for stacking, movement and combat.',
      it: 'Vale come un’unità del federatore per impilamento, movimento e combattimento.',
    },
    {
      id: 'XXVIII.C.g',
      en: 'A mercenary left alone is turned so that it can be told apart.',
      it: 'Un mercenario rimasto solo si gira per distinguerlo.',
      notShown: 'A counter is turned on the table.',
    },
    {
      id: 'XXVIII.D.a',
      heading: { en: 'The federator', it: 'Il federatore' },
      en: 'The federator pays 3 gold each turn, from the one in which the Foedus takes effect.',
      it: 'Il federatore paga 3 ori ogni turno, da quello in cui il Foedus ha effetto.',
      rulings: [
        {
          id: 'G104',
          en: 'The first 3 gold are paid when it takes effect, so a federator without them cannot conclude it; later ones are paid in Revenues.',
          it: 'I primi 3 ori si pagano quando ha effetto, perciò chi non li ha non può concluderlo; gli altri si pagano nei Redditi.',
          why: { en: 'Revenues of that turn are over by then.', it: 'I Redditi di quel turno sono già passati.' },
        },
      ],
    },
    {
      id: 'XXVIII.D.b',
      en: 'Units and horde of the federate count as the federator’s for control and stacking.',
      it: 'Unità e orda del federato contano come del federatore per controllo e impilamento.',
    },
    {
      id: 'XXVIII.D.c',
      en: 'A kingdom draws the income of provinces only where the federate controls them.',
      it: 'Un regno riscuote il reddito solo delle province controllate dal federato.',
    },
    {
      id: 'XXVIII.D.d',
      en: 'An empire controls only provinces the federate controls, and areas accordingly.',
      it: 'Un impero controlla solo le province controllate dal federato, e le aree di conseguenza.',
    },
    { id: 'XXVIII.D.e', en: 'The federator scores those provinces.', it: 'Il federatore ne segna i punti.' },
    {
      id: 'XXVIII.D.f',
      en: 'He may move and post units there within the stacking limit.',
      it: 'Può muovere e tenere unità lì, nei limiti d’impilamento.',
    },
    {
      id: 'XXVIII.D.g',
      en: 'He cannot break the Foedus of his own will.',
      it: 'Non può rompere il Foedus di propria volontà.',
    },
    {
      id: 'XXVIII.E.a',
      heading: { en: 'The federate', it: 'Il federato' },
      en: 'Federates are friendly to their federator, his allies and the federates of both, and neutral to vassals and clients of both.',
      it: 'I federati sono amici del federatore, dei suoi alleati e dei federati di entrambi, e neutrali con vassalli e clienti di entrambi.',
    },
    {
      id: 'XXVIII.E.b',
      en: 'A federate still receives the reinforcements of the Calendar.',
      it: 'Il federato riceve ancora i rinforzi del Calendario.',
    },
    {
      id: 'XXVIII.E.c',
      en: 'It must keep control of the provinces of the Foedus.',
      it: 'Deve mantenere il controllo delle province del Foedus.',
      rulings: [
        {
          id: 'G252',
          en: 'They are held like other provinces: by units of the federate or the federator, or as empty ones of an area that the federator rules; a city as G88 says. Nobody but the horde is bound to stay.',
          it: 'Si tengono come le altre province: con unità del federato o del federatore, o vuote in un’area che il federatore controlla; una città come dice G88. Oltre all’orda nessuno è obbligato a restare.',
          why: {
            en: 'XXVIII.D lets the federator control only what the federate does, and names no other way than those of XII.B.',
            it: 'XXVIII.D fa controllare al federatore solo ciò che controlla il federato, e non nomina altri modi che quelli di XII.B.',
          },
        },
      ],
    },
    {
      id: 'XXVIII.E.d',
      en: 'Its horde must stay in them.',
      it: 'La sua orda deve restarvi.',
      rulings: [
        {
          id: 'G181',
          en: 'It leaves them only when it is driven out. It evades from one of them to another, but to nowhere else: its units may, and then leave it behind.',
          it: 'Ne esce solo se è cacciata. Fugge da una all’altra, ma in nessun altro luogo: le sue unità possono farlo, e allora la lasciano indietro.',
          why: {
            en: 'A lost battle is not its will; an evasion (XIX.B) is, and may leave units behind.',
            it: 'Una battaglia persa non dipende da lei; una fuga (XIX.B) sì, e può lasciare indietro unità.',
          },
        },
      ],
    },
    {
      id: 'XXVIII.E.e',
      en: 'It cannot found a kingdom; the test is not made.',
      it: 'Non può fondare un regno; il test non si fa.',
    },
    { id: 'XXVIII.E.f', en: 'It cannot subdue others.', it: 'Non può sottomettere altri.' },
    {
      id: 'XXVIII.E.g',
      en: 'It scores 3 points each turn, even if it has lost one of the provinces.',
      it: 'Segna 3 punti ogni turno, anche se ha perso una delle province.',
      rulings: [
        {
          id: 'G92',
          en: 'They are scored at the end of each Military phase in which the Foedus is in force.',
          it: 'Si segnano alla fine di ogni fase Militare in cui il Foedus è in vigore.',
          why: { en: 'The book says each turn, but not when.', it: 'Il libro dice ogni turno, ma non quando.' },
        },
      ],
    },
    {
      id: 'XXVIII.F.a',
      heading: { en: 'Several Foedera', it: 'Più Foedera' },
      en: 'An empire or kingdom may offer another Foedus to its own federate.',
      it: 'Un impero o regno può offrire un altro Foedus al proprio federato.',
      rulings: [
        {
          id: 'G262',
          en: 'The turn of the latest counts for all: whoever has just been ceded two more provinces breaks nothing in this turn.',
          it: 'Vale il turno dell’ultimo: chi ha appena ricevuto altre due province non viola nulla in questo turno.',
          why: {
            en: 'There is one tie between the two, and it was made anew; else one would take the provinces and be gone.',
            it: 'Tra i due c’è un solo legame, ed è stato rinnovato; altrimenti si prenderebbero le province per andarsene.',
          },
        },
      ],
    },
    {
      id: 'XXVIII.F.b',
      en: 'It cedes two more provinces and pays more.',
      it: 'Cede altre due province e paga di più.',
    },
    {
      id: 'XXVIII.F.c',
      en: 'The federate scores 3 points more each turn.',
      it: 'Il federato segna 3 punti in più per turno.',
    },
    { id: 'XXVIII.F.d', en: 'It lends one more mercenary.', it: 'Presta un altro mercenario.' },
    {
      id: 'XXVIII.G.a',
      heading: { en: 'Breaking it', it: 'Violarlo' },
      en: 'A Foedus lasts from turn to turn; only the federate can try to break it.',
      it: 'Il Foedus dura di turno in turno; solo il federato può tentare di violarlo.',
      rulings: [
        {
          id: 'G311',
          en: 'A ceded city that is lost and won back is the federator’s and ceded as before, whether he or his federate took it. What is lost when the Foedus is broken stays lost.',
          it: 'Una città ceduta che va persa ed è ripresa torna del federatore e ceduta come prima, che la prenda lui o il suo federato. Ciò che è perso quando il Foedus è violato resta perso.',
          why: {
            en: 'The book does not speak of winning it back; but nothing else ends a cession, units of the federate count as the federator’s for control (XXVIII.D), and so it is with ceded land without a city.',
            it: 'Il libro non parla di riprenderla; ma nient’altro finisce una cessione, le unità del federato contano come del federatore per il controllo (XXVIII.D), e così è per la terra ceduta senza città.',
          },
        },
      ],
    },
    {
      id: 'XXVIII.G.b',
      en: 'It may do so from the turn after the founding, in its activation, on a D2.',
      it: 'Può farlo dal turno dopo la fondazione, nella sua attivazione, con un D2.',
      rulings: [
        {
          id: 'G24',
          en: 'From the turn after the founding.',
          it: 'Dal turno dopo la fondazione.',
          why: {
            en: 'The table of tests says not in that turn, but the chapter itself decides.',
            it: 'La tabella dei test dice non in quel turno, ma decide il capitolo.',
          },
        },
      ],
    },
    {
      id: 'XXVIII.G.c',
      en: 'It may break it if an usurper takes power in the empire, and says so at once.',
      it: 'Può violarlo se un usurpatore prende il potere nell’impero, e lo dice subito.',
    },
    {
      id: 'XXVIII.G.d',
      en: 'It may break it if the federator’s capital is taken, or if he is eliminated, bankrupt or subdued.',
      it: 'Può violarlo se la capitale del federatore è presa, o se questi è eliminato, in bancarotta o sottomesso.',
    },
    {
      id: 'XXVIII.G.e',
      en: 'It may break it by the events Treason or Renaissance.',
      it: 'Può violarlo con gli eventi Tradimento o Rinascimento.',
    },
    {
      id: 'XXVIII.G.f',
      en: 'It then controls the provinces of the Foedus with their cities.',
      it: 'Allora controlla le province del Foedus, città comprese.',
    },
    {
      id: 'XXVIII.G.g',
      en: 'Any unit of the federator there stays and fights as a defender, or retreats.',
      it: 'Ogni unità del federatore lì resta e combatte da difensore, o si ritira.',
      rulings: [
        {
          id: 'G443',
          en: 'A Limes of his stays with those who stay; without them it is gone.',
          it: 'Un suo Limes resta con chi resta; senza di loro è perduto.',
          why: {
            en: 'It is a unit that cannot retreat (XX.L), and without support it is destroyed (XVIII.I).',
            it: 'È un’unità che non può ritirarsi (XX.L), e senza sostegno è distrutto (XVIII.I).',
          },
        },
      ],
    },
    {
      id: 'XXVIII.G.h',
      en: 'Units it lent come back to the horde at once, whatever the stacking limit.',
      it: 'Le unità prestate tornano subito dall’orda, qualunque sia l’impilamento.',
    },
  ],
};
