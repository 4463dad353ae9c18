import type { adminStores } from 'shared-api/contracts';
import type { CallOf } from 'shared-api/kernel';

/** What dealers are asked with: page, order, search and conditions. */
export type StoreQuery = CallOf<typeof adminStores.search>['query'];

/** The fields that dealers can be narrowed by. */
export type StoreFilter = NonNullable<StoreQuery['wheres']>[number]['field'];
