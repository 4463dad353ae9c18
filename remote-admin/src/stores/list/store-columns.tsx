import type { Store } from 'shared-api/entities';
import { methodMessages } from 'shared-staff';
import { TextLink } from 'shared-ui';
import { Cut, cellByKey } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { columnsOf, type ListColumn } from '../../common/lists/define-list';
import { paths } from '../../common/paths';
import { fieldMessages } from '../labels/field.messages';
import { StoreTag } from '../labels/store-tag';
import { messages } from './messages';

/** The list's columns in their order; which of them show is the person's choice. */
export function storeColumns(intl: IntlShape) {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const field = (name: keyof typeof fieldMessages) => intl.formatMessage(fieldMessages[name]);
  const flag = <Key extends 'active' | 'online_enabled' | 'visible'>(key: Key): ListColumn<Store, Key> => ({
    key,
    header: field(key),
    width: 64,
    cell: (store) => cellByKey(store, key),
  });
  return columnsOf<Store>()([
    {
      key: 'name',
      header: field('name'),
      sort: 'name',
      width: 232,
      cell: ({ store_uid, name }) => <TextLink to={paths.store(store_uid)}>{name}</TextLink>,
    },
    { key: 'thumbnail', header: field('thumbnail'), width: 80, cell: (store) => cellByKey(store, 'thumbnail') },
    {
      key: 'code',
      header: field('code'),
      sort: 'code',
      width: 128,
      cell: (store) => cellByKey(store, 'code'),
    },
    {
      key: 'city',
      header: word('place'),
      sort: 'city',
      cut: 216,
      cell: ({ address, zip_code, city, province }) => (
        <>
          <Cut text={`${city} (${province})`} />
          <Cut quiet text={`${address}, ${zip_code}`} />
        </>
      ),
    },
    { key: 'country', header: field('country'), width: 64, cell: (store) => cellByKey(store, 'country') },
    {
      key: 'contacts',
      header: word('contacts'),
      cut: 200,
      cell: ({ phone, email }) => (
        <>
          <Cut text={formatPhone(phone)} />
          <Cut quiet text={email ?? '–'} />
        </>
      ),
    },
    {
      key: 'managers',
      header: word('managers'),
      cut: 232,
      cell: ({ managers }) =>
        managers.length === 0 ? (
          '–'
        ) : (
          <Cut text={intl.formatList(managers.map(({ firstname, lastname }) => `${firstname} ${lastname}`))} />
        ),
    },
    { key: 'state', header: word('state'), width: 112, cell: (store) => <StoreTag store={store} /> },
    flag('active'),
    flag('online_enabled'),
    flag('visible'),
    {
      key: 'payments_methods',
      header: field('payments_methods'),
      cut: 176,
      cell: ({ payments_methods }) =>
        payments_methods.length === 0 ? (
          '–'
        ) : (
          <Cut text={intl.formatList(payments_methods.map((method) => intl.formatMessage(methodMessages[method])))} />
        ),
    },
    {
      key: 'association_code',
      header: field('association_code'),
      width: 144,
      cell: (store) => cellByKey(store, 'association_code'),
    },
  ]);
}
