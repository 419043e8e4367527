import type { Chapter } from '@tabula/engine';
import { bordersAndClosedLands } from './18-movement-borders.ts';

export const movement: Chapter = {
  id: 'XVIII',
  title: { en: 'Movement', it: 'Movimento' },
  statements: [
    {
      id: 'XVIII.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'This chapter is about movement on land; the sea has its own (XXV.A).',
      it: 'Qui si parla del movimento a terra; il mare ha un capitolo a parte (XXV.A).',
      notShown: 'It says where other rules stand.',
    },
    {
      id: 'XVIII.A.b',
      en: 'The active nation may move as many of its units as it likes in each Movement.',
      it: 'In ogni Movimento la nazione attiva muove quante unità vuole.',
    },
    { id: 'XVIII.A.c', en: 'Units move one stack at a time.', it: 'Si muove una pila alla volta.' },
    {
      id: 'XVIII.A.d',
      en: 'What a stack is made of may change on the way.',
      it: 'La composizione di una pila può cambiare lungo la strada.',
    },
    {
      id: 'XVIII.A.e',
      en: 'A stack can take a step only if every unit in it still has one.',
      it: 'Una pila fa un passo solo se ognuna delle sue unità ne ha ancora uno.',
    },
    { id: 'XVIII.A.f', en: 'It need not use all its steps.', it: 'Non è obbligata a usare tutti i passi.' },
    {
      id: 'XVIII.A.g',
      en: 'A stack may halt, let others move, and go on later.',
      it: 'Una pila può fermarsi, lasciar muovere le altre e riprendere più tardi.',
    },
    {
      id: 'XVIII.A.h',
      en: 'A step leads to a neighbouring province or across a strait; no province is skipped.',
      it: 'Un passo porta in una provincia confinante o oltre uno stretto; nessuna provincia si salta.',
      rulings: [
        {
          id: 'G408',
          en: 'One names the goal. Of the ways that cost as much, by land or by sea, the stack takes one on which nobody would react, if there is one; whoever likes another on land goes it step by step.',
          it: 'Si nomina la meta. Fra le vie che costano uguale, per terra o per mare, la pila prende quella su cui nessuno reagirebbe, se c’è; chi per terra ne preferisce un’altra la fa passo per passo.',
          why: {
            en: 'It is what its player would choose; and through neutral land, where nobody halts, or over the sea he could not go step by step.',
            it: 'È ciò che il giocatore sceglierebbe; e attraverso terra neutrale, dove non ci si ferma, o per mare non potrebbe andare passo per passo.',
          },
        },
      ],
    },
    {
      id: 'XVIII.A.i',
      en: 'A stack may also go by sea over one or two zones, from the shore it stands on to the shore it goes to.',
      it: 'Una pila può anche andare per mare, attraverso una o due zone, dalla costa su cui sta a quella di arrivo.',
    },
    {
      id: 'XVIII.A.j',
      en: 'A stack with nomad barbarians never goes by sea.',
      it: 'Una pila con barbari nomadi non va mai per mare.',
    },
    {
      id: 'XVIII.A.k',
      en: 'Vassals of nomads stay in the area of their overlord’s horde or in one beside it.',
      it: 'I vassalli dei nomadi restano nell’area dell’orda del sovrano o in un’area accanto.',
    },
    {
      id: 'XVIII.A.l',
      en: 'Of the borders only straits hinder movement; rivers and ridges matter when somebody reacts.',
      it: 'Fra i confini solo gli stretti ostacolano il movimento; fiumi e creste contano quando qualcuno reagisce.',
    },
    {
      id: 'XVIII.A.m',
      en: 'While units move there is no stacking limit.',
      it: 'Durante il movimento non c’è limite d’impilamento.',
    },
    {
      id: 'XVIII.A.n',
      en: 'When Movement is over every province is checked, whoever it belongs to.',
      it: 'Finito il Movimento si controllano tutte le province, di chiunque siano.',
    },
    {
      id: 'XVIII.B.a',
      heading: { en: 'Steps', it: 'Passi' },
      en: 'Each unit has a number of steps, renewed when a Movement begins.',
      it: 'Ogni unità ha un certo numero di passi, rinnovato all’inizio di ogni Movimento.',
    },
    {
      id: 'XVIII.B.b',
      en: 'An Invasion has two Movements, so steps are renewed twice; they are renewed for each campaign too.',
      it: 'Un’Invasione ha due Movimenti, quindi i passi si rinnovano due volte; si rinnovano anche a ogni campagna.',
    },
    {
      id: 'XVIII.B.c',
      en: 'Steps left over are not kept for later nor given to another unit.',
      it: 'I passi avanzati non si conservano e non si passano ad altre unità.',
    },
    { id: 'XVIII.B.d', en: 'Infantry has three steps.', it: 'La fanteria ha tre passi.' },
    { id: 'XVIII.B.e', en: 'Cavalry has four steps.', it: 'La cavalleria ha quattro passi.' },
    {
      id: 'XVIII.B.f',
      en: 'A horde has the steps printed on its counter.',
      it: 'Un’orda ha i passi stampati sul suo segnalino.',
      rulings: [
        {
          id: 'G78',
          en: 'In each Movement of an Invasion a horde has three steps, in a migration those printed; a leader never adds one.',
          it: 'In ogni Movimento di un’Invasione l’orda ha tre passi, in una migrazione quelli stampati; il leader non ne aggiunge mai.',
          why: {
            en: 'The book gives a figure on the counter and also says that an invading horde moves as infantry.',
            it: 'Il libro dà una cifra sul segnalino e dice anche che l’orda di un’Invasione si muove come fanteria.',
          },
        },
      ],
    },
    {
      id: 'XVIII.B.g',
      en: 'A leader gives one more step to units that move with him all the way.',
      it: 'Un leader dà un passo in più alle unità che si muovono con lui per tutto il tragitto.',
    },
    {
      id: 'XVIII.B.h',
      en: 'In a campaign units move only to join the leader or with him.',
      it: 'In una campagna le unità si muovono solo per raggiungere il leader o insieme a lui.',
    },
    { id: 'XVIII.B.i', en: 'A Limes never moves.', it: 'Un Limes non si muove mai.' },
    {
      id: 'XVIII.C.a',
      heading: { en: 'Where movement ends', it: 'Dove finisce il movimento' },
      en: 'A stack stops where it meets units of a hostile nation, even one of the same player.',
      it: 'Una pila si ferma dove incontra unità di una nazione ostile, anche dello stesso giocatore.',
    },
    {
      id: 'XVIII.C.b',
      en: 'In a barbarian area other barbarians do not stop a barbarian stack; units and hordes of civilised nations do.',
      it: 'In un’area barbarica gli altri barbari non fermano una pila barbara; unità e orde di nazioni civilizzate sì.',
    },
    { id: 'XVIII.C.c', en: 'An overrun only slows the stack down.', it: 'Chi sbaraglia viene solo rallentato.' },
    {
      id: 'XVIII.C.d',
      en: 'Clearing a passage holds some units so that others pass.',
      it: 'Chi libera il passaggio resta lì perché gli altri passino.',
    },
    {
      id: 'XVIII.D.a',
      heading: { en: 'Leaving and picking up units', it: 'Lasciare e raccogliere unità' },
      en: 'A stack may leave units behind and pick up others on its way.',
      it: 'Una pila può lasciare unità per strada e raccoglierne altre.',
    },
    {
      id: 'XVIII.D.b',
      en: 'Units left behind may still move, and those that join may have moved before; only their own steps count.',
      it: 'Le unità lasciate possono muoversi ancora e quelle raccolte possono essersi già mosse; contano solo i loro passi.',
    },
    {
      id: 'XVIII.D.c',
      en: 'Units that were not with the leader from the start do not have his extra step.',
      it: 'Le unità che non erano con il leader fin dall’inizio non hanno il suo passo in più.',
    },
    {
      id: 'XVIII.E.a',
      heading: { en: 'Overrun', it: 'Sbaragliare' },
      en: 'A moving stack of six or more units may overrun a single enemy unit that did not get away.',
      it: 'Una pila in movimento di sei o più unità può sbaragliare un’unità nemica sola che non è fuggita.',
      rulings: [
        {
          id: 'G79',
          en: 'A horde counts as a unit here: alone it is neither overrun nor cleared away, and a unit with a horde are two defenders.',
          it: 'L’orda qui conta come un’unità: da sola non si sbaraglia e non la si blocca, e un’unità con l’orda fanno due difensori.',
          why: {
            en: 'A horde is never eliminated, it only submits (XX.H).',
            it: 'Un’orda non viene mai eliminata, si sottomette soltanto (XX.H).',
          },
        },
      ],
    },
    {
      id: 'XVIII.E.b',
      en: 'The overrun unit is eliminated without a battle.',
      it: 'L’unità sbaragliata è eliminata senza battaglia.',
    },
    {
      id: 'XVIII.E.c',
      en: 'It costs one step besides the one for entering, so a stack with a single step left cannot overrun.',
      it: 'Costa un passo oltre a quello per entrare: con un solo passo rimasto non si può sbaragliare.',
    },
    {
      id: 'XVIII.E.d',
      en: 'A Roman Limes and a fortified city cannot be overrun, nor anything across a strait.',
      it: 'Non si sbaraglia un Limes romano, una città fortificata, né attraverso uno stretto.',
      rulings: [
        {
          id: 'G37',
          en: 'A Limes with a unit beside it can neither be overrun nor cleared.',
          it: 'Un Limes con un’unità accanto non si sbaraglia e non lascia liberare il passaggio.',
          why: {
            en: 'The Limes counts as a unit when it is supported, and it bars both anyway.',
            it: 'Il Limes sostenuto conta come unità, e comunque impedisce le due cose.',
          },
        },
      ],
    },
    {
      id: 'XVIII.F.a',
      heading: { en: 'Clearing a passage', it: 'Liberare il passaggio' },
      en: 'Stacks may pass through an enemy province without fighting if other units have cleared the way first.',
      it: 'Le pile attraversano una provincia nemica senza combattere se altre unità hanno prima liberato il passaggio.',
    },
    {
      id: 'XVIII.F.b',
      en: 'The defenders are held if twice as many units as theirs have moved in.',
      it: 'I difensori sono bloccati se vi sono entrate il doppio delle loro unità.',
      rulings: [
        {
          id: 'G405',
          en: 'They do not get away from those who pass: they stay to fight whoever holds them.',
          it: 'Non fuggono davanti a chi passa: restano a combattere chi li blocca.',
          why: {
            en: 'The book calls them neutralised, and whoever holds them has to fight them in the next Combat.',
            it: 'Il libro li dice neutralizzati, e chi li blocca deve combatterli nel Combattimento che segue.',
          },
        },
      ],
    },
    {
      id: 'XVIII.F.c',
      en: 'Units that clear obey the stacking limit, move no farther and must fight there in the next Combat.',
      it: 'Chi libera il passaggio rispetta l’impilamento, non si muove più e deve combattere lì nel Combattimento che segue.',
      rulings: [
        {
          id: 'G220',
          en: 'A stack is not sent among enemies where it would have to stop if, with those of its side who are there, it is more than may stand together; unless it overruns.',
          it: 'Una pila non va fra nemici dove dovrebbe fermarsi se, con le unità amiche già presenti, supera il limite d’impilamento; a meno che sbaragli.',
          why: {
            en: 'It could not go on, and what is too much when Movement ends would be lost (G98).',
            it: 'Non potrebbe proseguire, e ciò che eccede alla fine del Movimento andrebbe perso (G98).',
          },
        },
      ],
    },
    {
      id: 'XVIII.F.d',
      en: 'The others pass freely, but the province stays hostile.',
      it: 'Gli altri passano liberamente, ma la provincia resta ostile.',
    },
    {
      id: 'XVIII.F.e',
      en: 'Many enemies cannot be held if the stacking limit does not allow twice their number.',
      it: 'Molti nemici non si possono bloccare se l’impilamento non permette il doppio di loro.',
    },
    {
      id: 'XVIII.F.f',
      en: 'A Roman Limes, a fortified city and a strait allow no clearing.',
      it: 'Un Limes romano, una città fortificata e uno stretto non lasciano liberare il passaggio.',
      rulings: [
        {
          id: 'G308',
          en: 'So those who came over a strait do not hold the defenders for others who come by land.',
          it: 'Perciò chi è venuto da uno stretto non blocca i difensori per altri che vengono da terra.',
          why: {
            en: 'The exception names no way of the stack that passes. A landing is not among the exceptions, neither here nor of overrun.',
            it: 'L’eccezione non parla della via di chi passa. Lo sbarco non è fra le eccezioni, né qui né per sbaragliare.',
          },
        },
      ],
    },
    {
      id: 'XVIII.G.a',
      heading: { en: 'Migration of a horde', it: 'Migrazione di un’orda' },
      en: 'Outside an Invasion a horde moves only to migrate; it may still evade and retreat.',
      it: 'Fuori da un’Invasione l’orda si muove solo per migrare; può però fuggire e ritirarsi.',
    },
    {
      id: 'XVIII.G.b',
      en: 'In an Invasion a horde moves like infantry.',
      it: 'In un’Invasione l’orda si muove come fanteria.',
    },
    {
      id: 'XVIII.G.c',
      en: 'It migrates in Movement, with all units of its nation, and nobody attacks.',
      it: 'Migra nel Movimento, con tutte le unità della nazione, e senza attaccare nessuno.',
      rulings: [
        {
          id: 'G80',
          en: 'All units (those lent excepted) end with the horde or beside it, as their player likes, enter no hostile province that has units or a city, but in a barbarian area they pass other barbarians (XVIII.C). Nothing else moves in this Movement, and nobody attacks in it; campaigns may follow (XXII.A).',
          it: 'Tutte le unità (tranne quelle prestate) finiscono con l’orda o accanto, come vuole il giocatore, non entrano in province ostili con unità o città, ma in un’area barbarica passano fra gli altri barbari (XVIII.C). In questo Movimento non si muove altro e nessuno attacca; le campagne possono seguire (XXII.A).',
          why: {
            en: '“With all units” must mean something for units that are faster or slower than the horde.',
            it: '“Con tutte le unità” deve pur valere per unità più veloci o più lente dell’orda.',
          },
        },
      ],
    },
    {
      id: 'XVIII.G.d',
      en: 'A horde is stacked with nothing, so it cannot go on a leader’s campaign.',
      it: 'Un’orda non s’impila con nulla, perciò non segue la campagna di un leader.',
    },
    {
      id: 'XVIII.G.e',
      en: 'A migrating horde cannot be intercepted.',
      it: 'Un’orda che migra non si può intercettare.',
      rulings: [
        {
          id: 'G222',
          en: 'The horde of an Invasion can be intercepted where none of its units stand: it fights with the one die that everybody has, may go on if it wins, goes back to the last province of its way where it may stand if it is beaten, and submits if it is hit.',
          it: 'L’orda di un’Invasione si può intercettare dove non ci sono sue unità: combatte con il solo dado che tutti hanno, può proseguire se vince, se è sconfitta torna nell’ultima provincia della sua via in cui può stare, e si sottomette se è colpita.',
          why: {
            en: 'Only a migration is exempt; in an Invasion the horde moves like infantry.',
            it: 'Solo la migrazione è esente; in un’Invasione l’orda si muove come fanteria.',
          },
        },
      ],
    },
    {
      id: 'XVIII.H.a',
      heading: { en: 'Invasions', it: 'Invasioni' },
      en: 'The Calendar says on which turns a barbarian nation invades.',
      it: 'Il Calendario dice in quali turni una nazione barbarica invade.',
      rulings: [
        {
          id: 'G63',
          en: 'Federates and vassals invade too, within what binds them: the horde of a federate stays in the provinces of its Foedus (XXVIII.E), a vassal of nomads in its bounds (XXIX.F).',
          it: 'Invadono anche federati e vassalli, entro i loro vincoli: l’orda di un federato resta nelle province del Foedus (XXVIII.E), un vassallo di nomadi entro i suoi confini (XXIX.F).',
          why: {
            en: 'The Calendar names nations without a condition; raids are barred to both (XI.C), and Invasions in none of the lists of what they may not do.',
            it: 'Il Calendario nomina le nazioni senza condizioni; le razzie sono vietate a entrambi (XI.C), le Invasioni in nessuno degli elenchi di ciò che non possono fare.',
          },
        },
      ],
    },
    {
      id: 'XVIII.H.b',
      en: 'In an Invasion the nation has two rounds of Movement and Combat, one after the other, in its activation.',
      it: 'In un’Invasione la nazione ha, nella sua attivazione, due giri di Movimento e Combattimento, uno dopo l’altro.',
    },
    {
      id: 'XVIII.H.c',
      en: 'It may stack one unit more everywhere, besides what a leader gives.',
      it: 'Può impilare un’unità in più ovunque, oltre a quelle del leader.',
    },
    {
      id: 'XVIII.H.d',
      en: 'Stacking is checked after each of the two Movements.',
      it: 'L’impilamento si controlla dopo ciascuno dei due Movimenti.',
    },
    {
      id: 'XVIII.H.e',
      en: 'The leader keeps that extra unit in his campaigns afterwards.',
      it: 'Il leader conserva quell’unità in più nelle campagne che seguono.',
    },
    ...bordersAndClosedLands,
  ],
};
