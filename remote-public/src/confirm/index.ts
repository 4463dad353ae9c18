export { ConfirmPage } from './confirm-page';
