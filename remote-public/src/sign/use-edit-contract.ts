import type { CustomerContract } from 'shared-api/entities';
import { useNavigate } from 'shared-ui/router';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { journeyOfContract } from '../common/contract/journey-of-contract';
import type { FunnelState } from '../common/funnel/funnel-state';
import { stepPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';

/** Goes to the data of a contract, in the pages that it was made in; they lead back to where one came from. */
export function useEditContract(contract: CustomerContract): () => void {
  const navigate = useNavigate();
  const { base } = useCustomerCalls();
  const { update } = useFunnel();
  return () => {
    const written = journeyOfContract(contract);
    update((before) => ({ ...goneOnWith(before, written), contract_base: base }));
    navigate(stepPath(contract.car_vin, written.completing ? 'vehicle' : 'confirm'));
  };
}

/**
 * What was typed for this contract is kept, unless the contract has been changed since: then what is written there is
 * newer. What the dealer chose for a contract to be completed is as it is now, beside what the person told.
 */
function goneOnWith(before: FunnelState, written: FunnelState): FunnelState {
  if (before.contract_uid !== written.contract_uid) return written;
  if (!written.completing) {
    return before.car === null || before.contract_version !== written.contract_version ? written : before;
  }
  const { report, vehicle, customer } = before;
  return { ...written, report, vehicle, customer };
}
