import type { MessageTemplate } from 'shared-api/entities';

/** What can be written of a message. */
export type Wording = { subject: string; body: string };

export function wordingOf({ subject, body }: MessageTemplate): Wording {
  return { subject: subject ?? '', body };
}

/** Whether the operator's own words stand in place of the built-in ones. */
export function isOwn({ subject, body, default_subject, default_body }: MessageTemplate): boolean {
  return subject !== default_subject || body !== default_body;
}

/** As the API takes it: an SMS has no subject. */
export function fieldsOf({ code, channel }: MessageTemplate, { subject, body }: Wording) {
  return channel === 'email' ? { code, subject, body } : { code, body };
}
