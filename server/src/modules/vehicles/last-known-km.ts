import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db';
import { vehicles } from '../../platform/db/schema';

/** The kilometres that the registry last knew of a car, or null. */
export async function lastKnownKm(db: Queries, vin: string): Promise<number | null> {
  const [row] = await db.select({ km: vehicles.km }).from(vehicles).where(eq(vehicles.car_vin, vin));
  return row?.km ?? null;
}
