import type { Chapter } from '@tabula/engine';

export const bulgars: Chapter = {
  id: '11',
  title: { en: 'The Bulgars', it: 'I Bulgari' },
  statements: [
    {
      id: '11.1.a',
      en: 'Two cubes join the Bulgars, never more than eleven in all.',
      it: 'Ai Bulgari si aggiungono due cubi, mai più di undici in tutto.',
      rulings: [
        {
          id: 'R 49',
          en: 'If fewer are left, those that there are; two more need two.',
          it: 'Se ne restano meno, quelli che ci sono; per aggiungerne altri due devono essercene due.',
          why: {
            en: 'The action stays possible, the alternative is named with its condition.',
            it: 'L’azione resta possibile, l’alternativa ha la sua condizione.',
          },
        },
      ],
    },
    {
      id: '11.2.a',
      en: 'Then they attack, or two more join instead if there are two; otherwise they must attack.',
      it: 'Poi attaccano, oppure se ne aggiungono altri due se ci sono; altrimenti devono attaccare.',
    },
    {
      id: '11.3.a',
      en: 'They attack a city at an orange arrow, or one linked to a Bulgar city.',
      it: 'Attaccano una città indicata da una freccia arancione, o una collegata a una città bulgara.',
      rulings: [
        {
          id: 'R 32',
          en: 'Also a city or an army of him who sends them: his army must retreat, his Levy does not fight. The setting bulgarsMayAttackOwn can forbid it.',
          it: 'Anche una città o un esercito di chi li manda: il suo esercito deve ritirarsi, la sua Leva non combatte. L’opzione bulgarsMayAttackOwn può vietarlo.',
          why: {
            en: 'It is not his army that attacks, and he never fights himself.',
            it: 'Non è il suo esercito ad attaccare, e nessuno combatte contro sé stesso.',
          },
        },
      ],
    },
    { id: '11.3.b', en: 'Never across the sea.', it: 'Mai attraverso il mare.' },
    {
      id: '11.4.a',
      en: 'The usual rules of combat hold; their cubes are a Main Army: three dice at most.',
      it: 'Valgono le normali regole del combattimento; i loro cubi sono un Esercito Principale: al massimo tre dadi.',
    },
    {
      id: '11.5.a',
      en: 'A city they take gets orange counters, one fewer; no cube is put on it and no bezants are taken.',
      it: 'Una città presa riceve segnalini arancioni, uno in meno; non vi si mette nessun cubo e non si prendono bisanti.',
    },
    {
      id: '11.5.b',
      en: 'Whoever sent them scores as for his own conquest, on the track of the faction that was not attacked.',
      it: 'Chi li ha mandati segna come per una propria conquista, sulla tabella della fazione non attaccata.',
    },
    {
      id: '11.6.a',
      en: 'A bought cube is paid by the faction that would score.',
      it: 'Un cubo comprato lo paga la fazione che segnerebbe i punti.',
      rulings: [
        {
          id: 'R 50',
          en: 'Also where nobody holds the city: its colour decides as always.',
          it: 'Anche se la città non è di nessuno: decide come sempre il suo colore.',
          why: {
            en: 'The book asks which faction is attacked, not whom.',
            it: 'Il regolamento chiede quale fazione è attaccata, non chi.',
          },
        },
      ],
    },
    {
      id: '11.6.b',
      en: 'If more cubes join instead, either treasury may pay.',
      it: 'Se invece si aggiungono altri cubi può pagare l’uno o l’altro tesoro.',
    },
    {
      id: '11.7.a',
      en: 'They defend their cities with all their cubes; after them the city has still to be besieged.',
      it: 'Difendono le loro città con tutti i loro cubi; poi la città va ancora assediata.',
      rulings: [
        {
          id: 'R 59',
          en: 'Without a cube they do not fight; the siege follows at once.',
          it: 'Senza cubi non combattono; segue subito l’assedio.',
          why: { en: 'There is nobody to fight with.', it: 'Non c’è nessuno con cui combattere.' },
        },
      ],
    },
    {
      id: '11.8.a',
      en: 'They may attack Constantinople; if it falls the game is over (13).',
      it: 'Possono attaccare Costantinopoli; se cade, la partita finisce (13).',
      rulings: [
        {
          id: 'R 34',
          en: 'They must beat it for that; their sender scores the 5 Arab points.',
          it: 'Per questo devono batterla; chi li ha mandati segna i 5 punti arabi.',
          why: {
            en: 'The usual rules of combat and of points hold for them.',
            it: 'Per loro valgono le normali regole di combattimento e di punti.',
          },
        },
      ],
    },
  ],
};
