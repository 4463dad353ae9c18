import { contractFields, type FieldsWhere } from 'shared-api/entities';
import type { Contract } from '../contract.types';

export type NeededField = FieldsWhere<'needed', 'link' | 'signature'>;
type LinkField = FieldsWhere<'needed', 'link'>;

/** What a contract still lacks before its link can be sent: which car it is for, and whom it goes to. */
export function missingToSend(contract: Contract): LinkField[] {
  return contractFields('needed', 'link').filter((field) => isBlank(contract[field]));
}

/** What a contract still lacks before it can be signed; of what a dealer made the customer completes the rest. */
export function missingToSign(contract: Contract): NeededField[] {
  const needed = [...contractFields('needed', 'link'), ...contractFields('needed', 'signature')];
  return needed.filter((field) => isBlank(contract[field]));
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || value === false;
}
