import { emailTemplates } from './email-templates';
import { smsTemplates } from './sms-templates';
import type { Template } from './template';

/** Every message whose wording the operator may change. */
export const allTemplates: readonly Template[] = [...Object.values(smsTemplates), ...Object.values(emailTemplates)];

export function findTemplate(code: string): Template | null {
  return allTemplates.find((template) => template.code === code) ?? null;
}
