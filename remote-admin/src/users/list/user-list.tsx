import { adminUsers } from 'shared-api/contracts';
import { PROVINCES, roles } from 'shared-api/domain';
import type { AdminUser } from 'shared-api/entities';
import { roleNames } from 'shared-api/messages';
import { chakra, EmptyState, HStack, Tag, TextLink } from 'shared-ui';
import { Cut, cellByKey } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, type MessageDescriptor } from 'shared-ui/intl';
import { Avatar, type FilterField, RowCard, type WhereClause } from 'shared-ui/work';
import { columnsOf, defineList, type FilterOf } from '../../common/lists/define-list';
import { When } from '../../common/lists/when';
import { paths } from '../../common/paths';
import { userKeys } from '../user-calls';
import { ActiveTag, RoleTags } from '../user-labels';
import { messages, filterMessages as words } from './messages';

/** Everybody with an account. */
export const userList = defineList({
  key: () => userKeys.lists,
  fetch: (api, query, options) => api.bind(adminUsers).search({ query }, options),
  label: messages.title,
  search: messages.search,
  views: 'admin-users',
  sort: 'lastname',
  columns: userColumns,
  lead: 'lastname',
  hidden: ['last_sign_in_at', 'city', 'points.level', 'date_of_birth', 'created_at'],
  wideFrom: 980,
  onlyWide: ['phone', 'stores', 'last_sign_in_at', 'city', 'points.level', 'date_of_birth', 'created_at'],
  filters: userFilters,
  rowId: ({ uid }) => uid,
  rowName: ({ fullname }) => fullname,
  card: (user, menu) => (
    <RowCard
      top={<RoleTags held={user.roles} />}
      topEnd={<AccountCell user={user} />}
      title={<TextLink to={paths.user(user.uid)}>{user.fullname}</TextLink>}
      foot={<Cut quiet text={user.email} />}
      footEnd={menu}
    />
  ),
  nothing: (
    <EmptyState title={<FormattedMessage {...messages.nobody} />}>
      <FormattedMessage {...messages.nobodyAdvice} />
    </EmptyState>
  ),
});

const Line = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 } });

/** On one line, but for a very long one, which would push the other columns out of sight. */
const Name = chakra('span', { base: { width: 'max-content', maxWidth: '18rem', flexShrink: 0 } });

/** The list's columns in their order; which of them show is the person's choice. Faces want a wide window. */
function userColumns(intl: IntlShape, _context: unknown, narrow: boolean) {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return columnsOf<AdminUser>()([
    {
      key: 'lastname',
      header: word('name'),
      sort: 'lastname',
      width: 224,
      cell: ({ uid, fullname, avatar }) => (
        <Line>
          {!narrow && <Avatar name={fullname} picture={avatar?.thumbnail} size={32} />}
          <Name>
            <TextLink to={paths.user(uid)}>{fullname}</TextLink>
          </Name>
        </Line>
      ),
    },
    { key: 'roles', header: word('roles'), width: 200, cell: ({ roles }) => <RoleTags held={roles} /> },
    {
      key: 'email',
      header: word('email'),
      sort: 'email',
      width: 256,
      cell: (user) => <VerifiedText text={user.email} user={user} at="email_verified_at" />,
    },
    {
      key: 'phone',
      header: word('phone'),
      width: 176,
      cell: (user) =>
        user.phone === null ? '–' : <VerifiedText text={formatPhone(user.phone)} user={user} at="phone_verified_at" />,
    },
    {
      key: 'stores',
      header: word('stores'),
      cut: 200,
      cell: ({ stores: [first, ...others] }) =>
        first ? <Cut text={intl.formatMessage(messages.storesOf, { first: first.name, more: others.length })} /> : '–',
    },
    {
      key: 'active',
      header: word('account'),
      sort: 'reactivation_requested_at',
      width: 136,
      cell: (user) => <AccountCell user={user} />,
    },
    {
      key: 'last_sign_in_at',
      header: word('lastSignIn'),
      sort: 'last_sign_in_at',
      width: 164,
      cell: ({ last_sign_in_at }) => <When at={last_sign_in_at} />,
    },
    { key: 'city', header: word('place'), width: 144, cell: (user) => cellByKey(user, 'city') },
    {
      key: 'points.level',
      header: word('level'),
      width: 80,
      align: 'end',
      cell: (user) => cellByKey(user, 'points.level'),
    },
    {
      key: 'date_of_birth',
      header: word('born'),
      width: 112,
      cell: (user) => cellByKey(user, 'date_of_birth'),
    },
    {
      key: 'created_at',
      header: word('since'),
      sort: 'created_at',
      cut: 164,
      cell: ({ created_at }) => <When at={created_at} />,
    },
  ]);
}

interface VerifiedTextProps {
  text: string;
  user: AdminUser;
  at: 'email_verified_at' | 'phone_verified_at';
}

/** An e-mail or a number, with the specification's sign whether it is known to be the person's. */
function VerifiedText({ text, user, at }: VerifiedTextProps) {
  return (
    <Line>
      <Cut text={text} />
      {cellByKey(user, at)}
    </Line>
  );
}

/** Whether the person may sign in, and whether they ask to. */
function AccountCell({ user }: { user: AdminUser }) {
  return (
    <HStack as="span" gap="4px" flexWrap="wrap">
      <ActiveTag active={user.active} />
      {user.reactivation_requested_at && (
        <Tag tone="warning">
          <FormattedMessage {...messages.requested} />
        </Tag>
      )}
    </HStack>
  );
}

type UserFilter = FilterOf<typeof adminUsers.search>;

/** A date that is there or not: yes means that it happened. */
function happened(field: UserFilter): (value: string) => WhereClause<UserFilter>[] {
  return (value) => [{ field, op: 'null', value: value === 'true' ? '0' : '1' }];
}

/** Everything that people can be narrowed by, in the order of its panel. */
function userFilters(intl: IntlShape): FilterField<UserFilter>[] {
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
