import { DealerDesk } from 'shared-desk';
import { RecentContracts as DeskRecentContracts } from 'shared-desk/recent';

/** The last contracts of one's own dealers, on `/cms`. */
export function RecentContracts() {
  return (
    <DealerDesk>
      <DeskRecentContracts />
    </DealerDesk>
  );
}
