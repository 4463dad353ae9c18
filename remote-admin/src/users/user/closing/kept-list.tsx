import { chakra, Skeleton, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';
import { messages } from './messages';

/** What stays of a person when their account goes, with the law that says so. */
export function KeptList({ uid }: { uid: string }) {
  const intl = useIntl();
  const calls = useUserCalls();
  const { data, error } = useQuery({
    queryKey: [...userKeys.record(uid), 'kept'],
    queryFn: async () => (await calls.listKept({ params: { uid } }, { quiet: true })).data,
  });
  if (error) return <Text color="error">{failureText(error, intl)}</Text>;
  if (!data) return <Skeleton height={48} />;
  if (data.length === 0)
    return (
      <Text>
        <FormattedMessage {...messages.nothingKept} />
      </Text>
    );
  return (
    <div>
      <Text>
        <FormattedMessage {...messages.kept} />
      </Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="20px" marginTop="4px">
        {data.map(({ what, law, until }) => (
          <li key={what}>
            {until === null
              ? intl.formatMessage(messages.keptRow, { what, law })
              : intl.formatMessage(messages.keptRowUntil, { what, law, until: formatDate(until) })}
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}
