import type { Clock } from './clock';
import type { Database } from './db';
import type { Env } from './env';
import { smtpAdapter } from './mail';
import { inboxAdapter, inOrder, type MessageAdapter } from './outbox';
import { smsAdapter } from './sms';
import type { Storage } from './storage';

interface AdapterParts {
  readonly env: Env;
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Storage;
}

interface AdapterOptions {
  /** Put around each service outside. */
  readonly guard?: (adapter: MessageAdapter) => MessageAdapter;
  /** How long a mail server that took an e-mail may take to say so, unless the usual time. */
  readonly mailAnswerMs?: number;
}

/** The ways out that the configuration names; the demonstration uses the built-in ones whatever it says. */
export function messageAdapters(
  { env, db, clock, storage }: AdapterParts,
  { guard = (adapter) => adapter, mailAnswerMs: answerMs }: AdapterOptions = {},
): Readonly<Record<'sms' | 'email', MessageAdapter>> {
  const inbox = (channel: 'sms' | 'email') => inboxAdapter(db, clock, channel);
  if (env.DEMO) return { sms: inbox('sms'), email: inbox('email') };
  const host = new URL(env.publicUrl).hostname;
  return {
    sms:
      env.SMS_URL.length === 0
        ? inbox('sms')
        : inOrder(env.SMS_URL.map((address) => guard(smsAdapter(address, env.SMS_SENDER)))),
    email:
      env.SMTP_URL === null || env.MAIL_FROM === null
        ? inbox('email')
        : guard(smtpAdapter({ url: env.SMTP_URL, from: env.MAIL_FROM, storage, host, answerMs })),
  };
}
