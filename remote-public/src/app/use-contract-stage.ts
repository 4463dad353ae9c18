import { useEffect, useRef } from 'react';
import { useContract } from '../common/contract/use-contract';

/**
 * The contract as it stands: whether it is still to be signed, and whether it was signed while the page was open.
 * @param ready false as long as the contract should not be asked for yet
 */
export function useContractStage(contractUid: string, ready = true) {
  const { data: contract, error, refetch, isFetching } = useContract(contractUid, { enabled: ready });
  const unsignedBefore = useRef(false);
  const signing = contract?.view === 'full' && contract.signed_at === null;

  useEffect(() => {
    if (signing) unsignedBefore.current = true;
  }, [signing]);

  return { contract, error, signing, justSigned: unsignedBefore.current, retry: () => void refetch(), isFetching };
}
