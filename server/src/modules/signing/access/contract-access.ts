import type { Caller } from '../../../platform/auth';
import { accessCodeRequired, notFound } from '../../../platform/errors';
import { type Contract, type ContractsContext, findContract } from '../../contracts';
import { type Visited, visit } from './access';
import { grantCookie } from './grant-cookie';

/** A customer's call on one contract, by the link or from the account. */
export interface CustomerCall {
  readonly params: { readonly contract_uid: string };
  readonly caller: Caller;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** Finds the contract of a customer's call, and decides whether they may see it in full. */
export type ContractAccess = (call: CustomerCall) => Promise<Visited>;

type AccessContext = Pick<ContractsContext, 'db' | 'clock'>;

/** By the link: masked until a grant. @throws Refusal `not_found` */
export function linkAccess({ db, clock }: AccessContext): ContractAccess {
  return ({ params, caller, cookies }) =>
    visit(db.read, {
      contractUid: params.contract_uid,
      caller,
      grant: cookies[grantCookie],
      now: clock.now(),
    });
}

/**
 * From the account: the owner sees it in full. Unknown, deleted and other people's get the same answer. @throws Refusal
 * `not_found`
 */
export function ownerAccess({ db }: AccessContext): ContractAccess {
  return async ({ params, caller }) => {
    if (caller.kind !== 'account') throw notFound();
    const contract = await findContract(db.read, { area: 'user', uid: caller.uid }, params.contract_uid);
    return { contract, granted: true };
  };
}

/**
 * Access for calls that need the full record, not the masked one. @throws Refusal `not_found`, `access_code_required`
 */
export function grantedBy(access: ContractAccess): (call: CustomerCall) => Promise<Contract> {
  return async (call) => {
    const { contract, granted } = await access(call);
    if (!granted) throw accessCodeRequired();
    return contract;
  };
}
