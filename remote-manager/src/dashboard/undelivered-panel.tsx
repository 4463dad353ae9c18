import { undelivered } from 'shared-staff';
import { chakra, Skeleton, Tag, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { Icon, WarningIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { undeliveredMessages as words } from './undelivered.messages';
import { UndeliveredRow } from './undelivered-row';
import { useUndelivered } from './use-undelivered';

const Nothing = chakra('p', { base: { padding: { base: '16px', md: '16px 24px' }, color: 'fg.muted' } });

/** "Non consegnati": SMS and e-mails that did not arrive, to be corrected or sent again. */
export function UndeliveredPanel({ now }: { now: string }) {
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
        <QueryFailure
          title={<FormattedMessage {...words.failed} />}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Nothing>
          <Skeleton height={80} />
        </Nothing>
      )}
    </Panel>
  );
}
