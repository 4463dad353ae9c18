import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Queries, readTogether, rowBeside } from '../../platform/db';
import { vehicles } from './tables/vehicle.table';

/** The kilometres that the registry last knew of a car, as a field of another statement. */
export function kmBeside(db: Queries, vin: Placeholder): SQL<number | null> {
  return rowBeside(
    { km: vehicles.km },
    (row) => db.select({ row }).from(vehicles).where(eq(vehicles.car_vin, vin)),
    ({ km }) => km,
  );
}

const kmOf = readTogether('km_of_vehicle', (db) => ({ km: kmBeside(db, sql.placeholder('vin')) }));

/** The same by itself, or null. */
export async function lastKnownKm(db: Queries, vin: string): Promise<number | null> {
  return (await kmOf(db, { vin })).km;
}
