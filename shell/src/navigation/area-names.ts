import type { AreaRecord } from 'shared-api/host';
import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import { areaNamesMessages } from './area-names.messages';

/** What an area is called, by the role that it asks for. */
const areaNames: Readonly<Record<NonNullable<AreaRecord['role']>, MessageDescriptor>> = {
  account: areaNamesMessages.account,
  user: areaNamesMessages.account,
  manager: areaNamesMessages.manager,
  admin: areaNamesMessages.admin,
};

/** What people call an area: its own title, or the name of its role. Null for an area that is everybody's. */
export function areaName({ title, role }: AreaRecord, { formatMessage }: IntlShape): string | null {
  return title ?? (role === null ? null : formatMessage(areaNames[role]));
}
