export { areasRoutes } from './areas.routes';
export { createAreasService } from './areas.service';
export { overridesRoutes } from './overrides.routes';
