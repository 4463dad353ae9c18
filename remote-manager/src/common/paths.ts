const base = '/cms/manager';

/** Every address of the area. */
export const paths = {
  dashboard: base,
  contracts: `${base}/contracts`,
  newContract: `${base}/contracts/new-contract`,
  stores: `${base}/stores`,
  contract: (uid: string) => `${base}/contracts/${uid}`,
  /** The contract's page with its form open: only what is not signed has one. */
  editContract: (uid: string) => `${base}/contracts/${uid}?modifica`,
  store: (uid: string) => `${base}/stores/${uid}`,
} as const;
