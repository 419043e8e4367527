import type { Chapter } from '@tabula/engine';

export const sieges: Chapter = {
  id: 'XXIV',
  title: { en: 'Sieges', it: 'Assedi' },
  statements: [
    {
      id: 'XXIV.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'A stack in an enemy province without enemy units but with a city moves on, retreats or lays siege.',
      it: 'Una pila in una provincia nemica senza unità nemiche ma con una città prosegue, si ritira o pone l’assedio.',
      rulings: [
        {
          id: 'G54',
          en: 'Sieges are resolved in Combat, after the battles; until then a stack may move on.',
          it: 'Gli assedi si risolvono nel Combattimento, dopo le battaglie; fino ad allora la pila può proseguire.',
          why: {
            en: 'A battle for the province comes before one for its city.',
            it: 'Prima si combatte per la provincia, poi per la città.',
          },
        },
      ],
    },
    {
      id: 'XXIV.A.b',
      en: 'It does not matter whether the enemy was never there, fled, was overrun or beaten.',
      it: 'Non importa se il nemico non c’era, è fuggito, è stato sbaragliato o battuto.',
    },
    {
      id: 'XXIV.A.c',
      en: 'A city without walls must be besieged too.',
      it: 'Anche una città senza mura va assediata.',
      rulings: [
        {
          id: 'G170',
          en: 'A city that nobody holds, after a collapse, opens its gates to whoever controls the province.',
          it: 'Una città di nessuno, dopo un collasso, apre le porte a chi controlla la provincia.',
          why: { en: 'There is nobody to besiege.', it: 'Non c’è nessuno da assediare.' },
        },
      ],
    },
    {
      id: 'XXIV.A.d',
      en: 'Whoever cannot take the city lifts the siege and retreats.',
      it: 'Chi non riesce a prendere la città leva l’assedio e si ritira.',
      rulings: [
        {
          id: 'G305',
          en: 'Allies besiege as one nation: all their units take the hits of an assault, the best of their leaders counts, and if the city holds out all of them leave.',
          it: 'Gli alleati assediano come una nazione: i colpi di un assalto toccano alle unità di tutti, vale il migliore dei loro leader, e se la città resiste se ne vanno tutti.',
          why: {
            en: 'The glossary lets allies form one stack and fight as one nation; a city is besieged once in a Combat.',
            it: 'Il glossario fa degli alleati una sola pila che combatte come una nazione; una città si assedia una volta in un Combattimento.',
          },
        },
      ],
    },
    { id: 'XXIV.A.e', en: 'A city that falls may be sacked.', it: 'Una città caduta si può saccheggiare.' },
    {
      id: 'XXIV.B.a',
      heading: { en: 'Barbarian terror', it: 'Terrore barbarico' },
      en: 'Terror goes before a barbarian leader and may open a city without walls.',
      it: 'Il terrore precede un leader barbaro e può aprire una città senza mura.',
      rulings: [
        {
          id: 'G94',
          en: 'It is tried once for a stack and province, when the leader is there with a unit and no hostile unit is left: on entering, after an evasion or overrun, or in Combat after a battle, before the siege.',
          it: 'Si prova una volta per pila e provincia, quando il leader è lì con un’unità e non restano unità ostili: entrando, dopo una fuga o dopo aver sbaragliato, o nel Combattimento dopo una battaglia, prima dell’assedio.',
          why: {
            en: 'The book ties it to the leader’s moving and does not say how often.',
            it: 'Il libro lo lega al movimento del leader e non dice quante volte.',
          },
        },
      ],
    },
    {
      id: 'XXIV.B.b',
      en: 'On a D2 the city surrenders, else it resists.',
      it: 'Con un D2 riuscito la città si arrende, altrimenti resiste.',
    },
    {
      id: 'XXIV.B.c',
      en: 'If it resists the stack moves on, retreats or besieges.',
      it: 'Se resiste la pila prosegue, si ritira o assedia.',
    },
    {
      id: 'XXIV.B.d',
      en: 'If it surrenders and the leader sacks it, his movement ends.',
      it: 'Se si arrende e il leader la saccheggia, il suo movimento finisce.',
    },
    {
      id: 'XXIV.C.a',
      heading: { en: 'Resolving a siege', it: 'Risolvere un assedio' },
      en: 'A siege has one roll, and one more for each point of the leader’s combat bonus.',
      it: 'Un assedio ha un tiro, più uno per ogni punto del bonus Combattimento del leader.',
      rulings: [
        {
          id: 'G57',
          en: 'Rolling stops at the first success.',
          it: 'Ci si ferma al primo successo.',
          why: { en: 'More would change nothing.', it: 'Altri tiri non cambierebbero nulla.' },
        },
      ],
    },
    { id: 'XXIV.C.b', en: 'Each is a D10 with modifiers.', it: 'Ognuno è un D10 con modificatori.' },
    {
      id: 'XXIV.C.c',
      en: '+1 for an organised assault: the besieger takes two hits.',
      it: '+1 per un assalto organizzato: l’assediante subisce due colpi.',
      rulings: [
        {
          id: 'G227',
          en: 'An assault is open only to a besieger of whom somebody is left after the two hits.',
          it: 'L’assalto è possibile solo se dopo i due colpi resta qualcuno degli assedianti.',
          why: {
            en: 'A city is taken by units that stand before it (XXIV.A).',
            it: 'Una città è presa da unità che le stanno davanti (XXIV.A).',
          },
        },
        {
          id: 'G55',
          en: 'The two hits come before the rolls and count for all of them.',
          it: 'I due colpi vengono prima dei tiri e valgono per tutti.',
          why: { en: 'It is one assault.', it: 'È un assalto solo.' },
        },
      ],
    },
    { id: 'XXIV.C.d', en: '+1 if the besieger is civilised.', it: '+1 se l’assediante è civilizzato.' },
    {
      id: 'XXIV.C.e',
      en: '-1 if the besieger is nomad, up to the end of turn 9.',
      it: '-1 se l’assediante è nomade, fino alla fine del turno 9.',
    },
    {
      id: 'XXIV.C.f',
      en: '+1 if the besieged nation is In Decline, +2 on the double side.',
      it: '+1 se l’assediato è In Declino, +2 sul lato doppio.',
    },
    { id: 'XXIV.C.g', en: 'Minus the walls of a fortified city.', it: 'Meno le mura di una città fortificata.' },
    {
      id: 'XXIV.C.h',
      en: '-1 for a city without walls on turns 4 and 5.',
      it: '-1 per una città senza mura nei turni 4 e 5.',
    },
    {
      id: 'XXIV.C.i',
      en: '-1 for a coastal city with a friendly fleet off its shore, unless the assault is organised.',
      it: '-1 per una città costiera con una flotta amica al largo, salvo assalto organizzato.',
    },
    {
      id: 'XXIV.C.j',
      en: 'Below 7 the siege fails and the besieger must retreat.',
      it: 'Sotto il 7 l’assedio fallisce e l’assediante deve ritirarsi.',
    },
    { id: 'XXIV.C.k', en: 'With 7 or more the city is taken.', it: 'Con 7 o più la città è presa.' },
    {
      id: 'XXIV.C.l',
      en: 'A capital taken loses its marker, which is placed again next turn.',
      it: 'Una capitale presa perde il segnalino, che si rimette il turno dopo.',
    },
    { id: 'XXIV.C.m', en: 'The conqueror may sack the city.', it: 'Il conquistatore può saccheggiarla.' },
    {
      id: 'XXIV.C.n',
      en: 'In a campaign a siege that failed may be kept up by leaving a unit there, while the leader acts elsewhere.',
      it: 'In una campagna un assedio fallito si può mantenere lasciando lì un’unità, mentre il leader agisce altrove.',
      rulings: [
        {
          id: 'G267',
          en: 'Only if it failed in a campaign: whoever fails in the Combat of the stacks leaves before the campaigns begin.',
          it: 'Solo se è fallito in una campagna: chi fallisce nel Combattimento delle pile se ne va prima che le campagne comincino.',
          why: {
            en: 'The paragraph is about the campaigns of a leader, and XII.B ends other sieges with their Combat.',
            it: 'Il paragrafo riguarda le campagne di un leader, e XII.B chiude gli altri assedi con il loro Combattimento.',
          },
        },
      ],
    },
    {
      id: 'XXIV.C.o',
      en: 'Each later campaign of that leader has a roll for it, without his extra ones if he is away.',
      it: 'Ogni campagna successiva di quel leader ha un tiro per quell’assedio, senza i tiri in più se lui non c’è.',
      rulings: [
        {
          id: 'G58',
          en: 'There is one roll in each later campaign; extra rolls only if the leader is present.',
          it: 'C’è un tiro per ogni campagna successiva; i tiri in più solo se il leader è presente.',
          why: {
            en: 'The book writes “among the besieged”, meaning the besiegers.',
            it: 'Il libro scrive “tra gli assediati”, cioè fra gli assedianti.',
          },
        },
      ],
    },
    {
      id: 'XXIV.C.p',
      en: 'If the city has not fallen when his campaigns end, the siege is lifted.',
      it: 'Se la città non è caduta alla fine delle sue campagne, l’assedio è levato.',
    },
    {
      id: 'XXIV.D.a',
      heading: { en: 'Sacking a city', it: 'Saccheggiare una città' },
      en: 'A sack brings 2 gold and as many plunder markers as the city has levels.',
      it: 'Un saccheggio rende 2 ori e tanti segnalini Saccheggio quanto il livello della città.',
    },
    {
      id: 'XXIV.D.b',
      en: 'The capital of a kingdom brings 5 gold more, of an empire 10.',
      it: 'La capitale di un regno rende 5 ori in più, quella di un impero 10.',
    },
    { id: 'XXIV.D.c', en: 'A plunder marker is worth 1 to 3 gold.', it: 'Un segnalino Saccheggio vale da 1 a 3 ori.' },
    {
      id: 'XXIV.D.d',
      en: 'A public event on a marker (Famine, Heresy, Revolt, Shortage) is resolved at once, and the marker goes back.',
      it: 'Un evento pubblico su un segnalino (Carestia, Eresia, Rivolta, Penuria) si risolve subito e il segnalino torna nella riserva.',
    },
    {
      id: 'XXIV.D.e',
      en: 'A private event on a marker (Dice, Reaction) is kept and played later like a card.',
      it: 'Un evento privato su un segnalino (Dadi, Reazione) si tiene e si gioca più tardi come una carta.',
    },
    {
      id: 'XXIV.D.f',
      en: 'Two markers bring the calamity Usurper: barbarians ignore it, a civilised nation In Decline suffers it at once, any other only if a D10 shows 0.',
      it: 'Due segnalini portano la calamità Usurpatore: i barbari la ignorano, una civilizzata In Declino la subisce subito, un’altra solo se un D10 dà 0.',
    },
    {
      id: 'XXIV.D.g',
      en: 'Then a new marker is put on the city, face down and unseen.',
      it: 'Poi si mette sulla città un nuovo segnalino, coperto e senza guardarlo.',
    },
    {
      id: 'XXIV.D.h',
      en: 'While it lies there, up to the end of its nation’s next Revenues, the city cannot be sacked again.',
      it: 'Finché resta lì, fino alla fine dei prossimi Redditi della sua nazione, la città non si può saccheggiare di nuovo.',
    },
    {
      id: 'XXIV.D.i',
      en: 'A sacked city gives ½ gold in the next Revenues, whatever its level.',
      it: 'Una città saccheggiata rende ½ oro nei prossimi Redditi, qualunque sia il livello.',
    },
    {
      id: 'XXIV.E.a',
      heading: { en: 'Pulling down walls', it: 'Smantellare le mura' },
      en: 'Whoever takes a fortified city may pull down its walls.',
      it: 'Chi prende una città fortificata può abbatterne le mura.',
    },
    { id: 'XXIV.E.b', en: 'The city is then without walls.', it: 'La città resta allora senza mura.' },
    {
      id: 'XXIV.E.c',
      en: 'They can be built again in Purchases of a later turn.',
      it: 'Si possono ricostruire negli Acquisti di un turno successivo.',
    },
    { id: 'XXIV.E.d', en: 'A capital always stays fortified.', it: 'Una capitale resta sempre fortificata.' },
  ],
};
