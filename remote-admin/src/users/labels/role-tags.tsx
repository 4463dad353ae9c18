import { type Role, roles } from 'shared-api/domain';
import { HStack, Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { roleNames } from '../../common/labels/role.messages';

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
