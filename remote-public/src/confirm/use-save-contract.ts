import { accountContracts } from 'shared-api/contracts';
import { isApiError } from 'shared-api/errors';
import { useApi, useHost, useSession } from 'shared-api/react';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { usePutChanged } from '../common/contract/use-contract';
import type { FunnelState } from '../common/funnel/funnel-state';
import { contractPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import type { ConfirmedCustomer } from './customer-form';

/** The contract under way can no longer be changed from here: deleted, or this browser lost its permission. */
function isLost(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.status === 404 || error.failure.code === 'access_code_required' || error.failure.code === 'status')
  );
}

function tracking(utms: Readonly<Record<string, string>>) {
  return Object.keys(utms).length > 0 ? { utms: { ...utms } } : {};
}

interface SavedContract {
  /** The contract's address: a signed-in customer's is in their account. */
  readonly path: string;
  /** What the server says was done: the contract's page shows it, where nothing lies under it. */
  readonly message: string;
}

/** Makes the contract, or changes the one that this journey has already made. */
export function useSaveContract(state: FunnelState) {
  const api = useApi();
  const { utms } = useHost();
  const base = useSession().has('user') ? '/account' : '/public';
  const { update } = useFunnel();
  const key = useIdempotencyKey();
  const putChanged = usePutChanged();

  return useMutation({
    mutationFn: async (customer: ConfirmedCustomer): Promise<SavedContract> => {
      const { car, offer, dealer, contract_uid } = state;
      if (!car || !offer || !dealer) throw new Error('The journey lacks an earlier choice');
      const body = { ...car, ...customer, package_id: offer.id, store_uid: dealer.store_uid, total: offer.total };

      if (contract_uid) {
        try {
          const call = { params: { contract_uid }, body };
          const { data, message } = await api.public.updateContract(call, { quiet: true, saysSuccess: true });
          putChanged(data);
          return { path: contractPath(contract_uid, state.contract_base), message };
        } catch (error) {
          if (!isLost(error)) throw error;
          update((before) => ({ ...before, contract_uid: null, contract_base: '/public', completing: false }));
        }
      }
      const whole = { ...body, ...tracking(utms()) };
      const create = base === '/account' ? api.bind(accountContracts).create : api.public.createContract;
      const options = { quiet: true, saysSuccess: true, idempotencyKey: key.of(whole) };
      const { data: made, message } = await create({ body: whole }, options);
      key.done();
      update((before) => ({ ...before, contract_uid: made.contract_uid, contract_base: base }));
      return { path: contractPath(made.contract_uid, base), message };
    },
  });
}
