/** The addresses that every backOffice has, below the base of its area. */
function staffPaths(base: string) {
  const contracts = `${base}/contracts`;
  return {
    contracts,
    /** The contract list, narrowed by an address query. */
    list: (address: string) => (address === '' ? contracts : `${contracts}?${address}`),
    contract: (uid: string) => `${contracts}/${uid}`,
    /** The contract's page with its form open: only what is not signed has one. */
    editContract: (uid: string) => `${contracts}/${uid}?modifica`,
    /** The contract's page, at what it asks to be done next. */
    nextStep: (uid: string) => `${contracts}/${uid}#prossimo-passo`,
    store: (uid: string) => `${base}/stores/${uid}`,
  } as const;
}

export type StaffPaths = ReturnType<typeof staffPaths>;

const dealerBase = '/cms/manager';

/** The addresses of a dealer's backOffice, with those that only a dealer has. */
export const dealerPaths = {
  ...staffPaths(dealerBase),
  newContract: `${dealerBase}/contracts/new-contract`,
  /** A new contract that was begun, by its form's name. */
  unfinished: (key: string) => `${dealerBase}/contracts/new-contract?modulo=${key}`,
  /** The screen that is turned to the customer: the link's QR code. */
  counter: (uid: string) => `${dealerBase}/contracts/${uid}/counter`,
} as const;

export type DealerPaths = Pick<typeof dealerPaths, 'newContract' | 'unfinished' | 'counter'>;

export const operatorPaths = staffPaths('/cms/admin');
