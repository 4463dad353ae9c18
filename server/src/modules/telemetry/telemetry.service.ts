import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Limit, Limits } from '../../platform/limits';
import type { Logger } from '../../platform/log';
import type { ServesVersion } from '../../platform/web';
import { addCounts } from './area-health.repository';
import { addVitals } from './area-vitals.repository';
import type { AreaVersion } from './health-hours';
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
  /** `area`: the area itself did not come; `draw`: it broke while it was drawn. */
  readonly kind: 'error' | 'area' | 'draw';
}

/** What a browser measured of the pages of a version while somebody was there. */
export interface Measures extends AreaVersion {
  readonly lcp_ms?: number | undefined;
  readonly inp_ms?: number | undefined;
  readonly cls?: number | undefined;
  readonly calls: number;
  readonly failed_calls: number;
}

type Calls = Pick<Measures, 'calls' | 'failed_calls'>;

export interface TelemetryService {
  /** An anonymous step of the funnel. */
  recordStep(step: FunnelStep): Promise<void>;
  /** Keeps what went wrong in a browser, and passes a new error on without waiting for the service. */
  reportError(report: BrowserReport, address: string): Promise<void>;
  /** Adds up what browsers measure, of versions that they can have got from here. */
  reportMeasures(measures: Measures, address: string): Promise<void>;
}

/** Anybody may report: nobody alone shall make a version look ill. */
const failuresPerAddress: Limit = { name: 'area-failures', max: 20, windowSeconds: 3_600 };
const measuresPerAddress: Limit = { name: 'area-measures', max: 60, windowSeconds: 3_600 };
/** Fewer than end a trial (`worseThanLive` in shared-api/release): what fails in one network alone is that network's. */
const failedCallsPerAddress: Limit = { name: 'area-failed-calls', max: 4, windowSeconds: 86_400 };
/** What is new of an address is counted apart: many failures of one network are one network's. */
const oncePerAddress: Limit = { name: 'area-reporter', max: 1, windowSeconds: 86_400 };

export function createTelemetryService(context: TelemetryContext): TelemetryService {
  const { db, clock, log, limits, serves, errorService } = context;

  /** Of a version that does not exist, such as one of a developer's own, there is nothing to tell. */
  async function counts({ area, version }: AreaVersion, address: string, limit: Limit): Promise<boolean> {
    if (!(await serves(area, version))) return false;
    return (await limits.take(limit, `${address} ${area} ${version}`)) === null;
  }

  /** What a report adds to a version's figures; null when it adds nothing. */
  async function failureOf(kind: BrowserReport['kind'], which: AreaVersion, address: string) {
    if (kind === 'error' || !(await counts(which, address, failuresPerAddress))) return null;
    const isNew = (await limits.take(oncePerAddress, `${address} ${which.area} ${which.version}`)) === null;
    return { [kind === 'draw' ? 'draw_errors' : 'failures']: 1, reporters: isNew ? 1 : 0 };
  }

  /** Calls as they count: of an address that had its share of failed ones, only so many, and others in proportion. */
  async function countedCalls(which: AreaVersion, { calls, failed_calls }: Calls, address: string): Promise<Calls> {
    const failed = Math.min(failed_calls, calls);
    const key = `${address} ${which.area} ${which.version}`;
    let counted = 0;
    while (counted < failed && (await limits.take(failedCallsPerAddress, key)) === null) counted += 1;
    return { calls: failed === 0 ? calls : Math.round((calls * counted) / failed), failed_calls: counted };
  }

  return {
    recordStep: (step) => db.lastTransaction((tx) => insertStep(tx, step, clock.now())),
    async reportError({ message, stack, url, kind, ...rest }, address) {
      const now = clock.now();
      const error = {
        ...rest,
        message: withoutPersonalData(message),
        stack: stack === undefined ? undefined : withoutPersonalData(stack),
        url: withoutPersonalData(url),
      };
      const { area, version } = error;
      const failure = await failureOf(kind, { area, version }, address);
      const isNew = await db.lastTransaction(async (tx) => {
        if (failure !== null) await addCounts(tx, { area, version }, failure, now);
        return keepError(tx, error, now);
      });
      if (!isNew || errorService === null) return;
      errorService.report(error, now).catch((err: unknown) => log.warn({ err }, 'error service not reached'));
    },
    async reportMeasures({ area, version, calls, failed_calls, ...vitals }, address) {
      if (!(await counts({ area, version }, address, measuresPerAddress))) return;
      const now = clock.now();
      const counted = await countedCalls({ area, version }, { calls, failed_calls }, address);
      await db.lastTransaction(async (tx) => {
        if (counted.calls > 0) await addCounts(tx, { area, version }, counted, now);
        await addVitals(tx, { area, version }, vitals, now);
      });
    },
  };
}
