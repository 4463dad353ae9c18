import { addRomeMonths } from 'shared-api/domain';

export interface Plan {
  /** How many services the contract pays for. */
  readonly services: number;
  readonly months: number;
  readonly km: number;
  /** `YYYY-MM-DD` of the signature. */
  readonly from: string;
  /** Kilometres at the signature. */
  readonly startKm: number;
}

export interface DueWork {
  readonly n: number;
  readonly due_on: string;
  readonly due_km: number;
}

/** The services of a paid contract, spread evenly over its months and kilometres: due at whichever comes first. */
export function maintenanceSchedule({ services, months, km, from, startKm }: Plan): DueWork[] {
  return Array.from({ length: services }, (_, index) => {
    const n = index + 1;
    return {
      n,
      due_on: addRomeMonths(from, Math.round((months * n) / services)),
      due_km: startKm + Math.round((km * n) / services),
    };
  });
}
