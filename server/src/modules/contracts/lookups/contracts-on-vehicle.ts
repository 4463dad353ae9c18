import { and, desc, eq, isNull } from 'drizzle-orm';
import { coverEndsOn, type IsoDate, romeDate } from 'shared-api/domain';
import { type Queries, unscoped } from '../../../platform/db';
import type { LiveContract } from '../../vehicles';
import { contracts } from '../tables/contract.table';

/** Contracts on a vehicle that are neither deleted nor withdrawn, the latest first. */
export async function findLiveContracts(db: Queries, vin: string, now: Date): Promise<LiveContract[]> {
  const rows = await unscoped(db, 'of others it is told only that there is one')
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
      signed_at: contracts.signed_at,
      months: contracts.mantenance_duration,
    })
    .from(contracts)
    .where(and(eq(contracts.car_vin, vin), isNull(contracts.deleted_at), isNull(contracts.withdrawn_at)))
    .orderBy(desc(contracts.created_at));
  const today = romeDate(now);
  return rows.map(({ signed_at, months, ...contract }) => ({ ...contract, cover: coverOf(signed_at, months, today) }));
}

function coverOf(signedAt: Date | null, months: number, today: IsoDate): LiveContract['cover'] {
  if (signedAt === null) return 'unsigned';
  return coverEndsOn(signedAt, months) >= today ? 'running' : 'ended';
}
