import type { Chapter } from '@tabula/engine';

export const diplomacy: Chapter = {
  id: 'XXX',
  title: { en: 'Diplomacy', it: 'Diplomazia' },
  statements: [
    {
      id: 'XXX.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'Nations deal with each other by Diplomacy cards only, the Foedus of empires excepted.',
      it: 'Le nazioni trattano fra loro solo con carte Diplomazia, tranne il Foedus degli imperi.',
    },
    {
      id: 'XXX.A.b',
      en: 'There are 18, drawn in the Diplomacy action.',
      it: 'Sono 18 e si pescano nell’azione Diplomazia.',
    },
    {
      id: 'XXX.A.c',
      en: 'They are drawn from the youngest nation to the oldest; if there are not enough the oldest go without.',
      it: 'Si pescano dalla nazione più giovane alla più vecchia; se non bastano restano senza le più vecchie.',
    },
    { id: 'XXX.A.d', en: 'Barbarian nations draw none.', it: 'Le nazioni barbariche non pescano.' },
    {
      id: 'XXX.A.e',
      en: 'No diplomacy is possible with a nation that invades.',
      it: 'Nessuna diplomazia è possibile con una nazione che invade.',
    },
    {
      id: 'XXX.A.f',
      en: 'A kingdom draws as many as its leader’s diplomatic bonus.',
      it: 'Un regno pesca tante carte quanto il bonus Diplomatico del leader.',
    },
    { id: 'XXX.A.g', en: 'An empire draws one more than that.', it: 'Un impero ne pesca una in più.' },
    {
      id: 'XXX.A.h',
      en: 'Cards of different nations are kept apart.',
      it: 'Le carte delle varie nazioni si tengono separate.',
    },
    {
      id: 'XXX.A.i',
      en: 'All but Mercenary, Bribery and Nullity are played no later than the start of the first activation of the two nations concerned.',
      it: 'Tutte tranne Mercenario, Corruzione e Nullità si giocano al più tardi all’inizio della prima attivazione delle due nazioni coinvolte.',
      rulings: [
        {
          id: 'G172',
          en: 'They are played in the Diplomacy action, or as the activation of the nation that holds them begins. Before other nations are activated a player is asked only if he has ordered so; then a free Foedus and alliances are open too.',
          it: 'Si giocano nell’azione Diplomazia, o quando comincia l’attivazione della nazione che le ha. Prima dell’attivazione di altre un giocatore è interpellato solo se lo ha ordinato; allora può offrire anche un Foedus senza carta e alleanze.',
          why: {
            en: 'Whoever holds cards would else be asked at every activation, or the question would tell what he holds.',
            it: 'Altrimenti chi ha carte andrebbe interpellato a ogni attivazione, o la domanda svelerebbe che cosa ha.',
          },
        },
      ],
    },
    {
      id: 'XXX.A.j',
      en: 'At the end of the Military phase cards not used are discarded and shuffled into the deck.',
      it: 'Alla fine della fase Militare le carte non usate si scartano e si rimescolano nel mazzo.',
    },
    {
      id: 'XXX.A.k',
      en: 'Each nation that discards gets 1 gold.',
      it: 'Ogni nazione che scarta riceve 1 oro.',
      rulings: [
        {
          id: 'G75',
          en: 'One gold for the nation, however many cards it discards.',
          it: 'Un oro alla nazione, qualunque sia il numero di carte scartate.',
          why: {
            en: 'The summary says one each; the chapter itself decides.',
            it: 'Il riassunto dice uno per carta; decide il capitolo.',
          },
        },
      ],
    },
    {
      id: 'XXX.A.l',
      en: 'A card that costs gold can be played only if the nation has it.',
      it: 'Una carta che costa oro si gioca solo se la nazione lo ha.',
    },
    {
      id: 'XXX.B.a',
      heading: { en: 'Alliance (3 cards)', it: 'Alleanza (3 carte)' },
      en: 'The nation offers an alliance for this turn to one that is neither federate nor vassal.',
      it: 'La nazione offre un’alleanza per questo turno a una che non sia federata né vassalla.',
    },
    {
      id: 'XXX.B.b',
      en: 'Another player decides for his own nation.',
      it: 'Per la propria nazione decide l’altro giocatore.',
    },
    {
      id: 'XXX.B.c',
      en: 'A nation of the same player accepts on a D2.',
      it: 'Una nazione dello stesso giocatore accetta con un D2.',
    },
    {
      id: 'XXX.B.d',
      en: 'The alliance ends when both have been activated.',
      it: 'L’alleanza finisce quando entrambe si sono attivate.',
    },
    {
      id: 'XXX.B.e',
      en: 'An independent minor kingdom accepts on a D2.',
      it: 'Un regno minore indipendente accetta con un D2.',
    },
    { id: 'XXX.B.f', en: 'It becomes a client, as a rule for good.', it: 'Diventa cliente, di solito per sempre.' },
    {
      id: 'XXX.B.g',
      en: 'To have its tribute in the same turn the card is played at the start of the Administration phase.',
      it: 'Per averne il tributo nello stesso turno la carta si gioca all’inizio della fase Amministrazione.',
    },
    {
      id: 'XXX.B.h',
      en: 'Or the card breaks an alliance or a client’s tie, one’s own or others’, on a D2.',
      it: 'Oppure la carta spezza un’alleanza o una clientela, propria o altrui, con un D2.',
    },
    {
      id: 'XXX.C.a',
      heading: { en: 'Treaty (1 card)', it: 'Trattato (1 carta)' },
      en: 'The other nation must accept not to be at war for this turn.',
      it: 'L’altra nazione deve accettare la non aggressione per questo turno.',
      rulings: [
        {
          id: 'G250',
          en: 'Treaty, Marriage and Tribute are for active nations; with a minor kingdom one deals by Alliance.',
          it: 'Trattato, Matrimonio e Tributo valgono per nazioni attive; con un regno minore si tratta con l’Alleanza.',
          why: {
            en: 'Inactive nations have no treasury to be paid into, and no activation with which a pact could end.',
            it: 'Le nazioni inattive non hanno un Tesoro da pagare né un’attivazione con cui il patto possa finire.',
          },
        },
      ],
    },
    { id: 'XXX.C.b', en: 'The nation that plays pays it 5 gold.', it: 'Chi gioca le paga 5 ori.' },
    {
      id: 'XXX.C.c',
      en: 'It chooses a province of the other nation.',
      it: 'Sceglie una provincia dell’altra nazione.',
    },
    { id: 'XXX.C.d', en: 'Not its capital, nor the one with its horde.', it: 'Non la capitale, né quella con l’orda.' },
    {
      id: 'XXX.C.e',
      en: 'Not a granary, nor land that is closed to it (XVIII.K).',
      it: 'Non un granaio, né una terra che le è vietata (XVIII.K).',
    },
    {
      id: 'XXX.C.f',
      en: 'It is beside the nation that plays, or an island on a sea where it has a naval stack.',
      it: 'Confina con chi gioca, o è un’isola in un mare dove ha una pila navale.',
    },
    {
      id: 'XXX.C.g',
      en: 'The other nation leaves it, above the stacking limit for the moment if it must.',
      it: 'L’altra nazione la lascia, superando per il momento l’impilamento se deve.',
      rulings: [
        {
          id: 'G352',
          en: 'Its federates who stand there leave with it.',
          it: 'I suoi federati che vi stanno la lasciano con lei.',
          why: {
            en: 'They count as its units (XXVIII.D), and would stand among enemies.',
            it: 'Contano come sue unità (XXVIII.D), e si troverebbero tra nemici.',
          },
        },
      ],
    },
    {
      id: 'XXX.C.h',
      en: 'At least one unit of the nation that plays moves in.',
      it: 'Chi gioca vi mette almeno una sua unità.',
    },
    {
      id: 'XXX.C.i',
      en: 'The pact ends when both have been activated.',
      it: 'Il patto finisce quando entrambe si sono attivate.',
    },
    {
      id: 'XXX.D.a',
      heading: { en: 'Marriage (2 cards)', it: 'Matrimonio (2 carte)' },
      en: 'The other nation must agree to a royal wedding.',
      it: 'L’altra nazione deve accettare un matrimonio reale.',
    },
    { id: 'XXX.D.b', en: 'The nation that plays pays it 2 gold.', it: 'Chi gioca le paga 2 ori.' },
    {
      id: 'XXX.D.c',
      en: 'The other scores 2 points if it does not attack the nation that played in its next activation.',
      it: 'L’altra segna 2 punti se nella sua prossima attivazione non attacca chi ha giocato.',
      rulings: [
        {
          id: 'G272',
          en: 'Battles by land and sea, with a few units in an ally’s host too, overruns, sieges, terror and the destruction of a Limes are attacks; a raid is none, nor is a battle at sea into which one is drawn by an interception of the bride’s nation.',
          it: 'Sono attacchi le battaglie in terra e in mare, anche con poche unità nella schiera di un alleato, le sopraffazioni, gli assedi, il terrore e la distruzione di un Limes; una razzia no, e nemmeno una battaglia in mare a cui si è costretti da un’intercettazione della nazione della sposa.',
          why: {
            en: 'Chapter XI calls a raid plunder and sets it against war. On land the intercepted stack is the attacker (XIX.A); of the sea the book says no such thing.',
            it: 'Il capitolo XI chiama la razzia saccheggio e la distingue dalla guerra. A terra la pila intercettata è l’attaccante (XIX.A); del mare il libro non lo dice.',
          },
        },
      ],
    },
    { id: 'XXX.D.d', en: 'The two stay hostile.', it: 'Le due restano ostili.' },
    {
      id: 'XXX.D.e',
      en: 'It lends a unit of its choice for the next activation of the nation that plays, which puts it into a province it controls.',
      it: 'Presta un’unità a sua scelta per la prossima attivazione di chi gioca, che la mette in una provincia che controlla.',
      rulings: [
        {
          id: 'G420',
          en: 'Satraps, guards, Themata and locals keep to their lands whoever they serve: they are lent only to a nation that has room in such a province, put only there, and come home only there. So with the units of clients and vassals.',
          it: 'Satrapi, guardie, Themata e locali restano nelle loro terre chiunque servano: si prestano solo a chi ha posto in una loro provincia, si mettono solo lì e tornano solo lì. Così le unità di clienti e vassalli.',
          why: {
            en: 'XXXIV says that they cannot operate outside them, and XXX.H only that the province must be the employer’s.',
            it: 'XXXIV dice che non possono operare al di fuori, e XXX.H solo che la provincia deve essere di chi le impiega.',
          },
        },
      ],
    },
    {
      id: 'XXX.D.f',
      en: 'At the end of that activation it goes home, to a province its nation controls.',
      it: 'Alla fine di quell’attivazione torna a casa, in una provincia controllata dalla sua nazione.',
      rulings: [
        {
          id: 'G320',
          en: 'Every hired unit goes to the horde or capital, whatever the stacking limit; without either to others of its people, or to the first province that its nation controls.',
          it: 'Ogni unità assoldata va dall’orda o nella capitale, qualunque sia l’impilamento; senza di esse da altri della sua gente, o nella prima provincia che la sua nazione controlla.',
          why: {
            en: 'So XXVIII.G sends lent units home. The seat is a controlled province: one unit beside its horde is enough even in barbarian country (XII.B).',
            it: 'Così XXVIII.G rimanda le unità prestate. La sede è una provincia controllata: un’unità accanto alla sua orda basta anche in terra barbarica (XII.B).',
          },
        },
      ],
    },
    {
      id: 'XXX.E.a',
      heading: { en: 'Tribute (2 cards)', it: 'Tributo (2 carte)' },
      en: 'The other nation must accept not to be at war for this turn.',
      it: 'L’altra nazione deve accettare la non aggressione per questo turno.',
    },
    { id: 'XXX.E.b', en: 'The nation that plays pays it 10 gold.', it: 'Chi gioca le paga 10 ori.' },
    { id: 'XXX.E.c', en: 'The two are neutral to each other.', it: 'Le due sono fra loro neutrali.' },
    {
      id: 'XXX.E.d',
      en: 'The pact ends when both have been activated.',
      it: 'Il patto finisce quando entrambe si sono attivate.',
    },
    {
      id: 'XXX.F.a',
      heading: { en: 'Foedus (2 cards)', it: 'Foedus (2 carte)' },
      en: 'A barbarian nation must accept a Foedus and becomes a federate.',
      it: 'Una nazione barbarica deve accettare un Foedus e diventa federata.',
    },
    {
      id: 'XXX.F.b',
      en: 'What a Foedus needs and brings is as always (XXVIII.A).',
      it: 'Requisiti e conseguenze del Foedus sono i soliti (XXVIII.A).',
    },
    {
      id: 'XXX.F.c',
      en: 'Only so can an empire have a second federate in a turn, and a kingdom any.',
      it: 'Solo così un impero può avere un secondo federato in un turno, e un regno averne uno.',
    },
    {
      id: 'XXX.G.a',
      heading: { en: 'Bribery (3 cards)', it: 'Corruzione (3 carte)' },
      en: 'A siege is lifted.',
      it: 'Un assedio è levato.',
      rulings: [
        {
          id: 'G25',
          en: 'Bribery has two names in the Italian book; they are one card.',
          it: 'Nel libro Corruzione si chiama anche Mazzetta: è una carta sola.',
          why: { en: 'No other card is played so late.', it: 'Nessun’altra carta si gioca così tardi.' },
        },
      ],
    },
    {
      id: 'XXX.G.b',
      en: 'The nation that plays pays 1 gold to the besieger.',
      it: 'Chi gioca paga 1 oro all’assediante.',
    },
    {
      id: 'XXX.G.c',
      en: 'It need not be its own city.',
      it: 'Non occorre che la città sia sua.',
      rulings: [
        {
          id: 'G433',
          en: 'The besieger’s own player is not asked for another nation of his.',
          it: 'Al giocatore dell’assediante non si chiede per un’altra sua nazione.',
          why: {
            en: 'He can withdraw for nothing.',
            it: 'Può ritirarsi senza pagare.',
          },
        },
      ],
    },
    {
      id: 'XXX.H.a',
      heading: { en: 'Mercenary (4 cards)', it: 'Mercenario (4 carte)' },
      en: 'A barbarian nation must lend a unit for the next activation.',
      it: 'Una nazione barbarica deve prestare un’unità per la prossima attivazione.',
    },
    {
      id: 'XXX.H.b',
      en: 'Its horde is in or beside an area that the nation that plays controls.',
      it: 'La sua orda è dentro o accanto a un’area controllata da chi gioca.',
    },
    { id: 'XXX.H.c', en: 'The nation that plays pays it 3 gold.', it: 'Chi gioca le paga 3 ori.' },
    {
      id: 'XXX.H.d',
      en: 'It puts the unit into a province it controls.',
      it: 'Mette l’unità in una provincia che controlla.',
    },
    {
      id: 'XXX.H.e',
      en: 'The mercenary does not fight its own nation: it changes sides when such a battle begins.',
      it: 'Il mercenario non combatte contro la sua nazione: cambia parte all’inizio di una tale battaglia.',
    },
    {
      id: 'XXX.H.f',
      en: 'It does not count for overrun or clearing against its own nation.',
      it: 'Contro la sua nazione non conta per sbaragliare o liberare il passaggio.',
    },
    {
      id: 'XXX.H.g',
      en: 'Mercenaries of one nation fight each other only in the service of two others.',
      it: 'I mercenari di una stessa nazione si combattono solo al servizio di altre due.',
    },
    {
      id: 'XXX.I.a',
      heading: { en: 'Nullity (1 card)', it: 'Nullità (1 carta)' },
      en: 'Nullity is a decoy and does nothing.',
      it: 'Nullità è un’esca e non ha effetto.',
    },
  ],
};
