import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { t } from '../i18n';
import { messages } from './messages';
import {
  address,
  bucket,
  choice,
  errorAddress,
  flag,
  folderOrBucket,
  list,
  optional,
  port,
  price,
  seconds,
  siteAddress,
  smsAddresses,
  smsSender,
  threads,
  trustProxy,
} from './rules';

const schema = z.object({
  PORT: port,
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgresql://carcare@localhost/carcare'),
  DATABASE_NAMED_STATEMENTS: flag(true),
  DEMO: flag(false),
  PUBLIC_URL: siteAddress,
  TRUST_PROXY: trustProxy,
  DRAIN_SECONDS: seconds(0),
  WORKER_THREADS: threads,
  STAGE: choice(['production', 'staging', 'development'], 'production'),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  OVERRIDE_ORIGINS: list(z.string().check(z.refine(isOrigin, t(messages.origins)))),
  STAFF_SECOND_STEP: flag(true),
  APP_KEYS: list(z.string().check(z.minLength(32, t(messages.keys)), z.refine(isVaried, t(messages.keysPlain)))),
  SMS_URL: smsAddresses,
  SMS_SENDER: z._default(smsSender, 'CarCare'),
  SMS_PRICE: optional(price),
  SMTP_URL: address(['smtp', 'smtps'], 'smtps://utente:password@smtp.esempio.it'),
  MAIL_FROM: optional(z.string().check(z.regex(/^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/, t(messages.email)))),
  VIN_SERVICE_URL: address(['http', 'https'], 'https://vin.esempio.it/veicoli'),
  PAYMENT_URL: address(['http', 'https'], 'https://pagamenti.esempio.it'),
  PAYMENT_WEBHOOK_SECRET: optional(z.string().check(z.minLength(16, t(messages.secret)))),
  S3_URL: optional(bucket),
  RELEASE_STORE: optional(folderOrBucket),
  TSA_URL: address(['http', 'https'], 'https://tsa.esempio.it'),
  CHECKPOINT_EMAIL: optional(z.string().check(z.regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, t(messages.email)))),
  SENTRY_DSN: errorAddress,
  SIGNING_P12: optional(z.string()),
  SIGNING_P12_PASSWORD: z._default(z.string(), ''),
});

type Variables = z.infer<typeof schema>;

export interface Env extends Variables {
  /** The address in links and messages, without a slash at the end. */
  readonly publicUrl: string;
  /** Links are https: cookies get `Secure`. */
  readonly https: boolean;
  /** There is a page on which a customer pays by card: the provider's, or the demonstration's. */
  readonly takesCards: boolean;
}

/** A variable that cannot be used; the message is the sentence that the start prints. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the configuration once. An empty variable counts as not set.
 * @throws EnvError that names the first wrong variable
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.safeParse(schema, given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw wrong(String(issue?.path[0]), issue?.message ?? '');
  }
  const env = result.data;
  if (env.SMTP_URL !== null && env.MAIL_FROM === null)
    throw wrong('SMTP_URL', t(messages.together, { other: 'MAIL_FROM' }));
  if (env.PAYMENT_URL !== null && env.PAYMENT_WEBHOOK_SECRET === null)
    throw wrong('PAYMENT_URL', t(messages.together, { other: 'PAYMENT_WEBHOOK_SECRET' }));
  const publicUrl = (env.PUBLIC_URL ?? `http://${listeningName(env.HOST)}:${env.PORT}`).replace(/\/+$/, '');
  // PUBLIC_URL was checked by itself: only a HOST that is none can spoil it.
  if (!URL.canParse(publicUrl)) throw wrong('HOST', t(messages.host));
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    publicUrl,
    https: publicUrl.startsWith('https:'),
    takesCards: env.DEMO || env.PAYMENT_URL !== null,
  };
}

function wrong(name: string, reason: string): EnvError {
  return new EnvError(t(messages.wrong, { name, reason }));
}

/** Nobody draws 32 characters of which fewer than ten differ. */
function isVaried(key: string): boolean {
  return new Set(key).size >= 10;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** A server that listens everywhere is reached by its own name. */
function listeningName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
