export { emailTemplates } from './templates/email-templates';
export { smsTemplates } from './templates/sms-templates';
export type { EmailTemplate } from './templates/template';
export { messageTemplateRoutes } from './templates/templates.routes';
export { writeEmail, writeSms } from './templates/write-message';
