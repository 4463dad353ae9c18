export { DealerList, type DealerRow } from './dealer-list';
export { DistanceScale } from './distance-scale';
export { OpenSign } from './open-sign';
