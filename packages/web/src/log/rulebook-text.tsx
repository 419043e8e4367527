import { type Language, paragraphOf, type Rulebook, type Ruling } from '@tabula/engine';
import { wordsOf } from '../texts/index.ts';

interface RulebookTextProps {
  readonly rulebook: Rulebook;
  readonly language: Language;
  /** The rule to open it at: a sentence, a section or a ruling. */
  readonly rule: string | null;
  /** The chapter of that rule, where the rulebook has no such section. */
  readonly chapter: string | null;
  /** Brings the first paragraph of that rule before the eye. */
  readonly inSight: (element: HTMLElement | null) => void;
}

/** The whole rulebook; the section or sentence that was asked for stands out and is in sight, else its chapter. */
export function RulebookText({ rulebook, language, rule, chapter, inSight }: RulebookTextProps) {
  const found = rule === null ? undefined : paragraphOf(rulebook, rule);
  const now = found === undefined ? chapter : null;
  const marks = (id: string) => ({
    className: id === rule || (rule !== null && id.startsWith(`${rule}.`)) ? 'now' : '',
    ref: id === found ? inSight : undefined,
  });
  return (
    <div className="rules-text">
      {rulebook.map(({ id, title, statements }) => (
        <section key={id} className={id === now ? 'now' : ''} ref={id === now ? inSight : undefined}>
          <h3>
            {id}. {title[language]}
          </h3>
          {statements.map((statement) => (
            <div key={statement.id}>
              {statement.heading !== undefined && <h4>{statement.heading[language]}</h4>}
              <p {...marks(statement.id)}>
                <span className="rule-number">{statement.id}</span> {statement[language]}
              </p>
              {statement.rulings?.map((ruling) => (
                <RulingText key={ruling.id} ruling={ruling} language={language} marks={marks(ruling.id)} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** What is our own word and not the book's is told apart, with its reason. */
function RulingText({
  ruling,
  language,
  marks,
}: {
  ruling: Ruling;
  language: Language;
  marks: { readonly className: string; readonly ref: RulebookTextProps['inSight'] | undefined };
}) {
  const say = wordsOf(language);
  return (
    <p {...marks} className={`ruling ${marks.className}`}>
      <b>{say('rules.ruling', { ruling: ruling.id })}</b> {ruling[language]}{' '}
      <em>{say('rules.why', { why: ruling.why[language] })}</em>
    </p>
  );
}
