import type { ManagerContractEdit, StaffContract } from 'shared-api/entities';

/** The fields of the form, in the order in which they stand on the page. */
export const editFields = [
  'car_vin',
  'car_plate',
  'car_model',
  'car_version',
  'car_model_year',
  'car_fuel',
  'car_material_code',
  'car_registration_date',
  'km',
  'km_reason',
  'car_mileage_date',
  'package_id',
  'store_uid',
  'association_code',
  'firstname',
  'lastname',
  'phone',
  'email',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
] as const satisfies readonly (keyof ManagerContractEdit)[];

export type EditField = (typeof editFields)[number];

/** What the inputs hold: text, also of numbers, so that nothing that was typed is ever lost. */
export type EditValues = Record<EditField, string> & { phone_confirmed: boolean };

/** A contract's fields as the form shows them. */
export function valuesOf(contract: StaffContract): EditValues {
  const texts = Object.fromEntries(editFields.map((field) => [field, textOf(contract, field)]));
  return { ...emptyValues, ...texts, phone_confirmed: false };
}

const emptyValues: Record<EditField, string> = {
  car_vin: '',
  car_plate: '',
  car_model: '',
  car_version: '',
  car_model_year: '',
  car_fuel: '',
  car_material_code: '',
  car_registration_date: '',
  km: '',
  km_reason: '',
  car_mileage_date: '',
  package_id: '',
  store_uid: '',
  association_code: '',
  firstname: '',
  lastname: '',
  phone: '',
  email: '',
  address: '',
  address_info: '',
  zip_code: '',
  city: '',
  province: '',
};

function textOf(contract: StaffContract, field: EditField): string {
  if (field === 'package_id') return contract.package.id;
  if (field === 'store_uid') return contract.store.store_uid;
  return String(contract[field] ?? '');
}

/** The fields in which two versions differ. */
export function changedFields(values: EditValues, base: EditValues): EditField[] {
  return editFields.filter((field) => values[field].trim() !== base[field].trim());
}

const numbers: ReadonlySet<EditField> = new Set(['km', 'car_model_year']);

/**
 * What is sent: only what differs, so that two people who correct different fields do not meet. A number that is none
 * goes as it was typed, for the schema to refuse in its words.
 */
export function changesToSend(values: EditValues, base: EditValues): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of changedFields(values, base)) {
    const text = values[field].trim();
    const digits = text.replace(/[.\s]/g, '');
    changes[field] = numbers.has(field) && /^\d+$/.test(digits) ? Number(digits) : text;
  }
  if ('phone' in changes && values.phone_confirmed) changes.phone_confirmed = true;
  return changes;
}

export function isEditField(name: string): name is EditField {
  return editFields.some((field) => field === name);
}
