export { type ContractAccess, grantedBy, linkAccess, ownerAccess } from './access/contract-access';
export { linkOwnedContracts } from './access/link-owner.repository';
export type { Contract } from './contract.types';
export type { ContractsContext } from './contracts.context';
export { type Contracts, openContracts } from './open-contracts';
export { markAsPaid, type Payment } from './payment/mark-as-paid';
export { sendReceipt } from './payment/send-receipt';
export type { RefundCard } from './staff-actions/refund-by-staff';
export { runVerify } from './verify/run-verify';
