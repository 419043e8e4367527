import type { Chapter } from '@tabula/engine';

export const huns: Chapter = {
  id: 'XXXIX',
  title: { en: 'The Huns', it: 'Gli Unni' },
  statements: [
    {
      id: 'XXXIX.A.a',
      heading: { en: 'Nomads', it: 'Nomadi' },
      en: 'The Huns are nomads: they choose their reinforcements freely, enter Scythia, never go by sea, exchange a die in the steppe, have -1 in sieges up to turn 9 and subdue hordes more easily.',
      it: 'Gli Unni sono nomadi: scelgono liberamente i rinforzi, entrano in Scythia, non vanno per mare, scambiano un dado nella steppa, hanno -1 negli assedi fino al turno 9 e sottomettono più facilmente le orde.',
    },
    {
      id: 'XXXIX.B.a',
      heading: { en: 'Hegemony', it: 'Egemonia' },
      en: 'The Huns score all points of their vassals’ territory, the vassal half.',
      it: 'Gli Unni segnano tutti i punti del territorio dei vassalli, il vassallo la metà.',
    },
    {
      id: 'XXXIX.B.b',
      en: 'They score 1 point the first time they subdue each active barbarian nation.',
      it: 'Segnano 1 punto la prima volta che sottomettono ciascuna nazione barbarica attiva.',
    },
    {
      id: 'XXXIX.C.a',
      heading: { en: 'Attila', it: 'Attila' },
      en: 'Attila comes on turn 5, with 3 in combat, stacking and campaigns.',
      it: 'Attila arriva al turno 5, con 3 in Combattimento, Impilamento e Campagna.',
    },
    {
      id: 'XXXIX.C.b',
      en: 'Cities without walls surrender to him without a test.',
      it: 'Le città senza mura gli si arrendono senza test.',
    },
    {
      id: 'XXXIX.C.c',
      en: 'Each city his stack takes and sacks scores 1 point, a capital 2.',
      it: 'Ogni città che la sua pila prende e saccheggia vale 1 punto, una capitale 2.',
    },
    {
      id: 'XXXIX.D.a',
      heading: { en: 'Hun mercenaries', it: 'Mercenari unni' },
      en: 'From turn 3, in Reinforcements, a civilised nation may hire up to two Hun units at 3 gold each, if the Hun player agrees.',
      it: 'Dal turno 3, nei Rinforzi, una nazione civilizzata può assoldare fino a due unità unne a 3 ori l’una, se il giocatore unno accetta.',
    },
    {
      id: 'XXXIX.D.b',
      en: 'They serve for its activation and go back to the horde.',
      it: 'Servono per la sua attivazione e tornano all’orda.',
    },
    { id: 'XXXIX.D.c', en: 'Huns who invade hire out nobody.', it: 'Gli Unni che invadono non prestano nessuno.' },
    {
      id: 'XXXIX.E.a',
      heading: { en: 'After Attila', it: 'Dopo Attila' },
      en: 'The Huns never become a kingdom.',
      it: 'Gli Unni non diventano mai un regno.',
    },
    {
      id: 'XXXIX.E.b',
      en: 'When Attila is eliminated, or in the Status action of turn 6, a D10 decides: +1 for each civilised area, +1 for each pair of barbarian areas, +1 for each pair of vassals, +1 for every 10 gold as in VII.C.',
      it: 'Quando Attila è eliminato, o nell’azione Status del turno 6, decide un D10: +1 per ogni area civilizzata, +1 per ogni coppia di aree barbariche, +1 per ogni coppia di vassalli, +1 ogni 10 ori come in VII.C.',
    },
    {
      id: 'XXXIX.E.c',
      en: 'With 9 or more they become an empire; its capital is a city of theirs, else a site raised to level 1, Buda if it is free.',
      it: 'Con 9 o più diventano un impero; la capitale è una loro città, se no un sito portato a livello 1, Buda se è libero.',
    },
    {
      id: 'XXXIX.E.d',
      en: 'Else all Hun units and the horde leave the game and vassals are free and take back the units they lent.',
      it: 'Altrimenti tutte le unità e l’orda unna escono dal gioco e i vassalli sono liberi e riprendono le unità prestate.',
    },
    {
      id: 'XXXIX.E.e',
      en: 'Half the Hun treasury, rounded up, goes to the vassal with most units.',
      it: 'Metà del Tesoro unno, per eccesso, va al vassallo con più unità.',
      rulings: [
        {
          id: 'G422',
          en: 'Among those who have a treasury.',
          it: 'Fra quelli che hanno un tesoro.',
          why: {
            en: 'Inactive nations have none (VI.B).',
            it: 'Le nazioni inattive non ne hanno (VI.B).',
          },
        },
      ],
    },
    {
      id: 'XXXIX.F.a',
      heading: { en: 'The other nations of the Hun player', it: 'Le altre nazioni del giocatore unno' },
      en: 'The Hephthalites come in Kushania, which only Hyrkania and Rhagae touch.',
      it: 'Gli Eftaliti arrivano in Kushania, che confina solo con Hyrkania e Rhagae.',
    },
    {
      id: 'XXXIX.F.b',
      en: 'The Avars are overlords of the Sclaveni from their coming, without a battle.',
      it: 'Gli Avari sono sovrani degli Sclaveni dal loro arrivo, senza battaglia.',
    },
    { id: 'XXXIX.F.c', en: 'Frankish infantry shoots.', it: 'La fanteria franca tira.' },
    {
      id: 'XXXIX.F.d',
      en: 'Franks who convert while a kingdom remove a heresy or a revolt from a province of theirs, once.',
      it: 'I Franchi che si convertono da regno tolgono un’eresia o una rivolta da una loro provincia, una volta.',
    },
    {
      id: 'XXXIX.F.e',
      en: 'Picts and Hibernians raid; the Sclaveni are inactive.',
      it: 'Pitti e Iberni razziano; gli Sclaveni sono inattivi.',
    },
    {
      id: 'XXXIX.F.f',
      en: 'With their horde in Danubius the Avars get one of their own infantry besides, in Reinforcements.',
      it: 'Con l’orda in Danubius gli Avari ricevono nei Rinforzi anche una loro fanteria.',
    },
  ],
};
