import type { Chapter } from '@tabula/engine';
import { civilisedLands } from './33-geography-civilised.ts';

export const geography: Chapter = {
  id: 'XXXIII',
  title: { en: 'The map', it: 'Dizionario geografico' },
  statements: [
    {
      id: 'XXXIII.a',
      heading: { en: 'The maps', it: 'Le mappe' },
      en: 'Names printed in red are on the map of the expansion.',
      it: 'I nomi stampati in rosso stanno sulla mappa dell’espansione.',
      rulings: [
        {
          id: 'G68',
          en: 'Sinus Persicus, Litus Arabicus and Kushania are on our board; Mazania, Oceanus Indianicus and Mare Aralis are not.',
          it: 'Sinus Persicus, Litus Arabicus e Kushania sono sulla nostra mappa; Mazania, Oceanus Indianicus e Mare Aralis no.',
          why: {
            en: 'The colour is lost in the text; the totals of the areas decide.',
            it: 'Il colore manca nel testo; decidono i totali delle aree.',
          },
        },
        {
          id: 'G69',
          en: 'Spellings follow this dictionary; Bosphorus is the strait and Bosporus the province in Crimea.',
          it: 'I nomi seguono questo dizionario; Bosphorus è lo stretto e Bosporus la provincia in Crimea.',
          why: { en: 'The book spells some names in two ways.', it: 'Il libro scrive alcuni nomi in due modi.' },
        },
        {
          id: 'G64',
          en: 'There is no strait across the Channel, unless the table plays with the one from Cantium to Flandria, blocked from Oceanus Britannicus.',
          it: 'Non c’è uno stretto sulla Manica, a meno che al tavolo si giochi con quello fra Cantium e Flandria, bloccato da Oceanus Britannicus.',
          why: {
            en: 'The exception for landings in Britannia shows that one crosses by sea (XXV.E).',
            it: 'L’eccezione per gli sbarchi in Britannia mostra che si passa per mare (XXV.E).',
          },
        },
        {
          id: 'G65',
          en: 'Only the Bosphorus joins Thracia and Asia, unless the table plays with the strait from Thracia to Mysia, on Mare Aegeum and Propontis.',
          it: 'Solo il Bosforo unisce Thracia e Asia, a meno che al tavolo si giochi con lo stretto fra Thracia e Mysia, su Mare Aegeum e Propontis.',
          why: { en: 'The book names no other strait there.', it: 'Il libro non nomina lì altri stretti.' },
        },
        {
          id: 'G66',
          en: 'Assyria and Adiabene do not touch, unless the table plays so.',
          it: 'Assyria e Adiabene non confinano, a meno che al tavolo si giochi così.',
          why: {
            en: 'Two examples put Akkad three provinces from Assyria.',
            it: 'Due esempi mettono Akkad a tre province dall’Assyria.',
          },
        },
      ],
    },
    {
      id: 'XXXIII.A.a',
      heading: { en: 'Sea zones', it: 'Zone di mare' },
      en: 'The monopoly bonus is 3 in Mare Aegeum, Mare Nostrum Orientalis and Sinus Persicus.',
      it: 'Il bonus Monopolio è 3 in Mare Aegeum, Mare Nostrum Orientalis e Sinus Persicus.',
    },
    {
      id: 'XXXIII.A.b',
      en: 'It is 2 in Mare Siculum, Mare Tyrrhenum and Pontus Euxinus.',
      it: 'È 2 in Mare Siculum, Mare Tyrrhenum e Pontus Euxinus.',
    },
    {
      id: 'XXXIII.A.c',
      en: 'It is 1 in Mare Adriaticum, Mare Mauretanicum, Mare Rubrum, Oceanus Britannicus, Sinus Gaditanus and Sinus Gallicus.',
      it: 'È 1 in Mare Adriaticum, Mare Mauretanicum, Mare Rubrum, Oceanus Britannicus, Sinus Gaditanus e Sinus Gallicus.',
    },
    {
      id: 'XXXIII.A.d',
      en: 'It is 0 in Mare Caspium, Mare Suebicum, Oceanus Atlanticus, Caledonicus, Germanicus, Hibernicus and Occidentalis, Propontis and Sinus Botnicus.',
      it: 'È 0 in Mare Caspium, Mare Suebicum, Oceanus Atlanticus, Caledonicus, Germanicus, Hibernicus e Occidentalis, Propontis e Sinus Botnicus.',
    },
    {
      id: 'XXXIII.A.e',
      en: 'Mare Aralis and Oceanus Indianicus are on the map of the expansion.',
      it: 'Mare Aralis e Oceanus Indianicus stanno sulla mappa dell’espansione.',
      notShown: 'They are not in this box.',
    },
    {
      id: 'XXXIII.B.a',
      heading: { en: 'Barbarian areas', it: 'Aree barbariche' },
      en: 'Arabia, income 2: Arabia Deserta (desert, 0, site Bassora, port on S. Persicus); Hijaz (desert, 1, site Iatrippa, port on M. Rubrum); Lachmidaria (desert, 0); Litus Arabicus (desert, 0); Nabatene (desert, ½); Palmyrene (desert, ½).',
      it: 'Arabia, reddito 2: Arabia Deserta (deserto, 0, sito Bassora, porto su S. Persicus); Hijaz (deserto, 1, sito Iatrippa, porto su M. Rubrum); Lachmidaria (deserto, 0); Litus Arabicus (deserto, 0); Nabatene (deserto, ½); Palmyrene (deserto, ½).',
    },
    {
      id: 'XXXIII.B.b',
      en: 'Balticum, income 3: Albarussia (forest, ½, site Milniska); Estia (forest, ½); Lethigallia (forest, 1, site Riga, port on S. Botnicus); Novogardia (forest, ½, site Nemogardas, port on S. Botnicus); Tueria (forest, ½).',
      it: 'Balticum, reddito 3: Albarussia (foresta, ½, sito Milniska); Estia (foresta, ½); Lethigallia (foresta, 1, sito Riga, porto su S. Botnicus); Novogardia (foresta, ½, sito Nemogardas, porto su S. Botnicus); Tueria (foresta, ½).',
    },
    {
      id: 'XXXIII.B.c',
      en: 'Barbarum, income 4: Galicia (forest, ½, site Cracovia); Gothia (forest, ½); Lituania (forest, ½); Polonia (forest, ½); Pomerania (swamp, 0); Prussia (forest, ½); Pripet (swamp, 0); Silesia (forest, ½); Teutonia (forest, ½); Velete (forest, ½).',
      it: 'Barbarum, reddito 4: Galicia (foresta, ½, sito Cracovia); Gothia (foresta, ½); Lituania (foresta, ½); Polonia (foresta, ½); Pomerania (palude, 0); Prussia (foresta, ½); Pripet (palude, 0); Silesia (foresta, ½); Teutonia (foresta, ½); Velete (foresta, ½).',
    },
    {
      id: 'XXXIII.B.d',
      en: 'Caledonia Hibernia, income 3: Caledonia (mountain, ½, site Scone, port on O. Germanicus); Conacia (forest, ½); Dal Riata (mountain, ½); Gallovidia (mountain, ½); Lagenia (forest, ½, site Eblana, port on O. Hibernicus); Momonia (swamp, 0); Ultonia (forest, ½).',
      it: 'Caledonia Hibernia, reddito 3: Caledonia (montagna, ½, sito Scone, porto su O. Germanicus); Conacia (foresta, ½); Dal Riata (montagna, ½); Gallovidia (montagna, ½); Lagenia (foresta, ½, sito Eblana, porto su O. Hibernicus); Momonia (palude, 0); Ultonia (foresta, ½).',
    },
    {
      id: 'XXXIII.B.e',
      en: 'Caucasus, income 7: Armenia (mountain, 2, Artaxata 1 with walls); Armenia Minor (mountain, 1); Azeria (plain, 1); Colchis (forest, 1, site Phasis, port on Pontus Euxinus); Iberia (mountain, 1, Ganzac 1 with walls); Lacyzia (mountain, 1).',
      it: 'Caucasus, reddito 7: Armenia (montagna, 2, Artaxata 1 con mura); Armenia Minor (montagna, 1); Azeria (pianura, 1); Colchis (foresta, 1, sito Phasis, porto su Pontus Euxinus); Iberia (montagna, 1, Ganzac 1 con mura); Lacyzia (montagna, 1).',
    },
    {
      id: 'XXXIII.B.f',
      en: 'Danubius, income 4: Bohemia (forest, ½, site Praga); Carpathia (mountain, ½); Dacia (forest, ½); Hunnia (steppe, ½, site Buda); Hypanis (steppe, ½); Moravia (forest, ½); Tisia (steppe, ½); Valachia (steppe, ½).',
      it: 'Danubius, reddito 4: Bohemia (foresta, ½, sito Praga); Carpathia (montagna, ½); Dacia (foresta, ½); Hunnia (steppa, ½, sito Buda); Hypanis (steppa, ½); Moravia (foresta, ½); Tisia (steppa, ½); Valachia (steppa, ½).',
    },
    {
      id: 'XXXIII.B.g',
      en: 'Germania, income 4: Agri Decumates (forest, ½); Albis (forest, ½); Bavaria (forest, ½, site Monacum); Franconia (forest, ½, site Vadum Francorum); Frisia (swamp, 0); Holsatia (swamp, 0); Oderus (forest, ½, site Berolinum); Rhenus (forest, ½); Saxonia (forest, ½); Thuringia (forest, ½).',
      it: 'Germania, reddito 4: Agri Decumates (foresta, ½); Albis (foresta, ½); Bavaria (foresta, ½, sito Monacum); Franconia (foresta, ½, sito Vadum Francorum); Frisia (palude, 0); Holsatia (palude, 0); Oderus (foresta, ½, sito Berolinum); Rhenus (foresta, ½); Saxonia (foresta, ½); Thuringia (foresta, ½).',
    },
    {
      id: 'XXXIII.B.h',
      en: 'Mauretania, income 2: Anti Atlas (mountain, ½); Atlas (mountain, ½); Aures (mountain, ½); Blemmyes (desert, 0); Libya (desert, ½); Sahara (desert, 0); Toaregia (desert, 0).',
      it: 'Mauretania, reddito 2: Anti Atlas (montagna, ½); Atlas (montagna, ½); Aures (montagna, ½); Blemmyes (deserto, 0); Libya (deserto, ½); Sahara (deserto, 0); Toaregia (deserto, 0).',
    },
    {
      id: 'XXXIII.B.i',
      en: 'Sarmatia, income 5: Abascia (steppe, ½, site Tanais, port on Pontus Euxinus); Bosporus (mountain, 1, Heraclea 1 with walls, port on Pontus Euxinus); Danapris (plain, 1, site Kiovia); Donetus (steppe, ½); Pereaslavia (steppe, ½); Scythica (steppe, ½); Ucraina (steppe, 1).',
      it: 'Sarmatia, reddito 5: Abascia (steppa, ½, sito Tanais, porto su Pontus Euxinus); Bosporus (montagna, 1, Heraclea 1 con mura, porto su Pontus Euxinus); Danapris (pianura, 1, sito Kiovia); Donetus (steppa, ½); Pereaslavia (steppa, ½); Scythica (steppa, ½); Ucraina (steppa, 1).',
    },
    {
      id: 'XXXIII.B.j',
      en: 'Scandinavia, income 3: Finlandia (forest, ½); Gothlandia (forest, ½); Iutia (swamp, 0); Norvegia (mountain, ½, site Kaupang, port on O. Germanicus); Scania (forest, ½); Selandia (swamp, ½, site Hedeby, port on M. Suebicum); Sueonia (forest, ½, site Birka, port on M. Suebicum).',
      it: 'Scandinavia, reddito 3: Finlandia (foresta, ½); Gothlandia (foresta, ½); Iutia (palude, 0); Norvegia (montagna, ½, sito Kaupang, porto su O. Germanicus); Scania (foresta, ½); Selandia (palude, ½, sito Hedeby, porto su M. Suebicum); Sueonia (foresta, ½, sito Birka, porto su M. Suebicum).',
    },
    {
      id: 'XXXIII.B.k',
      en: 'Scythia, income 2: Alania (steppe, ½); Bolgar (steppe, ½); Sarkil (steppe, ½, site Itil); Siraces (steppe, 0); Terecia (desert, 0); Volga (steppe, ½).',
      it: 'Scythia, reddito 2: Alania (steppa, ½); Bolgar (steppa, ½); Sarkil (steppa, ½, sito Itil); Siraces (steppa, 0); Terecia (deserto, 0); Volga (steppa, ½).',
    },
    {
      id: 'XXXIII.B.l',
      en: 'Asia Centralis and Oxia are barbarian areas of the expansion, and so is Mazania in Arabia.',
      it: 'Asia Centralis e Oxia sono aree barbariche dell’espansione, e così Mazania in Arabia.',
      notShown: 'They are not in this box.',
    },
    ...civilisedLands,
  ],
};
