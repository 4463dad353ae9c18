export { type Customer, customerAt, newCustomer, ownerAt } from './customer';
export { contractWorld, type World } from './world';
