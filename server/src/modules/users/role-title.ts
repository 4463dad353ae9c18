import type { Role } from 'shared-api/domain';
import { type Text, t } from '../../platform/i18n';
import { userMessages } from './users.messages';

const titles: Readonly<Record<Role, Text>> = {
  admin: userMessages.roleAdmin,
  manager: userMessages.roleManager,
  user: userMessages.roleUser,
};

/** What a role is called in a sentence to a person. */
export function roleTitle(role: Role): string {
  return t(titles[role]);
}
