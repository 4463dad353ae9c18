import type { StoreService } from 'shared-api/host';
import * as z from 'shared-api/schema';
import { createStoredValue } from '../session/stored-value';

const storeSchema = z.nullable(z.object({ store_uid: z.string(), name: z.string() }));

/** The specification's key. A visitor's dealer is remembered under it too. */
export const chosenStore = createStoredValue('store', storeSchema, null);

/** The choice as areas see it. */
export const storeService: StoreService = {
  get: chosenStore.get,
  subscribe: chosenStore.subscribe,
  choose: (store) => chosenStore.set(store && { store_uid: store.store_uid, name: store.name }),
};
