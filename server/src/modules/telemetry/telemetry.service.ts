import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Logger } from '../../platform/log';
import { countFailure } from './area-health.repository';
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

export interface BrowserReport extends ClientError {
  /** `area`: the area itself did not come, or broke. */
  readonly kind: 'error' | 'area';
}

export interface TelemetryService {
  /** An anonymous step of the funnel. */
  recordStep(step: FunnelStep): Promise<void>;
  /** Keeps what went wrong in a browser, and passes a new error on without waiting for the service. */
  reportError(report: BrowserReport): Promise<void>;
}

export function createTelemetryService({ db, clock, log, errorService }: TelemetryContext): TelemetryService {
  return {
    recordStep: (step) => insertStep(db.read, step, clock.now()),
    async reportError({ message, stack, url, kind, ...rest }) {
      const now = clock.now();
      const error = {
        ...rest,
        message: withoutPersonalData(message),
        stack: stack === undefined ? undefined : withoutPersonalData(stack),
        url: withoutPersonalData(url),
      };
      const isNew = await db.transaction(async (tx) => {
        if (kind === 'area') await countFailure(tx, error, now);
        return keepError(tx, error, now);
      });
      if (!isNew || errorService === null) return;
      errorService.report(error, now).catch((err: unknown) => log.warn({ err }, 'error service not reached'));
    },
  };
}
