import type { Chapter } from '@tabula/engine';

export const endOfTurn: Chapter = {
  id: '12',
  title: { en: 'Pass and end of turn', it: 'Passare e fine del turno' },
  statements: [
    {
      id: '12.1.a',
      heading: { en: 'G. Pass', it: 'G. Passare' },
      en: 'Whoever passes puts a cube from his Casualty Pool into the Pass box, free.',
      it: 'Chi passa mette un cubo della sua Riserva delle Perdite nel riquadro Passare, gratis.',
    },
    {
      id: '12.1.b',
      en: 'If that pool is empty the cube comes from his card or his Cube Pool.',
      it: 'Se quella riserva è vuota il cubo viene dalla sua scheda o dalla Riserva di Cubi.',
      rulings: [
        {
          id: 'R 37',
          en: 'Without any cube one passes without.',
          it: 'Chi non ha nessun cubo passa senza.',
          why: { en: 'Nobody can be kept from passing.', it: 'A nessuno si può impedire di passare.' },
        },
      ],
    },
    {
      id: '12.1.c',
      en: 'The first to pass takes the inner space: he begins the next turn.',
      it: 'Il primo che passa occupa lo spazio interno: comincerà il turno seguente.',
    },
    {
      id: '12.2.a',
      heading: { en: 'Income and upkeep', it: 'Entrate e mantenimento' },
      en: 'Each counter brings 2 bezants to him who controls the city, into the treasury of its colour.',
      it: 'Ogni segnalino porta 2 bisanti a chi controlla la città, nel tesoro del suo colore.',
    },
    {
      id: '12.3.a',
      en: 'Then each cube on the card is paid by its faction: Elite 3, Main Army 1, Levy 2, Movement 1.',
      it: 'Poi ogni cubo sulla scheda è pagato dalla sua fazione: Élite 3, Esercito Principale 1, Leva 2, Movimento 1.',
    },
    {
      id: '12.4.a',
      en: 'A cube that cannot be paid leaves the game; it does not go to the Casualty Pool.',
      it: 'Un cubo che non si può pagare esce dal gioco; non va nella Riserva delle Perdite.',
      rulings: [
        {
          id: 'R 33',
          en: 'They go one by one, the owner’s choice, until he can pay.',
          it: 'Escono uno alla volta, a scelta del padrone, finché può pagare.',
          why: { en: 'Nobody loses more than he must.', it: 'Nessuno perde più del dovuto.' },
        },
        {
          id: 'R 61',
          en: 'An army that is left without a cube is destroyed.',
          it: 'Un esercito rimasto senza cubi è distrutto.',
          why: {
            en: 'An army needs a cube to stand on the map.',
            it: 'Per stare sulla mappa un esercito ha bisogno di un cubo.',
          },
        },
      ],
    },
    {
      id: '12.4.b',
      en: 'Each such cube costs a point of its faction.',
      it: 'Ognuno di questi cubi costa un punto della sua fazione.',
    },
    {
      id: '12.4.c',
      en: 'Points never fall below 0.',
      it: 'I punti non scendono mai sotto lo 0.',
      rulings: [
        {
          id: 'R 39',
          en: 'They have no upper end.',
          it: 'Verso l’alto non hanno limite.',
          why: {
            en: 'The length of the printed track is no rule.',
            it: 'La lunghezza della tabella stampata non è una regola.',
          },
        },
      ],
    },
    {
      id: '12.5.a',
      en: 'Cubes on the special action table, on Taxes and on Pass go back to their owners’ Cube Pools.',
      it: 'I cubi sulla tabella delle azioni speciali, sulle Tasse e su Passare tornano nella Riserva di Cubi dei loro padroni.',
    },
    {
      id: '12.5.b',
      en: 'Half of the Casualty Pool, rounded up, goes to the Cube Pool.',
      it: 'Metà della Riserva delle Perdite, arrotondata per eccesso, va nella Riserva di Cubi.',
    },
    {
      id: '12.6.a',
      heading: { en: 'New turn', it: 'Nuovo turno' },
      en: 'Whoever passed first begins the new turn; play goes clockwise.',
      it: 'Chi ha passato per primo comincia il nuovo turno; si gioca in senso orario.',
    },
  ],
};
