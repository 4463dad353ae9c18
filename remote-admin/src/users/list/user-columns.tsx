import type { AdminUser } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { formatPhone } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { Cut, cellByKey, VerifiedSign } from 'shared-ui/pieces';
import { columnsOf } from '../../common/lists/define-list';
import { When } from '../../common/lists/when';
import { paths } from '../../common/paths';
import { RoleTags } from '../words/role-tags';
import { AccountCell } from './account-cell';
import { messages } from './messages';

const Line = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 } });

/** The list's columns in their order; which of them show is the person's choice. */
export function userColumns(intl: IntlShape) {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return columnsOf<AdminUser>()([
    {
      key: 'lastname',
      header: word('name'),
      sort: 'lastname',
      width: 200,
      cell: ({ uid, fullname }) => (
        <TextLink whiteSpace="nowrap" to={paths.user(uid)}>
          {fullname}
        </TextLink>
      ),
    },
    { key: 'roles', header: word('roles'), width: 200, cell: ({ roles }) => <RoleTags held={roles} /> },
    {
      key: 'email',
      header: word('email'),
      sort: 'email',
      width: 256,
      cell: ({ email, email_verified_at }) => <VerifiedText text={email} verified={email_verified_at !== null} />,
    },
    {
      key: 'phone',
      header: word('phone'),
      width: 176,
      cell: ({ phone, phone_verified_at }) =>
        phone === null ? '–' : <VerifiedText text={formatPhone(phone)} verified={phone_verified_at !== null} />,
    },
    {
      key: 'stores',
      header: word('stores'),
      width: 200,
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
      key: 'created_at',
      header: word('since'),
      sort: 'created_at',
      width: 164,
      cell: ({ created_at }) => <When at={created_at} />,
    },
  ]);
}

/** An e-mail or a number, and whether it is known to be the person's. */
function VerifiedText({ text, verified }: { text: string; verified: boolean }) {
  return (
    <Line>
      <Cut text={text} />
      <VerifiedSign verified={verified} />
    </Line>
  );
}
