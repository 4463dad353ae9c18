import { type FieldsWhere, contractFields as statedFields } from 'shared-api/entities';

/**
 * Every name that a contract's form may use for its fields: the contract's own names, those of its store and
 * package with a prefix, and a few that are put together from them. Values are texts as people read them
 * ("1.180,00 €", "21/11/2026"), ticks for the consents. `price` and `discount` bear tax, as every price shown to a
 * consumer does.
 */
const otherFields = [
  'code',
  'type',
  'association_code',
  'created_at',
  'signed_at',
  'signature_level',
  'document_sha256',
  'fullname',
  'full_address',
  'package_title',
  'package_sku',
  'package_included',
  'package_excluded',
  'mantenance_number',
  'mantenance_duration',
  'mantenance_km',
  'price',
  'discount',
  'total',
  'iva',
  'iva_rate',
  'payment_method',
  'store_name',
  'store_code',
  'store_address',
  'store_city',
  'store_province',
  'store_zip_code',
  'store_phone',
  'store_email',
  'store_iban',
  'store_full_address',
  'terms',
  'clauses',
] as const;

export type ContractField = (typeof otherFields)[number] | FieldsWhere<'paper', 'drawn' | 'offered'>;

export const contractFields: readonly ContractField[] = [
  ...otherFields,
  ...statedFields('paper', 'drawn'),
  ...statedFields('paper', 'offered'),
];

const known: ReadonlySet<string> = new Set(contractFields);

export function isContractField(name: string): name is ContractField {
  return known.has(name);
}

/** A form without these is refused; either `fullname` or both names will do. */
const requiredFields = ['code', 'fullname', 'car_vin', 'total'] as const;

const names = { whole: 'fullname', parts: ['firstname', 'lastname'] } as const;

/** The required fields that a form with these field names lacks. */
export function missingRequired(present: ReadonlySet<string>): ContractField[] {
  const hasBothNames = names.parts.every((part) => present.has(part));
  return requiredFields.filter((name) => !present.has(name) && !(name === names.whole && hasBothNames));
}

/** What a reader looks for first is set in a stronger weight. */
const emphasised: ReadonlySet<string> = new Set<ContractField>([
  'fullname',
  'car_vin',
  'car_plate',
  'car_model',
  'car_version',
  'car_registration_date',
  'km',
  'mantenance_number',
  'mantenance_duration',
  'mantenance_km',
  'total',
  'payment_method',
  'signed_at',
]);

export function weightOfField(name: string): 'regular' | 'medium' {
  return emphasised.has(name) ? 'medium' : 'regular';
}
