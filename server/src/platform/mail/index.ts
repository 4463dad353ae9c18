export { emailPage } from './email-page';
export { smtpAdapter } from './smtp-adapter';
