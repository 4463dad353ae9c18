export { createCardRefunds } from './card-refunds';
export { guardedProvider } from './payments.context';
export { paymentJobs } from './payments.jobs';
export { paymentsPort } from './payments.port';
export { paymentsRoutes } from './payments.routes';
export { registerPaymentPage } from './register-payment-page';
export { paymentEvents, paymentSessions } from './tables/payment.table';
