import { type Duel, type DuelEvent, type DuelView, duel } from '@tabula/engine/testing';
import { hasty } from '../../server/test/helpers/hasty.ts';

type SecretView = DuelView & { readonly seat: number | null };

/** The tiny game of hidden hands, whose scene shows a seat its own; whoever is late plays his first card. */
export const secret = hasty<Duel, DuelEvent, SecretView>({
  ...duel,
  messages: {
    en: { ...duel.messages.en, held: 'holds {cards}' },
    it: { ...duel.messages.it, held: 'ha in mano {cards}' },
  },
  view: (state, seat) => ({ ...duel.view(state, seat), seat }),
  scene: (view) => ({
    ...duel.scene(view),
    panels: duel
      .scene(view)
      .panels.map((panel) =>
        panel.seat === view.seat
          ? { ...panel, badges: [{ say: 'held', args: { cards: view.hand.join(' ') } }] }
          : panel,
      ),
  }),
});
