import { type CustomerContract, carFieldNames, recordOf } from 'shared-api/entities';
import { formatDate, formatNumber } from 'shared-ui/format';
import { completeCar, emptyFunnel, type FunnelState, type VehicleValues } from '../funnel/funnel-state';

/**
 * The journey that would have led to a contract, so that its data can be corrected in the same pages, also by who came
 * by the link. What the contract does not say (the make) the vehicle's page asks for again.
 */
export function journeyOfContract(contract: CustomerContract): FunnelState {
  const { store } = contract;
  // What only staff reads is not in a customer's contract.
  const stated = { ...contract, km_reason: null };
  const car = completeCar.safeParse(recordOf(carFieldNames, (field) => stated[field] ?? undefined));
  return {
    ...emptyFunnel,
    vin: contract.car_vin,
    kind: contract.package.kind,
    vehicle: vehicleOf(contract),
    car: car.success ? car.data : null,
    completing: !car.success,
    offer: {
      ...contract.package,
      type: contract.type,
      mantenance_number: contract.mantenance_number,
      mantenance_duration: contract.mantenance_duration,
      mantenance_km: contract.mantenance_km,
      price: contract.price,
      discount: contract.discount,
      iva_rate: contract.iva_rate,
      iva: contract.iva,
      total: contract.total,
      currency_symbol: '€',
      eligible: true,
      reasons: [],
    },
    dealer: { ...store, address_info: null, country: 'IT', lat: null, lng: null, distance_km: null },
    customer: {
      firstname: contract.firstname,
      lastname: contract.lastname,
      email: contract.email,
      phone: contract.phone,
      phone_confirmed: false,
      tax_code: contract.tax_code ?? '',
      address: contract.address,
      address_info: contract.address_info ?? '',
      city: contract.city,
      province: contract.province,
      zip_code: contract.zip_code,
      general: contract.general,
      marketing: contract.marketing,
      survey: contract.survey,
    },
    contract_uid: contract.contract_uid,
    contract_version: contract.version,
  };
}

/** What the contract says of the car, as a person types it. */
function vehicleOf(contract: CustomerContract): VehicleValues {
  const { car_registration_date: registered, km, car_model_year: year } = contract;
  return {
    car_plate: contract.car_plate ?? '',
    car_registration_date: registered === null ? '' : formatDate(registered),
    km: km === null ? '' : formatNumber(km),
    car_maker: '',
    car_model: contract.car_model,
    car_version: contract.car_version ?? '',
    car_model_year: year === null ? '' : String(year),
    car_fuel: contract.car_fuel ?? '',
    km_reason: '',
  };
}
