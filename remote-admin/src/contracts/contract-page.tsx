import { OperatorBackOffice } from 'shared-staff';
import { ContractPage as StaffContract } from 'shared-staff/contract';

/** A contract, whosever it is. */
export function ContractPage() {
  return (
    <OperatorBackOffice>
      <StaffContract />
    </OperatorBackOffice>
  );
}
