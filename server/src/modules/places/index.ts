export { placesRoutes } from './places.routes';
export { locate } from './places.service';
