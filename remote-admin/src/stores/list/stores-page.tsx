import { useState } from 'react';
import type { Store } from 'shared-api/entities';
import { ButtonLink, EmptyState, PageHeader } from 'shared-ui';
import { Icon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { CreateLink, IconWord } from 'shared-ui/work';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { DestroyDialog } from '../deeds/destroy-dialog';
import { messages } from './messages';
import { StoreCard } from './store-card';
import { useRowItems } from './use-row-items';
import { useStores } from './use-stores';

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
              <IconWord>
                <FormattedMessage {...messages.import} />
              </IconWord>
            </ButtonLink>
            <CreateLink to={paths.newStore}>
              <FormattedMessage {...messages.create} />
            </CreateLink>
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
