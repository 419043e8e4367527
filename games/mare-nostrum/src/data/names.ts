/** The civilizations clockwise round the board from the top left. */
export const CIVILIZATIONS = ['rome', 'greece', 'babylon', 'egypt', 'carthage'] as const;
export type Civilization = (typeof CIVILIZATIONS)[number];
