export { placesRoutes } from './places.routes';
export { locate, locateAbbreviated } from './places.service';
