import type { ContractKind } from 'shared-api/terms';

/** What the built-in form says of one package, and which parts a contract does without. */
export interface BuiltInFormContent {
  readonly kind: ContractKind;
  /** The package's own lines: what is sold, printed as it was shown. */
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  /** Parts that would stay empty. */
  readonly without: readonly ('association_code' | 'discount' | 'slip')[];
}
