import type { Contract } from '../contract.types';

/** The car of a contract. */
export function carOf(contract: Contract) {
  return {
    car_model: contract.car_model,
    car_version: contract.car_version,
    car_model_year: contract.car_model_year,
    car_vin: contract.car_vin,
    car_plate: contract.car_plate,
    car_fuel: contract.car_fuel,
    km: contract.km,
    car_registration_date: contract.car_registration_date,
    car_mileage_date: contract.car_mileage_date,
    car_material_code: contract.car_material_code,
  };
}
