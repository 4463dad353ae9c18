import { romeDate, withMaker } from 'shared-api/domain';
import { carFields } from 'shared-api/entities';
import type { Clock } from '../../platform/clock';
import { type DecodedVin, decodeVin } from './decode/decode-vin';
import type { RegisteredVehicle, VehicleDescription, VehicleRegistry, VinService } from './vehicle';

/** Where what is known of a vehicle may come from. */
export interface VehicleSources {
  readonly registry: VehicleRegistry;
  /** Null where no VIN service is set up. */
  readonly vinService: VinService | null;
  readonly clock: Clock;
  /** Told when the VIN service cannot be asked; the look-up goes on without it. */
  readonly onServiceFailure: (error: unknown) => void;
}

/** What was found out about a VIN, and by whom. */
export interface VehicleKnowledge extends VehicleDescription {
  readonly vin: string;
  readonly source: 'registry' | 'service' | 'decoded';
  readonly modelYearConfidence: 'dichiarato' | 'stimato' | 'assente';
  readonly decoded: DecodedVin;
  /** The registry's own record; null when the registry does not know the vehicle. */
  readonly registered: RegisteredVehicle | null;
}

/** Looks a well-formed VIN up: registry, then service, then what the VIN tells by itself. Always finds something. */
export async function lookUpVehicle(sources: VehicleSources, vin: string): Promise<VehicleKnowledge> {
  const thisYear = Number(romeDate(sources.clock.now()).slice(0, 4));
  const decoded = decodeVin(vin, thisYear);
  const combined = (said: VehicleDescription | null) => combine(decoded, said && storable(said, decoded, thisYear));
  const registered = await sources.registry.findByVin(vin);
  if (registered !== null) {
    return { ...combined({ ...registered, manufacturer: null }), vin, source: 'registry', decoded, registered };
  }
  const described = await askService(sources, vin);
  return {
    ...combined(described),
    vin,
    source: described === null ? 'decoded' : 'service',
    decoded,
    registered: null,
  };
}

/** A contract names the make before the model: room stays for that. */
const longestMake = 40;

/**
 * What a source says, as far as a contract can hold it: the rest is asked of the person, who could not put right what a
 * page shows as known.
 */
function storable(said: VehicleDescription, { manufacturer }: DecodedVin, thisYear: number): VehicleDescription {
  const fits = (field: keyof typeof carFields, value: unknown) => carFields[field].safeParse(value).success;
  const { model, version, modelYear, materialCode } = said;
  const isMake =
    said.manufacturer !== null && said.manufacturer.length <= longestMake && fits('car_model', said.manufacturer);
  const make = isMake ? said.manufacturer : null;
  const named = model && withMaker(model, make ?? manufacturer ?? '');
  // Makers begin to sell next year's models this year.
  const isYear = fits('car_model_year', modelYear) && modelYear !== null && modelYear <= thisYear + 1;
  return {
    ...said,
    manufacturer: make,
    model: fits('car_model', named) ? model : null,
    version: fits('car_version', version) ? version : null,
    modelYear: isYear ? modelYear : null,
    materialCode: fits('car_material_code', materialCode) ? materialCode : null,
  };
}

async function askService(sources: VehicleSources, vin: string): Promise<VehicleDescription | null> {
  if (sources.vinService === null) return null;
  try {
    return await sources.vinService.describe(vin);
  } catch (error) {
    sources.onServiceFailure(error);
    return null;
  }
}

type Combined = VehicleDescription & Pick<VehicleKnowledge, 'modelYearConfidence'>;

/** What a source says goes before what the VIN tells. */
function combine(decoded: DecodedVin, said: VehicleDescription | null): Combined {
  const modelYear = said?.modelYear ?? decoded.modelYear;
  const confidence = said?.modelYear != null ? 'dichiarato' : 'stimato';
  return {
    manufacturer: said?.manufacturer ?? decoded.manufacturer,
    model: said?.model ?? null,
    version: said?.version ?? null,
    modelYear,
    modelYearConfidence: modelYear === null ? 'assente' : confidence,
    fuel: said?.fuel ?? null,
    materialCode: said?.materialCode ?? null,
  };
}
