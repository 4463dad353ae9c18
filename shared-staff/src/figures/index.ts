/** What was made this week and month, and what it is compared with. */
export { Figures } from './figures';
export { BaseOfChange, DeletedSince, PeriodChange, useStretchBefore } from './stretch-before';
export { useOwnAnalytics } from './use-own-analytics';
