import { DealerDesk } from 'shared-desk';
import { ContractsPage as DeskContracts } from 'shared-desk/list';

/** The contracts of one's own dealers. */
export function ContractsPage() {
  return (
    <DealerDesk>
      <DeskContracts />
    </DealerDesk>
  );
}
