/** A contract's page, with all that can be seen of it and done about it. */
export { ContractPage } from './contract-page';
