export type { Place } from './check-place';
export { placesRoutes } from './places.routes';
export { type Coordinates, checkPlace, locate, type PlaceWarning } from './places.service';
