import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { t } from '../i18n';
import { readS3Address } from '../storage';
import { messages } from './messages';

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
  const reason = t(messages.url, { example });
  const pattern = new RegExp(`^(${schemes.join('|')}):$`);
  return optional(
    z.string().check(z.refine((value) => URL.canParse(value) && pattern.test(new URL(value).protocol), reason)),
  );
}

/** A comma list of addresses, in their order; a comma inside an address (a JSON template's) divides nothing. */
export function addresses(schemes: readonly string[], example: string) {
  const reason = t(messages.url, { example });
  const pattern = new RegExp(`^(${schemes.join('|')}):$`);
  const isAddress = (value: string) => URL.canParse(value) && pattern.test(new URL(value).protocol);
  return list(z.string().check(z.refine(isAddress, reason)), /,(?=\s*[a-z][a-z0-9+.-]*:\/\/)/i);
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
  return isIP(host) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

function splitList(value: string, separator: string | RegExp = ','): string[] {
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
