import { adminStores } from 'shared-api/contracts';
import { chakra, EmptyState, TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { RowCard } from 'shared-ui/work';
import { defineList } from '../../common/lists/define-list';
import { paths } from '../../common/paths';
import { StoreTag } from '../labels/store-tag';
import { storeKeys } from '../store-keys';
import { messages } from './messages';
import { storeColumns } from './store-columns';
import { storeFilters } from './store-filters';

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
    <EmptyState title={<FormattedMessage {...messages.nothing} />}>
      <FormattedMessage {...messages.nothingAdvice} />
    </EmptyState>
  ),
});
