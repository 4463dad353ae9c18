import type { FieldsWhere } from 'shared-api/entities';
import type { ContractKind, TermsVersion } from 'shared-api/terms';

/** What the built-in form says of one package, and which parts a contract does without. */
export interface BuiltInFormContent {
  readonly kind: ContractKind;
  /** Of the clauses: the one that was in force when the contract was made. */
  readonly termsVersion: TermsVersion;
  /** The product's address, where the clauses stand in that version; without it only the version is printed. */
  readonly site?: string;
  /** The package's own lines: what is sold, printed as it was shown. */
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  /** Parts that would stay empty. */
  readonly without: readonly ('association_code' | 'discount' | 'slip' | (typeof mayBeAbsent)[number])[];
}

/** What the form draws of the car and the customer, and what a contract may go without: the rest is needed to sign. */
export const mayBeAbsent = [
  'car_plate',
  'car_version',
  'car_mileage_date',
  'tax_code',
] as const satisfies readonly FieldsWhere<'paper', 'drawn'>[];
