import { asc, eq, sql } from 'drizzle-orm';
import { foreseeServices, romeDate } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { preparedStatement, type Queries } from '../../../platform/db';
import { maintenanceWorks } from '../../../platform/db/schema';
import type { Contract } from '../contract.types';

export type Maintenance = StaffContract['maintenance'];

const worksOf = preparedStatement('maintenance_of_contract', (db) =>
  db
    .select({
      n: maintenanceWorks.n,
      due_on: maintenanceWorks.due_on,
      due_km: maintenanceWorks.due_km,
      done_on: maintenanceWorks.done_on,
      km: maintenanceWorks.km,
    })
    .from(maintenanceWorks)
    .where(eq(maintenanceWorks.contract_id, sql.placeholder('contract_id')))
    .orderBy(asc(maintenanceWorks.n)),
);

/** The maintenance that a contract gives right to, in its order, with when it is likely to be due; none before it is paid. */
export async function maintenanceOf(db: Queries, contract: Contract, now: Date): Promise<Maintenance> {
  if (contract.paid_at === null) return [];
  const works = await worksOf(db).execute({ contract_id: contract.id });
  const { km, car_mileage_date, car_registration_date } = contract;
  const madeOn = romeDate(contract.signed_at ?? contract.created_at);
  const facts = { maintenance: works, km, car_mileage_date, car_registration_date };
  const foreseen = new Map(foreseeServices(facts, madeOn, romeDate(now)).map((service) => [service.n, service.on]));
  return works.map((work) => ({ ...work, projected_on: foreseen.get(work.n) ?? null }));
}
