export type { Place } from './check-place';
export { type Coordinates, createPlacesService, type PlacesService, type PlaceWarning } from './places.service';
