export { linkOwnedContracts } from './access/link-owner.repository';
export type { ContractsContext } from './contracts.context';
export { type Contracts, openContracts } from './open-contracts';
