import { DealerDesk } from 'shared-desk';
import { ContractPage as DeskContract } from 'shared-desk/contract';

/** A contract of one's own dealers. */
export function ContractPage() {
  return (
    <DealerDesk>
      <DeskContract />
    </DealerDesk>
  );
}
