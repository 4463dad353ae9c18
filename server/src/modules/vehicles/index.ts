export { runImport } from './import/run-import';
export { type KmReader, kmBeside, knownKm, lastKnownKm } from './last-known-km';
export { openVehicles } from './open-vehicles';
export { type OpenVinService, openVinService } from './service/open-vin-service';
export { vehicles } from './tables/vehicle.table';
export { vehiclesRoutes } from './vehicles.routes';
export type { LiveContract } from './vehicles.service';
