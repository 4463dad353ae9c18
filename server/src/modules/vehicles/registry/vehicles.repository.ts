import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database, Queries } from '../../../platform/db';
import { vehicles } from '../tables/vehicle.table';
import type { RegisteredVehicle, VehicleRegistry } from '../vehicle';

type Row = typeof vehicles.$inferSelect;
type NewRow = typeof vehicles.$inferInsert;

/** Rows of one statement: well below the 65,535 parameters that PostgreSQL takes. */
const BATCH = 500;

/** The vehicle registry in the database. */
export function createVehicleRegistry(db: Database, clock: Clock): VehicleRegistry {
  return {
    async findByVin(vin) {
      const [row] = await db.read.select().from(vehicles).where(eq(vehicles.car_vin, vin));
      return row === undefined ? null : fromRow(row);
    },
    async upsertMany(list, source) {
      const at = clock.now();
      const rows = list.map((vehicle) => toRow(vehicle, source, at));
      await db.transaction(async (tx) => {
        for (let start = 0; start < rows.length; start += BATCH) await upsert(tx, rows.slice(start, start + BATCH));
      });
    },
  };
}

async function upsert(tx: Queries, rows: NewRow[]): Promise<void> {
  await tx
    .insert(vehicles)
    .values(rows)
    .onConflictDoUpdate({
      target: vehicles.car_vin,
      set: {
        car_plate: sql`excluded.car_plate`,
        car_model: sql`excluded.car_model`,
        car_version: sql`excluded.car_version`,
        car_model_year: sql`excluded.car_model_year`,
        car_fuel: sql`excluded.car_fuel`,
        car_material_code: sql`excluded.car_material_code`,
        car_registration_date: sql`excluded.car_registration_date`,
        km: sql`excluded.km`,
        car_mileage_date: sql`excluded.car_mileage_date`,
        source: sql`excluded.source`,
        updated_at: sql`excluded.updated_at`,
      },
    });
}

function toRow(vehicle: RegisteredVehicle, source: string, at: Date): NewRow {
  return {
    car_vin: vehicle.vin,
    car_plate: vehicle.plate,
    car_model: vehicle.model,
    car_version: vehicle.version,
    car_model_year: vehicle.modelYear,
    car_fuel: vehicle.fuel,
    car_material_code: vehicle.materialCode,
    car_registration_date: vehicle.registrationDate,
    km: vehicle.km,
    car_mileage_date: vehicle.mileageDate,
    source,
    created_at: at,
    updated_at: at,
  };
}

function fromRow(row: Row): RegisteredVehicle {
  return {
    vin: row.car_vin,
    plate: row.car_plate,
    model: row.car_model,
    version: row.car_version,
    modelYear: row.car_model_year,
    fuel: row.car_fuel,
    materialCode: row.car_material_code,
    registrationDate: row.car_registration_date,
    km: row.km,
    mileageDate: row.car_mileage_date,
  };
}
