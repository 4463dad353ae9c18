import { asc, eq, inArray, sql } from 'drizzle-orm';
import { foreseeServices, romeDate } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { preparedStatement, type Queries } from '../../../platform/db';
import { type Contract, type StatedKm, statedKmOf } from '../../contracts';
import { maintenanceWorks } from '../tables/maintenance.table';

export type Maintenance = StaffContract['maintenance'];

const columns = {
  n: maintenanceWorks.n,
  due_on: maintenanceWorks.due_on,
  due_km: maintenanceWorks.due_km,
  done_on: maintenanceWorks.done_on,
  km: maintenanceWorks.km,
  // In a statement about one table the builder takes the table off a column's name.
  stated: statedKmOf(sql.raw('maintenance_works.contract_id')),
};

const worksOf = preparedStatement('maintenance_of_contract', (db) =>
  db
    .select(columns)
    .from(maintenanceWorks)
    .where(eq(maintenanceWorks.contract_id, sql.placeholder('contract_id')))
    .orderBy(asc(maintenanceWorks.n)),
);

/** What the foresight of a contract's services rests on, beside its works. */
export type ServiceContract = Pick<
  Contract,
  'id' | 'km' | 'car_mileage_date' | 'car_registration_date' | 'signed_at' | 'created_at'
>;

/** The maintenance that a contract gives right to, in its order, with when it is likely to be due; none before it is paid. */
export async function maintenanceOf(
  db: Queries,
  contract: ServiceContract & Pick<Contract, 'paid_at'>,
  now: Date,
): Promise<Maintenance> {
  if (contract.paid_at === null) return [];
  return foreseen(contract, await worksOf(db).execute({ contract_id: contract.id }), now);
}

/** The same of many paid contracts, by their ids, in one statement. */
export async function maintenanceOfMany(
  db: Queries,
  contracts: readonly ServiceContract[],
  now: Date,
): Promise<ReadonlyMap<string, Maintenance>> {
  if (contracts.length === 0) return new Map();
  const ids = contracts.map(({ id }) => id);
  const rows = await db
    .select({ contract_id: maintenanceWorks.contract_id, ...columns })
    .from(maintenanceWorks)
    .where(inArray(maintenanceWorks.contract_id, ids))
    .orderBy(asc(maintenanceWorks.n));
  const works = new Map(ids.map((id): [string, Work[]] => [id, []]));
  for (const { contract_id, ...work } of rows) works.get(contract_id)?.push(work);
  return new Map(contracts.map((contract) => [contract.id, foreseen(contract, works.get(contract.id) ?? [], now)]));
}

interface Work extends Omit<Maintenance[number], 'projected_on'> {
  /** The same of each service of a contract. */
  readonly stated: readonly StatedKm[] | null;
}

function foreseen(contract: ServiceContract, rows: readonly Work[], now: Date): Maintenance {
  const stated = (rows[0]?.stated ?? []).map(([at, told]) => ({ on: romeDate(new Date(at)), km: told }));
  const works = rows.map(({ stated: _, ...work }) => work);
  const { km, car_mileage_date, car_registration_date } = contract;
  const madeOn = romeDate(contract.signed_at ?? contract.created_at);
  const facts = { maintenance: works, km, car_mileage_date, car_registration_date, stated };
  const days = new Map(foreseeServices(facts, madeOn, romeDate(now)).map((service) => [service.n, service.on]));
  return works.map((work) => ({ ...work, projected_on: days.get(work.n) ?? null }));
}
