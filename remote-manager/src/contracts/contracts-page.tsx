import { DealerBackOffice } from 'shared-staff';
import { ContractsPage as StaffContracts } from 'shared-staff/list';

/** The contracts of one's own dealers. */
export function ContractsPage() {
  return (
    <DealerBackOffice>
      <StaffContracts />
    </DealerBackOffice>
  );
}
