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

/**
 * Makes the contract, or changes the one that this journey has already made. Gives the contract's address: a signed-in
 * customer's is in their account.
 */
export function useSaveContract(state: FunnelState) {
  const api = useApi();
  const { utms } = useHost();
  const base = useSession().has('user') ? '/account' : '/public';
  const { update } = useFunnel();
  const key = useIdempotencyKey();
  const putChanged = usePutChanged();

  return useMutation({
    mutationFn: async (customer: ConfirmedCustomer): Promise<string> => {
      const { car, offer, dealer, contract_uid } = state;
      if (!car || !offer || !dealer) throw new Error('The journey lacks an earlier choice');
      const body = { ...car, ...customer, package_id: offer.id, store_uid: dealer.store_uid, total: offer.total };

      if (contract_uid) {
        try {
          const changed = await api.public.updateContract({ params: { contract_uid }, body }, { quiet: true });
          putChanged(changed.data);
          return contractPath(contract_uid, state.contract_base);
        } catch (error) {
          if (!isLost(error)) throw error;
          update((before) => ({ ...before, contract_uid: null, contract_base: '/public', completing: false }));
        }
      }
      const whole = { ...body, ...tracking(utms()) };
      const create = base === '/account' ? api.bind(accountContracts).create : api.public.createContract;
      const made = await create({ body: whole }, { quiet: true, idempotencyKey: key.of(whole) });
      key.done();
      const made_uid = made.data.contract_uid;
      update((before) => ({ ...before, contract_uid: made_uid, contract_base: base }));
      return contractPath(made_uid, base);
    },
  });
}
