import type { AdminUser } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { HStack, Note } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { AnchorTabs } from 'shared-ui/work';
import { nearWhen } from '../../common/labels/near-when';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { UnsavedPartsProvider, useUnsavedIds } from '../../common/record/unsaved-parts';
import { EnableButton } from '../user-actions';
import { userKeys, useUserCalls } from '../user-calls';
import { ClosingSection } from './closing-section';
import { ConsentsSection } from './consents-section';
import { ContractsSection, useUserContracts } from './contracts-section';
import { DealersSection } from './dealers-section';
import { messages } from './messages';
import { ProfileSection } from './profile-section';
import { ReleasesSection } from './releases-section';
import { RolesSection } from './roles-section';
import { SessionsSection, useUserSessions } from './sessions-section';
import { SettingsSection } from './settings-section';
import { UserHead } from './user-head';

/** A person at their address, or not found. */
export function UserPage() {
  const { user_uid = '' } = useParams();
  return (
    <RecordState query={useUser(user_uid)} title={messages.page} words={messages} list={paths.users}>
      {(user, leave) => (
        <UnsavedPartsProvider key={user_uid}>
          <UserView user={user} onDestroyed={leave} />
        </UnsavedPartsProvider>
      )}
    </RecordState>
  );
}

/** A person by their uid. */
function useUser(uid: string) {
  const calls = useUserCalls();
  return useQuery({
    queryKey: userKeys.record(uid),
    queryFn: async () => (await calls.get({ params: { uid } }, { quiet: true })).data,
    retry: false,
  });
}

/** Everything about a person on one page, each part saved on its own. */
function UserView({ user, onDestroyed }: { user: AdminUser; onDestroyed(): void }) {
  return (
    <>
      <UserHead user={user} />
      <ReactivationNote user={user} />
      <Panel bare>
        <UserTabs user={user} />
        <ProfileSection id={userParts.profile} user={user} />
        <RolesSection id={userParts.roles} user={user} />
        {user.roles.includes('admin') && <ReleasesSection id={userParts.releases} user={user} />}
        <DealersSection id={userParts.dealers} user={user} />
        <ConsentsSection id={userParts.privacy} user={user} />
        <SessionsSection id={userParts.sessions} user={user} />
        <ContractsSection id={userParts.contracts} user={user} />
        <SettingsSection id={userParts.settings} user={user} />
        <ClosingSection id={userParts.closing} user={user} onDestroyed={onDestroyed} />
      </Panel>
    </>
  );
}

/** Somebody who was shut out asks to come back: that comes first. */
function ReactivationNote({ user }: { user: AdminUser }) {
  const intl = useIntl();
  const now = new Date(useHost().now()).toISOString();
  if (user.active || user.reactivation_requested_at === null) return null;
  return (
    <Note tone="warning" marginBottom="24px">
      <HStack gap="16px" flexWrap="wrap" justifyContent="space-between">
        <FormattedMessage
          {...messages.asked}
          values={{ when: nearWhen('at', user.reactivation_requested_at, now, intl) }}
        />
        <EnableButton user={user} look="solid" />
      </HStack>
    </Note>
  );
}

/** The page's parts, with how much there is in them and what is not saved. */
function UserTabs({ user }: { user: AdminUser }) {
  const intl = useIntl();
  const unsaved = useUnsavedIds();
  const counts: Partial<Record<keyof typeof userParts, number | undefined>> = {
    dealers: user.stores.length,
    sessions: useUserSessions(user.uid).data?.length,
    contracts: useUserContracts(user.uid).data?.meta.total,
  };
  const tab = (part: keyof typeof userParts) => ({
    id: userParts[part],
    label: intl.formatMessage(messages[part]),
    count: counts[part],
    unsaved: unsaved.has(userParts[part]),
  });
  return (
    <AnchorTabs
      label={intl.formatMessage(messages.parts)}
      tabs={[
        tab('profile'),
        tab('roles'),
        ...(user.roles.includes('admin') ? [tab('releases')] : []),
        tab('dealers'),
        tab('privacy'),
        tab('sessions'),
        tab('contracts'),
        tab('settings'),
        tab('closing'),
      ]}
    />
  );
}

/** The parts of a person's page, as their anchors name them. */
const userParts = {
  profile: 'profilo',
  roles: 'ruoli',
  releases: 'rilasci',
  dealers: 'dealer',
  privacy: 'privacy',
  sessions: 'sessioni',
  contracts: 'contratti',
  settings: 'impostazioni',
  closing: 'chiusura',
} as const;
