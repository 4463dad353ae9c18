import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CarFuel } from 'shared-api/domain';
import { instant } from '../../../platform/db/schema/columns';

/** The registry: what is known of a car before any service is asked. Never an owner's data. */
export const vehicles = pgTable(
  'vehicles',
  {
    car_vin: text().primaryKey(),
    car_plate: text(),
    car_model: text(),
    car_version: text(),
    car_model_year: integer(),
    car_fuel: text().$type<CarFuel>(),
    car_material_code: text(),
    car_registration_date: date({ mode: 'string' }),
    km: integer(),
    car_mileage_date: date({ mode: 'string' }),
    source: text().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (t) => [
    check('vehicles_vin', sql`${t.car_vin} ~ '^[A-HJ-NPR-Z0-9]{17}$'`),
    check('vehicles_km', sql`${t.km} between 0 and 2000000`),
    check(
      'vehicles_fuel',
      sql`${t.car_fuel} in ('benzina', 'diesel', 'gpl', 'metano', 'ibrida', 'plug_in', 'elettrica', 'idrogeno', 'altro')`,
    ),
    index('vehicles_plate').on(t.car_plate),
  ],
);
