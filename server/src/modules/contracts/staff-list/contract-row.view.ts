import type { ContractRow } from 'shared-api/entities';
import type { Contract } from '../contract.types';
import { packageSnapshot, storeSnapshot } from '../snapshots';
import { amountsOf } from '../views/amounts.view';
import { fullnameOf } from '../views/customer-contract.view';
import { identityOf } from '../views/identity.view';

/** A contract as a row of a list. */
export function contractRow(contract: Contract, now: Date): ContractRow {
  const { id, kind, title } = packageSnapshot.parse(contract.package_snapshot);
  return {
    ...identityOf(contract, now),
    ...amountsOf(contract),
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
    fullname: fullnameOf(contract),
    phone: contract.phone,
    email: contract.email,
    city: contract.city,
    store: { store_uid: contract.store_uid, name: storeSnapshot.parse(contract.store_snapshot).name },
    package: { id, kind, title },
  };
}
