export type { VehicleKnowledge } from './look-up';
export { CircuitOpenError, createCircuitBreaker } from './service/circuit-breaker';
export { createHttpVinService } from './service/http-vin-service';
export type { RegisteredVehicle, VehicleDescription, VehicleRegistry, VinService } from './vehicle';
export type { CarFacts } from './vehicle-report';
export {
  createVehiclesService,
  type LiveContract,
  type VehicleRequest,
  type VehiclesService,
  type VehiclesServiceOptions,
} from './vehicles.service';
