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

/** One contract a car: the one that is furthest on its way, of equal ones the newest. Withdrawn ones are no cover. */
export function pickCars<Row extends CarContract>(rows: readonly Row[]): Row[] {
  const byCar = new Map<string, Row>();
  for (const row of rows) {
    const known = byCar.get(row.car_vin);
    const better =
      !known ||
      weight[row.status] > weight[known.status] ||
      (row.status === known.status && row.created_at > known.created_at);
    if (row.withdrawn_at === null && better) byCar.set(row.car_vin, row);
  }
  return [...byCar.values()].sort((a, b) => weight[b.status] - weight[a.status]);
}
