export { CellComb } from './cell-comb';
export { CodeField } from './code-field';
export { CodeTimer } from './code-timer';
export { useSecondsLeft } from './use-seconds-left';
export { VinField } from './vin-field';
export { VIN_GROUPS } from './vin-problem';
export { wasReloaded } from './was-reloaded';
