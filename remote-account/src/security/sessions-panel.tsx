import type { SignInSession } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, chakra, Skeleton, SkeletonGroup, Tag, Text } from 'shared-ui';
import { Panel, useFocusOnward } from 'shared-ui/components';
import { RetryState } from 'shared-ui/data';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { sessionsKey } from '../common/query-keys';
import { messages } from './messages';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '12px',
    paddingInline: { base: '16px', md: '24px' },
    '& + &': { borderTopWidth: '1px' },
  },
});

function SessionRow({ session }: { session: SignInSession }) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.account.endSession({ params: { id: session.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  const since = formatDateTime(session.created_at);
  return (
    <Row>
      <chakra.div flex={1} minWidth="200px">
        <Text fontWeight={600}>{session.device}</Text>
        <Text look="small" muted>
          <FormattedMessage {...messages.sessionSince} values={{ since, seen: formatDateTime(session.last_seen_at) }} />
        </Text>
        <Text look="small" muted>
          {session.address}
        </Text>
      </chakra.div>
      {session.current ? (
        <Tag>
          <FormattedMessage {...messages.thisSession} />
        </Tag>
      ) : (
        <Button
          onClick={() => end.mutate()}
          loading={end.isPending}
          aria-label={formatMessage(messages.endSessionNamed, { device: session.device, since })}
        >
          <FormattedMessage {...messages.endSession} />
        </Button>
      )}
    </Row>
  );
}

/** Where the account is signed in; any other place can be ended from here. */
export function SessionsPanel() {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { data, isPending, refetch, isFetching } = useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await api.account.listSessions()).data,
  });
  // A session that is ended goes with its button.
  const place = useFocusOnward<HTMLDivElement>();
  return (
    <div {...place}>
      <Panel title={<FormattedMessage {...messages.sessions} />} bare>
        {data ? (
          <chakra.ul listStyleType="none">
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </chakra.ul>
        ) : isPending ? (
          <chakra.div padding="24px">
            <SkeletonGroup label={formatMessage(messages.sessionsLoading)}>
              <Skeleton height={64} />
              <Skeleton height={64} />
            </SkeletonGroup>
          </chakra.div>
        ) : (
          <RetryState onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Panel>
    </div>
  );
}
