import type { Statement } from '@tabula/engine';

/** XIV.G-K Costs, what is left, recovery from plunder, bankruptcy and collapse. */
export const costs: readonly Statement[] = [
  {
    id: 'XIV.G.a',
    heading: { en: 'Revolts, heresies, Decline', it: 'Rivolte, eresie, Declino' },
    en: 'Provinces in revolt yield nothing.',
    it: 'Le province in rivolta non danno reddito.',
  },
  { id: 'XIV.G.b', en: 'Nor do cities in such provinces.', it: 'E neppure le città di quelle province.' },
  {
    id: 'XIV.G.c',
    en: 'Each province in revolt costs one gold, with a Revolt + three.',
    it: 'Ogni provincia in rivolta costa un oro, con una Rivolta + tre.',
  },
  { id: 'XIV.G.d', en: 'Each area with a heresy costs one gold.', it: 'Ogni area con un’eresia costa un oro.' },
  {
    id: 'XIV.G.e',
    en: 'A kingdom pays it only if of two areas one is heretical and the other not; if both are, nothing.',
    it: 'Un regno lo paga solo se di due aree una è eretica e l’altra no; se lo sono entrambe, nulla.',
    rulings: [
      {
        id: 'G76',
        en: 'It pays one gold for each of its areas that in this differs from the capital’s area.',
        it: 'Paga un oro per ogni sua area che in questo è diversa da quella della capitale.',
        why: { en: 'So the rule works for more than two areas.', it: 'Così la regola vale anche per più di due aree.' },
      },
    ],
  },
  {
    id: 'XIV.G.f',
    en: 'Single Decline costs 5 gold, double Decline 10.',
    it: 'Il Declino semplice costa 5 ori, quello doppio 10.',
  },
  {
    id: 'XIV.G.g',
    en: 'Whoever cannot pay these costs is bankrupt.',
    it: 'Chi non può pagare queste spese va in bancarotta.',
  },
  {
    id: 'XIV.H.a',
    heading: { en: 'Net income', it: 'Reddito netto' },
    en: 'A kingdom pays one gold for each of its units; leaders cost nothing.',
    it: 'Un regno paga un oro per ogni sua unità; i leader non costano nulla.',
    rulings: [
      {
        id: 'G91',
        en: 'It pays for the units of its nation on the map and at sea, those it has lent too, not for foreign mercenaries in its service, Limites or local units.',
        it: 'Paga per le unità della sua nazione sulla mappa e in mare, anche quelle prestate, non per i mercenari stranieri al suo servizio, i Limites o le unità locali.',
        why: {
          en: 'A mercenary belongs to its own nation (XXXIV) and is like a unit of its employer for stacking, movement and combat only (XXVIII.C).',
          it: 'Un mercenario appartiene alla sua nazione (XXXIV) e vale come unità di chi lo impiega solo per impilamento, movimento e combattimento (XXVIII.C).',
        },
      },
    ],
  },
  { id: 'XIV.H.b', en: 'Empires pay no upkeep.', it: 'Gli imperi non pagano mantenimento.' },
  {
    id: 'XIV.H.c',
    en: 'What is taken in less all costs, rounded up, is added to the treasury.',
    it: 'Ciò che si incassa meno tutte le spese, arrotondato per eccesso, si aggiunge al tesoro.',
    rulings: [
      {
        id: 'G3',
        en: 'Halves exist within this sum only; it is rounded once, so that treasuries are whole numbers.',
        it: 'I mezzi ori esistono solo dentro questo conto; si arrotonda una volta sola, così i tesori sono numeri interi.',
        why: { en: 'The book rounds the net income.', it: 'Il libro arrotonda il reddito netto.' },
      },
    ],
  },
  {
    id: 'XIV.H.d',
    en: 'It can be negative, when there are too many units.',
    it: 'Può essere negativo, quando le unità sono troppe.',
  },
  {
    id: 'XIV.I.a',
    heading: { en: 'Recovery from plunder', it: 'Dopo il saccheggio' },
    en: 'When its revenues are in, the plunder markers leave all cities of the nation.',
    it: 'Incassati i redditi, si tolgono i segnalini Saccheggio da tutte le città della nazione.',
  },
  {
    id: 'XIV.I.b',
    en: 'A capital that was conquered is placed anew.',
    it: 'Una capitale che è stata conquistata si ricolloca.',
    rulings: [
      {
        id: 'G441',
        en: 'Recovery and the new capital come before bankruptcy and the test of collapse.',
        it: 'Il recupero e la nuova capitale vengono prima della bancarotta e della prova di collasso.',
        why: {
          en: 'They follow the revenues as soon as these are in; bankruptcy is the end of the Revenues action (XIII.D).',
          it: 'Seguono i redditi appena incassati; la bancarotta è alla fine dell’azione Redditi (XIII.D).',
        },
      },
    ],
  },
  {
    id: 'XIV.I.c',
    en: 'In each area it controls up to two markers leave empty city sites, never more than once for an area in a turn.',
    it: 'In ogni area che controlla si tolgono fino a due segnalini dai siti cittadini vuoti, mai più di una volta per area in un turno.',
    rulings: [
      {
        id: 'G338',
        en: 'If there are more than two its player says which two; two or fewer all go.',
        it: 'Se sono più di due il giocatore sceglie quali due; se sono due o meno si tolgono tutti.',
        why: {
          en: 'Two is the most, and the markers are removed (XI.F), not perhaps removed; which ones the book leaves to whoever does it.',
          it: 'Due è il massimo, e i segnalini vengono rimossi (XI.F), non forse rimossi; quali, il libro lo lascia a chi lo fa.',
        },
      },
    ],
  },
  {
    id: 'XIV.I.d',
    en: 'Barbarian nations do this too, and nothing else.',
    it: 'Lo fanno anche le nazioni barbariche, e nient’altro.',
  },
  {
    id: 'XIV.J.a',
    heading: { en: 'Bankruptcy', it: 'Bancarotta' },
    en: 'A civilised nation is bankrupt if it could afford none of the Administration cards it drew, or cannot pay all its costs.',
    it: 'Una nazione civilizzata va in bancarotta se non poteva permettersi nessuna delle carte Amministrazione pescate, o se non può pagare tutte le spese.',
  },
  { id: 'XIV.J.b', en: 'It grows older by two spaces.', it: 'Invecchia di due spazi.' },
  { id: 'XIV.J.c', en: 'It goes further into Decline.', it: 'Aumenta il suo Declino.' },
  {
    id: 'XIV.J.d',
    en: 'It draws an Administration card and suffers the calamity on it, if there is one.',
    it: 'Pesca una carta Amministrazione e ne subisce la calamità, se c’è.',
    rulings: [
      {
        id: 'G77',
        en: 'The order is: age, Decline, calamity, lost units; then an empire that was 9 or older when it went bankrupt takes the test of collapse, with the age, Decline and calamities that it has by now.',
        it: 'L’ordine è: età, Declino, calamità, unità perdute; poi un impero che aveva 9 o più quando è andato in bancarotta fa la prova di collasso, con l’età, il Declino e le calamità che ha ormai.',
        why: {
          en: 'The penalties stand in this order before the test; XIV.K asks for the age of the empire that goes bankrupt, not for that to which bankruptcy brings it.',
          it: 'Le penalità stanno in quest’ordine prima della prova; XIV.K chiede l’età dell’impero che va in bancarotta, non quella a cui la bancarotta lo porta.',
        },
      },
    ],
  },
  {
    id: 'XIV.J.e',
    en: 'A kingdom that cannot pay its costs also loses the units it cannot pay, or half of its units if that is fewer.',
    it: 'Un regno che non può pagare le spese perde anche le unità che non può pagare, o metà delle sue se sono di meno.',
    rulings: [
      {
        id: 'G15',
        en: 'Half is rounded up, and the owner chooses which.',
        it: 'La metà si arrotonda per eccesso, e sceglie il proprietario.',
        why: {
          en: 'All halves are rounded up; whoever must give up something chooses it.',
          it: 'Tutte le metà si arrotondano per eccesso; chi deve rinunciare a qualcosa lo sceglie.',
        },
      },
      {
        id: 'G334',
        en: 'A kingdom that becomes an empire as it grows older by this bankruptcy loses them too.',
        it: 'Le perde anche un regno che, invecchiando per questa bancarotta, diventa impero.',
        why: {
          en: 'It was a kingdom when it could not pay its units; the penalties are those of who went bankrupt.',
          it: 'Era un regno quando non ha potuto pagare le unità; le penalità sono di chi è andato in bancarotta.',
        },
      },
      {
        id: 'G410',
        en: 'Only units that cost upkeep go; local ones stay, though they count among those of which half is taken.',
        it: 'Se ne vanno solo unità che costano mantenimento; quelle locali restano, ma contano fra quelle di cui si prende la metà.',
        why: {
          en: 'Units that it cannot pay are units that it has to pay; the half is of its units.',
          it: 'Le unità che non può pagare sono unità che deve pagare; la metà è delle sue unità.',
        },
      },
    ],
  },
  {
    id: 'XIV.J.f',
    en: 'Whoever is bankrupt more than once in a turn suffers it once.',
    it: 'Chi va in bancarotta più di una volta in un turno ne subisce gli effetti una volta sola.',
  },
  {
    id: 'XIV.K.a',
    heading: { en: 'Collapse', it: 'Collasso' },
    en: 'An empire of age 9 or more that goes bankrupt rolls a D10 to see whether it collapses.',
    it: 'Un impero di età 9 o più che va in bancarotta tira un D10 per vedere se crolla.',
  },
  { id: 'XIV.K.b', en: 'Add one for each space of its age beyond 9.', it: 'Più uno per ogni spazio d’età oltre il 9.' },
  {
    id: 'XIV.K.c',
    en: 'Add one in single Decline, two in double Decline.',
    it: 'Più uno in Declino semplice, più due in Declino doppio.',
  },
  {
    id: 'XIV.K.d',
    en: 'Add one for each calamity it suffered this turn.',
    it: 'Più uno per ogni calamità subita in questo turno.',
  },
  {
    id: 'XIV.K.e',
    en: 'Add two if its capital was conquered in the turn before.',
    it: 'Più due se la capitale è stata conquistata nel turno precedente.',
  },
  {
    id: 'XIV.K.f',
    en: 'Less one for each area it controls besides the capital’s.',
    it: 'Meno uno per ogni area che controlla oltre a quella della capitale.',
  },
  { id: 'XIV.K.g', en: 'With less than 9 it stands.', it: 'Con meno di 9 resta in piedi.' },
  { id: 'XIV.K.h', en: 'With 9 or more it ceases to exist.', it: 'Con 9 o più cessa di esistere.' },
  {
    id: 'XIV.K.i',
    en: 'All its units, leaders and markers leave the game.',
    it: 'Tutte le sue unità, i leader e i segnalini escono dal gioco.',
  },
  {
    id: 'XIV.K.j',
    en: 'Roman auxiliaries of barbarian origin become infantry of their own nations, as far as these have any.',
    it: 'Gli ausiliari romani di origine barbarica diventano fanterie delle rispettive nazioni, per quante queste ne hanno.',
    rulings: [
      {
        id: 'G431',
        en: 'They become so where they stand; beside strangers, or where strangers hold the city, they go to their horde or capital. So no unit of an heir is raised among strangers, and locals who would stand among them are gone.',
        it: 'Lo diventano dove si trovano; accanto a estranei, o dove la città è di estranei, vanno all’orda o alla capitale. Così nessuna unità di un erede si arruola fra estranei, e i locali che starebbero fra loro se ne vanno.',
        why: {
          en: 'Enemies stand together in a battle only (XII.D), and whoever besieges does it in Combat (XXIV.A); the next sentence of the book sends mercenaries home.',
          it: 'I nemici stanno insieme solo in battaglia (XII.D), e chi assedia lo fa nel Combattimento (XXIV.A); la frase seguente del libro rimanda a casa i mercenari.',
        },
      },
    ],
  },
  {
    id: 'XIV.K.k',
    en: 'Mercenaries go back to their nation’s horde or capital.',
    it: 'I mercenari tornano all’orda o alla capitale della loro nazione.',
  },
  {
    id: 'XIV.K.l',
    en: 'Its vassals and federates are free, though a Foedus may pass to another.',
    it: 'I suoi vassalli e federati sono liberi, anche se un Foedus può passare ad altri.',
  },
];
