import type { Caller } from '../../../platform/auth';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { visitGranted } from './access';
import { grantCookie } from './grant-cookie';

interface LinkCall {
  readonly params: { readonly contract_uid: string };
  readonly caller: Caller;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** The contract of a call by its link, for who holds a grant. @throws Refusal `not_found`, `access_code_required` */
export function grantedContract(
  { db, clock }: ContractsContext,
  { params, caller, cookies }: LinkCall,
): Promise<Contract> {
  return visitGranted(db.read, {
    contractUid: params.contract_uid,
    caller,
    grant: cookies[grantCookie],
    now: clock.now(),
  });
}
