export { type ImportReport, importVehicles } from './import/import-vehicles';
export { runImport } from './import/run-import';
export { kmBeside, lastKnownKm } from './last-known-km';
export type { VehicleKnowledge } from './look-up';
export { openVehicles } from './open-vehicles';
export { createVehicleRegistry } from './registry/vehicles.repository';
export { createHttpVinService } from './service/http-vin-service';
export { type OpenVinService, openVinService } from './service/open-vin-service';
export { vehicles } from './tables/vehicle.table';
export type { RegisteredVehicle, VehicleDescription, VehicleRegistry, VinService } from './vehicle';
export type { CarFacts } from './vehicle-report';
export { vehiclesRoutes } from './vehicles.routes';
export {
  createVehiclesService,
  type LiveContract,
  type VehicleRequest,
  type VehiclesService,
  type VehiclesServiceOptions,
} from './vehicles.service';
