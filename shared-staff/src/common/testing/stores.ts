import type { Store } from 'shared-api/entities';

/** A dealer of the manager's. */
export function storeWith(changes: Partial<Store> = {}): Store {
  return {
    store_uid: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c',
    name: 'Autocentro Lingotto',
    code: 'LINGOTTO',
    association_code: null,
    address: 'Via Nizza 262',
    address_info: null,
    city: 'Torino',
    province: 'TO',
    zip_code: '10126',
    country: 'IT',
    phone: '+390115550100',
    email: null,
    website: null,
    iban: null,
    lat: null,
    lng: null,
    opening_hours: {},
    thumbnail: null,
    active: true,
    online_enabled: true,
    visible: true,
    payments_methods: ['concessionaria'],
    managers: [],
    version: 1,
    ...changes,
  };
}

export const exampleStores: readonly Store[] = [
  storeWith(),
  storeWith({
    store_uid: '5a3c7a55-0d1f-4f0e-9a55-8f6e5d4c3b2a',
    name: 'Lingotto Moncalieri',
    city: 'Moncalieri',
    address: 'Corso Trieste 41',
  }),
];
