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

/** Where the vehicle registry lives. */
export interface VehicleRegistry {
  findByVin(vin: string): Promise<RegisteredVehicle | null>;
  /**
   * Adds vehicles, or replaces what was known under their VIN: all of them or none.
   * @param source who said so, for example the name of an imported file
   */
  upsertMany(vehicles: readonly RegisteredVehicle[], source: string): Promise<void>;
}

/** A VIN service over HTTP. */
export interface VinService {
  /** Null when the service does not know the VIN; throws when it cannot be asked. */
  describe(vin: string): Promise<VehicleDescription | null>;
}
