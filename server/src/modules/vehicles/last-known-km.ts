import { eq, sql } from 'drizzle-orm';
import { preparedStatement, type Queries } from '../../platform/db';
import { vehicles } from './tables/vehicle.table';

const kmOf = preparedStatement('km_of_vehicle', (db) =>
  db
    .select({ km: vehicles.km })
    .from(vehicles)
    .where(eq(vehicles.car_vin, sql.placeholder('vin'))),
);

/** The kilometres that the registry last knew of a car, or null. */
export async function lastKnownKm(db: Queries, vin: string): Promise<number | null> {
  const [row] = await kmOf(db).execute({ vin });
  return row?.km ?? null;
}
