export { drawStill, type StillDrawing } from './draw-still';
