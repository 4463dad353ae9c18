export { openTelemetry } from './open-telemetry';
export { telemetryRoutes } from './telemetry.routes';
