import type { Text } from '../../../platform/i18n';

interface Wording {
  /** Its name in the database and in the calls, e.g. `sms.signing-code`. */
  readonly code: string;
  /** What staff call it. */
  readonly title: Text;
  /** The built-in text; the operator may put another in its place. */
  readonly body: Text;
}

export interface SmsTemplate extends Wording {
  readonly channel: 'sms';
}

export interface EmailTemplate extends Wording {
  readonly channel: 'email';
  readonly subject: Text;
}

export type Template = SmsTemplate | EmailTemplate;

export function smsTemplate(name: string, title: Text, body: Text): SmsTemplate {
  return { channel: 'sms', code: `sms.${name}`, title, body };
}

export function emailTemplate(name: string, title: Text, subject: Text, body: Text): EmailTemplate {
  return { channel: 'email', code: `email.${name}`, title, subject, body };
}
