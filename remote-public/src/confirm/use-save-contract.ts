import { accountContracts } from 'shared-api/contracts';
import type { CustomerContract } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { customerContractKey, useApi, useHost, useSession } from 'shared-api/react';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { usePutChanged, useRefreshed } from '../common/contract/use-contract';
import type { FunnelState } from '../common/funnel/funnel-state';
import { contractPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import { visitTags } from '../common/visit-tags';
import type { ConfirmedCustomer } from './customer-form';
import { saysTheSame } from './says-the-same';

/** The contract under way is there, and cannot be changed from here: its page says why, and what comes next. */
function isForItsPage(error: unknown): boolean {
  return isApiError(error) && (error.failure.code === 'access_code_required' || error.failure.code === 'status');
}

const isStale = (error: unknown) => isApiError(error) && error.status === 412;

/** Somebody else changed the contract since the journey read it: nothing was saved. */
export class ChangedMeanwhile extends Error {
  constructor(readonly contract: CustomerContract) {
    super('The contract was changed meanwhile');
  }
}

/** The change goes only onto the version that the journey knows; a journey of before notes none. */
function onlyOn(version: number | null) {
  return version === null ? {} : { ifMatch: `"${version}"` };
}

const isGone = (error: unknown) => isApiError(error) && error.status === 404;

/** All that the journey's pages told. */
function contractData({ car, offer, dealer }: FunnelState, customer: ConfirmedCustomer) {
  if (!car || !offer || !dealer) throw new Error('The journey lacks an earlier choice');
  return { ...car, ...customer, package_id: offer.id, store_uid: dealer.store_uid, total: offer.total };
}
type ContractData = ReturnType<typeof contractData>;

interface SavedContract {
  /** The contract's address: a signed-in customer's is in their account. */
  readonly path: string;
  /** What the server says was done, if anything: the contract's page shows it, where nothing lies under it. */
  readonly message: string;
}

/** Makes the contract, or changes the one that this journey has already made. */
export function useSaveContract(state: FunnelState) {
  const api = useApi();
  const { utms } = useHost();
  const base = useSession().has('user') ? '/account' : '/public';
  const { update } = useFunnel();
  const withKey = useIdempotencyKey();
  const putChanged = usePutChanged();
  const refresh = useRefreshed();
  const client = useQueryClient();
  const shown = (contractUid: string) =>
    client.getQueryData<CustomerContract>(customerContractKey({ contractUid, base: '/public' }));

  /** Changes the contract of this journey; null where it is no longer there. */
  async function change(
    contract_uid: string,
    body: ContractData,
    version = state.contract_version,
  ): Promise<SavedContract | null> {
    const path = contractPath(contract_uid, state.contract_base);
    try {
      const call = { params: { contract_uid }, body };
      const options = { quiet: true, saysSuccess: true, ...onlyOn(version) };
      const { data, message } = await api.public.updateContract(call, options);
      putChanged(data);
      update((before) => ({ ...before, contract_version: data.version }));
      return { path, message };
    } catch (error) {
      if (isGone(error)) return null;
      if (isStale(error)) {
        const known = shown(contract_uid);
        const fresh = await readChanged(contract_uid);
        // A code that was tried, or an account that it belongs to since, changes nothing of what is told here.
        if (saysTheSame(known, fresh, version)) return change(contract_uid, body, fresh.version);
        throw new ChangedMeanwhile(fresh);
      }
      if (!isForItsPage(error)) throw error;
      refresh(contract_uid);
      return { path, message: '' };
    }
  }

  /** The contract as it is now. The next press is made knowing it. */
  async function readChanged(contract_uid: string): Promise<CustomerContract> {
    const { data } = await api.public.getContract({ params: { contract_uid } }, { quiet: true });
    putChanged(data);
    update((before) => ({ ...before, contract_version: data.version }));
    return data;
  }

  async function make(body: ContractData): Promise<SavedContract> {
    const whole = { ...body, ...visitTags(utms()) };
    const create = base === '/account' ? api.bind(accountContracts).create : api.public.createContract;
    const { data: made, message } = await withKey(whole, (idempotencyKey) =>
      create({ body: whole }, { quiet: true, saysSuccess: true, idempotencyKey }),
    );
    update((before) => ({
      ...before,
      contract_uid: made.contract_uid,
      contract_version: made.version,
      contract_base: base,
    }));
    return { path: contractPath(made.contract_uid, base), message };
  }

  return useMutation({
    mutationFn: async (customer: ConfirmedCustomer): Promise<SavedContract> => {
      const { contract_uid } = state;
      const body = contractData(state, customer);
      const changed = contract_uid === null ? null : await change(contract_uid, body);
      if (changed !== null) return changed;
      update((before) => ({
        ...before,
        contract_uid: null,
        contract_version: null,
        contract_base: '/public',
        completing: false,
      }));
      return make(body);
    },
  });
}
