import type { Platform } from '../../platform/platform';
import { sentryService } from './sentry';
import { createTelemetryService, type TelemetryService } from './telemetry.service';

/** Telemetry with the error service that the configuration names; the demonstration has none. */
export function openTelemetry({
  db,
  clock,
  log,
  env,
}: Pick<Platform, 'db' | 'clock' | 'log' | 'env'>): TelemetryService {
  const dsn = env.DEMO ? null : env.SENTRY_DSN;
  return createTelemetryService({ db, clock, log, errorService: dsn === null ? null : sentryService(dsn) });
}
