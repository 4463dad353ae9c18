import { OperatorDesk } from 'shared-desk';
import { RecentContracts as DeskRecentContracts } from 'shared-desk/recent';

/** The last contracts of the whole house, on `/cms`. */
export function RecentContracts() {
  return (
    <OperatorDesk>
      <DeskRecentContracts />
    </OperatorDesk>
  );
}
