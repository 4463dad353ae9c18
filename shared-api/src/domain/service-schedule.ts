import { lastDayOfCover } from './deadlines';
import { addRomeMonths, type IsoDate } from './rome-time';

export interface ServicePlan {
  /** How many services the contract pays for. */
  readonly services: number;
  readonly months: number;
  readonly km: number;
  /** The day of the signature. */
  readonly from: IsoDate;
  /** Kilometres at the signature. */
  readonly startKm: number;
}

export interface ScheduledService {
  readonly n: number;
  readonly due_on: IsoDate;
  readonly due_km: number;
}

/**
 * A contract's services, spread evenly over its months and kilometres: due at whichever comes first, and at the latest
 * on the last day of the cover.
 */
export function serviceSchedule({ services, months, km, from, startKm }: ServicePlan): ScheduledService[] {
  const last = lastDayOfCover(from, months);
  return Array.from({ length: services }, (_, index) => {
    const n = index + 1;
    const due = addRomeMonths(from, Math.round((months * n) / services));
    return { n, due_on: due.localeCompare(last) < 0 ? due : last, due_km: startKm + Math.round((km * n) / services) };
  });
}
