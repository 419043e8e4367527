import type { Chapter } from '@tabula/engine';

export const purchase: Chapter = {
  id: '13',
  title: { en: 'Phase five: purchase', it: 'Fase cinque: acquisto' },
  statements: [
    {
      id: '13.1.a',
      heading: { en: 'Prices', it: 'Acquisto di nuove pedine' },
      en: 'Prices: infantry 10, cavalry 20, galley 20, catapult 30, city 30, fortification 20, fortified city 50, road 10.',
      it: 'Prezzi: fanteria 10, cavalleria 20, galea 20, catapulta 30, città 30, fortificazione 20, città fortificata 50, strada 10.',
      rulings: [
        {
          id: 'R-BUY-1',
          en: 'What is not spent is kept.',
          it: 'Ciò che non si spende si conserva.',
          why: { en: 'Nothing in the book takes it away.', it: 'Nulla nel regolamento lo toglie.' },
        },
        {
          id: 'R-BUY-2',
          en: 'Buying and placing are one step. The first purchase ends the destruction of cities, and nothing is bought once Generals are dealt for.',
          it: 'Comprare e collocare sono un passo solo. Il primo acquisto chiude la distruzione di città, e nulla si compra quando si tratta per i Generali.',
          why: {
            en: 'Phases come in their order; nothing lies between buying and placing.',
            it: 'Le fasi vanno in ordine; tra acquisto e collocazione non c’è nulla.',
          },
        },
      ],
    },
    {
      id: '13.2.a',
      en: 'Without his home a player buys nothing.',
      it: 'Senza la sua residenza un giocatore non compra nulla.',
    },
    {
      id: '13.3.a',
      heading: { en: 'Inflation', it: 'Inflazione' },
      en: 'When a player’s marker first comes to 105 or more, everybody, he first, has one more turn to buy at the old prices; then, at the start of his turn, all prices double. Set off in his own turn, that turn is his last at the old ones.',
      it: 'Quando il segnalino di un giocatore arriva per la prima volta a 105 o più, tutti, a cominciare da lui, hanno ancora un turno per comprare ai vecchi prezzi; poi, all’inizio del suo turno, tutti i prezzi raddoppiano. Se accade nel suo turno, quello è il suo ultimo ai vecchi.',
      rulings: [
        {
          id: 'R-INF-1',
          en: 'Markers are looked at after every change, of every player.',
          it: 'I segnalini si guardano dopo ogni cambiamento, di ogni giocatore.',
          why: { en: 'The book names a mark, not a moment.', it: 'Il regolamento indica un valore, non un momento.' },
        },
        {
          id: 'R-INF-2',
          en: 'Set off in another’s turn, it waits until he has had one more turn of his own at the old prices.',
          it: 'Se scatta nel turno di un altro, aspetta che chi l’ha fatta scattare abbia giocato ancora un turno ai vecchi prezzi.',
          why: {
            en: 'Everybody has a last round, beginning with him.',
            it: 'Tutti hanno un ultimo giro, a cominciare da lui.',
          },
        },
        {
          id: 'R-INF-4',
          en: 'A city that is built counts like any other change.',
          it: 'Una città costruita conta come ogni altro cambiamento.',
          why: { en: 'It moves the marker.', it: 'Sposta il segnalino.' },
        },
        {
          id: 'R-INF-5',
          en: 'If he is out by then, prices rise when his turn would have begun.',
          it: 'Se intanto è fuori, i prezzi salgono quando sarebbe cominciato il suo turno.',
          why: { en: 'Inflation cannot be taken back.', it: 'L’inflazione non si annulla.' },
        },
        {
          id: 'R-INF-6',
          en: 'The marker of a player without a home counts, too.',
          it: 'Conta anche il segnalino di chi non ha la residenza.',
          why: { en: 'The marker stays on the scale.', it: 'Il segnalino resta sull’indice.' },
        },
      ],
    },
    {
      id: '13.4.a',
      en: 'When one comes to 205 or more, all prices become three times the first ones, in the same way.',
      it: 'Quando uno arriva a 205 o più, tutti i prezzi diventano il triplo di quelli iniziali, allo stesso modo.',
      rulings: [
        {
          id: 'R-INF-3',
          en: 'If both marks are passed at once, or the second before the first is felt, prices go straight to three times.',
          it: 'Se si superano insieme entrambi i valori, o il secondo prima che si senta il primo, i prezzi passano subito al triplo.',
          why: { en: 'Both are felt at the same moment.', it: 'Entrambe si sentono nello stesso momento.' },
        },
      ],
    },
    {
      id: '13.5.a',
      en: 'Each level is set off once, stays for good, and does not fall with the marker.',
      it: 'Ogni livello scatta una volta sola, resta per sempre e non scende col segnalino.',
    },
  ],
};
