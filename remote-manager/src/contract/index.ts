export { ContractPage } from './contract-page';
