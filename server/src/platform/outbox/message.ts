import type { StoredAttachment } from '../db/schema';

/** What is to be said to a person. */
export interface NewMessage {
  readonly channel: 'sms' | 'email';
  /** Why, e.g. `signing-code`: what `void` and the lists go by. */
  readonly purpose: string;
  /** E.164 or an e-mail address. */
  readonly to: string;
  /** E-mail only. */
  readonly subject?: string;
  readonly body: string;
  /** Parts of the body that open something (code, link key, token): overwritten once the message is handed over. */
  readonly secrets?: readonly string[];
  readonly attachments?: readonly StoredAttachment[];
  /** Its recipient has been erased: lists show neither address nor text, and once it left or failed nothing is kept. */
  readonly unshown?: boolean;
  readonly contract_id?: string;
  readonly store_uid?: string;
  readonly user_uid?: string;
}

/** What is encrypted in a message's row. */
export interface MessageContent {
  readonly to: string;
  readonly subject: string | null;
  readonly body: string;
}

/** The content as lists and timelines show it: whatever opens something is covered. */
export function withoutSecrets(content: MessageContent, secrets: readonly string[]): MessageContent {
  const cover = (text: string) =>
    secrets.filter((secret) => secret !== '').reduce((rest, secret) => rest.replaceAll(secret, '••••••'), text);
  return { ...content, subject: content.subject === null ? null : cover(content.subject), body: cover(content.body) };
}
