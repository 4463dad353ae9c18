import type { ReactNode } from 'react';
import type { AdminUser } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/pieces';
import { RowCard } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { RoleTags } from '../words/role-tags';
import { AccountCell } from './account-cell';

/** A person on a phone. */
export function UserCard({ user, menu }: { user: AdminUser; menu: ReactNode }) {
  return (
    <RowCard
      top={<RoleTags held={user.roles} />}
      topEnd={<AccountCell user={user} />}
      title={<TextLink to={paths.user(user.uid)}>{user.fullname}</TextLink>}
      foot={<Cut quiet text={user.email} />}
      footEnd={menu}
    />
  );
}
