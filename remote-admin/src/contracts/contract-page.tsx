import { OperatorDesk } from 'shared-desk';
import { ContractPage as DeskContract } from 'shared-desk/contract';

/** A contract, whosever it is. */
export function ContractPage() {
  return (
    <OperatorDesk>
      <DeskContract />
    </OperatorDesk>
  );
}
