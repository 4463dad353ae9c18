import { useState } from 'react';
import { adminUsers } from 'shared-api/contracts';
import type { Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { ButtonLink, PageHeader } from 'shared-ui';
import type { Option } from 'shared-ui/components';
import { Icon, UploadIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { CreateLink, IconWord } from 'shared-ui/work';
import { useDefinedList } from '../../common/lists/define-list';
import { ListPanel, viewAndDelete } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { DestroyDialog } from '../actions/destroy-dialog';
import { storeKeys } from '../store-keys';
import { messages } from './messages';
import { storeList } from './store-list';
import { useRowItems } from './use-row-items';

const most = 100;
const keptFor = 5 * 60_000;
const none: readonly Option[] = [];

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
      <ListPanel
        shown={shown}
        onOpen={({ store_uid }) => navigate(paths.store(store_uid))}
        menuOf={itemsOf}
        actionKeys={viewAndDelete}
      />
      {destroying && <DestroyDialog store={destroying} onClose={() => setDestroying(null)} />}
    </>
  );
}

/** The dealers' managers by name, to narrow the list by; the first hundred, the others are found by their page. */
function useManagers(): readonly Option[] {
  const users = useApi().bind(adminUsers);
  const { data = none } = useQuery({
    queryKey: [...storeKeys.all, 'managers'],
    queryFn: async ({ signal }): Promise<readonly Option[]> => {
      const query = {
        per_page: most,
        sort: 'lastname',
        wheres: [{ field: 'role' as const, op: 'eq' as const, value: 'manager' }],
      };
      const { data: people } = await users.search({ query }, { signal, quiet: true });
      return people.map(({ uid, fullname }) => ({ value: uid, label: fullname }));
    },
    staleTime: keptFor,
  });
  return data;
}
