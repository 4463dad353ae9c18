import { OperatorBackOffice } from 'shared-staff';
import { ContractsPage as StaffContracts } from 'shared-staff/list';

/** The contracts of all dealers. */
export function ContractsPage() {
  return (
    <OperatorBackOffice>
      <StaffContracts />
    </OperatorBackOffice>
  );
}
