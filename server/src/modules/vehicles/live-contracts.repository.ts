import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { contracts, stores } from '../../platform/db/schema';
import { type Scope, storesIn } from '../../platform/scope';
import type { LiveContract } from './vehicles.service';

/** Contracts on a vehicle that are neither deleted nor withdrawn, the latest first. */
export async function findLiveContracts(db: Queries, vin: string): Promise<LiveContract[]> {
  return db
    .select({
      contract_uid: contracts.contract_uid,
      code: contracts.code,
      status: contracts.status,
      store_uid: contracts.store_uid,
      car_model: contracts.car_model,
      car_version: contracts.car_version,
      car_model_year: contracts.car_model_year,
      car_fuel: contracts.car_fuel,
      car_material_code: contracts.car_material_code,
      car_plate: contracts.car_plate,
      car_registration_date: contracts.car_registration_date,
    })
    .from(contracts)
    .where(and(eq(contracts.car_vin, vin), isNull(contracts.deleted_at), isNull(contracts.withdrawn_at)))
    .orderBy(desc(contracts.created_at));
}

/** The stores that a caller may know of: contracts of others are told by yes or no only. */
export async function findStoresInSight(db: Queries, scope: Scope): Promise<ReadonlySet<string>> {
  const rows = await db.select({ store_uid: stores.store_uid }).from(stores).where(storesIn(scope));
  return new Set(rows.map((row) => row.store_uid));
}
