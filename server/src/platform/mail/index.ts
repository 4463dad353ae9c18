export { type SmtpOptions, smtpAdapter } from './smtp-adapter';
