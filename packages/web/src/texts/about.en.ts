/** What this house is. */
export const aboutEn = {
  'about.title': 'Tabula',
  'about.one':
    'The board, the map, and the tablet that records what was done: the Romans had one word for all three. Here people play the great strategy games of the ancient Mediterranean in the browser, rules enforced, with friends or against bots.',
  'about.two':
    'There are no accounts. Whoever holds the link of a seat sits there; your browser keeps it for you. A table waits as long as you like.',
  'about.three':
    'Every game is a record: you can replay it, save it, and go on from any point of it. All dice come from a seed that is sealed at the start and shown at the end.',
  'about.four':
    'Everything works with the keyboard and with a screen reader: at the table press T for the whole game as text. Nothing sounds unless you switch sounds on in the settings.',
} as const;

export type AboutTexts = Readonly<Record<keyof typeof aboutEn, string>>;
