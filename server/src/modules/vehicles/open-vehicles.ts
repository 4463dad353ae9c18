import type { Platform } from '../../platform/platform';
import { findLiveContracts } from './live-contracts.repository';
import { createVehicleRegistry } from './registry/vehicles.repository';
import { createCircuitBreaker } from './service/circuit-breaker';
import { createHttpVinService } from './service/http-vin-service';
import { createVehiclesService, type VehiclesService, type VehiclesServiceOptions } from './vehicles.service';

const timeoutMs = 3_000;
const failures = 3;
const restMs = 30_000;

type Parts = Pick<Platform, 'db' | 'clock' | 'env' | 'log'>;

/** The vehicles over the registry, the VIN service that is set up (none in the demonstration) and our own decoder. */
export function openVehicles(
  { db, clock, env, log }: Parts,
  packagesFor: VehiclesServiceOptions['packagesFor'],
): VehiclesService {
  const url = env.DEMO ? null : env.VIN_SERVICE_URL;
  const breaker = createCircuitBreaker({ failures, restMs, clock });
  return createVehiclesService({
    registry: createVehicleRegistry(db, clock),
    vinService: url === null ? null : createHttpVinService({ url, timeoutMs, breaker }),
    clock,
    onServiceFailure: (err) => log.warn({ err }, 'vin service not reached'),
    packagesFor,
    liveContractsFor: (vin) => findLiveContracts(db.read, vin),
  });
}
