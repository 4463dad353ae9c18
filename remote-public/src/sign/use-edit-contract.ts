import type { CustomerContract } from 'shared-api/entities';
import { useNavigate } from 'shared-ui/router';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { journeyOfContract } from '../common/contract/journey-of-contract';
import { stepPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';

/** Goes to the data of a contract, in the pages that it was made in; they lead back to where one came from. */
export function useEditContract(contract: CustomerContract): () => void {
  const navigate = useNavigate();
  const { base } = useCustomerCalls();
  const { update } = useFunnel();
  return () => {
    const written = journeyOfContract(contract);
    update((before) => {
      const goesOn = before.contract_uid === contract.contract_uid && (before.car !== null || written.completing);
      return { ...(goesOn ? before : written), contract_base: base };
    });
    navigate(stepPath(contract.car_vin, written.completing ? 'vehicle' : 'confirm'));
  };
}
