export type { Place } from './check-place';
export { type Coordinates, checkPlace, locate, type PlaceWarning } from './places.service';
