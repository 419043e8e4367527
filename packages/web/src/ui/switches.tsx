import { changeLanguage, changeSettings, contrastOn, useSay, useSettings } from './settings.ts';

/** English or Italian, with one click. */
export function LanguageSwitch() {
  const { language } = useSettings();
  const other = language === 'en' ? 'it' : 'en';
  const name = other === 'it' ? 'Italiano' : 'English';
  return (
    <button type="button" className="tool" lang={other} title={name} onClick={() => void changeLanguage(other)}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="hidden">{name}</span>
    </button>
  );
}

/** Both languages, side by side. */
export function Languages() {
  const { language } = useSettings();
  const say = useSay();
  return (
    <fieldset className="languages">
      <legend className="hidden">{say('language')}</legend>
      {(['en', 'it'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language === one}
          onClick={() => void changeLanguage(one)}
        >
          {one === 'en' ? 'English' : 'Italiano'}
        </button>
      ))}
    </fieldset>
  );
}

/** The high-contrast theme, on or off. */
export function ContrastSwitch() {
  const settings = useSettings();
  const say = useSay();
  const on = contrastOn(settings);
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={() => changeSettings({ theme: on ? 'parchment' : 'contrast' })} />
      <span>{say('contrast')}</span>
    </label>
  );
}

/** Whether the page answers where there is nothing to choose. */
export function AutoAnswerSwitch() {
  const { autoAnswer } = useSettings();
  const say = useSay();
  return (
    <label className="switch">
      <input type="checkbox" checked={autoAnswer} onChange={() => changeSettings({ autoAnswer: !autoAnswer })} />
      <span>{say('auto-answer')}</span>
    </label>
  );
}

/** What makes sounds comes when somebody wants them. */
async function switched(on: boolean): Promise<void> {
  const { switchSounds } = await import('./sounds.ts');
  await switchSounds(on);
}

/** Sounds, on or off. */
export function SoundSwitch() {
  const { sound } = useSettings();
  const say = useSay();
  return (
    <label className="switch">
      <input type="checkbox" checked={sound} onChange={() => void switched(!sound)} />
      <span>{say('sound')}</span>
    </label>
  );
}
