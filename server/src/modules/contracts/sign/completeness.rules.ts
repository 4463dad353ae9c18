import { contractFields, type FieldsWhere } from 'shared-api/entities';
import type { Contract } from '../contract.types';

export type NeededField = FieldsWhere<'needed', true>;

/** What a contract still lacks before it can be signed; a dealer's draft may lack the customer. */
export function missingToSign(contract: Contract): NeededField[] {
  return contractFields('needed', true).filter((field) => {
    const value = contract[field];
    return value === null || value === '' || value === false;
  });
}
