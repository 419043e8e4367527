import { botWord, CHARACTERS, characterNamed, MOST_HANDICAP } from '@tabula/bots/characters';
import type { OurBotName } from '@tabula/protocol';
import { opponentsEn } from '../texts/opponents.en.ts';
import { opponentsIt } from '../texts/opponents.it.ts';
import { ownWords } from '../ui/own-words.ts';
import { useSettings } from '../ui/settings.ts';
import { changedBot } from './bot-choice.ts';

const useOpponentWords = ownWords({ en: opponentsEn, it: opponentsIt });

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
