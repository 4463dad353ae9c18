import { type CarFuel, withMaker } from 'shared-api/domain';
import { missingVehicleFields, type PublicVehicleReport } from 'shared-api/entities';
import { modelsOf } from './decode/models';
import type { VehicleKnowledge } from './look-up';

/** What decides which packages a car may have; null is "not known". */
export interface CarFacts {
  readonly vin: string;
  readonly model: string | null;
  readonly version: string | null;
  readonly fuel: CarFuel | null;
  readonly km: number | null;
  /** `YYYY-MM-DD` */
  readonly registeredOn: string | null;
}

/** What the caller may know beyond the model. */
export interface OwnFacts {
  readonly plate: string | null;
  readonly registrationDate: string | null;
  readonly km: number | null;
}

/** The car as the packages' rules look at it: with its make, which registries have beside the model. */
export function carFacts(known: VehicleKnowledge, own: OwnFacts): CarFacts {
  const { vin, manufacturer, version, fuel } = known;
  const model = known.model && withMaker(known.model, manufacturer ?? '');
  return { vin, model, version, fuel, km: own.km, registeredOn: own.registrationDate };
}

/** The part of the answer that visitors and staff share, without warnings and packages. */
export function baseReport(known: VehicleKnowledge, own: OwnFacts) {
  return {
    vin: known.vin,
    valid: true,
    wmi: known.decoded.wmi,
    manufacturer: known.manufacturer,
    country: known.decoded.country,
    region: known.decoded.region,
    model_year: known.modelYear,
    model_year_confidence: known.modelYearConfidence,
    car_model: known.model,
    car_version: known.version,
    car_fuel: known.fuel,
    car_material_code: known.materialCode,
    source: known.source,
    missing: missingFields(known, own),
    ...modelsToPropose(known),
  };
}

/** Only where no source knew the model. */
function modelsToPropose({ model, manufacturer }: VehicleKnowledge): Pick<PublicVehicleReport, 'models'> {
  return model === null && manufacturer !== null ? { models: [...modelsOf(manufacturer)] } : {};
}

/** The fields that nobody knew, in the order in which the form asks for them. */
function missingFields(known: VehicleKnowledge, own: OwnFacts): PublicVehicleReport['missing'] {
  const values = {
    car_model: known.model,
    car_version: known.version,
    car_model_year: known.modelYear,
    car_fuel: known.fuel,
    car_plate: own.plate,
    car_registration_date: own.registrationDate,
    km: own.km,
  };
  return missingVehicleFields.filter((field) => values[field] === null);
}
