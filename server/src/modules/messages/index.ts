export { emailTemplates } from './templates/email-templates';
export { smsTemplates } from './templates/sms-templates';
export type { EmailTemplate } from './templates/template';
export { type OwnWording, wordingBeside } from './templates/templates.repository';
export { messageTemplateRoutes } from './templates/templates.routes';
export { wordEmail, writeEmail, writeSms } from './templates/write-message';
