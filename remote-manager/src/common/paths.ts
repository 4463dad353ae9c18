import { dealerPaths } from 'shared-staff';

const base = '/cms/manager';

/** Every address of the area; those of contracts are the shared staff library's. */
export const paths = {
  ...dealerPaths,
  dashboard: base,
  stores: `${base}/stores`,
} as const;
