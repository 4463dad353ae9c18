/**
 * Who may enter a new area, as `--role` says it: what the shell puts around it, whose navigation it stands in, and the
 * call that its first page makes, so that the page shows something true on the first day.
 */
const dealers = {
  heading: 'Dealer',
  none: 'Non ci sono dealer',
  entry: '{ key: row.store_uid, name: row.name, detail: row.city }',
  example: { store_uid: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c', name: 'Autocentro Lambro', city: 'Milano' },
};

export const roles = {
  manager: {
    ...dealers,
    role: 'manager',
    frame: 'staff',
    shownTo: ['manager'],
    contract: 'managerStores',
    call: 'bind(managerStores).list({ query: {} }, { quiet: true })',
    address: '/manager/stores',
  },
  admin: {
    ...dealers,
    role: 'admin',
    frame: 'staff',
    shownTo: ['admin'],
    contract: 'adminStores',
    call: 'bind(adminStores).search({ query: {} }, { quiet: true })',
    address: '/admin/stores/search',
  },
  user: {
    role: 'user',
    frame: 'account',
    shownTo: ['user'],
    heading: 'Contratti',
    none: 'Non ci sono contratti',
    contract: 'accountContracts',
    call: 'bind(accountContracts).list({ query: {} }, { quiet: true })',
    entry: '{ key: row.contract_uid, name: row.code, detail: row.car_model }',
    example: { contract_uid: 'AbCdEfGhIjKlMnOpQrStUv', code: 'CC-2026-003968', car_model: 'Jeep Avenger' },
    address: '/account/contracts',
  },
  account: {
    role: 'account',
    frame: 'account',
    shownTo: ['admin', 'manager', 'user'],
    heading: 'Accessi aperti',
    none: 'Non ci sono accessi aperti',
    call: 'account.listSessions(undefined, { quiet: true })',
    entry: '{ key: row.id, name: row.device, detail: row.address }',
    example: { id: '1', device: 'Firefox su Linux', address: '192.0.2.0' },
    address: '/account/sessions',
  },
  none: {
    ...dealers,
    role: null,
    frame: 'public',
    shownTo: [],
    call: 'public.listDealers({ query: {} }, { quiet: true })',
    address: '/public/dealers',
  },
};
