export { CountdownBadge } from './countdown-badge';
export type { RailEnd, RailStep } from './rail-types';
export { StatusBars } from './status-bars';
export { StatusCells } from './status-cells';
export { StatusChip, StatusSquare } from './status-chip';
export { STATUS_ORDER, type Status, statusNames } from './statuses';
