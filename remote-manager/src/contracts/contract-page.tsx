import { DealerBackOffice } from 'shared-staff';
import { ContractPage as StaffContract } from 'shared-staff/contract';

/** A contract of one's own dealers. */
export function ContractPage() {
  return (
    <DealerBackOffice>
      <StaffContract />
    </DealerBackOffice>
  );
}
