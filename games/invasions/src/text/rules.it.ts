import type { rules as english } from './rules.en.ts';

/** The rules in short, in Italian. */
export const rules: Readonly<Record<keyof typeof english, string>> = {
  'about.blurb':
    'Tre secoli di migrazioni su 215 province: guida un’intera fazione di nazioni che arrivano, si stabiliscono, regnano e spariscono, da Giuliano ai Califfi.',
  'about.time': 'da 8 a 12 ore',
  'rules.1.mark': 'I',
  'rules.1.title': 'Di che si tratta',
  'rules.1.text':
    'Tre secoli, dal 350 al 650. Guidi una fazione di nazioni che arrivano, si stabiliscono, regnano, invecchiano e spariscono. Le nazioni di una fazione non sono amiche per natura. Vince la fazione con più punti.',
  'rules.2.mark': 'II',
  'rules.2.title': 'La mappa e i pezzi',
  'rules.2.text':
    '215 province in 26 aree e 21 mari. Fanteria, cavalleria, arcieri a piedi e a cavallo, flotte; le unità scelte reggono due colpi. Le lettere su un pezzo dicono la nazione.',
  'rules.3.mark': 'III',
  'rules.3.title': 'Dadi, leader, orde, città',
  'rules.3.text':
    'Un D10 va da 1 a 10; una prova con D2 riesce se il D10 è pari. I leader aiutano in combattimento, nella misura delle pile, nell’amministrazione e nella diplomazia. Un’orda è un popolo barbaro in cammino. Le città hanno livelli da 1 a 3.\nIII.F Un regno o un impero fa crescere le sue città.\nIII.G Una capitale perduta viene ricollocata.',
  'rules.4.mark': 'IV',
  'rules.4.title': 'Il turno',
  'rules.4.text':
    'Tempo: status, rinforzi, eventi, razzie, carovane, diplomazia. Amministrazione: carte, redditi, acquisti, rivolte (non al turno 1). Guerra: ogni nazione muove, combatte, va in campagna. Prima i barbari, poi i regni, poi gli imperi, e fra loro i più vecchi.',
  'rules.5.mark': 'V',
  'rules.5.title': 'Punti e fine',
  'rules.5.text':
    'Dopo i turni 3, 6, 9 e l’ultimo ogni nazione conta le aree e le province della sua carta. I federati fanno 3 punti a turno. Si finisce dopo il turno 12, o dopo l’11 se nasce l’Islam.',
  'rules.6.mark': 'VI',
  'rules.6.title': 'Status delle nazioni',
  'rules.6.text':
    'Ogni nazione invecchia a ogni turno. I barbari di età 5 e oltre fanno una prova, i vecchi regni e imperi entrano in Declino, che costa oro e nuoce negli assedi e alla lealtà.',
  'rules.7.mark': 'VII',
  'rules.7.title': 'Fondare un regno',
  'rules.7.text':
    'I barbari possono fondare un regno dall’età 3.\nVII.B Dall’età 5, se il D10 non supera l’età, si stabiliscono.\nVII.D Un nuovo regno costruisce una città e la capitale, sceglie una fede e riceve 20 ori, poi altri 10.',
  'rules.8.mark': 'VIII',
  'rules.8.title': 'Diventare impero',
  'rules.8.text':
    'Un regno con tre aree tenta l’impero: un D10 con i suoi bonus deve fare 8. Comincia giovane e senza Declino.',
  'rules.9.mark': 'IX',
  'rules.9.title': 'Rinforzi',
  'rules.9.text':
    'Il Calendario porta popoli, unità e leader.\nIX.B Chi sta dove arriva un popolo fa posto, o trova rifugio presso un signore.\nIX.C I leader prendono il comando dove sono le loro unità.\nIX.D Alcune unità si scelgono quando arrivano.\nIX.G Gli ausiliari di un popolo scomparso sono perduti.',
  'rules.10.mark': 'X',
  'rules.10.title': 'Eventi',
  'rules.10.text':
    'Ogni fazione pesca una carta: una pubblica accade, una privata si tiene.\nX.B Gli eventi privati si giocano nel momento che il testo dice; l’avversario può rispondere con Intrigo. Le carovane portano oro a chi tiene le loro porte.',
  'rules.11.mark': 'XI',
  'rules.11.title': 'Razzie',
  'rules.11.text':
    'I razziatori colpiscono le province vicine.\nXI.B I barbari possono razziare invece di muovere.\nXI.D Un sito senza mura è saccheggiato se il D10 è abbastanza alto; poi tornano a casa con l’oro.\nXI.G Dopo un grande successo possono restare.',
  'rules.12.mark': 'XII',
  'rules.12.title': 'Controllo e amicizia',
  'rules.12.text':
    'Un’unità tiene una provincia civile; nelle terre barbare ai barbari servono due unità, o una e l’orda, ai civili tre. Una città decide per la sua provincia. Gli imperi tengono le aree con le città, i regni con le province, i barbari con le orde.\nXII.D Alleati e federati sono amici; clienti e vassalli sono neutrali; tutti gli altri nemici. Nelle terre barbare i barbari si lasciano passare, se nessuno attacca.',
  'rules.13.mark': 'XIII',
  'rules.13.title': 'Amministrazione',
  'rules.13.text':
    'Regni e imperi pescano due carte e una per ogni punto del sovrano.\nXIII.D Pagano per un tipo (passiva, militare, riforma) e ne giocano una.\nXIII.E Porta o costa oro e anni, può portare una calamità, e dice se i leader agiscono.',
  'rules.14.mark': 'XIV',
  'rules.14.title': 'Redditi',
  'rules.14.text':
    'I regni vivono di province e città e pagano un oro per unità; gli imperi vivono di città, aree e commercio e non pagano unità.\nXIV.J Chi non può pagare è in bancarotta: più vecchio di due, più in Declino, colpito da una calamità.\nXIV.K Un impero di età 9 in bancarotta può crollare: un D10 di 9. Altri sorgono dalle rovine.',
  'rules.15.mark': 'XV',
  'rules.15.title': 'Acquisti',
  'rules.15.text':
    'Unità ai prezzi della nazione, una nazionale a turno per i Romani (due dal turno 8), ausiliari liberamente. Una città fortificata costa 15.\nXV.B Si pongono nelle province che si controllano, nei limiti della pila.',
  'rules.16.mark': 'XVI',
  'rules.16.title': 'Rivolte',
  'rules.16.text':
    'XVI.D I dadi dicono chi sceglie la provincia; mai una capitale, mai dove c’è un leader. Non rende e costa 1 oro, o 3.\nXVI.F Le unità sul posto possono domarla: un D10, uno in più per unità, deve fare 9; se fallisce si perde un’unità.',
  'rules.17.mark': 'XVII',
  'rules.17.title': 'Impilamento',
  'rules.17.text':
    'Quattro unità di una nazione e dei suoi amici per provincia, tre in montagna, di più con un buon leader, una in più in un’Invasione.\nXVII.A Chi è di troppo alla fine del Movimento va oltre, o è perduto.',
  'rules.18.mark': 'XVIII',
  'rules.18.title': 'Movimento',
  'rules.18.text':
    'XVIII.A Pila per pila. XVIII.B Tre passi a piedi, quattro a cavallo, uno in più con un leader per tutta la via.\nXVIII.D Le unità si lasciano e si prendono per strada. I nemici ti fermano, se sei non travolgono un’unità sola o il doppio non apre la via.\nXVIII.G Un popolo intero può migrare, senza combattere. XVIII.H In un’Invasione una nazione muove e combatte due volte e porta con sé l’orda.\nXVIII.I I Limites fermano tutti; da soli cadono e possono colpire una volta. Uno stretto richiede l’intera mossa.',
  'rules.19.mark': 'XIX',
  'rules.19.title': 'Reazioni',
  'rules.19.text':
    'XIX.B Chi sta nella provincia in cui entri può sottrarsi: un D10 deve fare 9. Il leader aiuta, mura +3, il doppio di te +3, meno cavalleria −1, fiume, cresta o stretto −2.\nXIX.A Poi le armate entro tre passi possono intercettare: un D10 deve fare 6. Il leader aiuta, la propria capitale +3, un impero +2, tre passi −1, ogni cresta o stretto −2. Gli intercettati attaccano subito; se perdono, la mossa è finita.\nGli ordini permanenti rispondono per te.',
  'rules.20.mark': 'XX',
  'rules.20.title': 'Battaglia',
  'rules.20.text':
    'Un dado bianco per unità; truppe scelte, cavalleria, mura e disciplina lo rendono nero. Le spade bianche colpiscono, le rosse solo in terreno aperto. Prima tirano gli arcieri; in montagna il difensore può tendere un’imboscata.\nXX.E I leader rilanciano dadi, prima l’attaccante; uno bravo può cedere un rilancio per un dado nero.\nXX.H Un colpo toglie un’unità o ne danneggia una scelta; sceglie il proprietario.\nXX.K Ambo le parti recuperano fino a due unità.\nXX.L Chi perde si ritira fino a tre passi.',
  'rules.21.mark': 'XXI',
  'rules.21.title': 'Battaglia avanzata',
  'rules.21.text':
    'Un’opzione: fino a due mischie con 2D6.\nXXI.D Un rilancio si può cedere per 2 su uno dei due tiri.\nXXI.G Dopo la prima mischia il difensore, poi l’attaccante, può fermarsi.',
  'rules.22.mark': 'XXII',
  'rules.22.title': 'Campagne',
  'rules.22.text':
    'XXII.A Dopo le battaglie i leader fanno tante campagne quante ne valgono. Una campagna è una mossa con le sue battaglie; marciano solo il leader e chi si unisce a lui.',
  'rules.23.mark': 'XXIII',
  'rules.23.title': 'Città fortificate',
  'rules.23.text':
    'Con tutte le capitali fermano travolgimenti, aperture e razzie profonde, non temono il terrore, e aiutano chi le difende: 2 in meno per l’assediante, a Costantinopoli di più.',
  'rules.24.mark': 'XXIV',
  'rules.24.title': 'Assedi',
  'rules.24.text':
    'Un leader barbaro che arriva può atterrire una città senza mura: un D2. Non lo ferma, se non la saccheggia.\nXXIV.C Un D10, un tiro in più per ogni punto del leader, deve fare 7; mura e flotta al largo lo rendono più difficile, Declino e assedianti civili più facile. Un assalto costa due colpi e dà 1. In campagna un assedio si può mantenere.\nXXIV.D Una città caduta si può saccheggiare. XXIV.E Le mura si possono radere, mai quelle di una capitale.',
  'rules.25.mark': 'XXV',
  'rules.25.title': 'Flotte',
  'rules.25.text':
    'XXV.A Le flotte fanno quattro mari e restano entro due da un porto della nazione. XXV.B Possono intercettare in mare.\nXXV.C Un dado bianco per flotta; chi è sorpreso può rifiutare.\nXXV.D Tre unità di terra per flotta, due trasporti a turno. XXV.E Uno sbarco su costa ostile richiede 5. XXV.F Una flotta ostile sbarra uno stretto.',
  'rules.26.mark': 'XXVI',
  'rules.26.title': 'Alleanze',
  'rules.26.text':
    'XXVI.A Gli alleati di un turno sono amici: si impilano, muovono e combattono insieme. Nessuno lo è più a lungo.',
  'rules.27.mark': 'XXVII',
  'rules.27.title': 'Clienti',
  'rules.27.text':
    'I regni minori sono clienti di un impero: fino a 2 ori a turno.\nXXVII.B Prestano un’unità per un’attivazione.',
  'rules.28.mark': 'XXVIII',
  'rules.28.title': 'Foedus',
  'rules.28.text':
    'XXVIII.A Un impero offre ai barbari vicini due province e 3 ori a turno; diventano federati, fanno 3 punti a turno e prestano un’unità. Un altro giocatore può rifiutare; vale da quando si attivano.\nXXVIII.G Dal turno dopo i federati possono tentare di romperlo.',
  'rules.29.mark': 'XXIX',
  'rules.29.title': 'Vassalli',
  'rules.29.text':
    'Un’orda senza più difensori si sottomette. Il suo signore conta le sue terre e ha un oro a turno.\nXXIX.G Un vassallo può insorgere quando il signore è debole.',
  'rules.30.mark': 'XXX',
  'rules.30.title': 'Diplomazia',
  'rules.30.text':
    'XXX.A Le nazioni hanno carte per i loro inviati e le giocano nell’azione Diplomazia, la Corruzione e altre più tardi.\nXXX.B Alleanza. XXX.C Trattato: si cede una provincia. XXX.G La Corruzione toglie un assedio. XXX.H I mercenari si assoldano per un’attivazione.',
  'rules.31.mark': 'XXXI',
  'rules.31.title': 'Religione',
  'rules.31.text':
    'Pagani e ariani non si rivoltano.\nXXXI.B Una nazione può battezzarsi; alcune ne guadagnano. XXXI.C Le eresie si spargono nelle aree che hanno una chiesa; costano oro.',
  'rules.32.mark': 'XXXII',
  'rules.32.title': 'Le nazioni',
  'rules.32.text':
    'Il foglio di ogni nazione dice che cos’è, a chi è legata, che cosa ha e che cosa vuole la sua carta.',
  'rules.33.mark': 'XXXIII',
  'rules.33.title': 'I luoghi',
  'rules.33.text': 'Punta una provincia per vedere di chi è e chi ci sta. La lente trova ogni luogo.',
  'rules.34.mark': 'Romans',
  'rules.34.title': 'I Romani',
  'rules.34.text':
    'Le due metà dell’Impero sono una cosa sola nei turni 1 e 2 e possono muovere l’una le armate dell’altra.\nRomans K I federati di un Occidente caduto possono passare all’Oriente. Romans M Le metà possono riunirsi.',
  'rules.35.mark': 'Byzantines',
  'rules.35.title': 'L’Oriente',
  'rules.35.text': 'Le mura di Teodosio, i temi dal turno 8.\nByzantines C I Limites si possono spostare.',
  'rules.36.mark': 'Huns',
  'rules.36.title': 'Gli Unni',
  'rules.36.text':
    'Sottomettono i barbari ovunque li battono. Nessuno resiste al terrore di Attila; senza di lui il loro impero si scioglie.\nHuns D I loro cavalieri si possono assoldare.',
  'rules.37.mark': 'Persians',
  'rules.37.title': 'I Persiani',
  'rules.37.text': 'La loro cavalleria pesante vale quella di Roma. In tre li tiene la casa.',
  'rules.38.mark': 'Goths',
  'rules.38.title': 'I Goti',
  'rules.38.text':
    'Goths A Visigoti e Ostrogoti si prestano unità.\nGoths G Angli, Sassoni e Iuti possono diventare una nazione sola.',
};
