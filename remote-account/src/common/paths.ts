/** The addresses of the area, for links. */
export const paths = {
  dashboard: '/account',
  contracts: '/account/contracts',
  newContract: '/account/contracts/new',
  profile: '/account/profile',
  security: '/account/security',
  contract: (contract_uid: string) => `/account/contracts/${contract_uid}`,
} as const;
