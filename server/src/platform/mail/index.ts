export { emailPage } from './email-page';
export { type SmtpOptions, smtpAdapter } from './smtp-adapter';
