/** The words for choosing what a bot is like, and what it gives away. */
export const opponentsEn = {
  handicap: 'Handicap',
  'handicap.none': 'none',
  'handicap.some': 'gives {elo} Elo away',
  character: 'Character',
  'character.none': 'none',
  aggressor: 'aggressor',
  builder: 'builder',
  trader: 'trader',
  avenger: 'avenger',
};
