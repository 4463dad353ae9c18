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
  /** The screen that is turned to the customer: the link's QR code. */
  counter: (uid: string) => `${base}/contracts/${uid}/counter`,
  /** The contract's page, at what it asks to be done next. */
  nextStep: (uid: string) => `${base}/contracts/${uid}#prossimo-passo`,
  store: (uid: string) => `${base}/stores/${uid}`,
} as const;
