import * as z from 'shared-api/schema';
import { count, fineMoney, instant, text, uid } from './fields';
import { role } from './user';

/** `voided`: it never left, and its code or token counts no more. */
export const messageStatuses = ['queued', 'sent', 'delivered', 'failed', 'voided'] as const;

/** A message of the outbox; codes, keys and tokens in its body are overwritten once it is handed over. */
export const outboxMessage = z.object({
  id: uid,
  channel: z.enum(['sms', 'email']),
  template: z.string(),
  to: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  status: z.enum(messageStatuses),
  attempts: count,
  provider: z.nullable(z.string()),
  error: z.nullable(z.string()),
  /** What it cost when it was handed over; null before, and where the price of an SMS is not known. */
  cost: z.nullable(fineMoney),
  contract: z.nullable(z.object({ contract_uid: z.string(), code: z.string() })),
  store: z.nullable(z.object({ store_uid: uid, name: z.string() })),
  /** False for one whose code or token is void. */
  retryable: z.boolean(),
  created_at: instant,
  sent_at: z.nullable(instant),
  delivered_at: z.nullable(instant),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const messageTemplate = z.object({
  code: z.string(),
  channel: z.enum(['sms', 'email']),
  title: z.string(),
  subject: z.nullable(z.string()),
  body: z.string(),
  default_subject: z.nullable(z.string()),
  default_body: z.string(),
  /** The names that may stand in braces. */
  variables: z.array(z.string()),
  /** The subject with the values of a made-up contract; null for an SMS. */
  preview_subject: z.nullable(z.string()),
  preview: z.string(),
  /** GSM-7 characters of the preview, and the parts they take; null for an e-mail. */
  length: z.nullable(z.int()),
  parts: z.nullable(z.int()),
  version: z.int(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

/** Null gives back the built-in text; with `dry_run` it is only shown how the message would look. */
export const messageTemplateFields = z.strictObject({
  code: text(60),
  subject: z.optional(z.nullable(text(200))),
  body: z.optional(z.nullable(text(5_000))),
  dry_run: z.optional(z.boolean()),
});
export type MessageTemplateFields = z.infer<typeof messageTemplateFields>;

/** Who did what, when, to what and from where. */
export const auditRow = z.object({
  id: z.string(),
  at: instant,
  actor: z.nullable(z.object({ uid, fullname: z.string(), role: z.nullable(role) })),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.nullable(z.string()), label: z.nullable(z.string()) }),
  address: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});
export type AuditRow = z.infer<typeof auditRow>;

/** A limit or term of the product that may be changed while it runs. */
export const setting = z.object({
  key: z.string(),
  value: z.number(),
  default: z.number(),
  min: z.number(),
  max: z.number(),
  unit: z.string(),
  title: z.string(),
});
export type Setting = z.infer<typeof setting>;

/** All settings; `version` is the ETag that a change names in If-Match: it is another one when any value is. */
export const settingList = z.object({ data: z.array(setting), version: z.int() });
export type SettingList = z.infer<typeof settingList>;

export const settingChanges = z.strictObject({
  values: z.record(z.string().check(z.regex(/^[a-z0-9_.]{1,60}$/)), z.number()),
});
