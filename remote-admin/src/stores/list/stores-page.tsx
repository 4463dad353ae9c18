import { useState } from 'react';
import type { Store } from 'shared-api/entities';
import { ButtonLink, PageHeader } from 'shared-ui';
import { Icon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { CreateLink, IconWord } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { DestroyDialog } from '../deeds/destroy-dialog';
import { messages } from './messages';
import { storeList } from './store-list';
import { useManagers } from './use-managers';
import { useRowItems } from './use-row-items';

/** All dealers: found by name, code or place, narrowed by what they offer, opened or switched off from the row. */
export function StoresPage() {
  const navigate = useNavigate();
  const shown = useDefinedList(storeList, useManagers());
  const [destroying, setDestroying] = useState<Store | null>(null);
  const itemsOf = useRowItems(setDestroying);

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
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
      <ListPanel shown={shown} onOpen={({ store_uid }) => navigate(paths.store(store_uid))} menuOf={itemsOf} />
      {destroying && <DestroyDialog store={destroying} onClose={() => setDestroying(null)} />}
    </>
  );
}
