export { DealerList, type DealerRow } from './dealer-list';
