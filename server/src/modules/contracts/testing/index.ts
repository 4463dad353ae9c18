export { beginHistories, type CopyChange, copyContract } from './copies';
export { type Customer, customerAt, newCustomer, ownerAt } from './customer';
export { identifiedAtDealer, paidAtDealer, sentAtDealer, signedAtDealer } from './signed';
export { type StaffSession, staffAt } from './staff';
export { stateWithdrawal } from './state-withdrawal';
export { storedContract } from './stored-contract';
export { contractWorld, type World } from './world';
