import { DealerBackOffice } from 'shared-staff';
import { RecentContracts as StaffRecentContracts } from 'shared-staff/recent';

/** The last contracts of one's own dealers, on `/cms`. */
export function RecentContracts() {
  return (
    <DealerBackOffice>
      <StaffRecentContracts />
    </DealerBackOffice>
  );
}
