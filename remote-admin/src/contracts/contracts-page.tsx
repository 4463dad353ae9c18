import { OperatorDesk } from 'shared-desk';
import { ContractsPage as DeskContracts } from 'shared-desk/list';

/** The contracts of the whole house. */
export function ContractsPage() {
  return (
    <OperatorDesk>
      <DeskContracts />
    </OperatorDesk>
  );
}
