import { EmptyState } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from '../messages';

/** To the operator, who makes no contracts: where the first one will come from. */
export function NothingYet() {
  return (
    <EmptyState title={<FormattedMessage {...messages.nothingYet} />}>
      <FormattedMessage {...messages.nothingYetAdvice} />
    </EmptyState>
  );
}
