export { type AreaHealth, type AreaVersion, countLoad, readAreaHealth } from './area-health.repository';
export { openErrorService, openTelemetry } from './open-telemetry';
export { createStackReader, type StackReader } from './read-stack';
export type { ErrorService } from './sentry';
export { telemetryJobs } from './telemetry.jobs';
export { recentErrors } from './telemetry.repository';
export { telemetryRoutes } from './telemetry.routes';
