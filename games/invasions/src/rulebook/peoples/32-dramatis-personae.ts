import type { Chapter } from '@tabula/engine';

export const dramatisPersonae: Chapter = {
  id: 'XXXII',
  title: { en: 'The nations', it: 'Dramatis personae' },
  statements: [
    {
      id: 'XXXII.A.a',
      heading: { en: 'Germanic nations', it: 'Nazioni germaniche' },
      en: 'Germanic are Alemanni, Angles, Bavarians, Burgundians, Franks, Gepids, both Goths, Heruli, Jutes, Lombards, Saxons, Suebi and Vandals.',
      it: 'Germanici sono Alemanni, Angli, Bavari, Burgundi, Franchi, Gepidi, i due popoli Goti, Eruli, Iuti, Longobardi, Sassoni, Svevi e Vandali.',
    },
    {
      id: 'XXXII.A.b',
      en: 'Angles and Saxons may later be the Anglo-Saxons.',
      it: 'Angli e Sassoni possono diventare più tardi gli Anglosassoni.',
    },
    {
      id: 'XXXII.B.a',
      heading: { en: 'Nomads', it: 'Barbari nomadi' },
      en: 'Nomads are Alans, Avars, Hephthalites, Huns, Khazars and (in the expansion) Kushans.',
      it: 'Nomadi sono Alani, Avari, Eftaliti, Unni, Cazari e (nell’espansione) Kushana.',
    },
    {
      id: 'XXXII.C.a',
      heading: { en: 'Raiders', it: 'Predoni' },
      en: 'Raiders are Arabs, Blemmyes, Hibernians, Picts and (in the second volume) Vikings.',
      it: 'Predoni sono Arabi, Blemmi, Iberni, Pitti e (nel secondo volume) Vichinghi.',
    },
    {
      id: 'XXXII.D.a',
      heading: { en: 'Romans and successors', it: 'Romani e successori' },
      en: 'Romans are the Western and the Eastern empire, the latter later called Byzantines.',
      it: 'Romani sono l’impero d’Occidente e quello d’Oriente, poi detto dei Bizantini.',
    },
    {
      id: 'XXXII.D.b',
      en: 'Africano-, Brito-, Gallo- and Hispano-Romans come from former Limites.',
      it: 'Africano-, Brito-, Gallo- e Ispano-Romani nascono dagli ex Limites.',
    },
    {
      id: 'XXXII.D.c',
      en: 'The Cappadocians are a minor kingdom of the East.',
      it: 'I Cappadoci sono un regno minore d’Oriente.',
    },
    {
      id: 'XXXII.E.a',
      heading: { en: 'Slavic nations', it: 'Nazioni slave' },
      en: 'Aestii, Sclaveni and Venedae are in this group.',
      it: 'In questo gruppo stanno Estii, Sclaveni e Venedi.',
    },
    {
      id: 'XXXII.F.a',
      heading: { en: 'Other nations', it: 'Altre nazioni' },
      en: 'Armenians, Britons, Colchidians, Ghassanids, Iberians, Lakhmids and Mauritanians are minor kingdoms.',
      it: 'Armeni, Britanni, Colchidi, Ghassanidi, Iberi, Lakhmidi e Mauritani sono regni minori.',
    },
    {
      id: 'XXXII.F.b',
      en: 'Berbers, Persians and Scots belong to no group.',
      it: 'Berberi, Persiani e Scoti non appartengono a un gruppo.',
    },
    {
      id: 'XXXII.F.c',
      en: 'Göktürks, Guptas, Kidarites and Sogdians belong to the expansion.',
      it: 'Göktürk, Gupta, Kidariti e Sogdiani sono dell’espansione.',
      notShown: 'They are not in this box.',
    },
  ],
};
