import {
  inPageOrder,
  isNumberField,
  otherFields,
  recordOf,
  type StaffCarField,
  type StaffCustomerField,
  staffCarFields,
  staffCustomerFields,
} from 'shared-api/entities';
import * as z from 'shared-api/schema';
import { parseWhole } from 'shared-ui/format';

/** The fields that the sections place themselves; whatever else there is of car and customer follows them. */
const placedCarFields = [
  'car_vin',
  'car_plate',
  'car_registration_date',
  'km',
  'car_mileage_date',
  'km_reason',
  'car_model',
  'car_version',
  'car_fuel',
  'car_model_year',
] as const satisfies readonly StaffCarField[];

const placedCustomerFields = [
  'phone',
  'firstname',
  'lastname',
  'tax_code',
  'email',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
] as const satisfies readonly StaffCustomerField[];

export const otherCarFields = otherFields<StaffCarField>(placedCarFields, staffCarFields);
export const otherCustomerFields = otherFields<StaffCustomerField>(placedCustomerFields, staffCustomerFields);

export const carTexts = inPageOrder<StaffCarField>(placedCarFields, staffCarFields);
export const customerTexts = inPageOrder<StaffCustomerField>(placedCustomerFields, staffCustomerFields);

export type TextField = StaffCarField | StaffCustomerField | 'package_id' | 'store_uid' | 'association_code';

/** The fields that hold text, in the order of the page. */
export const textFields: readonly TextField[] = [
  ...carTexts,
  'package_id',
  ...customerTexts,
  'store_uid',
  'association_code',
];

/** How the customer signs: on their own from a link, or from the dealer's screen. */
export type Way = 'sms' | 'counter';
export type Kind = 'care' | 'rental';

/** What the form holds: texts, also of numbers, so that nothing that was typed is ever lost. */
export type FormValues = Record<TextField, string> & {
  phone_confirmed: boolean;
  kind: Kind;
  way: Way;
  /** The VIN whose data were found and taken; from then on it is changed only by emptying the section. */
  found_vin: string;
};

/**
 * An empty form.
 * @param today Europe/Rome, `YYYY-MM-DD`: kilometres are usually read on the day.
 */
export function emptyForm(kind: Kind, today: string): FormValues {
  return {
    ...recordOf(textFields, () => ''),
    car_mileage_date: today,
    phone_confirmed: false,
    kind,
    way: 'sms',
    found_vin: '',
  };
}

const numbers: ReadonlySet<TextField> = new Set([...carTexts, ...customerTexts].filter(isNumberField));

/** What is sent: what was left empty is left out. A number that is none goes as typed, for the schema to refuse. */
export function bodyOf(values: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of textFields) {
    const text = values[field].trim();
    if (text !== '') body[field] = numbers.has(field) ? (parseWhole(text) ?? text) : text;
  }
  if (values.phone_confirmed) body.phone_confirmed = true;
  return body;
}

export function isTextField(name: string): name is TextField {
  return textFields.some((field) => field === name);
}

const keptForm = z.record(z.string(), z.unknown());

/** A form that was kept on the server, as far as it can be read today. */
export function readForm(kept: unknown, empty: FormValues): FormValues {
  const { data = {} } = keptForm.safeParse(kept);
  const text = (field: string, instead: string) => (typeof data[field] === 'string' ? data[field] : instead);
  return {
    ...empty,
    ...Object.fromEntries(textFields.map((field) => [field, text(field, empty[field])])),
    found_vin: text('found_vin', ''),
    phone_confirmed: data.phone_confirmed === true,
    kind: data.kind === 'rental' ? 'rental' : 'care',
    way: data.way === 'counter' ? 'counter' : 'sms',
  };
}
