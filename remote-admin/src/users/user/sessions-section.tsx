import type { AdminUser } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Skeleton, SkeletonGroup, Text } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { SideSection } from 'shared-ui/work';
import { nearWhen } from '../../common/labels/near-when';
import { userKeys, useUserCalls } from '../user-calls';
import { sessionsMessages as messages } from './messages';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 16px',
    minHeight: '48px',
    borderBottomWidth: '1px',
  },
});

const Place = chakra('div', { base: { flex: 1, minWidth: '180px' } });
const Since = chakra('span', { base: { textStyle: 'small', color: 'fg.muted', width: '152px' } });

/** Where the person is signed in, each place with a way to end it. */
export function SessionsSection({ id, user }: { id: string; user: AdminUser }) {
  const intl = useIntl();
  const now = new Date(useHost().now()).toISOString();
  const { data, error, refetch, isFetching } = useUserSessions(user.uid);
  const end = useEndSessions(user.uid);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      ways={
        data && data.length > 0 ? (
          <Button
            look="link"
            size="control"
            loading={end.isPending && end.variables === null}
            onClick={() => end.mutate(null)}
          >
            <FormattedMessage {...messages.endAll} />
          </Button>
        ) : undefined
      }
    >
      {data ? (
        <ul aria-label={intl.formatMessage(messages.title)}>
          {data.map((session) => (
            <Row key={session.id}>
              <Place>
                <Text>{session.device}</Text>
                <Text look="caption">{session.address}</Text>
              </Place>
              <Since>{nearWhen('since', session.created_at, now, intl)}</Since>
              <Button
                look="link"
                size="control"
                aria-label={intl.formatMessage(messages.endNamed, { device: session.device })}
                loading={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                <FormattedMessage {...messages.end} />
              </Button>
            </Row>
          ))}
        </ul>
      ) : error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Skeleton height={48} />
        </SkeletonGroup>
      )}
      {data?.length === 0 && (
        <Text look="small" muted>
          <FormattedMessage {...messages.none} />
        </Text>
      )}
    </SideSection>
  );
}

/** Where a person is signed in. */
export function useUserSessions(uid: string) {
  const calls = useUserCalls();
  return useQuery({
    queryKey: userKeys.sessions(uid),
    queryFn: async () => (await calls.listSessions({ params: { uid } }, { quiet: true })).data,
  });
}

/** Ends one of a person's sessions, or, without its id, all of them. */
export function useEndSessions(uid: string) {
  const calls = useUserCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? calls.endSessions({ params: { uid } }) : calls.endSession({ params: { uid, id } }),
    onSettled: () => client.invalidateQueries({ queryKey: userKeys.sessions(uid) }),
  });
}
