import { useState } from 'react';
import type { AdminUser } from 'shared-api/entities';
import { Button, HStack } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { SideSection } from 'shared-ui/work';
import { useUserCalls } from '../../use-user-calls';
import { userKeys } from '../../user-keys';
import { ConsentTable } from './consent-table';
import { DataExport } from './data-export';
import { messages } from './messages';
import { type Revocable, RevokeDialog } from './revoke-dialog';

const revocable = { marketing: messages.revokeMarketing, survey: messages.revokeSurvey } as const;

/** What the person agreed to, and what of it can be taken back. */
export function ConsentsSection({ id, user }: { id: string; user: AdminUser }) {
  const calls = useUserCalls();
  const [revoking, setRevoking] = useState<Revocable | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: userKeys.privacy(user.uid),
    queryFn: async () => (await calls.getPrivacy({ params: { uid: user.uid } }, { quiet: true })).data,
  });
  const given = (['marketing', 'survey'] as const).filter((kind) => data?.[kind]);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      ways={<DataExport user={user} />}
    >
      {error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ConsentTable history={data?.history} />
      )}
      {given.length > 0 && (
        <HStack gap="12px" marginTop="16px" flexWrap="wrap">
          {given.map((kind) => (
            <Button key={kind} onClick={() => setRevoking(kind)}>
              <FormattedMessage {...revocable[kind]} />
            </Button>
          ))}
        </HStack>
      )}
      {revoking && <RevokeDialog user={user} consent={revoking} onClose={() => setRevoking(null)} />}
    </SideSection>
  );
}
