export { areaJobs } from './areas.jobs';
export { areasRoutes } from './areas.routes';
export { createAreasService } from './areas.service';
export { overridesRoutes } from './overrides.routes';
