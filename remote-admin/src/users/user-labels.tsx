import { type Role, roles } from 'shared-api/domain';
import { roleNames } from 'shared-api/messages';
import { chakra, HStack, Tag } from 'shared-ui';
import { Checkbox } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { roleMeanings } from '../common/labels/role.messages';
import { activeMessages } from './messages';

/** Whether a person may sign in. */
export function ActiveTag({ active }: { active: boolean }) {
  return (
    <Tag tone={active ? 'success' : 'error'}>
      <FormattedMessage {...(active ? activeMessages.active : activeMessages.disabled)} />
    </Tag>
  );
}

/** A person's roles, always in the same order. */
export function RoleTags({ held }: { held: readonly Role[] }) {
  return (
    <HStack as="span" gap="4px" flexWrap="wrap">
      {roles
        .filter((role) => held.includes(role))
        .map((role) => (
          <Tag key={role} tone={role === 'admin' ? 'info' : 'plain'}>
            <FormattedMessage {...roleNames[role]} />
          </Tag>
        ))}
    </HStack>
  );
}

interface RoleTicksProps {
  value: readonly Role[];
  onChange(roles: Role[]): void;
  /** Nothing can be changed. */
  locked?: boolean;
  /** Roles that cannot be taken away. */
  kept?: readonly Role[];
}

/** The three roles, each with what it opens. */
export function RoleTicks({ value, onChange, locked = false, kept = [] }: RoleTicksProps) {
  return (
    <>
      {roles.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          disabled={locked || kept.includes(role)}
          onChange={(event) => {
            const chosen = event.target.checked;
            onChange(roles.filter((other) => (other === role ? chosen : value.includes(other))));
          }}
          hint={<FormattedMessage {...roleMeanings[role]} />}
        >
          <FormattedMessage {...roleNames[role]} />
        </Checkbox>
      ))}
    </>
  );
}

/** Two fields side by side, one below the other on a phone. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '16px',
  },
});
