import { EmptyState, OuterLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** Where the operator reads what dealers write. */
const operatorEmail = 'mailto:carcare@pec.carcare.example';

/** Who is attached to no dealer has no contracts, whatever they search, and can make none. */
export function NoStore() {
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
