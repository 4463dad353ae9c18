import type { analyticsBases, analyticsComparisons, analyticsPeriods } from 'shared-api/entities';

export type Basis = (typeof analyticsBases)[number];
export type Period = (typeof analyticsPeriods)[number];
export type Comparison = (typeof analyticsComparisons)[number];
