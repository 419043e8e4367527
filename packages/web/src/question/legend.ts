import type { Game, Glyph, PieceLook, Speaker } from '@tabula/engine';

/** A thing that is drawn without words, with its words; `about` is null where its name says it all. */
interface LegendRow {
  readonly name: string;
  readonly about: string | null;
}

export interface LegendPiece extends LegendRow {
  readonly kind: string;
  readonly piece: PieceLook;
}

export interface LegendFigure extends LegendRow {
  readonly key: string;
  readonly glyph: Glyph | undefined;
}

/** What a thing of the game is called, by whatever sort it is; null if it has no name. */
export function legendName(game: Game, speaker: Speaker, id: string): string | null {
  const key = [`legend.${id}`, ...nounsOf(game).map((noun) => `${noun}.${id}`)].find((one) => speaker.has(one));
  return key === undefined ? null : speaker.say(key);
}

/** The pieces of the map; what looks alike stands once, and roads are no pieces. */
export function legendPieces(game: Game, speaker: Speaker): LegendPiece[] {
  const seen = new Set<string>();
  return Object.entries(game.look?.pieces ?? {}).flatMap(([kind, piece]) => {
    const { form, glyph } = piece;
    const name = legendName(game, speaker, kind);
    if (name === null || form === 'road' || seen.has(`${form} ${glyph}`)) return [];
    seen.add(`${form} ${glyph}`);
    return [{ kind, piece, name, about: aboutOf(game, speaker, kind) }];
  });
}

/** The figures of a panel and the places beside the map, as far as a picture stands for them or something is told of them. */
export function legendFigures({ look }: Game, speaker: Speaker): LegendFigure[] {
  const figures = new Map(Object.entries({ ...look?.cells, ...look?.slots }));
  return [...figures].flatMap(([key, { glyph }]) => {
    const about = speaker.has(`about.${key}`) ? speaker.say(`about.${key}`) : null;
    const named = [`legend.${key}`, key].find((one) => speaker.has(one));
    return named !== undefined && (glyph ?? about) ? [{ key, glyph, name: speaker.say(named), about }] : [];
  });
}

function aboutOf(game: Game, speaker: Speaker, id: string): string | null {
  const key = nounsOf(game)
    .map((noun) => `about.${noun}.${id}`)
    .find((one) => speaker.has(one));
  return key === undefined || speaker.has(`legend.${id}`) ? null : speaker.say(key);
}

function nounsOf({ nouns }: Game): string[] {
  return [...new Set(Object.values(nouns).map((noun) => noun.replace(/\+$/, '')))];
}
