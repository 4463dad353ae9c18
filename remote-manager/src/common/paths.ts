import { dealerPaths } from 'shared-desk';

const base = '/cms/manager';

/** Every address of the area; those of contracts are the desk's. */
export const paths = {
  ...dealerPaths,
  dashboard: base,
  stores: `${base}/stores`,
} as const;
