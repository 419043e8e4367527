import type { Chapter } from '@tabula/engine';

export const fortifiedCities: Chapter = {
  id: 'XXIII',
  title: { en: 'Fortified cities', it: 'Città fortificate' },
  statements: [
    {
      id: 'XXIII.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'Fortified cities are marked on the map.',
      it: 'Le città fortificate sono segnate sulla mappa.',
    },
    {
      id: 'XXIII.A.b',
      en: 'Every capital is fortified, whenever it becomes one.',
      it: 'Ogni capitale è fortificata, in qualunque momento lo diventi.',
    },
    {
      id: 'XXIII.B.a',
      heading: { en: 'What walls do', it: 'A cosa servono le mura' },
      en: 'A fortified city prevents clearing, overrun and raids that go farther.',
      it: 'Una città fortificata impedisce di liberare il passaggio, di sbaragliare e di razziare oltre.',
    },
    { id: 'XXIII.B.b', en: 'It is immune to barbarian terror.', it: 'È immune al terrore barbarico.' },
    {
      id: 'XXIII.B.c',
      en: 'A civilised defender in its province has a bonus in battle, an empire a greater one: +1 or +2 to the 2D6 of both melees in advanced battle.',
      it: 'Un difensore civilizzato nella sua provincia ha un bonus in battaglia, maggiore se è un impero: +1 o +2 ai 2D6 delle due mischie nella battaglia avanzata.',
    },
    {
      id: 'XXIII.B.d',
      en: 'Its walls take 2 from the rolls of a siege.',
      it: 'Le sue mura tolgono 2 ai tiri d’assedio.',
      rulings: [
        {
          id: 'G56',
          en: 'Newly fortified cities and new capitals have walls of 2 as well; exceptions go by name.',
          it: 'Anche le città appena fortificate e le nuove capitali hanno mura da 2; le eccezioni sono per nome.',
          why: {
            en: 'The book gives other values to named cities only.',
            it: 'Il libro dà altri valori solo a città nominate.',
          },
        },
      ],
    },
    { id: 'XXIII.B.e', en: 'Rome’s walls take only 1.', it: 'Le mura di Roma tolgono solo 1.' },
    {
      id: 'XXIII.B.f',
      en: 'Those of Ctesiphon, Ravenna and Constantinople take 3.',
      it: 'Quelle di Ctesiphon, Ravenna e Costantinopoli tolgono 3.',
    },
    {
      id: 'XXIII.B.g',
      en: 'Constantinople’s take 4 once the Theodosian Walls stand.',
      it: 'Quelle di Costantinopoli tolgono 4 dopo la costruzione delle Mura Teodosiane.',
    },
    {
      id: 'XXIII.C.a',
      heading: { en: 'Fortifying a city', it: 'Fortificare una città' },
      en: 'To fortify a city costs 15 gold in Purchases.',
      it: 'Fortificare una città costa 15 ori negli Acquisti.',
    },
    {
      id: 'XXIII.D.a',
      heading: { en: 'Cities without walls', it: 'Città senza mura' },
      en: 'A barbarian leader takes them easily by terror.',
      it: 'Un leader barbaro le prende facilmente con il terrore.',
    },
    {
      id: 'XXIII.D.b',
      en: 'On turns 4 and 5 they take 1 from the rolls of a siege.',
      it: 'Nei turni 4 e 5 tolgono 1 ai tiri d’assedio.',
    },
  ],
};
