export type { PaymentsContext } from './payments.context';
export { paymentsRoutes } from './payments.routes';
export { registerPaymentPage } from './register-payment-page';
