import type { ContractKind } from './clauses';

/** Which version of the clauses the page of conditions shows; without it the one in force. */
export const termsVersionParameter = 'versione';

/**
 * Where the clauses stand to be read.
 * @param version of a contract: the one that it was made under, whatever is in force by now
 */
export function termsPath(kind: ContractKind, version?: string): string {
  const path = kind === 'rental' ? '/condizioni/noleggio' : '/condizioni';
  return version === undefined ? path : `${path}?${new URLSearchParams({ [termsVersionParameter]: version })}`;
}
