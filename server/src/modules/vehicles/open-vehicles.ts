import type { Platform } from '../../platform/platform';
import { createVehicleRegistry } from './registry/vehicles.repository';
import { createVehiclesService, type VehiclesService, type VehiclesServiceOptions } from './vehicles.service';

type Parts = Pick<Platform, 'db' | 'clock' | 'log'>;
type Others = Pick<VehiclesServiceOptions, 'vinService' | 'packagesFor' | 'liveContractsFor'>;

/** The vehicles over the registry, the VIN service where one is set up, and our own decoder. */
export function openVehicles(
  { db, clock, log }: Parts,
  { vinService, packagesFor, liveContractsFor }: Others,
): VehiclesService {
  return createVehiclesService({
    registry: createVehicleRegistry(db, clock),
    vinService,
    clock,
    onServiceFailure: (err) => log.warn({ err }, 'vin service not reached'),
    packagesFor,
    liveContractsFor,
  });
}
