/** The contract list: found, narrowed, worked through, taken out. */
export { ContractsPage } from './contracts-page';
export { ContractsSkeleton } from './contracts-skeleton';
