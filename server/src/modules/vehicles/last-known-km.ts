import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';
import { type Queries, readTogether, rowBeside } from '../../platform/db';
import { kmInSightBeside, type PreparedScope } from '../../scope';
import { vehicles } from './tables/vehicle.table';

/** Who is asked for a reason where a car has fewer kilometres than last time: they are judged by what they may know of. */
export interface KmReader {
  readonly area: Role;
  /** Null for a customer without an account: only the registry speaks to them. */
  readonly uid: string | null;
}

/** The kilometres last known of a car, as fields of another statement; `knownKm` puts them together. */
export function kmBeside(db: Queries, scope: PreparedScope, vin: Placeholder) {
  return { km_registered: registeredKm(db, vin), km_in_sight: kmInSightBeside(db, scope, vin) };
}

interface FoundKm {
  readonly km_registered: number | null;
  readonly km_in_sight: number | null;
}

/** The last known of what was found, or null. */
export function knownKm({ km_registered, km_in_sight }: FoundKm): number | null {
  if (km_registered === null || km_in_sight === null) return km_registered ?? km_in_sight;
  return Math.max(km_registered, km_in_sight);
}

function registeredKm(db: Queries, vin: Placeholder): SQL<number | null> {
  return rowBeside(
    { km: vehicles.km },
    (row) => db.select({ row }).from(vehicles).where(eq(vehicles.car_vin, vin)),
    ({ km }) => km,
  );
}

const readerOf = (area: Role) =>
  readTogether(`km_of_vehicle_to_${area}`, (db) =>
    kmBeside(db, { area, uid: sql.placeholder('uid') }, sql.placeholder('vin')),
  );
const readers = { admin: readerOf('admin'), manager: readerOf('manager'), user: readerOf('user') };

/**
 * The kilometres that a car is last known to have had, or null: by the registry, by the signed contracts on it that
 * the reader may know of, and by the services done on those.
 */
export async function lastKnownKm(db: Queries, vin: string, { area, uid }: KmReader): Promise<number | null> {
  return knownKm(await readers[area](db, { vin, uid }));
}
