export { type AreaHealth, countLoad, readAreaHealth, readLoads } from './area-health.repository';
export { openErrorService, openTelemetry } from './open-telemetry';
export { createStackReader } from './read-stack';
export type { ErrorService } from './sentry';
export { funnelEvents } from './tables/telemetry.table';
export { telemetryJobs } from './telemetry.jobs';
export { recentErrors } from './telemetry.repository';
export { telemetryRoutes } from './telemetry.routes';
export { readVersionFigures } from './version-figures';
