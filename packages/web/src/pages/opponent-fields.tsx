import { botWord, CHARACTERS, characterNamed, MOST_HANDICAP, wordOfBot } from '@tabula/bots/characters';
import type { OurBotName } from '@tabula/protocol';
import { opponentsEn } from '../texts/opponents.en.ts';
import { opponentsIt } from '../texts/opponents.it.ts';
import { ownWords } from '../ui/own-words.ts';
import { useSettings } from '../ui/settings.ts';

const useOpponentWords = ownWords({ en: opponentsEn, it: opponentsIt });

const OUR_BOT = /^(easy|(normal|hard)(-[1-5]00)?)(:[a-z]+)?$/;

/** Whether a word names one of our bots. */
export function isOurBot(word: unknown): word is OurBotName {
  if (typeof word !== 'string' || !OUR_BOT.test(word)) return false;
  const { character } = botWord(word);
  return word.includes(':') === (character !== undefined);
}

/** The same bot, changed in one way; what cannot give anything away gives nothing. */
export function changedBot(bot: OurBotName, change: Partial<ReturnType<typeof botWord>>): OurBotName {
  const next = { ...botWord(bot), ...change };
  const word = wordOfBot(next.play === 'easy' ? { ...next, handicap: 0 } : next);
  return isOurBot(word) ? word : bot;
}

interface OpponentFieldsProps {
  readonly bot: OurBotName;
  readonly onChange: (bot: OurBotName) => void;
}

/** What a bot gives away, by hundreds of Elo, and whom it is like. */
export function OpponentFields({ bot, onChange }: OpponentFieldsProps) {
  const words = useOpponentWords();
  const { language } = useSettings();
  const { play, handicap, character } = botWord(bot);
  const given = handicap === 0 ? words('handicap.none') : words('handicap.some', { elo: 100 * handicap });
  return (
    <>
      {play !== 'easy' && (
        <label className="settings-row">
          <span>
            {words('handicap')}: {given}
          </span>
          <input
            type="range"
            min={0}
            max={MOST_HANDICAP}
            step={1}
            value={handicap}
            aria-valuetext={given}
            onChange={({ target }) => onChange(changedBot(bot, { handicap: Number(target.value) }))}
          />
        </label>
      )}
      <label className="settings-row">
        <span>{words('character')}</span>
        <select
          value={character ?? ''}
          onChange={({ target }) => onChange(changedBot(bot, { character: characterNamed(target.value)?.id }))}
        >
          <option value="">{words('character.none')}</option>
          {CHARACTERS.map(({ id, name, line }) => (
            <option key={id} value={id}>
              {`${name}, ${words(id)}: ${line[language]}`}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
