import {
  type Ask,
  type Barred,
  type Game,
  type GameEvent,
  type Option,
  type Prompt,
  RulesContext,
} from '@tabula/engine';

/** A table that names in every question what is taken for whoever is late: the first thing on the list. */
class HastyTable<S, E extends GameEvent> extends RulesContext<S, E> {
  override choose<O extends Option>(
    seat: number,
    prompt: Prompt,
    options: readonly O[],
    barred?: () => readonly Barred[],
  ) {
    return super.choose(seat, { ...prompt, fallback: options[0].id }, options, barred);
  }

  override chooseTogether<O extends Option>(asks: readonly Ask<O>[]) {
    return super.chooseTogether(
      asks.map((ask) => ({ ...ask, prompt: { ...ask.prompt, fallback: ask.options[0].id } })),
    );
  }
}

/** The same game, with something to take for whoever is late. */
export function hasty<S, E extends GameEvent, V>(game: Game<S, E, V>): Game<S, E, V> {
  return {
    ...game,
    id: `hasty-${game.id}`,
    play: (g) =>
      game.play(
        new HastyTable(g.state, g.chance, {
          event: (event, to) => g.emit(event, to),
          checkpoint: () => g.checkpoint(),
          reveal: () => g.reveal(),
        }),
      ),
  };
}
