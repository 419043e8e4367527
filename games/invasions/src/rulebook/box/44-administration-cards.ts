import type { Chapter } from '@tabula/engine';

export const administrationCards: Chapter = {
  id: 'XLIV',
  title: { en: 'Administration cards', it: 'Carte Amministrazione' },
  statements: [
    {
      id: 'XLIV.a',
      en: 'There are 18: seven passive, seven military, four reforms.',
      it: 'Sono 18: sette passive, sette militari, quattro riforme.',
    },
    {
      id: 'XLIV.b',
      en: 'A passive card costs a kingdom 5 gold and an empire 10, a military one 10 and 20, a reform 20 and 25.',
      it: 'Una carta passiva costa 5 ori a un regno e 10 a un impero, una militare 10 e 20, una riforma 20 e 25.',
    },
    {
      id: 'XLIV.c',
      en: 'A card has three rows: young is age 1 to 4, mature 5 to 8, old 9 to 12.',
      it: 'Una carta ha tre righe: giovane è l’età 1-4, matura 5-8, vecchia 9-12.',
    },
    {
      id: 'XLIV.1.a',
      heading: { en: 'Otium', it: 'Otium' },
      en: 'Passive. Young: gold +3, leaders stay. Mature: gold +2, leaders stay. Old: gold +1, Decadence, leaders stay.',
      it: 'Passiva. Giovane: oro +3, i leader restano. Matura: oro +2, i leader restano. Vecchia: oro +1, Decadenza, i leader restano.',
    },
    {
      id: 'XLIV.2.a',
      heading: { en: 'Annona', it: 'Annona' },
      en: 'Passive. Young: gold +5, leaders stay. Mature: gold +3, leaders stay. Old: age +1, gold +2, Revolt, leaders stay.',
      it: 'Passiva. Giovane: oro +5, i leader restano. Matura: oro +3, i leader restano. Vecchia: età +1, oro +2, Rivolta, i leader restano.',
    },
    {
      id: 'XLIV.3.a',
      heading: { en: 'Senatus', it: 'Senatus' },
      en: 'Passive. Young: leaders act. Mature: Corruption, leaders act. Old: Usurper, leaders act.',
      it: 'Passiva. Giovane: i leader agiscono. Matura: Corruzione, i leader agiscono. Vecchia: Usurpatore, i leader agiscono.',
    },
    {
      id: 'XLIV.4.a',
      heading: { en: 'Concilium', it: 'Concilium' },
      en: 'Passive. Young: Heresy, leaders stay. Mature: Intolerance, leaders stay. Old: age +1, Heresy, leaders stay.',
      it: 'Passiva. Giovane: Eresia, i leader restano. Matura: Intolleranza, i leader restano. Vecchia: età +1, Eresia, i leader restano.',
    },
    {
      id: 'XLIV.5.a',
      heading: { en: 'Ludi', it: 'Ludi' },
      en: 'Passive. Young: gold -2, Loyalty, leaders stay. Mature: gold -3, Loyalty, leaders stay. Old: gold -3, leaders stay.',
      it: 'Passiva. Giovane: oro -2, Lealtà, i leader restano. Matura: oro -3, Lealtà, i leader restano. Vecchia: oro -3, i leader restano.',
    },
    {
      id: 'XLIV.6.a',
      heading: { en: 'Luxuria', it: 'Luxuria' },
      en: 'Passive. Young: age +1, leaders act. Mature: age +1, Inaction, leaders stay. Old: age +2, Decadence, leaders stay.',
      it: 'Passiva. Giovane: età +1, i leader agiscono. Matura: età +1, Inazione, i leader restano. Vecchia: età +2, Decadenza, i leader restano.',
    },
    {
      id: 'XLIV.7.a',
      heading: { en: 'Quies', it: 'Quies' },
      en: 'Passive. Young: leaders stay. Mature: age +1, Revolt, leaders stay. Old: age +1, General revolt, leaders stay.',
      it: 'Passiva. Giovane: i leader restano. Matura: età +1, Rivolta, i leader restano. Vecchia: età +1, Rivolta generale, i leader restano.',
    },
    {
      id: 'XLIV.8.a',
      heading: { en: 'Dilectus', it: 'Dilectus' },
      en: 'Military. Young: gold -2, leaders act. Mature: gold -2, leaders act. Old: age +1, Desertion, leaders act.',
      it: 'Militare. Giovane: oro -2, i leader agiscono. Matura: oro -2, i leader agiscono. Vecchia: età +1, Diserzione, i leader agiscono.',
    },
    {
      id: 'XLIV.9.a',
      heading: { en: 'Expeditio', it: 'Expeditio' },
      en: 'Military. Young: leaders act. Mature: leaders act. Old: Mutiny, leaders act.',
      it: 'Militare. Giovane: i leader agiscono. Matura: i leader agiscono. Vecchia: Ammutinamento, i leader agiscono.',
    },
    {
      id: 'XLIV.10.a',
      heading: { en: 'Triumphus', it: 'Triumphus' },
      en: 'Military. Young: gold +3, Loyalty, leaders act. Mature: gold +2, leaders act. Old: Usurper, leaders act.',
      it: 'Militare. Giovane: oro +3, Lealtà, i leader agiscono. Matura: oro +2, i leader agiscono. Vecchia: Usurpatore, i leader agiscono.',
    },
    {
      id: 'XLIV.11.a',
      heading: { en: 'Stipendium', it: 'Stipendium' },
      en: 'Military. Young: gold -3, leaders act. Mature: gold -4, leaders act. Old: gold -5, Mutiny, leaders act.',
      it: 'Militare. Giovane: oro -3, i leader agiscono. Matura: oro -4, i leader agiscono. Vecchia: oro -5, Ammutinamento, i leader agiscono.',
    },
    {
      id: 'XLIV.12.a',
      heading: { en: 'Castra', it: 'Castra' },
      en: 'Military. Young: leaders act. Mature: age +1, Revolt, leaders act. Old: age +1, Revolt, leaders act.',
      it: 'Militare. Giovane: i leader agiscono. Matura: età +1, Rivolta, i leader agiscono. Vecchia: età +1, Rivolta, i leader agiscono.',
    },
    {
      id: 'XLIV.13.a',
      heading: { en: 'Auxilia', it: 'Auxilia' },
      en: 'Military. Young: Desertion, leaders act. Mature: Desertion, leaders act. Old: Plague, leaders act.',
      it: 'Militare. Giovane: Diserzione, i leader agiscono. Matura: Diserzione, i leader agiscono. Vecchia: Peste, i leader agiscono.',
    },
    {
      id: 'XLIV.14.a',
      heading: { en: 'Imperium', it: 'Imperium' },
      en: 'Military. Young: age +1, leaders act. Mature: age +1, Usurper, leaders act. Old: age +2, Usurper, leaders stay.',
      it: 'Militare. Giovane: età +1, i leader agiscono. Matura: età +1, Usurpatore, i leader agiscono. Vecchia: età +2, Usurpatore, i leader restano.',
    },
    {
      id: 'XLIV.15.a',
      heading: { en: 'Codex', it: 'Codex' },
      en: 'Reform. Young: age -1, leaders stay. Mature: age -1, leaders stay. Old: age -1, Corruption, leaders stay.',
      it: 'Riforma. Giovane: età -1, i leader restano. Matura: età -1, i leader restano. Vecchia: età -1, Corruzione, i leader restano.',
    },
    {
      id: 'XLIV.16.a',
      heading: { en: 'Census', it: 'Census' },
      en: 'Reform. Young: gold +8, leaders stay. Mature: age -1, gold +5, Revolt, leaders stay. Old: age -1, gold +3, General revolt, leaders stay.',
      it: 'Riforma. Giovane: oro +8, i leader restano. Matura: età -1, oro +5, Rivolta, i leader restano. Vecchia: età -1, oro +3, Rivolta generale, i leader restano.',
    },
    {
      id: 'XLIV.17.a',
      heading: { en: 'Ecclesia', it: 'Ecclesia' },
      en: 'Reform. Young: age -1, leaders act. Mature: age -1, Heresy, leaders act. Old: Intolerance, leaders act.',
      it: 'Riforma. Giovane: età -1, i leader agiscono. Matura: età -1, Eresia, i leader agiscono. Vecchia: Intolleranza, i leader agiscono.',
    },
    {
      id: 'XLIV.18.a',
      heading: { en: 'Restitutio', it: 'Restitutio' },
      en: 'Reform. Young: age -1, Loyalty, leaders act. Mature: age -1, leaders act. Old: age -1, leaders stay.',
      it: 'Riforma. Giovane: età -1, Lealtà, i leader agiscono. Matura: età -1, i leader agiscono. Vecchia: età -1, i leader restano.',
    },
  ],
};
