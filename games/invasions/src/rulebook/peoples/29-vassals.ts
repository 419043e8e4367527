import type { Chapter } from '@tabula/engine';

export const vassals: Chapter = {
  id: 'XXIX',
  title: { en: 'Vassals', it: 'Vassallaggio' },
  statements: [
    {
      id: 'XXIX.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'Any nation may defeat another and subdue it, but never an empire.',
      it: 'Ogni nazione può sconfiggerne un’altra e sottometterla, ma mai un impero.',
      rulings: [
        {
          id: 'G421',
          en: 'Inactive nations, and raiders who never act, subdue nobody and take nobody in: a horde that they beat goes back, and whoever must seek refuge (IX.B) does so with the strongest of the others.',
          it: 'Le nazioni inattive, e i predoni che non agiscono mai, non sottomettono nessuno e non accolgono nessuno: un’orda battuta da loro torna indietro, e chi deve cercare rifugio (IX.B) lo fa presso il più forte degli altri.',
          why: {
            en: 'They have neither treasury nor points and never act (VI.B), so that half a treasury, tribute, points and a mercenary would go to nobody; VI.B knows them as clients, federates and vassals only.',
            it: 'Non hanno né tesoro né punti e non agiscono mai (VI.B): mezzo tesoro, tributo, punti e mercenario non andrebbero a nessuno; VI.B le conosce solo come clienti, federati e vassalli.',
          },
        },
      ],
    },
    {
      id: 'XXIX.A.b',
      en: 'The subdued nation is the vassal of its overlord and pays him each turn.',
      it: 'La nazione sottomessa è vassalla del suo sovrano e gli paga un tributo ogni turno.',
    },
    {
      id: 'XXIX.A.c',
      en: 'It takes force: nobody submits of his own will, but for refuge in Reinforcements (IX.B).',
      it: 'Serve la forza: nessuno si sottomette da sé, tranne chi cerca rifugio nei Rinforzi (IX.B).',
    },
    {
      id: 'XXIX.A.d',
      en: 'A vassal subdued by another nation changes its overlord.',
      it: 'Un vassallo sottomesso da un’altra nazione cambia sovrano.',
    },
    {
      id: 'XXIX.B.a',
      heading: { en: 'Subduing barbarians', it: 'Sottomettere barbari' },
      en: 'To subdue a horde all barbarian units with it must be eliminated.',
      it: 'Per sottomettere un’orda bisogna eliminare tutte le unità barbare che l’accompagnano.',
      rulings: [
        {
          id: 'G99',
          en: 'A defending horde submits as soon as all barbarian units with it are gone, before recovery and without another hit, even if others who fought beside them survive; what the new vassal recovers stays with it.',
          it: 'Un’orda in difesa si sottomette appena le unità barbare con lei sono finite, prima del recupero e senza un altro colpo, anche se sopravvivono altri che combattevano al loro fianco; ciò che il nuovo vassallo recupera resta con lei.',
          why: {
            en: 'This sentence asks for the units only; a hit on the horde is needed in attack.',
            it: 'Questa frase chiede solo le unità; il colpo sull’orda serve quando attacca.',
          },
        },
      ],
    },
    {
      id: 'XXIX.B.b',
      en: 'If a unit survives and retreats, the horde retreats with it.',
      it: 'Se un’unità sopravvive e si ritira, l’orda si ritira con lei.',
    },
    {
      id: 'XXIX.B.c',
      en: 'A horde counts as a unit in defence and is not eliminated, only subdued.',
      it: 'Un’orda conta come un’unità in difesa e non si elimina, si sottomette soltanto.',
    },
    {
      id: 'XXIX.B.d',
      en: 'The beaten nation loses half its treasury to its overlord.',
      it: 'La nazione sconfitta cede al sovrano metà del Tesoro.',
      rulings: [
        {
          id: 'G84',
          en: 'It keeps half rounded up; the overlord gets the rest.',
          it: 'Ne tiene la metà per eccesso; al sovrano va il resto.',
          why: { en: 'One coin cannot be halved.', it: 'Un oro non si divide.' },
        },
      ],
    },
    {
      id: 'XXIX.B.e',
      en: 'Nomads subdue a barbarian nation that is not nomad by winning the battle, in a barbarian area: its horde cannot retreat.',
      it: 'I nomadi sottomettono una nazione barbarica non nomade vincendo la battaglia, in un’area barbarica: la sua orda non può ritirarsi.',
    },
    {
      id: 'XXIX.B.f',
      en: 'Nomads who subdue a horde take a random event card, markers included, from the beaten player.',
      it: 'I nomadi che sottomettono un’orda prendono una carta Evento a caso, segnalini compresi, dalla mano dello sconfitto.',
      rulings: [
        {
          id: 'G175',
          en: 'It is drawn when the battle is over and the next stack is to be moved.',
          it: 'Si pesca a battaglia finita, quando tocca alla prossima pila.',
          why: { en: 'The battle is settled first.', it: 'Prima si conclude la battaglia.' },
        },
      ],
    },
    {
      id: 'XXIX.B.g',
      en: 'In that case they also choose what the vassal recovers.',
      it: 'In quel caso scelgono anche che cosa recupera il vassallo.',
    },
    {
      id: 'XXIX.B.h',
      en: 'A horde that attacks in an Invasion submits to the defender if a hit falls on it, or if its stack is wiped out by nomads in a barbarian area.',
      it: 'Un’orda che attacca in un’Invasione si sottomette al difensore se le tocca un colpo, o se la sua pila è distrutta da nomadi in un’area barbarica.',
    },
    {
      id: 'XXIX.B.i',
      en: 'The overlord then leaves the horde’s province and every other where he still has a battle against the new vassal.',
      it: 'Il sovrano lascia allora la provincia dell’orda e ogni altra in cui ha ancora una battaglia contro il nuovo vassallo.',
      rulings: [
        {
          id: 'G279',
          en: 'His allies leave the province of the horde with him, or that of the capital, and every other in which they still have a battle or a siege against the new vassal.',
          it: 'I suoi alleati lasciano con lui la provincia dell’orda, o quella della capitale, e ogni altra in cui hanno ancora una battaglia o un assedio contro il nuovo vassallo.',
          why: {
            en: 'They fought as one nation, and are neutral to the vassal.',
            it: 'Hanno combattuto come una sola nazione, e sono neutrali con il vassallo.',
          },
        },
        {
          id: 'G435',
          en: 'They go as far as a retreat does. Units for which there is no room are lost; if there is no way out at all, all of them stay until they can move.',
          it: 'Vanno fin dove arriva una ritirata. Le unità per cui non c’è posto sono perdute; se non c’è alcuna via d’uscita, restano tutte finché possono muovere.',
          why: {
            en: 'So it is with every evacuation (IX.B); but whoever is surrounded there seeks refuge, and a victor seeks none.',
            it: 'Così è per ogni evacuazione (IX.B); ma lì chi è circondato cerca rifugio, e un vincitore non ne cerca.',
          },
        },
      ],
    },
    {
      id: 'XXIX.C.a',
      heading: { en: 'Subduing a kingdom', it: 'Sottomettere un regno' },
      en: 'A kingdom submits when it has three provinces at most and its capital is taken.',
      it: 'Un regno si sottomette quando ha al massimo tre province e la sua capitale è presa.',
      rulings: [
        {
          id: 'G261',
          en: 'Whichever comes first, and however an enemy takes the province that makes them three: by siege, in battle or by walking in. Where he has still to fight or to besiege, nothing is lost yet.',
          it: 'In qualunque ordine, e comunque un nemico prenda la provincia che le riduce a tre: con un assedio, in battaglia o entrandovi. Dove deve ancora combattere o assediare, nulla è perduto.',
          why: {
            en: 'The sentence asks for both, not for an order; a province is controlled only when nobody contests it (XII.B).',
            it: 'La frase chiede entrambe le cose, non un ordine; una provincia è controllata solo se nessuno la contende (XII.B).',
          },
        },
        {
          id: 'G302',
          en: 'A kingdom that still has its horde in place of a capital (VII.D) submits when all its units with the horde are eliminated and no more than three other provinces are left to it. With more of them the horde goes to the nearest province of its people. It evades and retreats as before, and the treasure of XXIX.C is drawn for it.',
          it: 'Un regno che ha ancora l’orda al posto della capitale (VII.D) si sottomette quando tutte le sue unità con l’orda sono eliminate e non gli restano più di altre tre province. Se ne ha di più, l’orda va nella provincia più vicina della sua gente. Fugge e si ritira come prima, e per essa si pesca il tesoro di XXIX.C.',
          why: {
            en: 'In all other respects the horde counts as a capital, so the rule for kingdoms holds; but there is no city in which it could be held.',
            it: 'Sotto ogni altro aspetto l’orda vale come capitale, dunque vale la regola dei regni; ma non c’è una città in cui trattenerla.',
          },
        },
      ],
    },
    {
      id: 'XXIX.C.b',
      en: 'A kingdom without a capital submits when a leader and his stack are eliminated; a plunder marker may be drawn for its treasure.',
      it: 'Un regno senza capitale si sottomette quando un leader e la sua pila sono eliminati; si può pescare un segnalino Saccheggio per il suo tesoro.',
      rulings: [
        {
          id: 'G102',
          en: 'Without a leader too: when its last stack on the map is eliminated; units that serve others do not count. A civilised victor makes it a client, a barbarian one a vassal.',
          it: 'Anche senza leader: quando la sua ultima pila sulla mappa è eliminata; le unità che servono altri non contano. Un vincitore civilizzato ne fa un cliente, uno barbaro un vassallo.',
          why: {
            en: 'Colchidians, Mauritanians, Basques, Lakhmids and Ghassanids have neither.',
            it: 'Colchidi, Mauritani, Baschi, Lakhmidi e Ghassanidi non hanno né l’una né l’altro.',
          },
        },
      ],
    },
    {
      id: 'XXIX.C.c',
      en: 'The overlord then leaves the province of the capital and every other where he still has a battle against the vassal.',
      it: 'Il sovrano lascia allora la provincia della capitale e ogni altra in cui ha ancora una battaglia contro il vassallo.',
      rulings: [
        {
          id: 'G442',
          en: 'Before a city of the vassal that has still to be besieged, too; and nobody who leaves goes into the province of its capital, which is its own again.',
          it: 'Anche davanti a una città del vassallo ancora da assediare; e nessuno che se ne va entra nella provincia della capitale, che è di nuovo sua.',
          why: {
            en: 'A siege is a combat of the same action (XXIV.A), and neutrals do not stack (XII.D).',
            it: 'Un assedio è un combattimento della stessa azione (XXIV.A), e i neutrali non si impilano (XII.D).',
          },
        },
      ],
    },
    {
      id: 'XXIX.D.a',
      heading: { en: 'Mercenaries of the vassal', it: 'Mercenari del vassallo' },
      en: 'The vassal lends one of its surviving units at once, of its choice.',
      it: 'Il vassallo presta subito una delle unità superstiti, a sua scelta.',
    },
    {
      id: 'XXIX.D.b',
      en: 'A barbarian overlord puts it with his horde.',
      it: 'Un sovrano barbaro la mette con l’orda.',
    },
    {
      id: 'XXIX.D.c',
      en: 'Any other puts it into the province of his capital.',
      it: 'Un altro la mette nella provincia della capitale.',
    },
    {
      id: 'XXIX.D.d',
      en: 'If there is no room, into a province of his choice.',
      it: 'Se non c’è posto, in una provincia a sua scelta.',
    },
    {
      id: 'XXIX.D.e',
      en: 'It is lent once: when it is eliminated there is no other.',
      it: 'Si presta una volta sola: se è eliminata non ce n’è un’altra.',
    },
    {
      id: 'XXIX.D.f',
      en: 'It is like a unit of the overlord for stacking, movement and combat.',
      it: 'Vale come un’unità del sovrano per impilamento, movimento e combattimento.',
    },
    {
      id: 'XXIX.D.g',
      en: 'A mercenary left alone is turned so that it can be told apart.',
      it: 'Un mercenario rimasto solo si gira per distinguerlo.',
      notShown: 'A counter is turned on the table.',
    },
    {
      id: 'XXIX.D.h',
      en: 'A nomad overlord chooses the unit, and when it is eliminated he chooses another in Reinforcements.',
      it: 'Un sovrano nomade sceglie lui l’unità, e se è eliminata ne sceglie un’altra nei Rinforzi.',
    },
    {
      id: 'XXIX.E.a',
      heading: { en: 'The overlord', it: 'Il sovrano' },
      en: 'After the battle he gets half the treasury of barbarians, or may sack the capital of a kingdom.',
      it: 'Dopo la battaglia riceve metà del Tesoro dei barbari, o può saccheggiare la capitale di un regno.',
    },
    {
      id: 'XXIX.E.b',
      en: 'He gets 1 gold from each vassal in Revenues, even as a barbarian.',
      it: 'Riceve 1 oro da ogni vassallo nei Redditi, anche se è barbaro.',
    },
    {
      id: 'XXIX.E.c',
      en: 'He gets it even if the vassal is bankrupt.',
      it: 'Lo riceve anche se il vassallo è in bancarotta.',
    },
    {
      id: 'XXIX.E.d',
      en: 'He scores all territory of the vassal as his own.',
      it: 'Segna tutto il territorio del vassallo come proprio.',
    },
    {
      id: 'XXIX.F.a',
      heading: { en: 'The vassal', it: 'Il vassallo' },
      en: 'Vassals are neutral to their overlord, his allies and the dependants of both.',
      it: 'I vassalli sono neutrali con il sovrano, i suoi alleati e i dipendenti di entrambi.',
    },
    {
      id: 'XXIX.F.b',
      en: 'A barbarian vassal gets one unit at most in Reinforcements, whatever the Calendar says.',
      it: 'Un vassallo barbaro riceve al massimo un’unità nei Rinforzi, qualunque cosa dica il Calendario.',
    },
    {
      id: 'XXIX.F.c',
      en: 'The vassal of nomads stays in the area of the overlord’s horde or in one beside it.',
      it: 'Il vassallo di nomadi resta nell’area dell’orda del sovrano o in una accanto.',
      rulings: [
        {
          id: 'G306',
          en: 'In everything that they do, their horde too: marches, migrations, the start of a campaign, interceptions, flights, retreats and evacuations. Who is outside may only come nearer, who is inside does not go out. So satraps, guards, locals and Themata keep to their own areas, when they make room for others too.',
          it: 'In tutto ciò che fanno, anche con l’orda: marce, migrazioni, inizio di una campagna, intercettazioni, fughe, ritirate ed evacuazioni. Chi è fuori può solo avvicinarsi, chi è dentro non ne esce. Così satrapi, guardie, locali e Themata restano nelle loro aree, anche quando fanno posto ad altri.',
          why: {
            en: 'It must stay there, says the book, not: it may not march elsewhere.',
            it: 'Deve restarci, dice il libro, non: non può marciare altrove.',
          },
        },
      ],
    },
    { id: 'XXIX.F.d', en: 'A vassal may conquer for itself.', it: 'Un vassallo può ingrandirsi.' },
    {
      id: 'XXIX.F.e',
      en: 'It can neither subdue others nor have federates.',
      it: 'Non può sottomettere altri né avere federati.',
    },
    {
      id: 'XXIX.F.f',
      en: 'It scores half its points.',
      it: 'Segna metà dei suoi punti.',
      rulings: [
        {
          id: 'G260',
          en: 'That is all it wins, not only for its land: weddings, conversion, sacks too, rounded up each time. What it loses it loses whole.',
          it: 'Vale per tutto ciò che guadagna, non solo per la terra: anche nozze, conversione, saccheggi, arrotondati ogni volta per eccesso. Ciò che perde lo perde intero.',
          why: {
            en: 'The book halves its usual points and excepts none; it rounds up everywhere.',
            it: 'Il libro dimezza i suoi punti normali senza eccezioni, e arrotonda sempre per eccesso.',
          },
        },
      ],
    },
    {
      id: 'XXIX.F.g',
      en: 'It pays the tribute from its treasury, if it has one.',
      it: 'Paga il tributo dal suo Tesoro, se ne ha uno.',
    },
    {
      id: 'XXIX.F.h',
      en: 'A vassal kingdom has its usual revenues.',
      it: 'Un regno vassallo ha i suoi redditi normali.',
    },
    {
      id: 'XXIX.G.a',
      heading: { en: 'Freedom', it: 'Ritorno in libertà' },
      en: 'A vassal is free when its overlord is subdued or becomes a federate.',
      it: 'Un vassallo è libero quando il sovrano è sottomesso o diventa federato.',
      rulings: [
        {
          id: 'G281',
          en: 'Its freedom comes by itself in each of these cases.',
          it: 'In ognuno di questi casi la libertà arriva da sé.',
          why: {
            en: 'What ends is the power of the overlord, not the will of the vassal.',
            it: 'Finisce il potere del sovrano, non la volontà del vassallo.',
          },
        },
      ],
    },
    {
      id: 'XXIX.G.b',
      en: 'It is free when the overlord is eliminated.',
      it: 'È libero quando il sovrano è eliminato.',
    },
    {
      id: 'XXIX.G.c',
      en: 'It is free when the overlord’s capital is taken.',
      it: 'È libero quando la capitale del sovrano è presa.',
    },
    {
      id: 'XXIX.G.d',
      en: 'It is free by the events Treason or Renaissance.',
      it: 'È libero con gli eventi Tradimento o Rinascimento.',
    },
    {
      id: 'XXIX.G.e',
      en: 'The vassal of nomads may rebel each turn, from the turn after its submission, at the start of its activation.',
      it: 'Il vassallo di nomadi può ribellarsi ogni turno, da quello dopo la sottomissione, all’inizio della sua attivazione.',
    },
    { id: 'XXIX.G.f', en: 'The rebellion succeeds on a D2.', it: 'La ribellione riesce con un D2.' },
    {
      id: 'XXIX.G.g',
      en: 'If it does, the unit lent stays with the overlord until it is eliminated.',
      it: 'Se riesce, l’unità prestata resta al sovrano finché non è eliminata.',
      rulings: [
        {
          id: 'G339',
          en: 'It fights its own nation too, and counts against it for overrun and clearing.',
          it: 'Combatte anche contro la propria nazione, e contro di essa conta per sbaragliare e liberare il passaggio.',
          why: {
            en: 'Only those hired by the cards Mercenary and Marriage change sides (XXX.D, H); it meets its own people in this very case, and stays to its end.',
            it: 'Cambiano parte solo gli assoldati con le carte Mercenario e Matrimonio (XXX.D, H); incontra la sua gente proprio in questo caso, e resta fino alla fine.',
          },
        },
      ],
    },
    {
      id: 'XXIX.G.h',
      en: 'If it fails the vassal loses 5 points and a unit of its choice.',
      it: 'Se fallisce il vassallo perde 5 punti e un’unità a sua scelta.',
    },
  ],
};
