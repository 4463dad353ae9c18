export { type CopyChange, copyContract } from './copies';
export { type Customer, customerAt, newCustomer, ownerAt } from './customer';
export { paidAtDealer, type SignedAtDealer, sentAtDealer, signedAtDealer } from './signed';
export { type Reply, type StaffSession, staffAt } from './staff';
export { contractWorld, type World } from './world';
