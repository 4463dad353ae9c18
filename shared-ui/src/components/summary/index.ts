export { MobileSummaryBar } from './mobile-summary-bar';
export type { Price } from './price-lines';
export { type SummaryCar, SummaryCard } from './summary-card';
export { type SummaryRow, SummaryRows } from './summary-rows';
export { SummarySkeleton } from './summary-skeleton';
