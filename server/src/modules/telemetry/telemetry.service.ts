import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Limit, Limits } from '../../platform/limits';
import type { Logger } from '../../platform/log';
import type { ServesVersion } from '../../platform/web';
import { type AreaVersion, countFailure } from './area-health.repository';
import type { ErrorService } from './sentry';
import { type ClientError, type FunnelStep, insertStep, keepError } from './telemetry.repository';
import { withoutPersonalData } from './without-personal-data';

export interface TelemetryContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits: Pick<Limits, 'take'>;
  readonly serves: ServesVersion;
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
  reportError(report: BrowserReport, address: string): Promise<void>;
}

/** Anybody may report: nobody alone shall make a version look ill. */
const failuresPerAddress: Limit = { name: 'area-failures', max: 20, windowSeconds: 3_600 };

export function createTelemetryService(context: TelemetryContext): TelemetryService {
  const { db, clock, log, limits, serves, errorService } = context;

  /** Of a version that does not exist, such as one of a developer's own, there is nothing to tell. */
  async function countsAsFailure({ area, version }: AreaVersion, address: string): Promise<boolean> {
    if (!(await serves(area, version))) return false;
    return (await limits.take(failuresPerAddress, `${address} ${area} ${version}`)) === null;
  }

  return {
    recordStep: (step) => insertStep(db.read, step, clock.now()),
    async reportError({ message, stack, url, kind, ...rest }, address) {
      const now = clock.now();
      const error = {
        ...rest,
        message: withoutPersonalData(message),
        stack: stack === undefined ? undefined : withoutPersonalData(stack),
        url: withoutPersonalData(url),
      };
      const isFailure = kind === 'area' && (await countsAsFailure(error, address));
      const isNew = await db.transaction(async (tx) => {
        if (isFailure) await countFailure(tx, error, now);
        return keepError(tx, error, now);
      });
      if (!isNew || errorService === null) return;
      errorService.report(error, now).catch((err: unknown) => log.warn({ err }, 'error service not reached'));
    },
  };
}
