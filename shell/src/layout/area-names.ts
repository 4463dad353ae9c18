import type { AreaRecord } from 'shared-api/host';
import type { MessageDescriptor } from 'shared-ui/intl';
import { messages } from './messages';

/** What an area is called, by the role that it asks for. */
export const areaNames: Readonly<Record<NonNullable<AreaRecord['role']>, MessageDescriptor>> = {
  account: messages.account,
  user: messages.account,
  manager: messages.managerArea,
  admin: messages.adminArea,
};
