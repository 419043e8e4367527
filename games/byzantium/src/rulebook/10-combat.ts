import type { Chapter } from '@tabula/engine';

export const combat: Chapter = {
  id: '10',
  title: { en: 'Combat', it: 'Combattimento' },
  statements: [
    {
      id: '10.1.a',
      en: 'An attack is settled at once: armies may retreat, those that stay are fought, then the city is besieged.',
      it: 'Un attacco si risolve subito: gli eserciti possono ritirarsi, si combatte con chi resta, poi si assedia la città.',
      rulings: [
        {
          id: 'R 46',
          en: 'In a civil war, too, all armies of other players in the city defend it.',
          it: 'Anche in una guerra civile tutti gli eserciti altrui presenti difendono la città.',
          why: {
            en: 'The rules of combat make no difference.',
            it: 'Le regole del combattimento non fanno differenze.',
          },
        },
      ],
    },
    { id: '10.2.a', en: 'Every die of 4 or more is a hit.', it: 'Ogni dado da 4 in su è un colpo.' },
    {
      id: '10.2.b',
      en: 'A cube that is lost goes to its owner’s Casualty Pool.',
      it: 'Un cubo perso va nella Riserva delle Perdite del suo padrone.',
    },
    {
      id: '10.3.1.a',
      heading: { en: 'Retreat', it: 'Ritirata' },
      en: 'Before the battle each owner of an army in the city may retreat; they decide clockwise from the active player.',
      it: 'Prima della battaglia chi ha un esercito nella città può ritirarlo; si decide in senso orario a partire dal giocatore di turno.',
    },
    {
      id: '10.3.2.a',
      en: 'An army retreats to a directly linked city and pays no Movement cube. In a friendly city the retreat ends.',
      it: 'Un esercito si ritira in una città direttamente collegata e non paga cubi Movimento. In una città alleata la ritirata finisce.',
      rulings: [
        {
          id: 'R 52',
          en: 'Constantinople is a refuge for Byzantine armies.',
          it: 'Costantinopoli è un rifugio per gli eserciti bizantini.',
          why: { en: 'It is a Byzantine city.', it: 'È una città bizantina.' },
        },
      ],
    },
    {
      id: '10.3.2.b',
      en: 'In an enemy’s city it loses a cube, its owner’s choice, and must retreat again, until it is safe or destroyed.',
      it: 'In una città nemica perde un cubo, a scelta del padrone, e deve ritirarsi ancora, finché è in salvo o distrutto.',
      rulings: [
        {
          id: 'R 53',
          en: 'One’s own city of the other colour is such a city.',
          it: 'Anche una propria città dell’altro colore lo è.',
          why: {
            en: 'An army’s friends are the cities of its colour.',
            it: 'Per un esercito sono alleate le città del suo colore.',
          },
        },
      ],
    },
    {
      id: '10.3.3.a',
      en: 'It must take a way with the fewest losses; among equal ones the owner chooses.',
      it: 'Deve seguire una via con meno perdite possibili; fra vie uguali sceglie il padrone.',
      rulings: [
        {
          id: 'R 63',
          en: 'From Tarsus there are two equal ways, over Antioch by land and over Leucosia by sea.',
          it: 'Da Tarso le vie uguali sono due, per Antiochia via terra e per Leucosia via mare.',
          why: { en: 'The example names one of them.', it: 'L’esempio ne nomina una.' },
        },
      ],
    },
    {
      id: '10.3.3.b',
      en: 'Enemy armies on the way do not hinder it.',
      it: 'Gli eserciti nemici lungo la via non lo ostacolano.',
    },
    {
      id: '10.3.4.a',
      en: 'Nobody may retreat in order to destroy his own army.',
      it: 'Nessuno può ritirarsi al solo scopo di distruggere il proprio esercito.',
      rulings: [
        {
          id: 'R 24',
          en: 'So a retreat at will needs a way that leaves a cube; without one the army must fight.',
          it: 'Perciò per ritirarsi di propria volontà serve una via che lasci almeno un cubo; altrimenti si deve combattere.',
          why: {
            en: 'Any other retreat could only destroy the army.',
            it: 'Ogni altra ritirata non potrebbe che distruggere l’esercito.',
          },
        },
      ],
    },
    {
      id: '10.3.5.a',
      en: 'A Byzantine army may always retreat by sea.',
      it: 'Un esercito bizantino può sempre ritirarsi via mare.',
      rulings: [
        {
          id: 'R 25',
          en: 'From Constantinople it may retreat to any city on the two seas.',
          it: 'Da Costantinopoli può ritirarsi in qualsiasi città sui due mari.',
          why: { en: 'Sailing from there is a movement by sea.', it: 'Salpare da lì è un movimento via mare.' },
        },
      ],
    },
    {
      id: '10.3.6.a',
      en: 'An Arab army may retreat by sea if no other player holds the Byzantine Fleet, or if its holder lets it pass.',
      it: 'Un esercito arabo può ritirarsi via mare se nessun altro comanda la Flotta bizantina, o se chi la comanda lo lascia passare.',
      rulings: [
        {
          id: 'R 67',
          en: 'A fleet under the standing order to act always closes the sea from the outset.',
          it: 'Una flotta con l’ordine permanente di agire sempre chiude il mare fin dall’inizio.',
          why: { en: 'Its holder has answered already.', it: 'Chi la comanda ha già risposto.' },
        },
      ],
    },
    {
      id: '10.3.7.a',
      en: 'An army that must retreat and cannot is destroyed, with all its cubes.',
      it: 'Un esercito che deve ritirarsi e non può è distrutto, con tutti i suoi cubi.',
    },
    {
      id: '10.4.1.a',
      heading: { en: 'Levy', it: 'Leva' },
      en: 'If no army is left in the city, its holder may defend it with his Levy of its colour.',
      it: 'Se nella città non è rimasto nessun esercito, chi la controlla può difenderla con la sua Leva di quel colore.',
    },
    {
      id: '10.4.1.b',
      en: 'In Constantinople only the Emperor may, with his Byzantine Levy.',
      it: 'A Costantinopoli può farlo solo l’Imperatore, con la sua Leva bizantina.',
      rulings: [
        {
          id: 'R 54',
          en: 'Not against himself: an Emperor who attacks Constantinople does not defend it.',
          it: 'Non contro sé stesso: un Imperatore che attacca Costantinopoli non la difende.',
          why: { en: 'Nobody ever attacks himself.', it: 'Nessuno attacca mai sé stesso.' },
        },
      ],
    },
    {
      id: '10.4.2.a',
      en: 'Levy and army never fight together nor one after the other.',
      it: 'Leva ed esercito non combattono mai insieme né uno dopo l’altro.',
      rulings: [
        {
          id: 'R 26',
          en: 'No Levy after an army was beaten in the same attack, whosever it was; one that left before the battle does not matter.',
          it: 'Niente Leva dopo che un esercito è stato battuto nello stesso attacco, di chiunque fosse; uno che se n’è andato prima non conta.',
          why: {
            en: 'The Levy comes in only where no army stayed.',
            it: 'La Leva interviene solo dove non è rimasto nessun esercito.',
          },
        },
      ],
    },
    {
      id: '10.4.3.a',
      en: 'A Levy rolls a die for each of its cubes and loses only these.',
      it: 'La Leva tira un dado per ogni suo cubo e perde solo questi.',
      rulings: [
        {
          id: 'R 27',
          en: 'Three dice at most.',
          it: 'Tre dadi al massimo.',
          why: { en: 'It fights almost as an army does.', it: 'Combatte quasi come un esercito.' },
        },
      ],
    },
    {
      id: '10.4.3.b',
      en: 'The strength of a Levy is its cubes.',
      it: 'La forza di una Leva è il numero dei suoi cubi.',
    },
    {
      id: '10.4.3.c',
      en: 'A beaten Levy scatters; what is left of it may defend other cities.',
      it: 'Una Leva battuta si disperde; ciò che ne resta può difendere altre città.',
    },
    {
      id: '10.5.1.a',
      heading: { en: 'Battle', it: 'Battaglia' },
      en: 'Both sides roll at once: a die for each Main Army cube, three at most.',
      it: 'Le due parti tirano insieme: un dado per ogni cubo dell’Esercito Principale, al massimo tre.',
    },
    { id: '10.5.1.b', en: 'Each Elite cube gives one die more.', it: 'Ogni cubo Élite dà un dado in più.' },
    {
      id: '10.5.1.c',
      en: 'Elite cubes never fight beside a Levy.',
      it: 'I cubi Élite non combattono mai insieme alla Leva.',
    },
    {
      id: '10.5.2.a',
      en: 'Each hit removes a cube of the force that fights, its owner’s choice: Elite, Main Army or Movement.',
      it: 'Ogni colpo toglie un cubo alla forza che combatte, a scelta del padrone: Élite, Esercito Principale o Movimento.',
    },
    {
      id: '10.5.2.b',
      en: 'The attacker decides first which cubes he removes, then the defender.',
      it: 'L’attaccante decide per primo quali cubi togliere, poi il difensore.',
      rulings: [
        {
          id: 'R 60',
          en: 'Each knows both sides’ hits when he decides.',
          it: 'Ognuno decide conoscendo i colpi di entrambi.',
          why: { en: 'Both have rolled before anything is removed.', it: 'Si tira prima di togliere qualsiasi cubo.' },
        },
      ],
    },
    {
      id: '10.5.3.a',
      en: 'Then the stronger wins; the strength of an army is its Elite and Main Army.',
      it: 'Poi vince il più forte; la forza di un esercito è data da Élite ed Esercito Principale.',
      rulings: [
        {
          id: 'R 51',
          en: 'Strength decides, not the number of cubes.',
          it: 'Decide la forza, non il numero di cubi.',
          why: {
            en: 'So the example counts; the introduction only simplifies.',
            it: 'Così conta l’esempio; l’introduzione semplifica.',
          },
        },
      ],
    },
    { id: '10.5.3.b', en: 'A tie is won by the defender.', it: 'In caso di parità vince il difensore.' },
    {
      id: '10.5.4.a',
      en: 'A beaten defender must retreat, and the attacker goes on to the siege.',
      it: 'Il difensore battuto deve ritirarsi, e l’attaccante passa all’assedio.',
    },
    {
      id: '10.5.4.b',
      en: 'A beaten attacker goes back (10.6.9); the city is not besieged.',
      it: 'L’attaccante battuto torna indietro (10.6.9); la città non viene assediata.',
    },
    {
      id: '10.5.5.a',
      en: 'Several armies are fought one after the other, in the order the attacker chooses; he must beat them all.',
      it: 'Più eserciti si affrontano uno dopo l’altro, nell’ordine scelto dall’attaccante, che deve batterli tutti.',
    },
    {
      id: '10.6.1.a',
      heading: { en: 'Siege', it: 'Assedio' },
      en: 'The city rolls a die for each counter and one for a fortification; the attacker rolls none.',
      it: 'La città tira un dado per ogni segnalino e uno per la fortificazione; l’attaccante non tira.',
      rulings: [
        {
          id: 'R 58',
          en: 'For a city without a holder the game itself rolls.',
          it: 'Per una città che nessuno controlla tira il gioco stesso.',
          why: { en: 'Whoever rolls decides nothing.', it: 'Chi tira non decide nulla.' },
        },
      ],
    },
    { id: '10.6.1.b', en: 'A Persian city has its printed strength.', it: 'Una città persiana ha la forza stampata.' },
    {
      id: '10.6.2.a',
      en: 'Each hit removes a cube of the attacker, from Elite, Main Army or Movement.',
      it: 'Ogni colpo toglie un cubo all’attaccante, da Élite, Esercito Principale o Movimento.',
    },
    {
      id: '10.6.3.a',
      en: 'The attacker wins if his strength is then greater than what the city rolled for; else he must go back.',
      it: 'L’attaccante vince se poi la sua forza è superiore ai segnalini e alla fortificazione; altrimenti deve tornare indietro.',
    },
    {
      id: '10.6.4.a',
      en: 'Constantinople has strength 5 and rolls five dice; each of its hits removes two cubes.',
      it: 'Costantinopoli ha forza 5 e tira cinque dadi; ogni suo colpo toglie due cubi.',
      rulings: [
        {
          id: 'R 28',
          en: 'Only the hits of the city itself; the setting constantinopleDoubleAll doubles those of its armies and Levy too.',
          it: 'Solo i colpi della città stessa; l’opzione constantinopleDoubleAll raddoppia anche quelli dei suoi eserciti e della Leva.',
          why: {
            en: 'The sentence speaks of the city and stands in the siege; some groups double all.',
            it: 'La frase parla della città e sta nell’assedio; alcuni gruppi raddoppiano tutto.',
          },
        },
      ],
    },
    {
      id: '10.6.5.a',
      heading: { en: 'Conquest', it: 'Conquista' },
      en: 'The fortification goes back to its owner, a control cube to its owner’s Casualty Pool.',
      it: 'La fortificazione torna al suo padrone, il cubo di controllo nella Riserva delle Perdite del suo.',
    },
    {
      id: '10.6.5.b',
      en: 'Counters of the attacker’s colour replace the others, one fewer.',
      it: 'I segnalini sono sostituiti da altri del colore dell’attaccante, uno in meno.',
    },
    {
      id: '10.6.5.c',
      en: 'A Persian city gets one fewer than its strength.',
      it: 'Una città persiana ne riceve uno in meno della sua forza.',
    },
    {
      id: '10.6.6.a',
      en: 'The attacker scores as many points, and takes as many bezants, as new counters were placed.',
      it: 'L’attaccante segna tanti punti, e prende tanti bisanti, quanti sono i nuovi segnalini.',
    },
    {
      id: '10.6.6.b',
      en: 'A city of one counter keeps one and brings nothing.',
      it: 'Una città con un solo segnalino ne mantiene uno e non porta nulla.',
    },
    {
      id: '10.6.7.a',
      en: 'The victor must put a cube on the city, from the Cube Pool or bought.',
      it: 'Il vincitore deve mettere un cubo sulla città, dalla Riserva di Cubi o comprato.',
      rulings: [
        {
          id: 'R 29',
          en: 'The loot comes first and may have to pay for it.',
          it: 'Prima viene il bottino, che può dover servire a pagarlo.',
          why: {
            en: 'In the example Jerry takes his loot before he counts his money.',
            it: 'Nell’esempio Jerry prende il bottino prima di contare il denaro.',
          },
        },
        {
          id: 'R 55',
          en: 'With both a pool and money he chooses freely.',
          it: 'Se ha sia la riserva sia il denaro sceglie liberamente.',
          why: { en: 'Either is a cube that he has.', it: 'Tutti e due sono cubi a sua disposizione.' },
        },
      ],
    },
    {
      id: '10.6.7.b',
      en: 'If neither is possible he removes two cubes of the army: one goes on the city, one to the Casualty Pool.',
      it: 'Se né l’uno né l’altro è possibile toglie due cubi all’esercito: uno va sulla città, uno nella Riserva delle Perdite.',
    },
    {
      id: '10.6.7.c',
      en: 'A guard may be used for this only if it is the only cube left.',
      it: 'Una guardia si può usare per questo solo se è l’unico cubo rimasto.',
      rulings: [
        {
          id: 'R 30',
          en: 'It then goes back to its box.',
          it: 'Allora torna nel suo riquadro.',
          why: {
            en: 'A guard never stands on a city nor among casualties.',
            it: 'Una guardia non sta mai su una città né fra le perdite.',
          },
        },
      ],
    },
    {
      id: '10.6.8.a',
      en: 'After a civil war the city keeps its colour and loses a counter; points and loot are as usual.',
      it: 'Dopo una guerra civile la città mantiene il colore e perde un segnalino; punti e bottino sono quelli soliti.',
    },
    {
      id: '10.6.9.a',
      en: 'A beaten attacker goes back to the city he came from.',
      it: 'Un attaccante battuto torna nella città da cui è venuto.',
      rulings: [
        {
          id: 'R 31',
          en: 'Over sea this is a retreat: the Byzantine Fleet may bar it, and then he retreats another way or is destroyed.',
          it: 'Via mare è una ritirata: la Flotta bizantina può impedirla, e allora si ritira per un’altra via o è distrutto.',
          why: {
            en: 'The rule on retreats by sea makes no exception.',
            it: 'La regola sulle ritirate via mare non fa eccezioni.',
          },
        },
        {
          id: 'R 56',
          en: 'An attack that sailed from Constantinople goes back to it.',
          it: 'Un attacco salpato da Costantinopoli vi fa ritorno.',
          why: { en: 'Only the movement to it is barred.', it: 'È vietato solo il movimento verso di essa.' },
        },
        {
          id: 'R 57',
          en: 'After two links he goes back to the city between.',
          it: 'Dopo due collegamenti torna nella città di mezzo.',
          why: { en: 'From there he came into the attacked one.', it: 'È da lì che è entrato in quella attaccata.' },
        },
      ],
    },
    {
      id: '10.6.9.b',
      en: 'If he did not move (civil war on the spot) he retreats by 10.3.',
      it: 'Se non si era mosso (guerra civile sul posto) si ritira secondo 10.3.',
    },
    {
      id: '10.7.1.a',
      heading: { en: 'Destroyed armies', it: 'Eserciti distrutti' },
      en: 'An army without a cube in Elite, Main Army and Movement is destroyed; its pawn leaves the map.',
      it: 'Un esercito senza cubi in Élite, Esercito Principale e Movimento è distrutto; la pedina lascia la mappa.',
    },
    {
      id: '10.7.2.a',
      en: 'It may enter again in a later round, as an Arab army does, once it has a cube.',
      it: 'Può rientrare in un round successivo, come un esercito arabo, quando ha almeno un cubo.',
    },
  ],
};
