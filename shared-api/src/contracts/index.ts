export { auth, credentials, session } from './auth';
export { assets, demonstration, type InboxMessage, machineRoom } from './machine-room';
export { funnelSteps, type OfferedPaymentMethod, publicArea } from './public';
