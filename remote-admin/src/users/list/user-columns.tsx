import type { AdminUser } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { Cut, cellByKey } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { Avatar } from 'shared-ui/work';
import { columnsOf } from '../../common/lists/define-list';
import { When } from '../../common/lists/when';
import { paths } from '../../common/paths';
import { RoleTags } from '../labels/role-tags';
import { AccountCell } from './account-cell';
import { messages } from './messages';

const Line = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 } });

/** The list's columns in their order; which of them show is the person's choice. Faces want a wide window. */
export function userColumns(intl: IntlShape, _context: unknown, narrow: boolean) {
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
          <TextLink whiteSpace="nowrap" to={paths.user(uid)}>
            {fullname}
          </TextLink>
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

/** An e-mail or a number, with a sign where it is known to be the person's: of most nothing is known, and that is no fault. */
function VerifiedText({ text, user, at }: VerifiedTextProps) {
  return (
    <Line>
      <Cut text={text} />
      {user[at] !== null && cellByKey(user, at)}
    </Line>
  );
}
