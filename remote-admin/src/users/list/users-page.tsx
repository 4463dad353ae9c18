import { useState } from 'react';
import { type Role, roles } from 'shared-api/domain';
import type { AdminUser } from 'shared-api/entities';
import { usePerson } from 'shared-api/react';
import { PageHeader } from 'shared-ui';
import { BanIcon, CheckIcon, EyeIcon, MailIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { CreateLink, ListTabs } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { actionMessages } from '../messages';
import { DisableDialog, useActive, useInvite } from '../user-actions';
import { messages } from './messages';
import { ReactivationPanel } from './reactivation-panel';
import { userList } from './user-list';

/** Everybody with an account: who asks to come back first, then found by role, name or contact. */
export function UsersPage() {
  const navigate = useNavigate();
  const shown = useDefinedList(userList, null);
  const { list, page } = shown;
  const [disabling, setDisabling] = useState<AdminUser | null>(null);
  const itemsOf = useRowItems(setDisabling);
  const create = (
    <CreateLink to={paths.newUser}>
      <FormattedMessage {...messages.create} />
    </CreateLink>
  );

  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.title} />} actions={create} />
      <ReactivationPanel />
      <ListPanel
        shown={shown}
        tabs={
          <RoleTabs
            value={list.filters.role}
            onChange={(role) => list.setFilter('role', role ?? '')}
            counts={page.data?.meta.counts}
          />
        }
        inTabs={list.filters.role?.includes(',') ? [] : ['role']}
        onOpen={({ uid }) => navigate(paths.user(uid))}
        menuOf={itemsOf}
      />
      {disabling && <DisableDialog user={disabling} onClose={() => setDisabling(null)} />}
    </>
  );
}

const words = { admin: messages.admins, manager: messages.managers, user: messages.customers } as const;

interface RoleTabsProps {
  /** The list's filter: several roles at once are nobody's tab. */
  value: string | undefined;
  onChange(role: Role | null): void;
  counts: Readonly<Record<string, number>> | undefined;
}

/** People by what they do here; who has two roles stands in both. */
function RoleTabs({ value, onChange, counts }: RoleTabsProps) {
  const intl = useIntl();
  return (
    <ListTabs<Role | null>
      label={intl.formatMessage(messages.roles)}
      value={roles.find((role) => role === value) ?? null}
      onChange={onChange}
      tabs={[
        { value: null, label: intl.formatMessage(messages.everybody) },
        ...roles.map((role) => ({
          value: role,
          label: intl.formatMessage(words[role]),
          count: counts && (counts[role] ?? 0),
        })),
      ]}
    />
  );
}

/**
 * What can be done with a person from their row.
 * @param onDisable asks before somebody is shut out
 */
function useRowItems(onDisable: (user: AdminUser) => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invite = useInvite();
  const active = useActive();
  const me = usePerson()?.uid;
  return (user: AdminUser): MenuItem[] => [
    {
      key: 'view',
      label: intl.formatMessage(messages.open),
      icon: EyeIcon,
      onSelect: () => navigate(paths.user(user.uid)),
    },
    {
      key: 'invite',
      label: intl.formatMessage(user.has_password ? actionMessages.invite : actionMessages.inviteAgain),
      icon: MailIcon,
      command: 'I',
      onSelect: () => invite.mutate(user.uid),
    },
    user.active
      ? {
          key: 'disable',
          label: intl.formatMessage(actionMessages.disable),
          icon: BanIcon,
          apart: true,
          danger: true,
          impossible: user.uid === me ? intl.formatMessage(actionMessages.notSelf) : undefined,
          onSelect: () => onDisable(user),
        }
      : {
          key: 'enable',
          label: intl.formatMessage(actionMessages.enable),
          icon: CheckIcon,
          apart: true,
          onSelect: () => active.mutate({ user, body: true }),
        },
  ];
}
