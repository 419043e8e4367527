import type { Statement } from '@tabula/engine';

/** XIV.A-F Treasury, cities and what nations take in. */
export const income: readonly Statement[] = [
  {
    id: 'XIV.A.a',
    heading: { en: 'Limits of the treasury', it: 'Limiti del tesoro' },
    en: 'A treasury never holds less than 0.',
    it: 'Un tesoro non scende mai sotto 0.',
  },
  {
    id: 'XIV.A.b',
    en: 'After Purchases it holds 40 gold at most; what is more is lost.',
    it: 'Dopo gli Acquisti tiene al massimo 40 ori; il di più è perso.',
    rulings: [
      {
        id: 'G9',
        en: 'The limit is the same for every nation, barbarians too; it is looked at when the Administration phase ends.',
        it: 'Il limite è uguale per ogni nazione, anche per i barbari; si guarda alla fine della fase Amministrazione.',
        why: { en: 'The track ends there for all.', it: 'Il tracciato finisce lì per tutti.' },
      },
    ],
  },
  {
    id: 'XIV.B.a',
    heading: { en: 'Cities', it: 'Città' },
    en: 'A city yields as much gold as its level: 1, 2 or 3.',
    it: 'Una città dà tanto oro quanto è il suo livello: 1, 2 o 3.',
  },
  {
    id: 'XIV.B.b',
    en: 'A sacked city yields half a gold, whatever its level.',
    it: 'Una città saccheggiata dà mezzo oro, qualunque sia il livello.',
  },
  {
    id: 'XIV.B.c',
    en: 'A kingdom’s capital yields 5 gold besides, an empire’s 10.',
    it: 'La capitale di un regno dà 5 ori in più, quella di un impero 10.',
  },
  {
    id: 'XIV.B.d',
    en: 'It does not in the turn in which it is moved because it was conquered.',
    it: 'Non li dà nel turno in cui è spostata perché conquistata.',
  },
  {
    id: 'XIV.C.a',
    heading: { en: 'Barbarian nations', it: 'Nazioni barbariche' },
    en: 'Barbarians get gold as federates or overlords, from Diplomacy cards, for hired-out mercenaries, and above all from plunder.',
    it: 'I barbari ricevono oro come federati o sovrani, da carte Diplomazia, per mercenari ceduti a pagamento e soprattutto dai saccheggi.',
  },
  { id: 'XIV.C.b', en: 'They cannot spend any.', it: 'Non possono spenderne.' },
  {
    id: 'XIV.C.c',
    en: 'Only a vassal’s tribute is taken from their treasury.',
    it: 'Dal loro tesoro si prende solo il tributo di vassallo.',
  },
  {
    id: 'XIV.D.a',
    heading: { en: 'Kingdoms', it: 'Regni' },
    en: 'A kingdom takes in: cities, provinces, capital, trade, caravans and tribute.',
    it: 'Un regno incassa: città, province, capitale, commercio, carovane e tributi.',
  },
  {
    id: 'XIV.D.b',
    en: 'All cities it controls count, the capital too, in provinces that are not in revolt.',
    it: 'Contano tutte le città che controlla, anche la capitale, nelle province non in rivolta.',
  },
  {
    id: 'XIV.D.c',
    en: 'All provinces it controls count that are not in revolt.',
    it: 'Contano tutte le province che controlla non in rivolta.',
  },
  {
    id: 'XIV.D.d',
    en: 'A province yields what the map says: 2 for Chaldea, 1 for Susiana, one half for Hyrkania.',
    it: 'Una provincia dà ciò che dice la mappa: 2 la Chaldea, 1 la Susiana, mezzo la Hyrkania.',
    rulings: [
      {
        id: 'G7',
        en: 'Persia beyond the map is no province: a kingdom or empire that controls Persis has 2 gold of it, and no points or units.',
        it: 'La Persia oltre la mappa non è una provincia: un regno o un impero che controlla Persis ne ha 2 ori, e né punti né unità.',
        why: { en: 'It has an income but no place on the map.', it: 'Ha un reddito ma non un posto sulla mappa.' },
      },
    ],
  },
  {
    id: 'XIV.D.e',
    en: 'The number beside an area’s name is the income of all its provinces without the cities: 12 for Gallia Meridionalis, 8 for Asia.',
    it: 'Il numero accanto al nome di un’area è il reddito di tutte le sue province senza le città: 12 per la Gallia Meridionalis, 8 per l’Asia.',
  },
  { id: 'XIV.D.f', en: 'The capital adds 5.', it: 'La capitale aggiunge 5.' },
  {
    id: 'XIV.E.a',
    heading: { en: 'Empires', it: 'Imperi' },
    en: 'An empire takes in: cities, areas, capital, trade, caravans and tribute.',
    it: 'Un impero incassa: città, aree, capitale, commercio, carovane e tributi.',
  },
  {
    id: 'XIV.E.b',
    en: 'All cities it controls count, the capital too, in provinces that are not in revolt.',
    it: 'Contano tutte le città che controlla, anche la capitale, nelle province non in rivolta.',
  },
  {
    id: 'XIV.E.c',
    en: 'Each area it controls yields one gold, and one more if its control is total.',
    it: 'Ogni area che controlla dà un oro, e un altro se il controllo è totale.',
    rulings: [
      {
        id: 'G282',
        en: 'Areas that its vassals control are among them, and for total control their cities count as its own; what cities, provinces and trade of vassals yield is theirs.',
        it: 'Vi rientrano le aree controllate dai suoi vassalli, e per il controllo totale le loro città contano come sue; ciò che rendono città, province e commercio dei vassalli è loro.',
        why: {
          en: 'It controls those areas (XII.A), and only empires, which are never vassals, draw from areas, so nobody is paid twice; a vassal kingdom draws its own revenues as usual (XXIX.F), of which its lord has the tribute (XXIX.E).',
          it: 'Controlla quelle aree (XII.A), e dalle aree incassano solo gli imperi, che non sono mai vassalli, perciò nessuno è pagato due volte; un regno vassallo raccoglie normalmente i suoi redditi (XXIX.F), di cui al sovrano va il tributo (XXIX.E).',
        },
      },
    ],
  },
  {
    id: 'XIV.E.d',
    en: 'The number beside a civilised area’s name is what total control brings with all its cities: 9 for Graecia, 2 and 7 of three cities.',
    it: 'Il numero accanto al nome di un’area civilizzata è ciò che rende il controllo totale con tutte le città: 9 per la Graecia, 2 più 7 di tre città.',
  },
  { id: 'XIV.E.e', en: 'The capital adds 10.', it: 'La capitale aggiunge 10.' },
  {
    id: 'XIV.F.a',
    heading: { en: 'Other revenues', it: 'Altri redditi' },
    en: 'A civilised nation gets one gold for each sea zone on which it controls a coastal city that is not in revolt.',
    it: 'Una nazione civilizzata riceve un oro per ogni zona di mare su cui controlla una città costiera non in rivolta.',
    rulings: [
      {
        id: 'G4',
        en: 'A zone without a trade value gives nothing at all.',
        it: 'Una zona senza valore di commercio non dà proprio nulla.',
        why: {
          en: 'Only some zones have one, and the published trade of the East, 13, leaves the Propontis out.',
          it: 'Solo alcune zone ne hanno uno, e il commercio pubblicato dell’Oriente, 13, non conta la Propontide.',
        },
      },
      {
        id: 'G5',
        en: 'A site that is not built is no coastal city: it does not trade, breaks no monopoly, helps no landing and supports no fleet.',
        it: 'Un sito non costruito non è una città costiera: non commercia, non rompe un monopolio, non aiuta uno sbarco e non sostiene flotte.',
        why: { en: 'An example says so for landings.', it: 'Un esempio lo dice per gli sbarchi.' },
      },
    ],
  },
  {
    id: 'XIV.F.b',
    en: 'If it controls all coastal cities of the zone and none is in revolt, it gets the zone’s monopoly bonus besides.',
    it: 'Se controlla tutte le città costiere della zona e nessuna è in rivolta, riceve anche il bonus di monopolio della zona.',
    rulings: [
      {
        id: 'G6',
        en: 'Where no coastal city is built yet nobody controls all of them.',
        it: 'Dove non è ancora costruita nessuna città costiera, nessuno le controlla tutte.',
        why: {
          en: 'Otherwise everybody would have the monopoly of an empty coast.',
          it: 'Altrimenti tutti avrebbero il monopolio di una costa vuota.',
        },
      },
    ],
  },
  {
    id: 'XIV.F.c',
    en: 'Rome and Byzantium are administered apart and have no monopoly together, not even while they are one.',
    it: 'Roma e Bisanzio si amministrano separatamente e non hanno monopoli in comune, nemmeno finché sono unite.',
  },
  {
    id: 'XIV.F.d',
    en: 'Caravan gold was had in the Events action.',
    it: 'L’oro delle carovane si è già avuto negli Eventi.',
  },
  {
    id: 'XIV.F.e',
    en: 'An overlord gets one gold for each vassal, even if the vassal has none.',
    it: 'Un sovrano riceve un oro per ogni vassallo, anche se il vassallo non ne ha.',
  },
  {
    id: 'XIV.F.f',
    en: 'A protector gets up to two gold for each client.',
    it: 'Un protettore riceve fino a due ori per ogni cliente.',
  },
  { id: 'XIV.F.g', en: 'A vassal pays one gold to its overlord.', it: 'Un vassallo paga un oro al suo sovrano.' },
  {
    id: 'XIV.F.h',
    en: 'A federator pays three gold for each federate.',
    it: 'Un federatore paga tre ori per ogni federato.',
  },
  {
    id: 'XIV.F.i',
    en: 'Whoever does not pay is bankrupt, and federates may break their Foedus.',
    it: 'Chi non paga va in bancarotta, e i federati possono rompere il Foedus.',
    rulings: [
      {
        id: 'G10',
        en: 'His treasury falls to 0; others get what there is, the overlord first, then federates, the oldest Foedus first.',
        it: 'Il suo tesoro scende a 0; gli altri ricevono quel che c’è, prima il sovrano, poi i federati, dal Foedus più vecchio.',
        why: {
          en: 'Nobody can be paid with gold that does not exist.',
          it: 'Nessuno può essere pagato con oro che non c’è.',
        },
      },
    ],
  },
];
