import type { Chapter } from '@tabula/engine';

export const campaigns: Chapter = {
  id: 'XXII',
  title: { en: 'Campaigns', it: 'Campagne militari' },
  statements: [
    {
      id: 'XXII.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'When the units of a nation have moved and fought, its leaders may go on campaign.',
      it: 'Quando le unità di una nazione si sono mosse e hanno combattuto, i suoi leader possono andare in campagna.',
    },
    {
      id: 'XXII.A.b',
      en: 'A leader has as many campaigns as his campaign value, 0 to 3.',
      it: 'Un leader ha tante campagne quanto il suo valore Campagna, da 0 a 3.',
    },
    {
      id: 'XXII.A.c',
      en: 'Several leaders go in the order their player likes; one campaign ends before the next begins.',
      it: 'Più leader vanno nell’ordine che il giocatore preferisce; una campagna finisce prima che cominci la successiva.',
    },
    {
      id: 'XXII.A.d',
      en: 'At the start of each campaign the leader and his stack may be put anywhere in connected friendly territory, free.',
      it: 'All’inizio di ogni campagna il leader e la sua pila si possono spostare gratis ovunque in territorio amico collegato.',
    },
    { id: 'XXII.A.e', en: 'A horde never moves in a campaign.', it: 'Un’orda non si muove mai in una campagna.' },
    {
      id: 'XXII.B.a',
      heading: { en: 'Movement', it: 'Movimento' },
      en: 'The leader picks up and leaves units as he likes, within their steps and the stacking limits.',
      it: 'Il leader raccoglie e lascia unità come vuole, nei limiti dei loro passi e dell’impilamento.',
    },
    {
      id: 'XXII.B.b',
      en: 'Units nearby may march to the leader’s province and move on with him, each within its own steps.',
      it: 'Le unità vicine possono raggiungere la provincia del leader e proseguire con lui, ognuna nei propri passi.',
    },
    {
      id: 'XXII.B.c',
      en: 'No other unit moves during a campaign.',
      it: 'Nessun’altra unità si muove durante una campagna.',
    },
    {
      id: 'XXII.B.d',
      en: 'Units that moved and fought before may do so again, as long as they stay with the leader.',
      it: 'Le unità che si erano già mosse e avevano combattuto possono rifarlo, finché restano con il leader.',
    },
  ],
};
