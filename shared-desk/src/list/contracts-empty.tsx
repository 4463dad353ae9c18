import { EmptyState, OuterLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ListEmpty, type ListState } from 'shared-ui/work';
import { useDesk } from '../common/desk/desk-provider';
import { FirstContract } from './first-contract';
import { messages } from './messages';

/** Where the operator reads what dealers write. */
const operatorEmail = 'mailto:carcare@pec.carcare.example';

/** Who is attached to no dealer has no contracts, whatever they search. */
function NoStore() {
  return (
    <EmptyState
      title={<FormattedMessage {...messages.noStore} />}
      action={
        <OuterLink href={operatorEmail}>
          <FormattedMessage {...messages.writeToOperator} />
        </OuterLink>
      }
    >
      <FormattedMessage {...messages.noStoreAdvice} />
    </EmptyState>
  );
}

function NothingYet() {
  return (
    <EmptyState title={<FormattedMessage {...messages.nothingYet} />}>
      <FormattedMessage {...messages.nothingYetAdvice} />
    </EmptyState>
  );
}

interface ContractsEmptyProps {
  list: Pick<ListState, 'narrowed' | 'filtered' | 'search' | 'clear'>;
  error: unknown;
  retrying: boolean;
  onRetry(): void;
}

/** Why the list shows no contract: no dealer, a failure, nothing that matches, or nothing at all yet. */
export function ContractsEmpty({ list, error, retrying, onRetry }: ContractsEmptyProps) {
  const { stores, dealer } = useDesk();
  if (dealer && stores?.length === 0) return <NoStore />;
  return (
    <ListEmpty
      error={error}
      retrying={retrying}
      onRetry={onRetry}
      narrowed={list.narrowed}
      filtered={list.filtered}
      search={list.search}
      onClear={list.clear}
      nothing={dealer ? <FirstContract newContract={dealer.paths.newContract} /> : <NothingYet />}
    />
  );
}
