import { useEffect, useRef, useState } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { useContractCache } from '../common/contract/use-contract';

const everyMs = 3_000;
/** Events come within seconds. Who has not paid after all need not wait longer to pay. */
const patienceMs = 30_000;

/**
 * Back from the provider's page: asks for the contract again until the payment has arrived.
 * @returns whether it is late: one may pay again
 */
export function usePaymentReturn({ contract_uid }: CustomerContract, waiting: boolean): boolean {
  const { refresh } = useContractCache(contract_uid);
  const [late, setLate] = useState(false);
  const ask = useRef(refresh);
  useEffect(() => {
    ask.current = refresh;
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void ask.current(), everyMs);
    const patience = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearInterval(timer);
      clearTimeout(patience);
    };
  }, [waiting]);
  return late;
}
