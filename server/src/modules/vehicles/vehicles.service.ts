import { inspectVin, normaliseVin } from 'shared-api/domain';
import type { ManagerVehicleReport, PublicVehicleReport } from 'shared-api/entities';
import { invalid } from '../../platform/errors';
import { describeFault } from './describe-fault';
import { lookUpVehicle, type VehicleKnowledge, type VehicleSources } from './look-up';
import { type ContractedCar, completedBy } from './returning-car';
import { baseReport, type CarFacts, carFacts } from './vehicle-report';
import { plateWarning, warningsOf } from './vehicle-warnings';

/** A contract that is neither deleted nor withdrawn, with its car. */
export interface LiveContract extends ContractedCar {
  readonly contract_uid: string;
  readonly code: string;
  readonly status: string;
  readonly store_uid: string;
  /** Without a signature nothing covers: anybody may have begun it, of any car. */
  readonly cover: 'unsigned' | 'running' | 'ended';
}

export interface VehiclesServiceOptions extends VehicleSources {
  /** @param atDesk by a dealer, who also sells what is not on line */
  readonly packagesFor: (car: CarFacts, atDesk: boolean) => Promise<PublicVehicleReport['eligibility']>;
  readonly liveContractsFor: (vin: string) => Promise<readonly LiveContract[]>;
}

export interface VehicleRequest {
  readonly vin: string;
  readonly plate?: string | undefined;
}

export interface VehiclesService {
  /** What is known of a VIN, for other modules. A malformed VIN is a 422 on `vin`. */
  lookUp(vin: string): Promise<VehicleKnowledge>;
  /** What a visitor may know (decisions.md section 3). A malformed VIN is a 422 on `vin`. */
  publicReport(request: VehicleRequest): Promise<PublicVehicleReport>;
  /** The same with the registry's record. `sees` tells whether the caller may see a store. A malformed VIN is a 422 on `vin`. */
  managerReport(request: VehicleRequest, sees: (storeUid: string) => boolean): Promise<ManagerVehicleReport>;
}

export function createVehiclesService(options: VehiclesServiceOptions): VehiclesService {
  const { packagesFor, liveContractsFor } = options;

  async function lookUp(text: string): Promise<VehicleKnowledge> {
    const faults = inspectVin(text);
    if (faults.length > 0) throw invalid({ vin: faults.map(describeFault) });
    return lookUpVehicle(options, normaliseVin(text));
  }

  return {
    lookUp,

    async publicReport({ vin, plate }) {
      const known = await lookUp(vin);
      // The registry's day and kilometres are not the public's to know, not even by the reasons they would give.
      const own = { plate: plate ?? null, registrationDate: null, km: null };
      return {
        ...baseReport(known, own),
        warnings: warningsOf(known),
        eligibility: await packagesFor(carFacts(known, own), false),
        already_covered: (await liveContractsFor(known.vin)).some(({ cover }) => cover === 'running'),
      };
    },

    async managerReport({ vin, plate }, sees) {
      const found = await lookUp(vin);
      const contracts = await liveContractsFor(found.vin);
      const earlier = contracts.find(({ store_uid }) => sees(store_uid));
      const known = completedBy(found, earlier);
      const own = {
        plate: plate ?? known.registered?.plate ?? earlier?.car_plate ?? null,
        registrationDate: known.registered?.registrationDate ?? earlier?.car_registration_date ?? null,
        km: known.registered?.km ?? null,
      };
      return {
        ...baseReport(known, own),
        warnings: [...warningsOf(known), ...plateWarning(known, plate)],
        eligibility: await packagesFor(carFacts(known, own), true),
        car_plate: own.plate,
        car_registration_date: own.registrationDate,
        km: own.km,
        car_mileage_date: known.registered?.mileageDate ?? null,
        from_contract: known === found ? null : (earlier?.code ?? null),
        existing_contracts: contracts
          .filter(({ store_uid, cover }) => sees(store_uid) && cover !== 'ended')
          .map(({ contract_uid, code, status }) => ({ contract_uid, code, status })),
        existing_elsewhere: contracts.some(({ store_uid, cover }) => !sees(store_uid) && cover === 'running'),
      };
    },
  };
}
