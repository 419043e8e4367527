import type { Card, Hand, Option, Piece, Scene, Speaker } from '@tabula/engine';
import { Clauses } from '../panels/clauses.tsx';
import { inKeyOrder } from '../question/option-looks.ts';
import { saidOption } from '../question/option-words.ts';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useQuestion, useScene, useTooSoon } from '../session/use-table-store.ts';

/** The whole game as text: what can be answered, what stands where, which cards lie open. */
export default function TextPage() {
  const { speaker, say } = useTable();
  const scene = useScene();
  const choices = useQuestion();
  return (
    <div className="text-view">
      <h3>{say('text.options')}</h3>
      {choices === null ? <p>{say('text.none')}</p> : <AllOptions choices={choices} />}
      <AllCards scene={scene} />
      <h3>{say('text.board')}</h3>
      <AllPlaces scene={scene} />
      {scene.agenda !== undefined && scene.agenda.length > 0 && (
        <>
          <h3>{say('agenda.label')}</h3>
          <ol>
            {scene.agenda.map(({ name, state, note }, i) => (
              <li key={`${name.say}/${i.toString()}`}>
                {speaker.phrase(name)}
                {note !== undefined && `: ${speaker.phrase(note)}`}
                {state !== 'later' && ` (${say(`agenda.${state}`)})`}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** So many answers can still be read one after the other. */
const READABLE = 60;

function AllOptions({ choices }: { choices: Choices }) {
  const { speaker, game } = useTable();
  const { prompt, barred, options } = choices.ask;
  // What is being put together beside the map hides nothing here, unless it would fill pages.
  const listed = options.length <= READABLE ? inKeyOrder(game, choices.ask) : choices.options;
  return (
    <>
      <p>{speaker.prompt(prompt)}</p>
      <ol className="all-options">
        {listed.map((option) => (
          <li key={option.id}>
            <AnyOption option={option} ask={prompt.ask} />
          </li>
        ))}
      </ol>
      {barred.length > 0 && (
        <ul className="all-barred">
          {barred.map(({ option, reason, rule, args }) => (
            <li key={option.id}>
              {speaker.option(option)}: {speaker.say(`reason.${reason}`, args)} ({rule})
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AnyOption({ option, ask }: { option: Option; ask: string }) {
  const { speaker } = useTable();
  const { take } = useCommands();
  const tooSoon = useTooSoon(option);
  return (
    <button type="button" data-all={option.id} disabled={tooSoon} onClick={() => take(option)}>
      {saidOption(speaker, option, ask)}
    </button>
  );
}

/** A card in words: how many, whose it is, what is said of it. */
function cardWords(speaker: Speaker, { name, count = 1, owner, note }: Card): string {
  const words = count > 1 ? `${count} × ${speaker.phrase(name)}` : speaker.phrase(name);
  const more = [owner === undefined ? null : speaker.seat(owner), note === undefined ? null : speaker.phrase(note)];
  const said = more.filter((part) => part !== null).join(', ');
  return said === '' ? words : `${words} (${said})`;
}

function AllCards({ scene: { hands = [], shelves = [], trade } }: { scene: Scene }) {
  const { speaker, say } = useTable();
  const inHand = ({ cards, hidden = 0 }: Hand) =>
    [
      ...cards.map((card) => cardWords(speaker, card)),
      ...(hidden > 0 ? [say('card.backs', { count: hidden })] : []),
    ].join(', ');
  return (
    <>
      {trade !== undefined && (
        <>
          <h3>{speaker.phrase(trade.name)}</h3>
          <HandList hands={trade.offers} words={inHand} />
          <ol>
            {trade.takings.map(({ by, from, card }, i) => (
              <li key={i.toString()}>
                {say('trade.chain', {
                  by: speaker.seat(by),
                  from: speaker.seat(from),
                  card: speaker.phrase(card.name),
                })}
              </li>
            ))}
          </ol>
        </>
      )}
      {hands.length > 0 && (
        <>
          <h3>{say('text.hands')}</h3>
          <HandList hands={hands} words={inHand} />
        </>
      )}
      {shelves.map(({ name, cards }) => (
        <section key={name.say}>
          <h3>{speaker.phrase(name)}</h3>
          {cards.every(({ lines }) => lines === undefined) ? (
            <p>{cards.map((card) => cardWords(speaker, card)).join(', ')}</p>
          ) : (
            cards.map((card) => (
              <details key={card.name.say}>
                <summary>{cardWords(speaker, card)}</summary>
                <Clauses lines={card.lines ?? []} />
              </details>
            ))
          )}
        </section>
      ))}
    </>
  );
}

function HandList({ hands, words }: { hands: readonly Hand[]; words: (hand: Hand) => string }) {
  const { speaker, say } = useTable();
  return (
    <dl>
      {hands.map((hand) => (
        <div key={`${hand.seat}/${hand.name.say}`}>
          <dt>
            {speaker.seat(hand.seat)}, {speaker.phrase(hand.name)}
          </dt>
          <dd>{words(hand) || say('hand.none')}</dd>
        </div>
      ))}
    </dl>
  );
}

function AllPlaces({ scene }: { scene: Scene }) {
  const { speaker, game, say } = useTable();
  const placeName = (id: string) => (speaker.has(`space.${id}`) ? speaker.say(`space.${id}`) : id);
  const words = (piece: Piece) => {
    const { name, to, side } = piece;
    const said = name === undefined ? speaker.piece(piece) : speaker.phrase(name);
    const where = to ?? side;
    return where === undefined ? said : `${said} (${placeName(where)})`;
  };
  const standing = new Map<string, string[]>();
  for (const piece of scene.pieces) standing.set(piece.at, [...(standing.get(piece.at) ?? []), words(piece)]);
  const areas = new Map(scene.areas?.map((area) => [area.at, area]));
  return (
    <dl>
      {game.board.spaces.map(({ id }) => {
        const area = areas.get(id);
        const facts = [
          ...(area?.owner === undefined ? [] : [say('place.owner', { name: speaker.seat(area.owner) })]),
          ...(area?.value === undefined ? [] : [say('place.value', { value: area.value })]),
          ...(area?.note === undefined ? [] : [speaker.phrase(area.note)]),
          ...(standing.get(id) ?? []),
        ];
        return (
          <div key={id}>
            <dt>{placeName(id)}</dt>
            <dd>{facts.join(', ') || '–'}</dd>
          </div>
        );
      })}
    </dl>
  );
}
