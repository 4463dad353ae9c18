import { fold } from '../../../platform/db';
import type { Contract } from '../../contracts';

export type Party = Pick<Contract, 'firstname' | 'lastname' | 'email'>;

/**
 * Whether a statement names who made the contract: by the family name, in whatever order, or by the contract's e-mail.
 * Codes can be counted through; names cannot, so a stranger gives no dealer work.
 */
export function namesParty(statement: { readonly fullname: string; readonly email: string }, party: Party): boolean {
  if (party.email !== '' && fold(statement.email) === fold(party.email)) return true;
  const said = new Set(wordsOf(statement.fullname));
  const family = wordsOf(party.lastname);
  return family.length > 0 && family.every((word) => said.has(word));
}

function wordsOf(name: string): string[] {
  return fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
