import { type Role, roles } from 'shared-api/domain';
import { useIntl } from 'shared-ui/intl';
import { ListTabs } from 'shared-ui/work';
import { messages } from './messages';

const words = { admin: messages.admins, manager: messages.managers, user: messages.customers } as const;

interface RoleTabsProps {
  /** The list's filter: several roles at once are nobody's tab. */
  value: string | undefined;
  onChange(role: Role | null): void;
  counts: Readonly<Record<string, number>> | undefined;
}

/** People by what they do here; who has two roles stands in both. */
export function RoleTabs({ value, onChange, counts }: RoleTabsProps) {
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
