import { OperatorBackOffice } from 'shared-staff';
import { RecentContracts as StaffRecentContracts } from 'shared-staff/recent';

/** The last contracts of all dealers, on `/cms`. */
export function RecentContracts() {
  return (
    <OperatorBackOffice>
      <StaffRecentContracts />
    </OperatorBackOffice>
  );
}
