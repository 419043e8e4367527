import type { Chapter } from '@tabula/engine';

export const reinforcements: Chapter = {
  id: 'IX',
  title: { en: 'Reinforcements', it: 'Rinforzi' },
  statements: [
    {
      id: 'IX.A.a',
      heading: { en: 'Overview', it: 'Panoramica' },
      en: 'In the Reinforcements action nations get units and leaders for nothing, as the Calendar or their card says.',
      it: 'Nell’azione Rinforzi le nazioni ricevono gratis unità e leader, come dice il Calendario o la loro scheda.',
    },
    {
      id: 'IX.B.a',
      heading: { en: 'Evacuation', it: 'Evacuazione' },
      en: 'Where the Calendar brings a new nation, whoever is in that province must leave at once.',
      it: 'Dove il Calendario porta una nuova nazione, chi sta in quella provincia deve lasciarla subito.',
    },
    {
      id: 'IX.B.b',
      en: 'They go to neighbouring provinces that are empty or friendly.',
      it: 'Vanno in province vicine vuote o amiche.',
    },
    {
      id: 'IX.B.c',
      en: 'If they can they go towards their horde or capital.',
      it: 'Se possono vanno verso la propria orda o capitale.',
    },
    { id: 'IX.B.d', en: 'They keep to the stacking limits.', it: 'Rispettano i limiti d’impilamento.' },
    {
      id: 'IX.B.e',
      en: 'Units for which there is no room are removed.',
      it: 'Le unità per cui non c’è posto sono tolte dal gioco.',
    },
    {
      id: 'IX.B.f',
      en: 'If none can leave because they are surrounded, the nation seeks refuge in a province of its neighbour with most units.',
      it: 'Se nessuna può uscire perché circondata, la nazione cerca rifugio in una provincia del vicino che ha più unità.',
      rulings: [
        {
          id: 'G158',
          en: 'That is for a people: its horde or capital is there, or it has nobody elsewhere. A garrison that is cut off is lost.',
          it: 'Vale per un popolo: lì c’è la sua orda o capitale, o altrove non ha nessuno. Una guarnigione tagliata fuori è perduta.',
          why: {
            en: 'A whole nation does not submit because a few of its units have nowhere to go.',
            it: 'Una nazione intera non si sottomette perché poche sue unità non sanno dove andare.',
          },
        },
      ],
    },
    { id: 'IX.B.g', en: 'What does not fit there is removed.', it: 'Ciò che lì non trova posto è tolto dal gioco.' },
    {
      id: 'IX.B.h',
      en: 'It becomes that nation’s vassal at once, and its new overlord evacuates the province in turn.',
      it: 'Ne diventa subito vassalla, e il nuovo sovrano evacua a sua volta la provincia.',
      rulings: [
        {
          id: 'G438',
          en: 'One that depends on another changes its lord; with its own it stays what it was, and keeps its gold.',
          it: 'Una che dipende da un’altra cambia signore; presso il proprio resta quello che era, e tiene il suo oro.',
          why: {
            en: 'The book excepts nobody, and a vassal that submits to another changes its overlord (XXIX.A).',
            it: 'Il libro non esclude nessuno, e un vassallo che si sottomette a un altro cambia sovrano (XXIX.A).',
          },
        },
      ],
    },
    {
      id: 'IX.B.i',
      en: 'From an island friendly fleets may carry them over one sea zone; without fleets they are removed.',
      it: 'Da un’isola le flotte amiche possono portarle oltre una zona di mare; senza flotte sono tolte dal gioco.',
    },
    { id: 'IX.B.j', en: 'A horde in the province is moved.', it: 'Un’orda che sta nella provincia si sposta.' },
    {
      id: 'IX.B.k',
      en: 'A capital is removed and may be founded again elsewhere as a new kingdom does.',
      it: 'Una capitale si toglie e si può rifondare altrove come fa un nuovo regno.',
      rulings: [
        {
          id: 'G312',
          en: 'It does not count as conquered: no income fails, nobody is subdued for it, and if there is neither city nor site for it now it is founded as soon as there is (VII.D). Until then the nation is a kingdom without a capital (XXIX.C).',
          it: 'Non conta come conquistata: nessun reddito viene meno, nessuno è sottomesso per questo, e se ora non c’è città né sito si fonda appena ce n’è uno (VII.D). Fino ad allora la nazione è un regno senza capitale (XXIX.C).',
          why: {
            en: 'III.G, XIV.B and XXIX.C speak of a capital that was conquered; here nobody besieged it, and age and gold stay as they were.',
            it: 'III.G, XIV.B e XXIX.C parlano di una capitale conquistata; qui nessuno l’ha assediata, ed età e oro restano com’erano.',
          },
        },
      ],
    },
    {
      id: 'IX.B.l',
      en: 'The nation’s age and treasury stay as they are.',
      it: 'L’età e il tesoro della nazione restano com’erano.',
    },
    {
      id: 'IX.B.m',
      en: 'Evacuations can be neither intercepted nor evaded.',
      it: 'Le evacuazioni non si possono intercettare, e non provocano fughe.',
    },
    {
      id: 'IX.C.a',
      heading: { en: 'Leaders', it: 'Leader' },
      en: 'A standard leader lasts one turn; in Reinforcements his successor is put in any province of the nation.',
      it: 'Un leader standard dura un turno; nei Rinforzi il suo successore va in una provincia qualsiasi della nazione.',
      rulings: [
        {
          id: 'G160',
          en: 'If nobody answers he stays where he is.',
          it: 'Se nessuno risponde resta dov’è.',
          why: { en: 'To stay is always allowed.', it: 'Restare è sempre permesso.' },
        },
      ],
    },
    {
      id: 'IX.C.b',
      en: 'A new historical leader comes in any province of his nation.',
      it: 'Un nuovo leader storico arriva in una provincia qualsiasi della sua nazione.',
    },
    {
      id: 'IX.C.c',
      en: 'A standard leader is never in play with a historical one: he waits for the next turn’s reinforcements.',
      it: 'Un leader standard non è mai in gioco con uno storico: aspetta i rinforzi del turno dopo.',
      rulings: [
        {
          id: 'G72',
          en: 'Only a standard king makes way for a historical leader of his nation; standard generals, Caesar and Satrap, stay.',
          it: 'Solo un re standard fa posto a un leader storico della sua nazione; i generali standard, Cesare e Satrapo, restano.',
          why: {
            en: 'III.C names Caesar and Satrap of kingdoms and empires and puts them beside king or emperor; its word on these titles goes before the general one here, whose own note spares those of an empire.',
            it: 'III.C nomina Cesare e Satrapo, di regni e imperi, e li mette accanto al re o all’imperatore; la sua parola su questi titoli viene prima di quella generale qui, la cui nota risparmia quelli di un impero.',
          },
        },
      ],
    },
    {
      id: 'IX.C.d',
      en: 'The military leaders of an empire stay beside a historical leader.',
      it: 'I leader militari di un impero restano accanto a un leader storico.',
    },
    {
      id: 'IX.C.e',
      en: 'Historical leaders of the turn before go, unless the Calendar keeps them for a second turn.',
      it: 'I leader storici del turno precedente se ne vanno, a meno che il Calendario li tenga per un secondo turno.',
    },
    {
      id: 'IX.D.a',
      heading: { en: 'Barbarian units', it: 'Unità barbariche' },
      en: 'Every barbarian nation gets what the Calendar gives it, unless it is a vassal.',
      it: 'Ogni nazione barbarica riceve ciò che le dà il Calendario, a meno che sia vassalla.',
    },
    {
      id: 'IX.D.b',
      en: 'These units come to the province of the horde.',
      it: 'Queste unità arrivano nella provincia dell’orda.',
      rulings: [
        {
          id: 'G283',
          en: 'Nations without a horde, inactive ones among them, get none.',
          it: 'Le nazioni senza orda, come quelle inattive, non ne ricevono.',
          why: { en: 'Reinforcements come to the horde.', it: 'I rinforzi arrivano all’orda.' },
        },
      ],
    },
    {
      id: 'IX.D.c',
      en: 'Stacking limits do not matter yet; they are checked in the Military phase.',
      it: 'I limiti d’impilamento per ora non contano; si verificano nella fase militare.',
    },
    {
      id: 'IX.D.d',
      en: 'If the Calendar gives nothing the nation gets one unit.',
      it: 'Se il Calendario non dà nulla la nazione riceve un’unità.',
    },
    {
      id: 'IX.D.e',
      en: 'For a kind that is not to be had comes the infantry with the fewest traits.',
      it: 'Al posto di un tipo che manca viene la fanteria con meno tratti.',
    },
    {
      id: 'IX.D.f',
      en: 'Of a bare number of units at least half must be infantry, if the supply has it; the player chooses the rest.',
      it: 'Di un semplice numero di unità almeno metà dev’essere fanteria, se la scorta ne ha; il resto lo sceglie il giocatore.',
    },
    {
      id: 'IX.D.g',
      en: 'Within a kind half of the units are drawn at random and half are chosen.',
      it: 'In uno stesso tipo metà delle unità si pesca a caso e metà si sceglie.',
      rulings: [
        {
          id: 'G73',
          en: 'The half drawn is rounded up; units that the Calendar names need no draw.',
          it: 'La metà pescata si arrotonda per eccesso; per le unità che il Calendario nomina non si pesca.',
          why: {
            en: 'All halves are rounded up, and what is named leaves nothing to chance.',
            it: 'Tutte le metà si arrotondano per eccesso, e ciò che è nominato non lascia nulla al caso.',
          },
        },
      ],
    },
    { id: 'IX.D.h', en: 'Nomads choose all of theirs.', it: 'I nomadi scelgono tutte le loro.' },
    {
      id: 'IX.D.i',
      en: 'Nothing is ever bought from a barbarian treasury.',
      it: 'Con il tesoro di una nazione barbarica non si compra mai nulla.',
    },
    {
      id: 'IX.E.a',
      heading: { en: 'Kingdoms and empires', it: 'Regni e imperi' },
      en: 'Civilised nations get units by the Calendar only where their card or player aid says so; else they buy and restore them.',
      it: 'Le nazioni civilizzate hanno unità dal Calendario solo dove lo dice la scheda o l’aiuto giocatore; altrimenti le comprano e le reintegrano.',
    },
    {
      id: 'IX.E.b',
      en: 'Minor kingdoms that are independent and inactive get one unit each, if they can.',
      it: 'I regni minori indipendenti e inattivi ricevono un’unità ciascuno, se possono.',
    },
    {
      id: 'IX.F.a',
      heading: { en: 'Federates and vassals', it: 'Federati e vassalli' },
      en: 'For a mercenary of a federate that was eliminated a new one is lent, in the federator’s Reinforcements.',
      it: 'Per un mercenario federato eliminato se ne presta uno nuovo, nei Rinforzi del federatore.',
    },
    {
      id: 'IX.F.b',
      en: 'A nomad overlord replaces a vassal’s mercenary that was eliminated, in his own Reinforcements.',
      it: 'Un sovrano nomade rimpiazza il mercenario vassallo eliminato, nei propri Rinforzi.',
    },
    {
      id: 'IX.F.c',
      en: 'No other vassal’s mercenary is replaced.',
      it: 'Nessun altro mercenario vassallo è rimpiazzato.',
    },
    {
      id: 'IX.G.a',
      heading: { en: 'Nations that have vanished', it: 'Nazioni scomparse' },
      en: 'When a nation without own units on the map would have its Reinforcements, each nation that has its men as auxiliaries or mercenaries loses one of them, which it chooses.',
      it: 'Quando toccherebbero i Rinforzi a una nazione senza più unità sulla mappa, ogni nazione che ha suoi uomini come ausiliari o mercenari ne perde uno, a propria scelta.',
      rulings: [
        {
          id: 'G271',
          en: 'What a nation took over at a union or as heir of Rome, and the Venedae who came as Slavs, are its own units: neither auxiliaries nor mercenaries.',
          it: 'Ciò che una nazione ha preso in un’unione o come erede di Roma, e i Veneti giunti come Slavi, sono unità sue: né ausiliari né mercenari.',
          why: {
            en: 'The rule speaks of men in the service of others; these serve their own nation.',
            it: 'La regola parla di uomini al servizio di altri; questi servono la propria nazione.',
          },
        },
        {
          id: 'G315',
          en: 'A horde is a unit of its nation, a capital is none: a kingdom that has nothing but its capital takes its men away from others, and goes on.',
          it: 'Un’orda è un’unità della sua nazione, una capitale no: un regno a cui resta solo la capitale toglie agli altri i suoi uomini, e continua.',
          why: {
            en: 'The book says in brackets what it means by vanished: no own units on the map. III.D calls the horde a unit.',
            it: 'Il libro dice tra parentesi che cosa intende per scomparsa: nessuna unità propria sulla mappa. III.D chiama l’orda un’unità.',
          },
        },
      ],
    },
  ],
};
