import * as seller from 'shared-api/seller';
import { EmptyState, OuterLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** Who is attached to no dealer has no contracts, whatever they search, and can make none. */
export function NoStore() {
  return (
    <EmptyState
      title={<FormattedMessage {...messages.noStore} />}
      action={
        <OuterLink href={`mailto:${seller.certifiedEmail}`}>
          <FormattedMessage {...messages.writeToOperator} />
        </OuterLink>
      }
    >
      <FormattedMessage {...messages.noStoreAdvice} />
    </EmptyState>
  );
}
