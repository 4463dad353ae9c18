/** The names of the area's server state about dealers; `common/stores` keeps the list under `all`, too. */
export const storeKeys = {
  all: ['manager', 'stores'],
  record: (uid: string) => ['manager', 'stores', uid],
  notices: (uid: string) => ['manager', 'stores', uid, 'notices'],
} as const;
