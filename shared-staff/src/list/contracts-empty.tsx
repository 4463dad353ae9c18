import type { NearMiss } from 'shared-api/entities';
import { EmptyState } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ListEmpty, type ListState } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { NoStore } from '../common/stores/no-store';
import { FirstContract } from './first-contract';
import { MeantInstead } from './meant-instead';
import { messages } from './messages';

function NothingYet() {
  return (
    <EmptyState title={<FormattedMessage {...messages.nothingYet} />}>
      <FormattedMessage {...messages.nothingYetAdvice} />
    </EmptyState>
  );
}

interface ContractsEmptyProps {
  list: Pick<ListState, 'narrowed' | 'filtered' | 'search' | 'setSearch' | 'clear'>;
  /** What the search may have meant. */
  near: NearMiss | null | undefined;
  error: unknown;
  retrying: boolean;
  onRetry(): void;
}

/** Why the list shows no contract: no dealer, a failure, nothing that matches, or nothing at all yet. */
export function ContractsEmpty({ list, near, error, retrying, onRetry }: ContractsEmptyProps) {
  const { stores, dealer } = useBackOffice();
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
      meant={near && <MeantInstead near={near} search={list.search} onSearch={list.setSearch} />}
      nothing={dealer ? <FirstContract newContract={dealer.paths.newContract} /> : <NothingYet />}
    />
  );
}
