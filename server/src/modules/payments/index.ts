export { guardedProvider, type PaymentsContext } from './payments.context';
export { paymentsRoutes } from './payments.routes';
export { createRefundCard } from './refund-card';
export { registerPaymentPage } from './register-payment-page';
export { paymentEvents, paymentSessions } from './tables/payment.table';
