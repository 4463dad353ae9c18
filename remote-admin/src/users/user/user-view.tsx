import type { AdminUser } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { HStack, Note } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { nearWhen } from '../../common/labels/near-when';
import { EnableButton } from '../actions/enable-button';
import { ClosingSection } from './closing/closing-section';
import { ConsentsSection } from './consents/consents-section';
import { ContractsSection } from './contracts/contracts-section';
import { DealersSection } from './dealers/dealers-section';
import { UserHead } from './head/user-head';
import { messages } from './messages';
import { ProfileSection } from './profile/profile-section';
import { ReleasesSection } from './releases/releases-section';
import { RolesSection } from './roles/roles-section';
import { SessionsSection } from './sessions/sessions-section';
import { SettingsSection } from './settings/settings-section';
import { userParts } from './user-parts';
import { UserTabs } from './user-tabs';

/** Everything about a person on one page, each part saved on its own. */
export function UserView({ user }: { user: AdminUser }) {
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
        <ClosingSection id={userParts.closing} user={user} />
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
