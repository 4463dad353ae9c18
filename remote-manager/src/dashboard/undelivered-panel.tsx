import { undelivered } from 'shared-desk';
import { chakra, ErrorState, Icon, Panel, Skeleton, Tag, TextLink, WarningIcon } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { undeliveredMessages as words } from './undelivered.messages';
import { UndeliveredRow } from './undelivered-row';
import { useUndelivered } from './use-undelivered';

const Nothing = chakra('p', { base: { padding: { base: '16px', md: '16px 24px' }, color: 'fg.muted' } });

/** "Non consegnati": SMS and e-mails that did not arrive, to be corrected or sent again. */
export function UndeliveredPanel({ now }: { now: string }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useUndelivered();
  return (
    <Panel
      bare
      title={<FormattedMessage {...words.title} />}
      aside={
        data !== undefined &&
        data.total > 0 && (
          <TextLink to={paths.list(undelivered.address)}>
            <Tag tone="error">
              <Icon of={WarningIcon} size={12} />
              <FormattedMessage {...words.count} values={{ count: data.total }} />
            </Tag>
          </TextLink>
        )
      }
    >
      {data ? (
        data.rows.length === 0 ? (
          <Nothing>
            <FormattedMessage {...words.none} />
          </Nothing>
        ) : (
          <ul>
            {data.rows.map(({ message, row }) => (
              <UndeliveredRow key={message.id} message={message} row={row} now={now} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={<FormattedMessage {...words.failed} />} onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error, intl)}
        </ErrorState>
      ) : (
        <Nothing>
          <Skeleton height={64} />
        </Nothing>
      )}
    </Panel>
  );
}
