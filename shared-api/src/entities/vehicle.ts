import * as z from 'shared-api/schema';
import { carFuels } from '../domain/fuels';
import { isoDate, vin } from './fields';

export const carFuel = z.enum(carFuels);

/** What the person is asked to fill in because no source knew it. */
export const missingVehicleFields = [
  'car_model',
  'car_version',
  'car_model_year',
  'car_fuel',
  'car_plate',
  'car_registration_date',
  'km',
] as const;

export const vehicleReport = z.object({
  vin,
  valid: z.boolean(),
  warnings: z.array(z.object({ code: z.string(), position: z.nullable(z.int()), message: z.string() })),
  wmi: z.string(),
  manufacturer: z.nullable(z.string()),
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  model_year: z.nullable(z.int()),
  model_year_confidence: z.enum(['dichiarato', 'stimato', 'assente']),
  car_model: z.nullable(z.string()),
  car_version: z.nullable(z.string()),
  car_fuel: z.nullable(carFuel),
  car_material_code: z.nullable(z.string()),
  source: z.enum(['registry', 'service', 'decoded']),
  eligibility: z.object({ eligible: z.boolean(), packages_count: z.int(), reasons: z.array(z.string()) }),
  missing: z.array(z.enum(missingVehicleFields)),
  /** The make's models, to choose from, where no source knows the car's. */
  models: z.optional(z.array(z.string())),
});

/** What the public gets: never an owner's data. `already_covered` warns, it does not refuse. */
export const publicVehicleReport = z.extend(vehicleReport, { already_covered: z.boolean() });
export type PublicVehicleReport = z.infer<typeof publicVehicleReport>;

export const managerVehicleReport = z.extend(vehicleReport, {
  car_plate: z.nullable(z.string()),
  car_registration_date: z.nullable(isoDate),
  km: z.nullable(z.int()),
  car_mileage_date: z.nullable(isoDate),
  existing_contracts: z.array(z.object({ contract_uid: z.string(), code: z.string(), status: z.string() })),
  existing_elsewhere: z.boolean(),
  /** Code of the own contract that the car's data come from, where no source knew it. */
  from_contract: z.optional(z.nullable(z.string())),
});
export type ManagerVehicleReport = z.infer<typeof managerVehicleReport>;
