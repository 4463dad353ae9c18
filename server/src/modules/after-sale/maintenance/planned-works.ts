import { randomUUID } from 'node:crypto';
import { romeDate, serviceSchedule } from 'shared-api/domain';
import type { Contract } from '../../contracts';
import type { maintenanceWorks } from '../tables/maintenance.table';

/** The rows of the maintenance that a paid contract gives right to, counted from its signature. */
export function plannedWorks(contract: Contract, signedAt: Date): (typeof maintenanceWorks.$inferInsert)[] {
  const works = serviceSchedule({
    services: contract.mantenance_number,
    months: contract.mantenance_duration,
    km: contract.mantenance_km,
    from: romeDate(signedAt),
    startKm: contract.km ?? 0,
  });
  return works.map((work) => ({ ...work, id: randomUUID(), contract_id: contract.id }));
}
