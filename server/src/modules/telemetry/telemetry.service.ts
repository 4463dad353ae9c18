import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Logger } from '../../platform/log';
import type { ErrorService } from './sentry';
import { type ClientError, type FunnelStep, insertStep, keepError } from './telemetry.repository';
import { withoutPersonalData } from './without-personal-data';

export interface TelemetryContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Null where none is set up. */
  readonly errorService: ErrorService | null;
}

export interface TelemetryService {
  /** An anonymous step of the funnel. */
  recordStep(step: FunnelStep): Promise<void>;
  /** Keeps what went wrong in a browser, and passes a new error on without waiting for the service. */
  reportError(error: ClientError): Promise<void>;
}

export function createTelemetryService({ db, clock, log, errorService }: TelemetryContext): TelemetryService {
  return {
    recordStep: (step) => insertStep(db.read, step, clock.now()),
    async reportError({ message, stack, url, ...rest }) {
      const now = clock.now();
      const error = {
        ...rest,
        message: withoutPersonalData(message),
        stack: stack === undefined ? undefined : withoutPersonalData(stack),
        url: withoutPersonalData(url),
      };
      const isNew = await db.transaction((tx) => keepError(tx, error, now));
      if (!isNew || errorService === null) return;
      errorService.report(error, now).catch((err: unknown) => log.warn({ err }, 'error service not reached'));
    },
  };
}
