import type { adminStores } from 'shared-api/contracts';
import { managerStores } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { storeMessages } from '../stores.messages';
import type { StaffStoresService } from './staff-stores.service';

/** The entries by which an area reads stores. */
interface ReadingEntries {
  readonly list: typeof managerStores.list | typeof adminStores.search;
  readonly get: typeof managerStores.get | typeof adminStores.get;
}

/** What staff reads of stores: the same under `/manager` and `/admin`, where the caller's scope decides the rows. */
export function storeReadingRoutes(stores: StaffStoresService, entries: ReadingEntries): readonly Implementation[] {
  return [
    implement(entries.list, async ({ scope, query }) => ({ status: 200, body: await stores.list(scope, query) })),
    implement(entries.get, async ({ scope, params }) => {
      const data = await stores.get(scope, params.store_uid);
      return { status: 200, body: { data }, version: data.version };
    }),
  ];
}

export function managerStoresRoutes(stores: StaffStoresService): readonly Implementation[] {
  return [
    ...storeReadingRoutes(stores, managerStores),
    implement(managerStores.update, async ({ scope, caller, params, body, expectVersion }) => {
      const data = await stores.update({ scope, caller, storeUid: params.store_uid, fields: body, expectVersion });
      return { status: 202, body: { data, message: t(storeMessages.saved) }, version: data.version };
    }),
  ];
}
