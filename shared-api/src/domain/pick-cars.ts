import type { ContractStatus } from './contract-status';

/** Which of a car's contracts says most about it. */
const weight: Record<ContractStatus, number> = { PAID: 5, FILLED: 4, SIGNED: 3, PENDING: 2, AVAIABLE: 1, DRAFT: 0 };

interface CarContract {
  readonly car_vin: string;
  readonly status: ContractStatus;
  /** ISO 8601, so that later ones are greater. */
  readonly created_at: string;
  readonly withdrawn_at: string | null;
}

/**
 * One contract a car: the one that is furthest on its way, of equal ones the newest. Withdrawn ones are no cover.
 * @param hasEnded whether a cover is over: then any other contract of the car says more
 */
export function pickCars<Row extends CarContract>(
  rows: readonly Row[],
  hasEnded: (row: Row) => boolean = () => false,
): Row[] {
  const weightOf = (row: Row) => (hasEnded(row) ? -1 : weight[row.status]);
  const byCar = new Map<string, Row>();
  for (const row of rows) {
    const known = byCar.get(row.car_vin);
    const better =
      !known ||
      weightOf(row) > weightOf(known) ||
      (weightOf(row) === weightOf(known) && row.created_at > known.created_at);
    if (row.withdrawn_at === null && better) byCar.set(row.car_vin, row);
  }
  return [...byCar.values()].sort((a, b) => weight[b.status] - weight[a.status]);
}
