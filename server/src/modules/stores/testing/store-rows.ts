import { randomUUID } from 'node:crypto';
import { searchTextOf, sortKeyOf } from '../../../platform/db';
import type { stores } from '../../../platform/db/schema';

type NewStore = typeof stores.$inferInsert;

/** The row of a dealer in Milano, with whatever is told otherwise. */
export function storeRow(own: Partial<NewStore> & { readonly name: string }, at: Date): NewStore {
  const store = {
    store_uid: randomUUID(),
    code: own.name.toUpperCase().replace(/\W/g, ''),
    address: 'via Rombon 41',
    city: 'Milano',
    province: 'MI',
    zip_code: '20134',
    phone: '02 1264 8870',
    lat: 45.4925,
    lng: 9.2462,
    opening_hours: { mon: [{ from: '08:30', to: '19:00' }] },
    created_at: at,
    updated_at: at,
    ...own,
  };
  return {
    ...store,
    sort_key: sortKeyOf(store.name),
    search: searchTextOf(store.name, store.code, store.city, store.province, store.zip_code, store.address),
  };
}
