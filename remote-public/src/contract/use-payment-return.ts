import { useEffect, useRef } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { useContractCache } from '../common/contract/use-contract';

const everyMs = 3_000;

/** Back from the provider's page: asks for the contract again until the payment has arrived. */
export function usePaymentReturn({ contract_uid }: CustomerContract, waiting: boolean): void {
  const { refresh } = useContractCache(contract_uid);
  const ask = useRef(refresh);
  useEffect(() => {
    ask.current = refresh;
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void ask.current(), everyMs);
    return () => clearInterval(timer);
  }, [waiting]);
}
