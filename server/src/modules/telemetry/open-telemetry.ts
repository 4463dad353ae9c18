import type { Platform } from '../../platform/platform';
import { productFolder } from '../../platform/server-folder';
import { servesVersion } from '../../platform/web';
import { type ErrorService, sentryService } from './sentry';
import { createTelemetryService, type TelemetryService } from './telemetry.service';

/** The error service that the configuration names, or null; the demonstration has none. */
export function openErrorService({ env, clock }: Pick<Platform, 'env' | 'clock'>): ErrorService | null {
  return env.DEMO || env.SENTRY_DSN === null ? null : sentryService(env.SENTRY_DSN, clock);
}

export function openTelemetry(
  { db, clock, log, limits, releases }: Pick<Platform, 'db' | 'clock' | 'log' | 'limits' | 'releases'>,
  errorService: ErrorService | null,
): TelemetryService {
  const serves = servesVersion(productFolder, releases);
  return createTelemetryService({ db, clock, log, limits, serves, errorService });
}
