export { type Customer, customerAt, newCustomer, ownerAt } from './customer';
export { type Reply, type StaffSession, staffAt } from './staff';
export { contractWorld, type World } from './world';
