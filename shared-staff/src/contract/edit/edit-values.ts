import { normalisePhone } from 'shared-api/domain';
import {
  inPageOrder,
  isNumberField,
  offeredCarFields,
  otherFields,
  recordOf,
  type StaffCarField,
  type StaffContract,
  type StaffCustomerField,
  staffCarFields,
  staffCustomerFields,
} from 'shared-api/entities';
import { formatNumber, formatPhone, parseWhole } from 'shared-ui/format';

/** The fields that the sections place themselves; whatever else there is of car and customer follows them. */
const placedCarFields = [
  'car_vin',
  'car_plate',
  'car_model',
  'car_version',
  'car_fuel',
  'car_model_year',
  'car_material_code',
  'car_registration_date',
  'km',
  'car_mileage_date',
  'km_reason',
] as const satisfies readonly StaffCarField[];

const placedCustomerFields = [
  'firstname',
  'lastname',
  'tax_code',
  'phone',
  'email',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
] as const satisfies readonly StaffCustomerField[];

export const otherCarFields = otherFields<StaffCarField>(placedCarFields, staffCarFields);
export const otherCustomerFields = otherFields<StaffCustomerField>(placedCustomerFields, staffCustomerFields);

export type EditField = StaffCarField | StaffCustomerField | 'package_id' | 'store_uid' | 'association_code';

/** The fields of the form, in the order in which they stand on the page. */
export const editFields: readonly EditField[] = [
  ...inPageOrder<StaffCarField>(placedCarFields, staffCarFields),
  ...inPageOrder<StaffCustomerField>(placedCustomerFields, staffCustomerFields),
  'package_id',
  'store_uid',
  'association_code',
];

/** What the inputs hold: text, also of numbers, so that nothing that was typed is ever lost. */
export type EditValues = Record<EditField, string> & { phone_confirmed: boolean };

/** A contract's fields as the form shows them. */
export function valuesOf(contract: StaffContract): EditValues {
  return { ...recordOf(editFields, (field) => textOf(contract, field)), phone_confirmed: false };
}

function textOf(contract: StaffContract, field: EditField): string {
  if (field === 'package_id') return contract.package.id;
  if (field === 'store_uid') return contract.store.store_uid;
  if (field === 'km') return contract.km === null ? '' : formatNumber(contract.km);
  if (field === 'phone') return formatPhone(contract.phone);
  return String(contract[field] ?? '');
}

const numbers: ReadonlySet<EditField> = new Set([...staffCarFields, ...staffCustomerFields].filter(isNumberField));

/** The fields in which two versions differ. */
export function changedFields(values: EditValues, base: EditValues): EditField[] {
  return editFields.filter((field) => bare(field, values[field]) !== bare(field, base[field]));
}

/** A value as it is compared and sent: how a number or a phone was spaced makes no difference. */
function bare(field: EditField, typed: string): string | number {
  const text = typed.trim();
  if (field === 'phone') return text === '' ? '' : normalisePhone(text);
  return numbers.has(field) ? (parseWhole(text) ?? text) : text;
}

/**
 * What is sent: only what differs, so that two people who correct different fields do not meet. A number that is none
 * goes as it was typed, for the schema to refuse in its words.
 */
export function changesToSend(values: EditValues, base: EditValues): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of changedFields(values, base)) changes[field] = bare(field, values[field]);
  if ('phone' in changes && values.phone_confirmed) changes.phone_confirmed = true;
  return changes;
}

/** What rules about two fields look at: those that were changed, and beside a day the other one. */
export function weighedFields(values: EditValues, base: EditValues): Record<string, unknown> {
  const { car_registration_date, car_mileage_date, phone_confirmed } = values;
  const changed = changedFields(values, base);
  const days = changed.includes('car_registration_date') || changed.includes('car_mileage_date');
  return {
    ...(changed.includes('phone') && { phone: values.phone, phone_confirmed }),
    ...(days && { car_registration_date, car_mileage_date }),
  };
}

const identifying: readonly EditField[] = ['firstname', 'lastname', 'phone'];

/**
 * Whether saving ends the identification of who signs: another name or phone, or another tax code than was there
 * (decisions.md, Amendments).
 */
export function endsIdentity(contract: StaffContract, changed: readonly EditField[]): boolean {
  if (contract.signature_level !== 'FEA' || contract.signed_at !== null) return false;
  return changed.some((field) => (field === 'tax_code' ? contract.tax_code !== null : identifying.includes(field)));
}

/**
 * Whether saving freezes the offer anew: with another package or dealer, or another car. A car that is only told in
 * full keeps what was frozen.
 */
export function freezesAnew(values: EditValues, base: EditValues): boolean {
  const frozenBy: readonly EditField[] = [
    'package_id',
    'store_uid',
    ...offeredCarFields.filter((field) => base[field]),
  ];
  return changedFields(values, base).some((field) => frozenBy.includes(field));
}
