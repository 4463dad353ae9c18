import type { adminNotifications } from 'shared-api/contracts';
import { roles } from 'shared-api/domain';
import { noticeTypes } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import type { FilterField } from 'shared-ui/work';
import { roleNames } from '../../common/labels/role.messages';
import type { FilterOf } from '../../common/lists/define-list';
import { typeMessages } from '../labels/type.messages';
import { messages as words } from './messages';

type NotificationFilter = FilterOf<typeof adminNotifications.search>;

/** Everything that notifications can be narrowed by, in the order of its panel. */
export function notificationFilters(
  intl: IntlShape,
  storeNames: ReadonlyMap<string, string>,
): FilterField<NotificationFilter>[] {
  const word = (name: keyof typeof words) => intl.formatMessage(words[name]);
  return [
    {
      kind: 'yesNo',
      field: 'automatic',
      label: word('origin'),
      yes: word('automatic'),
      no: word('written'),
    },
    {
      kind: 'multi',
      field: 'type',
      label: word('type'),
      options: noticeTypes.map((type) => ({ value: type, label: intl.formatMessage(typeMessages[type]) })),
    },
    {
      kind: 'choice',
      field: 'role',
      label: word('role'),
      options: roles.map((role) => ({ value: role, label: intl.formatMessage(roleNames[role]) })),
    },
    {
      kind: 'choice',
      field: 'store_uid',
      label: word('store'),
      options: [...storeNames].map(([value, label]) => ({ value, label })),
    },
    { kind: 'yesNo', field: 'visible', label: word('visible') },
    { kind: 'dates', field: 'visible_at', label: word('visibleFrom') },
    { kind: 'dates', field: 'expire_at', label: word('expires') },
    { kind: 'dates', field: 'created_at', label: word('created') },
  ];
}
