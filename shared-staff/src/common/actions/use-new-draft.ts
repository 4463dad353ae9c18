import { useIdempotencyKey } from 'shared-ui/data';
import { useMutation } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { useBackOffice } from '../back-office/back-office-provider';
import type { DealerCalls } from '../back-office/staff-calls';
import { useContractCache } from '../contract/use-contract-cache';

interface DraftRequest {
  /** The contract that the draft takes its data from. */
  readonly uid: string;
  /** The dealer's call that makes it: `duplicate`, or `renew` where it continues a paid one. */
  readonly make: DealerCalls['duplicate' | 'renew'];
}

/** A new draft with another contract's data; its page opens. */
export function useNewDraft() {
  const { paths } = useBackOffice();
  const cache = useContractCache();
  const navigate = useNavigate();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ uid, make }: DraftRequest) =>
      withKey(uid, (idempotencyKey) => make({ params: { contract_uid: uid } }, { idempotencyKey })),
    onSuccess: ({ data }) => {
      cache.put(data);
      navigate(paths.contract(data.contract_uid));
    },
  });
}
