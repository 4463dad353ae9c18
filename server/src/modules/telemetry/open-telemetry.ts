import type { Platform } from '../../platform/platform';
import { type ErrorService, sentryService } from './sentry';
import { createTelemetryService, type TelemetryService } from './telemetry.service';

/** The error service that the configuration names, or null; the demonstration has none. */
export function openErrorService({ env }: Pick<Platform, 'env'>): ErrorService | null {
  return env.DEMO || env.SENTRY_DSN === null ? null : sentryService(env.SENTRY_DSN);
}

export function openTelemetry(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  errorService: ErrorService | null,
): TelemetryService {
  return createTelemetryService({ db, clock, log, errorService });
}
