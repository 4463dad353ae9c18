import { useState } from 'react';
import type { AdminUser } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { usePerson } from 'shared-api/react';
import { Button, chakra, Note, Skeleton, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { SideSection } from 'shared-ui/work';
import { TypedConfirmDialog } from '../../common/forms/typed-confirm-dialog';
import { actionMessages } from '../messages';
import { DisableDialog, EnableButton, LeftAlone } from '../user-actions';
import { userKeys, useUserCalls } from '../user-calls';
import { ChangeFailure } from './change-section';
import { closingMessages as messages } from './messages';
import { useLastAdmin } from './roles-section';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '168px minmax(0, 1fr)' },
    alignItems: 'center',
    gap: '8px 16px',
    '& + &': { marginTop: '16px' },
  },
});

interface ClosingSectionProps {
  id: string;
  user: AdminUser;
  onDestroyed(): void;
}

/** The two ways out: shut out, with everything kept, or gone for good. */
export function ClosingSection({ id, user, onDestroyed }: ClosingSectionProps) {
  const [asked, setAsked] = useState<'disable' | 'destroy' | null>(null);
  const self = usePerson()?.uid === user.uid;
  const lastAdmin = useLastAdmin(user);
  const blocked = self || lastAdmin;
  return (
    <SideSection id={id} title={<FormattedMessage {...messages.title} />}>
      {blocked && (
        <Note marginBottom="16px">
          <FormattedMessage {...(self ? messages.notSelf : messages.lastAdmin)} />
        </Note>
      )}
      {user.active ? (
        <Row>
          <Button disabled={blocked} onClick={() => setAsked('disable')}>
            <FormattedMessage {...actionMessages.disable} />
          </Button>
          <Text look="small" muted>
            <FormattedMessage {...messages.disableHelp} />
          </Text>
        </Row>
      ) : (
        <Row>
          <EnableButton user={user} />
          <Text look="small" muted>
            {user.disabled_at && (
              <>
                <FormattedMessage {...messages.disabledSince} values={{ at: formatDate(user.disabled_at) }} />{' '}
              </>
            )}
            <FormattedMessage {...messages.enableHelp} />
          </Text>
        </Row>
      )}
      <Row>
        <Button look="danger" disabled={blocked} onClick={() => setAsked('destroy')}>
          <FormattedMessage {...messages.destroy} />
        </Button>
        <Text look="small" muted>
          <FormattedMessage {...messages.destroyHelp} />
        </Text>
      </Row>
      {asked === 'disable' && <DisableDialog user={user} onClose={() => setAsked(null)} />}
      {asked === 'destroy' && <DestroyDialog user={user} onClose={() => setAsked(null)} onDestroyed={onDestroyed} />}
    </SideSection>
  );
}

/** Names what stays, asks for the word, and takes the account away for good. */
function DestroyDialog({ user, onClose, onDestroyed }: Omit<ClosingSectionProps, 'id'> & { onClose(): void }) {
  const calls = useUserCalls();
  const client = useQueryClient();
  const destroy = useMutation({
    mutationFn: () => calls.destroy({ params: { uid: user.uid } }, { quiet: true, ifMatch: `"${user.version}"` }),
    onSuccess: leave,
    // A colleague was faster: it is gone, as was asked for.
    onError: (error) => isApiError(error) && error.status === 404 && leave(),
  });
  function leave() {
    void client.invalidateQueries({ queryKey: userKeys.lists });
    onDestroyed();
  }
  return (
    <TypedConfirmDialog
      title={<FormattedMessage {...messages.destroyTitle} values={{ name: user.fullname }} />}
      confirm={<FormattedMessage {...messages.destroy} />}
      loading={destroy.isPending}
      onConfirm={() => destroy.mutate()}
      onCancel={onClose}
    >
      <ChangeFailure error={destroy.error} />
      <Text>
        <FormattedMessage {...messages.destroyText} />
      </Text>
      <LeftAlone user={user} />
      <KeptList uid={user.uid} />
    </TypedConfirmDialog>
  );
}

/** What stays of a person when their account goes, with the law that says so. */
function KeptList({ uid }: { uid: string }) {
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
