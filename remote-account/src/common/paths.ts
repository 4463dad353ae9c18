import type { RequestKind } from 'shared-api/entities';
import { requestParameter } from './requests/kinds-for';

/** The addresses of the area, for links. */
export const paths = {
  dashboard: '/account',
  contracts: '/account/contracts',
  newContract: '/account/contracts/new',
  profile: '/account/profile',
  /** The place on the profile where one changes e-mail and phone. */
  contacts: '/account/profile#recapiti',
  security: '/account/security',
  contract: (contract_uid: string) => `/account/contracts/${contract_uid}`,
  /** The place on the contract's page where one withdraws. */
  withdrawal: (contract_uid: string) => `/account/contracts/${contract_uid}#recesso`,
  /** The place on the contract's page where one chooses how to pay. */
  payment: (contract_uid: string) => `/account/contracts/${contract_uid}#pagamento`,
  /** The place on the contract's page with its services. */
  services: (contract_uid: string) => `/account/contracts/${contract_uid}#tagliandi`,
  /** The contract's page with a request to the dealer begun. */
  request: (contract_uid: string, kind: RequestKind) =>
    `/account/contracts/${contract_uid}?${requestParameter}=${kind}`,
} as const;
