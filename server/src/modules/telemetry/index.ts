export { type AreaHealth, type AreaVersion, countLoad, readAreaHealth } from './area-health.repository';
export { openTelemetry } from './open-telemetry';
export { telemetryJobs } from './telemetry.jobs';
export { telemetryRoutes } from './telemetry.routes';
