import type { Queries } from '../../../platform/db';
import { type Text, t, type Values } from '../../../platform/i18n';
import { toGsm7 } from '../../../platform/sms';
import type { EmailTemplate, SmsTemplate, Template } from './template';
import { builtIn, findWording, type OwnWording } from './templates.repository';

/** The text of an SMS in the operator's wording, in letters that every phone can show. */
export async function writeSms(tx: Queries, template: SmsTemplate, values: Values = {}): Promise<string> {
  return toGsm7(t(bodyOf(template, await findWording(tx, template.code)), values));
}

export interface WrittenEmail {
  readonly subject: string;
  readonly body: string;
}

/** The subject and text of an e-mail in the operator's wording. */
export async function writeEmail(tx: Queries, template: EmailTemplate, values: Values = {}): Promise<WrittenEmail> {
  return wordEmail(template, await findWording(tx, template.code), values);
}

/** The same in a wording that was read before; null is the built-in one. */
export function wordEmail(template: EmailTemplate, own: OwnWording | null, values: Values): WrittenEmail {
  const wording = own ?? builtIn;
  return { subject: t(subjectOf(template, wording), values), body: greeted(t(bodyOf(template, wording), values)) };
}

/** "Ciao ," of somebody whose name is not known yet: the blank goes with the name. */
function greeted(text: string): string {
  return text.replace(/^(\S+) ,/, '$1,');
}

/** The text that counts: the operator's own, or the built-in one. */
export function bodyOf({ body }: Template, own: OwnWording): Text {
  return own.body === null ? body : { ...body, defaultMessage: own.body };
}

export function subjectOf({ subject }: EmailTemplate, own: OwnWording): Text {
  return own.subject === null ? subject : { ...subject, defaultMessage: own.subject };
}
