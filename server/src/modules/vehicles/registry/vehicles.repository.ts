import { eq, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database, Queries } from '../../../platform/db';
import { vehicles } from '../tables/vehicle.table';
import { type RegisteredVehicle, type VehicleField, type VehicleRegistry, vehicleFields } from '../vehicle';

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
      const rows = list.map((vehicle) => toRow(vehicle, source.name, at));
      const change = changeBy(source.fields);
      await db.transaction(async (tx) => {
        for (let start = 0; start < rows.length; start += BATCH)
          await upsert(tx, rows.slice(start, start + BATCH), change);
      });
    },
  };
}

async function upsert(tx: Queries, rows: NewRow[], set: Change): Promise<void> {
  await tx.insert(vehicles).values(rows).onConflictDoUpdate({ target: vehicles.car_vin, set });
}

type Change = Partial<Record<keyof Row, SQL>>;

/** What becomes of a VIN that is there. Of other kilometres nobody knows when they were read, unless it is told too. */
function changeBy(fields: readonly VehicleField[]): Change {
  const told = vehicleFields.filter((field) => fields.includes(field === 'car_mileage_date' ? 'km' : field));
  const columns = [...told, 'source', 'updated_at'] as const;
  return Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${column}`)]));
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
