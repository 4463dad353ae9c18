import { adminStores } from 'shared-api/contracts';
import { nameOrEmail, PROVINCES, paymentMethods } from 'shared-api/domain';
import type { Store } from 'shared-api/entities';
import { methodMessages } from 'shared-staff';
import { ButtonLink, chakra, EmptyState, TextLink } from 'shared-ui';
import { Cut, cellByKey, type Option } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage, type IntlShape } from 'shared-ui/intl';
import { type FilterField, RowCard } from 'shared-ui/work';
import { columnsOf, defineList, type FilterOf, type ListColumn } from '../../common/lists/define-list';
import { paths } from '../../common/paths';
import { fieldMessages } from '../messages';
import { storeKeys } from '../store-calls';
import { StoreTag } from '../store-tag';
import { messages } from './messages';

const Mono = chakra('span', { base: { textStyle: 'code' } });

/** All dealers, narrowed also by who manages them. */
export const storeList = defineList({
  key: () => storeKeys.lists,
  fetch: (api, query, options) => api.bind(adminStores).search({ query }, options),
  label: messages.title,
  search: messages.search,
  views: 'admin-stores',
  sort: 'name',
  columns: storeColumns,
  lead: 'name',
  hidden: ['country', 'association_code', 'payments_methods', 'active', 'online_enabled', 'visible'],
  onlyWide: [
    'thumbnail',
    'code',
    'country',
    'managers',
    'active',
    'online_enabled',
    'visible',
    'payments_methods',
    'association_code',
  ],
  filters: storeFilters,
  rowId: ({ store_uid }) => store_uid,
  rowName: ({ name }) => name,
  card: (store, menu) => (
    <RowCard
      top={<StoreTag store={store} />}
      topEnd={<Mono>{store.code}</Mono>}
      title={<TextLink to={paths.store(store.store_uid)}>{store.name}</TextLink>}
      foot={<Cut quiet text={`${store.address}, ${store.city} (${store.province})`} />}
      footEnd={menu}
    />
  ),
  nothing: (
    <EmptyState
      title={<FormattedMessage {...messages.nothing} />}
      action={
        <ButtonLink to={paths.newStore}>
          <FormattedMessage {...messages.create} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.nothingAdvice} />
    </EmptyState>
  ),
});

/** The list's columns in their order; which of them show is the person's choice. */
function storeColumns(intl: IntlShape) {
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
      cell: ({ managers }) => (managers.length === 0 ? '–' : <Cut text={intl.formatList(managers.map(nameOrEmail))} />),
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

type StoreFilter = FilterOf<typeof adminStores.search>;

/** Everything that dealers can be narrowed by, in the order of its panel. */
function storeFilters(intl: IntlShape, managers: readonly Option[]): FilterField<StoreFilter>[] {
  const yesNo = (field: 'active' | 'online_enabled' | 'visible'): FilterField<StoreFilter> => ({
    kind: 'yesNo',
    field,
    label: intl.formatMessage(fieldMessages[field]),
  });
  return [
    yesNo('active'),
    yesNo('online_enabled'),
    yesNo('visible'),
    { kind: 'yesNo', field: 'unready', label: intl.formatMessage(messages.unready) },
    {
      kind: 'choice',
      field: 'province',
      label: intl.formatMessage(fieldMessages.province),
      options: PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      kind: 'choice',
      field: 'payments_methods',
      label: intl.formatMessage(fieldMessages.payments_methods),
      options: paymentMethods.map((method) => ({ value: method, label: intl.formatMessage(methodMessages[method]) })),
    },
    { kind: 'choice', field: 'manager_uid', label: intl.formatMessage(messages.manager), options: managers },
  ];
}
