export * from './board.ts';
export * from './built.ts';
export { type DrawOptions, drawBoard, drawBorders, drawFeatures, drawGround, drawOwners } from './draw/board.ts';
export { drawLabel, drawLabels } from './draw/labels.ts';
export { drawCities, drawLinks } from './draw/links.ts';
export { linePath, shapePath } from './draw/svg.ts';
export * from './style.ts';
