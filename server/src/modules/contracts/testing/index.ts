export { type Customer, customerAt, newCustomer } from './customer';
export { contractWorld, type World } from './world';
