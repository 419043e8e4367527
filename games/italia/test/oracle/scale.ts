/** How many times the usual number of positions and games the oracles look at: 1 for every day, 20 for a thorough look. */
export const SCALE = Number(process.env.TABULA_SCALE ?? 1);
