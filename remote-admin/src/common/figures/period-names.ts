import type { analyticsBases, analyticsPeriods } from 'shared-api/entities';

export type Basis = (typeof analyticsBases)[number];
export type Period = (typeof analyticsPeriods)[number];
