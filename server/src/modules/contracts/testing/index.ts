export { type CopyChange, copyContract } from './copies';
export { type Customer, customerAt, newCustomer, ownerAt } from './customer';
export { paidAtDesk, type SignedAtDesk, sentAtDesk, signedAtDesk } from './signed';
export { type Reply, type StaffSession, staffAt } from './staff';
export { contractWorld, type World } from './world';
