import { useKeptKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { useContractCache } from '../../common/contract/use-contract-cache';
import { useContractCalls } from '../../common/contract/use-contract-calls';
import { paths } from '../../common/paths';

/** A new draft that goes on where a paid contract ends; its page opens. */
export function useRenew(uid: string) {
  const calls = useContractCalls();
  const cache = useContractCache();
  const navigate = useNavigate();
  const key = useKeptKey();
  return useMutation({
    mutationFn: () => calls.renew({ params: { contract_uid: uid } }, { idempotencyKey: key.of(uid) }),
    onSuccess: ({ data }) => {
      key.done();
      cache.put(data);
      navigate(paths.contract(data.contract_uid));
    },
  });
}
