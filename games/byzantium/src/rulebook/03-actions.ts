import type { Chapter } from '@tabula/engine';

export const actions: Chapter = {
  id: '3',
  title: { en: 'Player actions', it: 'Azioni dei giocatori' },
  statements: [
    {
      id: '3.1.a',
      en: 'From the first player clockwise, everybody who has not passed takes exactly one action; then the next round begins.',
      it: 'A partire dal primo giocatore, in senso orario, chi non ha passato compie esattamente un’azione; poi comincia il round seguente.',
    },
    {
      id: '3.1.b',
      en: 'The actions: A take control, B reinforce, C special action, D taxes, E church or mosque, F move and/or attack, G pass.',
      it: 'Le azioni: A prendere il controllo, B rinforzare, C azione speciale, D tasse, E chiesa o moschea, F muovere e/o attaccare, G passare.',
    },
    {
      id: '3.2.a',
      en: 'An action may be taken again in a later round, unless its rule says otherwise.',
      it: 'Un’azione si può ripetere in un round successivo, salvo che la sua regola dica altro.',
    },
    {
      id: '3.3.a',
      en: 'Whoever has passed takes no more actions in this turn.',
      it: 'Chi ha passato non compie altre azioni nel turno.',
      rulings: [
        {
          id: 'R 3',
          en: 'He still defends, rolls, takes losses, retreats, and uses his fleet and his Levy.',
          it: 'Si difende comunque, tira, subisce perdite, si ritira e usa la sua flotta e la sua Leva.',
          why: { en: 'Only actions are barred to him.', it: 'Gli sono vietate soltanto le azioni.' },
        },
      ],
    },
    {
      id: '3.4.a',
      en: 'When all but one have passed, the last player has one more action, which may be a pass; then the phase ends.',
      it: 'Quando tutti tranne uno hanno passato, l’ultimo ha ancora un’azione, che può essere passare; poi la fase finisce.',
      rulings: [
        {
          id: 'R 38',
          en: 'The phase ends after that action, whether it was a pass or not.',
          it: 'La fase finisce dopo quell’azione, che sia stata passare o no.',
          why: {
            en: 'The book gives him one action more, not one more and a pass.',
            it: 'Il regolamento gli dà un’azione in più, non una in più e poi il passo.',
          },
        },
      ],
    },
    {
      id: '3.5.1.a',
      heading: { en: 'Where cubes come from', it: 'Da dove vengono i cubi' },
      en: 'A cube from the Cube Pool costs nothing and may serve either faction.',
      it: 'Un cubo della Riserva di Cubi non costa nulla e può servire all’una o all’altra fazione.',
    },
    {
      id: '3.5.2.a',
      en: 'A cube from any box of one’s own Army Card, or from one’s Casualty Pool, costs 3 bezants.',
      it: 'Un cubo da un qualsiasi riquadro della propria Scheda Esercito, o dalla propria Riserva delle Perdite, costa 3 bisanti.',
    },
    {
      id: '3.5.2.b',
      en: 'The treasury of the faction that benefits pays, wherever the cube came from.',
      it: 'Paga il tesoro della fazione che se ne avvantaggia, da dovunque venga il cubo.',
      rulings: [
        {
          id: 'R 6',
          en: 'Money never passes from one treasury to the other.',
          it: 'Il denaro non passa mai da un tesoro all’altro.',
          why: {
            en: 'The book keeps them apart everywhere; only taxes are split.',
            it: 'Il regolamento li tiene sempre separati; solo le tasse si dividono.',
          },
        },
        {
          id: 'R 7',
          en: 'A guard is no cube that can be taken.',
          it: 'Una guardia non è un cubo che si possa prendere.',
          why: { en: 'It is not one of the player’s cubes.', it: 'Non è uno dei cubi del giocatore.' },
        },
      ],
    },
    {
      id: '3.5.3.a',
      en: 'A bought cube must serve a faction; it cannot be put into the Casualty Pool.',
      it: 'Un cubo comprato deve servire a una fazione; non si può mettere nella Riserva delle Perdite.',
      rulings: [
        {
          id: 'R 5',
          en: 'Nor into the Cube Pool.',
          it: 'Né nella Riserva di Cubi.',
          why: { en: 'It would serve neither faction.', it: 'Non servirebbe a nessuna fazione.' },
        },
        {
          id: 'R 65',
          en: 'A cube is not bought out of the box it is to go to.',
          it: 'Un cubo non si compra dal riquadro in cui deve andare.',
          why: { en: 'Nothing would be placed.', it: 'Non si piazzerebbe nulla.' },
        },
      ],
    },
    {
      id: '3.5.4.a',
      en: 'Whoever places several cubes may take them from different places.',
      it: 'Chi piazza più cubi può prenderli da luoghi diversi.',
    },
    {
      id: '3.5.4.b',
      en: 'Bezants that are spent go to the bank.',
      it: 'I bisanti spesi tornano alla riserva generale.',
    },
  ],
};
