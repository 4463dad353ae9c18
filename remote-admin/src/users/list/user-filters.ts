import type { adminUsers } from 'shared-api/contracts';
import { PROVINCES, roles } from 'shared-api/domain';
import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import type { FilterField, WhereClause } from 'shared-ui/work';
import { roleNames } from '../../common/labels/role.messages';
import type { FilterOf } from '../../common/lists/define-list';
import { filterMessages as words } from './filter.messages';

type UserFilter = FilterOf<typeof adminUsers.search>;

/** A date that is there or not: yes means that it happened. */
function happened(field: UserFilter): (value: string) => WhereClause<UserFilter>[] {
  return (value) => [{ field, op: 'null', value: value === 'true' ? '0' : '1' }];
}

/** Everything that people can be narrowed by, in the order of its panel. */
export function userFilters(intl: IntlShape): FilterField<UserFilter>[] {
  const word = (descriptor: MessageDescriptor) => intl.formatMessage(descriptor);
  const yes = (field: UserFilter, label: MessageDescriptor): FilterField<UserFilter> => ({
    kind: 'yesNo',
    field,
    label: word(label),
    toWheres: happened(field),
  });
  return [
    {
      kind: 'multi',
      field: 'role',
      label: word(words.role),
      options: roles.map((role) => ({ value: role, label: word(roleNames[role]) })),
    },
    {
      kind: 'yesNo',
      field: 'active',
      label: word(words.account),
      yes: word(words.active),
      no: word(words.disabled),
    },
    yes('reactivation_requested_at', words.reactivation),
    yes('email_verified_at', words.emailVerified),
    yes('phone_verified_at', words.phoneVerified),
    {
      kind: 'choice',
      field: 'province',
      label: word(words.province),
      options: PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
    },
    { kind: 'dates', field: 'created_at', label: word(words.created) },
    { kind: 'dates', field: 'last_sign_in_at', label: word(words.lastSignIn) },
  ];
}
