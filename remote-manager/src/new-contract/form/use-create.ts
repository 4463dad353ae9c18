import type { NewManagerContract } from 'shared-api/entities';
import { useNotify } from 'shared-api/react';
import { useContractCache } from 'shared-staff';
import { useIdempotencyKey } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useContractCalls } from '../../common/use-contract-calls';
import { messages } from '../messages';
import type { Purpose } from './form-schema';

interface CreateRequest {
  readonly body: NewManagerContract;
  readonly purpose: Purpose;
}

/**
 * Makes the contract, once whatever happens on the way. The shell says the server's sentence; what is signed at the
 * counter is a draft for the server, and for who made it ready to be signed.
 */
export function useCreate() {
  const intl = useIntl();
  const notify = useNotify();
  const calls = useContractCalls();
  const cache = useContractCache();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();

  return useMutation({
    mutationFn: ({ body, purpose }: CreateRequest) =>
      withKey(body, async (idempotencyKey) => {
        const options = { quiet: true, idempotencyKey, saysSuccess: purpose === 'counter' };
        return (await calls.create({ body }, options)).data;
      }),
    onSuccess: (contract, { purpose }) => {
      cache.put(contract);
      if (purpose === 'counter')
        notify({ type: 'success', text: intl.formatMessage(messages.readyAtCounter, { code: contract.code }) });
    },
    // An offer that changed meanwhile is shown as it is now.
    onError: () => void client.invalidateQueries({ queryKey: ['manager', 'pack-types'] }),
  });
}
