import { countdownFrom } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { identityMessages } from 'shared-api/messages';
import { Note } from 'shared-ui';
import { formatLongDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useArrivalNotice } from '../common/journey/use-notice';
import { useFocusOnNews } from '../common/use-focus-on-news';
import { messages } from './messages';

/** What the person should know before reading: that the contract was made, a refusal, a near deadline. */
export function SignNotices({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const { identity } = contract;
  const refusal = useFocusOnNews<HTMLDivElement>(contract.declined_at);
  const arrival = useArrivalNotice();
  return (
    <>
      {arrival && contract.status !== 'PENDING' && !contract.declined_at && (
        <Note tone="success" role="status" marginBottom="24px">
          {arrival}
        </Note>
      )}
      {contract.declined_at && (
        <Note ref={refusal} tabIndex={-1} tone="warning" role="status" marginBottom="24px">
          <FormattedMessage {...messages.declined} values={{ date: formatLongDate(contract.declined_at) }} />
        </Note>
      )}
      {identity && (
        <Note tone="info" marginBottom="24px">
          <FormattedMessage
            {...messages.advanced}
            values={{
              document: intl.formatMessage(identity.form ? identityMessages[identity.form] : messages.document),
              number: identity.number,
            }}
          />
        </Note>
      )}
      {contract.deletion_at && contract.days_left !== null && contract.days_left <= countdownFrom && (
        <Note tone="info" marginBottom="24px">
          <FormattedMessage {...messages.deadline} values={{ date: formatLongDate(contract.deletion_at) }} />
        </Note>
      )}
    </>
  );
}
