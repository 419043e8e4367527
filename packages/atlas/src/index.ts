export { type DrawOptions, drawBoard, drawBorders, drawFeatures, drawGround, drawOwners } from './draw/board.ts';
export { drawLabel, drawLabels } from './draw/labels.ts';
export { drawCities, drawLinks } from './draw/links.ts';
export { linePath, shapePath } from './draw/svg.ts';
export * from './model/board.ts';
export * from './model/built.ts';
export * from './model/style.ts';
