import type { Chapter } from '@tabula/engine';
import { meleeDice } from './20-battle-dice.ts';
import { meleeAndAfter } from './20-battle-melee.ts';

export const battle: Chapter = {
  id: 'XX',
  title: { en: 'Battle', it: 'Combattimento' },
  statements: [
    {
      id: 'XX.a',
      heading: { en: 'The course of a battle', it: 'Come si svolge una battaglia' },
      en: 'A battle has seven steps: tactical advantages, archery, melee, winner, leaders lost, recovery, retreat.',
      it: 'Una battaglia ha sette fasi: vantaggi tattici, tiro degli arcieri, mischia, vincitore, perdita dei leader, recupero, ritirata.',
    },
    {
      id: 'XX.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'There is a battle wherever units of two hostile nations stand, even of the same player.',
      it: 'Si combatte ovunque ci siano unità di due nazioni ostili, anche dello stesso giocatore.',
      rulings: [
        {
          id: 'G402',
          en: 'A horde that its units have left among enemies in an Invasion fights them alone, once, with the one die that everybody has; beaten it retreats like a stack, and submits if it is hit or finds no refuge. Left before an enemy’s city it retreats when Combat ends.',
          it: 'Un’orda che in un’Invasione le sue unità hanno lasciato fra i nemici li combatte da sola, una volta, con il solo dado che tutti hanno; sconfitta si ritira come una pila, e si sottomette se è colpita o non trova rifugio. Lasciata davanti a una città nemica si ritira alla fine del Combattimento.',
          why: {
            en: 'It counts like a unit (G301), fights alone where it is intercepted (G222), and nobody stays before a city without a siege (XII.B).',
            it: 'Vale come un’unità (G301), combatte da sola se intercettata (G222), e nessuno resta davanti a una città senza assedio (XII.B).',
          },
        },
      ],
    },
    {
      id: 'XX.A.b',
      en: 'A battle may also come from an interception, during movement.',
      it: 'Una battaglia può nascere anche da un’intercettazione, durante il movimento.',
    },
    {
      id: 'XX.A.c',
      en: 'The active nation is the attacker, the other the defender.',
      it: 'La nazione attiva attacca, l’altra difende.',
    },
    {
      id: 'XX.A.d',
      en: 'Each battle is fought to its end before the next; the attacker chooses their order.',
      it: 'Ogni battaglia si conclude prima della successiva; l’ordine lo sceglie l’attaccante.',
    },
    {
      id: 'XX.A.e',
      en: 'First comes archery, then, if need be, the melee.',
      it: 'Prima il tiro degli arcieri, poi, se serve, la mischia.',
    },
    { id: 'XX.A.f', en: 'Battle dice are used.', it: 'Si usano i dadi da battaglia.' },
    { id: 'XX.A.g', en: 'A leader allows re-rolls in the melee.', it: 'Un leader permette rilanci nella mischia.' },
    {
      id: 'XX.A.h',
      en: 'A leader may die if his whole stack is eliminated.',
      it: 'Un leader può morire se tutta la sua pila è eliminata.',
    },
    {
      id: 'XX.A.i',
      en: 'Some losses are recovered after the battle.',
      it: 'Alcune perdite si recuperano dopo la battaglia.',
    },
    {
      id: 'XX.A.j',
      en: 'The loser retreats if anything of him is left.',
      it: 'Chi perde si ritira, se gli resta qualcosa.',
    },
    { id: 'XX.A.k', en: 'Event cards may affect a battle.', it: 'Le carte Evento possono influire sulla battaglia.' },
    {
      id: 'XX.B.a',
      heading: { en: 'Battle dice', it: 'Dadi da battaglia' },
      en: 'There are white and black dice; their faces are blank or show one or two swords, white or red, and each sword is a hit.',
      it: 'Ci sono dadi bianchi e neri; le facce sono vuote o hanno una o due spade, bianche o rosse, e ogni spada è un colpo.',
    },
    {
      id: 'XX.B.b',
      en: 'A white die has three blanks, a white sword, a red sword, and a white with a red one.',
      it: 'Il dado bianco ha tre facce vuote, una spada bianca, una rossa e una faccia con una bianca e una rossa.',
    },
    {
      id: 'XX.B.c',
      en: 'A black die has two blanks, a white sword, a red sword, a white with a red one, and two white ones.',
      it: 'Il dado nero ha due facce vuote, una spada bianca, una rossa, una faccia con una bianca e una rossa e una con due bianche.',
    },
    {
      id: 'XX.C.a',
      heading: { en: 'Tactical advantages', it: 'Vantaggi tattici' },
      en: 'There are two: heavy advantage and cavalry superiority.',
      it: 'Sono due: il vantaggio pesante e la superiorità in cavalleria.',
    },
    {
      id: 'XX.C.b',
      en: 'They are checked before archery and again before the melee.',
      it: 'Si controllano prima del tiro e di nuovo prima della mischia.',
    },
    {
      id: 'XX.C.c',
      en: 'Two cavalry units more than the enemy, or one against none, are cavalry superiority.',
      it: 'Due unità di cavalleria più del nemico, o una contro nessuna, danno la superiorità in cavalleria.',
    },
    {
      id: 'XX.C.d',
      en: 'Two heavy units more than the enemy, or one against none, are heavy advantage.',
      it: 'Due unità pesanti più del nemico, o una contro nessuna, danno il vantaggio pesante.',
    },
    {
      id: 'XX.D.a',
      heading: { en: 'Archery', it: 'Tiro degli arcieri' },
      en: 'Archers of both sides, and Frankish infantry, shoot before the melee.',
      it: 'Gli arcieri di entrambe le parti, e la fanteria franca, tirano prima della mischia.',
    },
    {
      id: 'XX.D.b',
      en: 'Both shoot at the same time, except in an ambush.',
      it: 'Si tira contemporaneamente, tranne che in un’imboscata.',
    },
    {
      id: 'XX.D.c',
      en: 'A side has a white die for every two archers, rounded up.',
      it: 'Ogni parte ha un dado bianco ogni due arcieri, per eccesso.',
    },
    {
      id: 'XX.D.d',
      en: 'It has a white die for every four Frankish infantry, rounded up.',
      it: 'Ha un dado bianco ogni quattro fanterie franche, per eccesso.',
    },
    {
      id: 'XX.D.e',
      en: 'It loses a die if the enemy has heavy advantage.',
      it: 'Perde un dado se il nemico ha il vantaggio pesante.',
    },
    {
      id: 'XX.D.f',
      en: 'On plain, steppe or desert it may exchange a white die for a black one for every two horse archers, rounded up.',
      it: 'In pianura, steppa o deserto può scambiare un dado bianco con uno nero ogni due arcieri a cavallo, per eccesso.',
    },
    {
      id: 'XX.D.g',
      en: 'The die of heavy advantage is lost before the exchange.',
      it: 'Il dado del vantaggio pesante si perde prima dello scambio.',
    },
    {
      id: 'XX.D.h',
      en: 'A side may have no dice at all.',
      it: 'Una parte può restare senza dadi.',
      rulings: [
        {
          id: 'G52',
          en: 'Archery may have none; only the melee has at least one die.',
          it: 'Il tiro può restarne senza; solo la mischia ha almeno un dado.',
          why: {
            en: 'The minimum stands with the dice of the melee.',
            it: 'Il minimo è scritto fra i dadi della mischia.',
          },
        },
      ],
    },
    {
      id: 'XX.D.i',
      en: 'Archers that survive fight in the melee as well.',
      it: 'Gli arcieri superstiti combattono anche nella mischia.',
    },
    {
      id: 'XX.D.j',
      en: 'Advantages are counted anew before the melee, as hits may have taken them away.',
      it: 'Prima della mischia i vantaggi si ricontano, perché i colpi possono averli tolti.',
    },
    {
      id: 'XX.D.k',
      en: 'If a side is wiped out the battle ends, and leaders are tested next.',
      it: 'Se una parte è distrutta la battaglia finisce e si passa ai leader.',
    },
    {
      id: 'XX.D.l',
      en: 'In mountains the defender may lay an ambush.',
      it: 'In montagna il difensore può tendere un’imboscata.',
    },
    {
      id: 'XX.D.m',
      en: 'There is no ambush against a leader who knows mountains: Alaricus, Belisarius, Feargus, Baianus.',
      it: 'Nessuna imboscata contro un leader esperto di montagna: Alaricus, Belisarius, Feargus, Baianus.',
    },
    {
      id: 'XX.D.n',
      en: 'An ambush is certain if the attacker crossed a ridge or river to get there; else it needs a D2.',
      it: 'L’imboscata è sicura se l’attaccante ha passato una cresta o un fiume per entrare; altrimenti serve un D2.',
      rulings: [
        {
          id: 'G81',
          en: 'If attackers came over several borders, it is certain only if all of them crossed a ridge or river.',
          it: 'Se gli attaccanti vengono da più confini, è sicura solo se tutti hanno passato una cresta o un fiume.',
          why: {
            en: 'One stack that came the easy way could have given warning.',
            it: 'Una pila venuta per la via facile avrebbe dato l’allarme.',
          },
        },
      ],
    },
    {
      id: 'XX.D.o',
      en: 'If that D2 fails, archery goes on as usual.',
      it: 'Se quel D2 fallisce, il tiro si svolge come al solito.',
    },
    {
      id: 'XX.D.p',
      en: 'In an ambush mountain units count twice.',
      it: 'Nell’imboscata le unità da montagna contano doppio.',
    },
    {
      id: 'XX.D.q',
      en: 'Every four infantry that are not Frankish give the ambusher a white die, each kind rounded up.',
      it: 'Ogni quattro fanterie non franche danno un dado bianco a chi tende l’imboscata, arrotondando ogni gruppo per eccesso.',
    },
    {
      id: 'XX.D.r',
      en: 'The attacker shoots back only with what has survived.',
      it: 'L’attaccante risponde solo con chi è sopravvissuto.',
    },
    ...meleeDice,
    ...meleeAndAfter,
  ],
};
