import { useState } from 'react';
import type { Store } from 'shared-api/entities';
import { ButtonLink, chakra, EmptyState, Icon, PageHeader, PlusIcon, UploadIcon } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { DestroyDialog } from '../deeds/destroy-dialog';
import { messages } from './messages';
import { StoreCard } from './store-card';
import { useRowItems } from './use-row-items';
import { useStores } from './use-stores';

const Word = chakra('span', { base: { srOnly: { base: true, sm: false } } });

/** All dealers: found by name, code or place, narrowed by what they offer, opened or switched off from the row. */
export function StoresPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { list, filters, columns, page } = useStores();
  const [destroying, setDestroying] = useState<Store | null>(null);
  const itemsOf = useRowItems(setDestroying);
  const title = intl.formatMessage(messages.title);

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink to={paths.importStores}>
              <Icon of={UploadIcon} />
              <Word>
                <FormattedMessage {...messages.import} />
              </Word>
            </ButtonLink>
            <ButtonLink look="solid" to={paths.newStore}>
              <Icon of={PlusIcon} />
              <Word>
                <FormattedMessage {...messages.create} />
              </Word>
            </ButtonLink>
          </>
        }
      />
      <ListPanel
        label={title}
        list={list}
        page={page}
        filters={filters}
        columns={columns}
        lead="name"
        search={intl.formatMessage(messages.search)}
        views="admin-stores"
        rowId={({ store_uid }) => store_uid}
        rowName={({ name }) => name}
        onOpen={({ store_uid }) => navigate(paths.store(store_uid))}
        menuOf={itemsOf}
        card={(store, menu) => <StoreCard store={store} menu={menu} />}
        nothing={
          <EmptyState title={<FormattedMessage {...messages.nothing} />}>
            <FormattedMessage {...messages.nothingAdvice} />
          </EmptyState>
        }
      />
      {destroying && <DestroyDialog store={destroying} onClose={() => setDestroying(null)} />}
    </>
  );
}
