import type { CarFuel } from 'shared-api/domain';
import type { VehicleKnowledge } from './look-up';

/** The car of a contract, as it was written then. */
export interface ContractedCar {
  readonly car_model: string;
  readonly car_version: string | null;
  readonly car_model_year: number | null;
  readonly car_fuel: CarFuel | null;
  readonly car_material_code: string | null;
  readonly car_plate: string | null;
  readonly car_registration_date: string | null;
}

/**
 * A car that comes back is not asked for again: where only its VIN speaks, the dealer's own last contract tells the
 * rest. What a source says of it is newer. The kilometres are read anew each time.
 */
export function completedBy(known: VehicleKnowledge, earlier: ContractedCar | undefined): VehicleKnowledge {
  if (earlier === undefined || known.source !== 'decoded' || earlier.car_model === '') return known;
  const year = earlier.car_model_year;
  return {
    ...known,
    model: earlier.car_model,
    version: earlier.car_version,
    fuel: earlier.car_fuel,
    materialCode: earlier.car_material_code,
    modelYear: year ?? known.modelYear,
    modelYearConfidence: year === null ? known.modelYearConfidence : 'dichiarato',
  };
}
