import type { adminContracts, managerContracts } from 'shared-api/contracts';

/** Either of two calls that are one behaviour under two paths: the scope decides the rows. */
export type Both<K extends keyof typeof managerContracts & keyof typeof adminContracts> =
  | (typeof managerContracts)[K]
  | (typeof adminContracts)[K];
