import { useHost } from 'shared-api/react';
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

interface AgreedRequest extends DraftRequest {
  /** Leads on from a page that the person has agreed to leave. */
  readonly unasked: (navigate: () => void) => void;
}

const run = (navigate: () => void) => navigate();

/**
 * Makes a new draft with another contract's data; its page opens. What is unsaved here is asked for before the draft is
 * made: who then stays has made none.
 */
export function useNewDraft(): (request: DraftRequest) => void {
  const { paths } = useBackOffice();
  const { beforeLeaving } = useHost();
  const cache = useContractCache();
  const navigate = useNavigate();
  const withKey = useIdempotencyKey();
  const { mutate } = useMutation({
    mutationFn: ({ uid, make }: AgreedRequest) =>
      withKey(uid, (idempotencyKey) => make({ params: { contract_uid: uid } }, { idempotencyKey })),
    onSuccess: ({ data }, { unasked }) => {
      cache.put(data);
      unasked(() => navigate(paths.contract(data.contract_uid)));
    },
  });
  return (request) => {
    if (beforeLeaving) beforeLeaving((unasked) => mutate({ ...request, unasked }));
    else mutate({ ...request, unasked: run });
  };
}
