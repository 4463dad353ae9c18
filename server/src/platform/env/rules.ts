import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { decoded } from '../decoded';
import { t } from '../i18n';
import { readS3Address } from '../storage';
import { messages } from './messages';

const smsExample = 'https://sms.esempio.it/invia';

/** Each rule's error is the Italian reason that the start prints. */
export const port = z._default(
  z
    .pipe(z.string().check(z.regex(/^\d{1,5}$/, t(messages.port))), z.transform(Number))
    .check(z.lte(65_535, t(messages.port))),
  4_000,
);

/** Whole seconds, ten minutes at most. */
export function seconds(preset: number) {
  return z._default(
    z
      .pipe(z.string().check(z.regex(/^\d{1,3}$/, t(messages.seconds))), z.transform(Number))
      .check(z.lte(600, t(messages.seconds))),
    preset,
  );
}

/** As many threads as leave a core to everything else, two at most: each takes some 100 MB while it works. */
export const threads = z._default(
  z
    .pipe(z.string().check(z.regex(/^\d{1,2}$/, t(messages.threads))), z.transform(Number))
    .check(z.lte(32, t(messages.threads))),
  Math.min(2, Math.max(1, availableParallelism() - 1)),
);

/** An amount in euro with six decimals at most, as integer millionths. */
export const price = z.pipe(
  z.string().check(z.regex(/^\d{1,3}([.,]\d{1,6})?$/, t(messages.price))),
  z.transform((text) => {
    const [whole, decimals = ''] = text.split(/[.,]/);
    return Number(whole) * 1_000_000 + Number(decimals.padEnd(6, '0'));
  }),
);

/** `1` or `0`; empty counts as not set. */
export function flag(preset: boolean) {
  return z._default(
    z.pipe(
      z.enum(['1', '0', 'true', 'false'], t(messages.flag)),
      z.transform((value) => value === '1' || value === 'true'),
    ),
    preset,
  );
}

/** One of these words. */
export function choice<const C extends readonly [string, ...string[]]>(choices: C, preset: C[number]) {
  return z._default(z.enum(choices, t(messages.choice, { choices: choices.join(', ') })), preset);
}

/** An address of one of the schemes, or null. */
export function address(schemes: readonly string[], example: string) {
  return optional(z.string().check(z.refine(isAddressOf(schemes), t(messages.url, { example }))));
}

/** The address of the whole site: links are made by what follows it. */
export const siteAddress = addressThat(isWholeSite, t(messages.site, { example: 'https://carcare.esempio.it' }));

function isWholeSite({ pathname, search, hash, username }: URL): boolean {
  return /^\/*$/.test(pathname) && `${search}${hash}${username}` === '';
}

/** Where errors of browsers go: with the key, and the project behind the host. */
export const errorAddress = addressThat(
  isErrorService,
  t(messages.url, { example: 'https://chiave@sentry.esempio.it/1' }),
);

function isErrorService({ username, pathname }: URL): boolean {
  return username !== '' && /[^/]/.test(pathname);
}

function addressThat(fits: (url: URL) => boolean, reason: string) {
  const isAddress = isAddressOf(['http', 'https']);
  return optional(z.string().check(z.refine((value) => isAddress(value) && fits(new URL(value)), reason)));
}

function isAddressOf(schemes: readonly string[]): (value: string) => boolean {
  const pattern = new RegExp(`^(${schemes.join('|')}):$`);
  return (value) => URL.canParse(value) && pattern.test(new URL(value).protocol) && hasReadableUser(new URL(value));
}

/** The providers of SMS, in their order; a comma inside an address (a JSON template's) divides nothing. */
export const smsAddresses = list(
  z
    .string()
    .check(
      z.refine(isAddressOf(['smpp', 'smpps', 'http', 'https']), t(messages.url, { example: smsExample })),
      z.refine(hasReadableTemplate, t(messages.template, { example: `${smsExample}#{"to":"{to}","text":"{body}"}` })),
    ),
  /,(?=\s*[a-z][a-z0-9+.-]*:\/\/)/i,
);

/** A name has the room of eleven GSM-7 characters, a number that of E.164 (3GPP TS 23.040, 9.1.2.5). */
export const smsSender = z.string().check(z.regex(/^(\+?\d{1,15}|[ -~]{1,11})$/, t(messages.sender)));

/** What is posted to an HTTP provider stands behind `#`; without it we have one of our own. */
function hasReadableTemplate(value: string): boolean {
  const { hash } = URL.canParse(value) ? new URL(value) : { hash: '' };
  if (hash === '') return true;
  try {
    JSON.parse(decoded(hash.slice(1)) ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Whoever opens an address decodes its user and password, and would end in the middle of its work. */
function hasReadableUser({ username, password }: URL): boolean {
  return decoded(username) !== null && decoded(password) !== null;
}

/** A list, its items without blanks around them; empty when nothing is set. */
export function list(item: z.ZodMiniType<string, string>, separator: string | RegExp = ',') {
  const split = z.transform((value: string) => splitList(value, separator));
  return z._default(z.pipe(z.pipe(z.string(), split), z.array(item)), []);
}

/** Null when nothing is set. */
export function optional<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null);
}

/** An S3-compatible bucket, with its key. */
export const bucket = z.string().check(z.refine((value) => readS3Address(value) !== null, t(messages.bucket)));

/** A path on this machine, or a bucket; what looks like an address must be one of a bucket. */
export const folderOrBucket = z
  .string()
  .check(z.refine((value) => !/^\w+:\/\//.test(value) || readS3Address(value) !== null, t(messages.bucket)));

/** Off, everything, or the proxies that are believed. */
export const trustProxy = z._default(
  z.pipe(
    z
      .string()
      .check(
        z.refine((value) => /^(0|1|true|false)$/.test(value) || splitList(value).every(isNetwork), t(messages.proxy)),
      ),
    z.transform((value): boolean | readonly string[] =>
      /^(0|false)$/.test(value) ? false : /^(1|true)$/.test(value) ? true : splitList(value),
    ),
  ),
  false,
);

function isNetwork(value: string): boolean {
  const [host = '', bits] = value.split('/');
  const family = isIP(host);
  if (family === 0 || bits === undefined) return family !== 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

function splitList(value: string, separator: string | RegExp = ','): string[] {
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
