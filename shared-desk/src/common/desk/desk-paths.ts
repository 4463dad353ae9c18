/** The addresses that every desk has, below the base of its area. */
function deskPaths(base: string) {
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

export type DeskPaths = ReturnType<typeof deskPaths>;

const dealerBase = '/cms/manager';

/** The addresses of a dealer's desk, with those that only a dealer has. */
export const dealerPaths = {
  ...deskPaths(dealerBase),
  newContract: `${dealerBase}/contracts/new-contract`,
  /** The screen that is turned to the customer: the link's QR code. */
  counter: (uid: string) => `${dealerBase}/contracts/${uid}/counter`,
} as const;

export type DealerPaths = Pick<typeof dealerPaths, 'newContract' | 'counter'>;

export const operatorPaths = deskPaths('/cms/admin');
