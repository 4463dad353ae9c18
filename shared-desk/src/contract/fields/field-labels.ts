import type { StaffContract } from 'shared-api/entities';
import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import { messages as car } from '../panels/vehicle.messages';
import { messages } from './messages';

/** The names of the fields that can be corrected: on the form, in the history, where two versions are compared. */
const labels = {
  car_vin: car.vin,
  car_plate: messages.plate,
  car_model: messages.model,
  car_version: messages.version,
  car_model_year: car.modelYear,
  car_fuel: car.fuel,
  car_material_code: car.material,
  km: car.km,
  km_reason: car.kmReason,
  car_mileage_date: car.measured,
  car_registration_date: car.registered,
  firstname: messages.firstname,
  lastname: messages.lastname,
  email: messages.email,
  phone: messages.phone,
  address: messages.address,
  address_info: messages.addressInfo,
  city: messages.city,
  province: messages.province,
  zip_code: messages.zip,
  package_id: messages.pack,
  store_uid: messages.store,
  association_code: messages.association,
  package: messages.pack,
  store: messages.store,
  total: messages.total,
} as const satisfies Partial<Record<keyof StaffContract | 'package_id' | 'store_uid', MessageDescriptor>>;

/** Whether a field has a name for people. */
export function hasLabel(name: string): name is keyof typeof labels {
  return name in labels;
}

/** A field's name in Italian; one that has none keeps its own. */
export function fieldLabel(name: string, intl: IntlShape): string {
  return hasLabel(name) ? intl.formatMessage(labels[name]) : name;
}
