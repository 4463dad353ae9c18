import { contractFieldRules, contractFields, type FieldsWhere } from 'shared-api/entities';
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
  readonly without: readonly ('association_code' | 'discount' | 'slip' | OptionalField)[];
}

type DrawnField = FieldsWhere<'paper', 'drawn'>;
type OptionalField = DrawnField & Exclude<FieldsWhere<'needed', false>, FieldsWhere<'kind', 'flag'>>;

/**
 * The fields that the form draws and that a contract may be signed without: their lines are left out when they are
 * empty. A consent is no such field: its box is drawn whether it is ticked or not.
 */
export const mayBeAbsent: readonly OptionalField[] = contractFields('paper', 'drawn').filter(isOptional);

function isOptional(field: DrawnField): field is OptionalField {
  const { needed, kind } = contractFieldRules[field];
  return needed === false && kind !== 'flag';
}
