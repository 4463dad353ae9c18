export { letterPage } from './letter-page';
export { type SmtpOptions, smtpAdapter } from './smtp-adapter';
