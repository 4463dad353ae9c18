import type { CarFuel } from 'shared-api/domain';

/** What a source knows of a model; null is "not known". */
export interface VehicleModel {
  readonly model: string | null;
  readonly version: string | null;
  readonly modelYear: number | null;
  readonly fuel: CarFuel | null;
  readonly materialCode: string | null;
}

/** What a VIN service answers. */
export interface VehicleDescription extends VehicleModel {
  readonly manufacturer: string | null;
}

/** A vehicle of the registry. Days are `YYYY-MM-DD`; the kilometres were read on `mileageDate`. */
export interface RegisteredVehicle extends VehicleModel {
  readonly vin: string;
  readonly plate: string | null;
  readonly registrationDate: string | null;
  readonly km: number | null;
  readonly mileageDate: string | null;
}

/** What a source may tell of a VIN, by the API's names. */
export const vehicleFields = [
  'car_plate',
  'car_model',
  'car_version',
  'car_model_year',
  'car_fuel',
  'car_material_code',
  'car_registration_date',
  'km',
  'car_mileage_date',
] as const;
export type VehicleField = (typeof vehicleFields)[number];

/** Who told of vehicles, and of what. */
export interface VehicleSource {
  /** For example the name of an imported file. */
  readonly name: string;
  /** Of a VIN that is known already the others stay as they are; the day of the kilometres goes with those. */
  readonly fields: readonly VehicleField[];
}

/** Where the vehicle registry lives. */
export interface VehicleRegistry {
  findByVin(vin: string): Promise<RegisteredVehicle | null>;
  /** Adds vehicles, or replaces what was known under their VIN, as far as the source tells of it: all of them or none. */
  upsertMany(vehicles: readonly RegisteredVehicle[], source: VehicleSource): Promise<void>;
}

/** A VIN service over HTTP. */
export interface VinService {
  /** Null when the service does not know the VIN; throws when it cannot be asked. */
  describe(vin: string): Promise<VehicleDescription | null>;
}
