import { type Role, roles } from 'shared-api/domain';
import { Checkbox } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { roleMeanings, roleNames } from '../../common/labels/role.messages';

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
