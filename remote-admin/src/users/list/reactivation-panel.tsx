import type { adminUsers } from 'shared-api/contracts';
import type { AdminUser } from 'shared-api/entities';
import type { CallOf } from 'shared-api/kernel';
import { chakra, Text, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { paths } from '../../common/paths';
import { EnableButton } from '../user-actions';
import { userKeys, useUserCalls } from '../user-calls';
import { reactivationMessages as messages } from './messages';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minHeight: '56px',
    paddingBlock: '8px',
    paddingInline: { base: '16px', md: '24px' },
    '& + &': { borderTopWidth: '1px' },
  },
});

const Who = chakra('div', { base: { flex: 1, minWidth: '220px' } });

/** Who waits longest stands first. */
const waiting: CallOf<typeof adminUsers.search>['query'] = {
  sort: 'reactivation_requested_at',
  per_page: 5,
  wheres: [{ field: 'reactivation_requested_at', op: 'null', value: '0' }],
};

/** People who were shut out and ask to come back; nothing while nobody does. */
export function ReactivationPanel() {
  const calls = useUserCalls();
  const { data } = useQuery({
    queryKey: [...userKeys.lists, 'reactivation'],
    queryFn: () => calls.search({ query: waiting }, { quiet: true }),
  });
  if (!data || data.meta.total === 0) return null;
  return (
    <Panel
      ask
      bare
      marginBottom="24px"
      title={<FormattedMessage {...messages.title} />}
      meta={<FormattedMessage {...messages.count} values={{ count: data.meta.total }} />}
    >
      <ul>
        {data.data.map((user) => (
          <ReactivationRow key={user.uid} user={user} />
        ))}
      </ul>
    </Panel>
  );
}

function ReactivationRow({ user }: { user: AdminUser }) {
  const client = useQueryClient();
  const { uid, fullname, email, reactivation_requested_at: at } = user;
  return (
    <Row>
      <Who>
        <TextLink to={paths.user(uid)}>{fullname}</TextLink>
        <Text look="caption">
          {email}
          {at && (
            <>
              {' · '}
              <FormattedMessage {...messages.asked} values={{ at: formatDateTime(at) }} />
            </>
          )}
        </Text>
      </Who>
      <EnableButton user={user} onDone={() => void client.invalidateQueries({ queryKey: userKeys.lists })} />
    </Row>
  );
}
