import { useQuery } from 'shared-ui/query';
import { useContractCalls } from '../../common/use-contract-calls';

/** The QR code with the contract's link and its key; a changed phone makes another key. */
export function useCounterCode(uid: string, phone: string | undefined, active: boolean) {
  const calls = useContractCalls();
  return useQuery({
    queryKey: ['manager', 'contract', uid, 'qr', phone],
    queryFn: async () => (await calls.getQr({ params: { contract_uid: uid } }, { quiet: true })).data,
    enabled: active,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
