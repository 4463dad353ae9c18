import type { ContractField } from './contract-fields';

/**
 * Why an uploaded form is refused.
 * - `unreadable`: the bytes are no PDF;
 * - `encrypted`: it is protected by a password or by permissions;
 * - `signed`: filling it would break a signature;
 * - `rotated`: a page or a field is turned, so that values would be drawn askew;
 * - `no_fields`: it has no form fields;
 * - `missing_required`: fields without which a contract makes no sense are not there (`missing` names them).
 */
export type FormFailure = 'unreadable' | 'encrypted' | 'signed' | 'rotated' | 'no_fields' | 'missing_required';

export class FormError extends Error {
  override readonly name = 'FormError';

  constructor(
    readonly code: FormFailure,
    readonly missing: readonly ContractField[] = [],
    options?: ErrorOptions,
  ) {
    super(`The form is refused: ${[code, ...missing].join(' ')}`, options);
  }
}
