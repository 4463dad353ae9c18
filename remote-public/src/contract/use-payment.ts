import { methodIs, type PaymentMethod } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { useContractCache } from '../common/contract/use-contract';
import { withoutRefusal } from './payment-outcome';

/** Leaves for the provider's page; anything but a web address is refused. */
function leaveFor(address: string): void {
  const url = new URL(address, window.location.origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error('The provider’s address is no web address');
  window.location.assign(url);
}

/** Saves how the customer pays; an online one goes on to the provider's page. */
export function usePayment({ contract_uid, payment_method, status }: CustomerContract) {
  const calls = useCustomerCalls();
  const { put, refresh } = useContractCache(contract_uid);
  const withKey = useIdempotencyKey();
  const [, setQuery] = useSearchParams();
  const params = { contract_uid };

  return useMutation({
    mutationFn: async (method: PaymentMethod) => {
      if (method !== payment_method || status === 'SIGNED') {
        const saved = await withKey(method, (idempotencyKey) =>
          calls.savePaymentMethod({ params, body: { payment_method: method } }, { quiet: true, idempotencyKey }),
        );
        put(saved.data);
        setQuery(withoutRefusal, { replace: true });
      }
      if (methodIs('online', method)) leaveFor((await calls.pay({ params }, { quiet: true })).data.redirect_url);
    },
    onError: () => void refresh(),
  });
}
