import { Refusal, stale } from '../../../platform/errors';
import type { Scope } from '../../../scope';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { findContractToRead } from '../staff/find-contract';
import { readStaffContract } from '../staff/read-staff-contract';
import type { StaffCall } from './staff-call';

interface RouteCall {
  readonly scope: Scope;
  readonly params: { readonly contract_uid: string };
  expectVersion(version: number): void;
}

/** What a use case needs of a call. */
export function staffCallOf({ scope, params, expectVersion }: RouteCall): StaffCall {
  return { scope, contractUid: params.contract_uid, expectVersion };
}

/** How staff's calls answer: the record after the change, or with 412 the record as somebody else left it. */
export function staffAnswers(context: Pick<ContractsContext, 'db' | 'clock' | 'signing' | 'afterSale' | 'takesCards'>) {
  const { db, clock } = context;
  const view = (contract: Contract) => readStaffContract(db.read, context, contract);

  async function withFresh<T>(call: RouteCall, work: (call: StaffCall) => Promise<T>): Promise<T> {
    try {
      return await work(staffCallOf(call));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'stale') throw error;
      const fresh = await findContractToRead(db.read, call.scope, call.params.contract_uid, clock.now());
      throw stale(await view(fresh));
    }
  }

  return {
    withFresh,
    changed: async (
      call: RouteCall,
      work: (call: StaffCall) => Promise<Contract>,
      message: (contract: Contract) => string,
    ) => {
      const contract = await withFresh(call, work);
      return { status: 202 as const, body: { data: await view(contract), message: message(contract) } };
    },
  };
}
