import * as z from 'shared-api/schema';
import { isMasked } from '../domain/masking';
import { parseMoney } from '../domain/money';
import { parseUrl } from '../domain/parse-url';
import { normalisePhone, phoneFault } from '../domain/phone';
import { isPlate, normalisePlate } from '../domain/plate';
import { isProvinceCode } from '../domain/provinces';
import { normaliseTaxCode, type TaxCodeFault, taxCodeFault } from '../domain/tax-code';
import { inspectVin, normaliseVin } from '../domain/vin';
import { normaliseZip } from '../domain/zip-zones';
import { rule } from '../validation/validation';
import { vinFaultMessage } from '../validation/vin-fault-message';

/** Text of a person: trimmed, never empty, never a masked value. */
export function text(max: number) {
  return z.string().check(
    z.trim(),
    z.minLength(1, rule('required')),
    z.maxLength(max),
    z.refine((value) => !isMasked(value), rule('masked')),
  );
}

/**
 * Control characters, and those that turn the direction of what follows: they falsify lists, SMS and documents, and a
 * letter or a calendar would obey a line break.
 */
const noHiddenCharacters = /^[^\p{Cc}\p{Bidi_Control}]*$/u;

/** Accents on their letters (NFC), however they were typed. */
export const composed = z.overwrite<string>((value) => value.normalize('NFC'));

/** One line of text without characters that nobody sees. */
export const isPlainLine = z.regex(noHiddenCharacters, rule('line'));

/** The letters of Europe's Latin alphabets and of Vietnamese: what every document can show. */
const printedLetters = 'A-Za-zÀ-ÖØ-öø-ſƠơƯưǺ-ǿȘ-țẠ-ỹ';

/** Letters, digits and signs that every document can show; what is composed must be so already. */
export const isPrinted = z.regex(new RegExp(`^[${printedLetters} -~\\u00A0-ÿ–—‘’‚“”„•…€™]*$`, 'u'), rule('printed'));

/** A line that stands in a contract. */
export function printedLine(max: number) {
  return plainLine(max).check(composed, isPrinted);
}

/** The same where it may be left empty. */
export function optionalPrintedLine(max: number) {
  return z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(max),
      z.refine((value) => !isMasked(value), rule('masked')),
      isPlainLine,
      composed,
      isPrinted,
    ),
  );
}

/** What names something, or is part of an address. */
export function plainLine(max: number) {
  return text(max).check(isPlainLine);
}

/** A field that a rule about several looks at; what it may be is for its own rule to say. */
export const uncheckedText = z.optional(z.nullable(z.string()));

/** A text that may be left empty. */
export function optionalText(max: number) {
  return z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(max),
      z.refine((value) => !isMasked(value), rule('masked')),
    ),
  );
}

export const contractUid = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
export const uid = z.uuid();

export const vin = z.string().check(
  z.overwrite(normaliseVin),
  z.minLength(1, { error: rule('required'), abort: true }),
  z.refine((value) => !isMasked(value), { error: rule('masked'), abort: true }),
  z.superRefine((value, context) => {
    // One issue a fault, each with its place: what a person mistyped comes before how much they typed.
    for (const fault of [...inspectVin(value)].sort((a, b) => a.code.localeCompare(b.code))) {
      const { descriptor, values } = vinFaultMessage(fault);
      context.addIssue({ code: 'custom', message: descriptor.id, params: { ...values } });
    }
  }),
);

export const plate = z.string().check(z.overwrite(normalisePlate), z.refine(isPlate, rule('plate')));

/** A plate, or an empty text where the car has none yet; what is only a mask is none. */
export const optionalPlate = z.string().check(
  z.refine((value) => value.trim() === '' || isPlate(value), { error: rule('plate'), abort: true }),
  z.overwrite(normalisePlate),
);

const taxCodeRules = {
  length: rule('taxCodeLength'),
  characters: rule('taxCodeCharacters'),
  date: rule('taxCodeDate'),
  check: rule('taxCodeCheck'),
} as const satisfies Record<TaxCodeFault, ReturnType<typeof rule>>;

/** A codice fiscale, or an empty text from who has none: foreigners on a visit. */
export const optionalTaxCode = z.string().check(
  z.maxLength(32, { abort: true }),
  z.overwrite(normaliseTaxCode),
  z.refine((value) => !isMasked(value), { error: rule('masked'), abort: true }),
  z.superRefine((value, context) => {
    const fault = value === '' ? null : taxCodeFault(value);
    if (fault !== null) context.addIssue({ code: 'custom', message: taxCodeRules[fault] });
  }),
);

/** Letters, accents, apostrophes, hyphens and blanks; apostrophes are kept as typed. */
export const personName = nameOf(60);
/** Both names in one field. */
export const fullName = nameOf(121);

function nameOf(max: number) {
  return z
    .string()
    .check(
      z.trim(),
      composed,
      z.minLength(1, rule('required')),
      z.maxLength(max),
      z.regex(new RegExp(`^[${printedLetters}'’ -]*$`, 'u'), rule('name')),
    );
}

/** A contract's number as it stands on paper, in whatever case, with blanks or without hyphens too. */
export const contractCode = z
  .string()
  .check(
    z.trim(),
    z.overwrite(withHyphens),
    z.minLength(1, { error: rule('required'), abort: true }),
    z.regex(/^CC-\d{4}-\d{6}$/, rule('contractCode')),
  );

function withHyphens(code: string): string {
  return code
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u2212-]/gu, '')
    .replace(/^CC(\d{4})(\d{6})$/u, 'CC-$1-$2');
}

/** A mailbox as mail servers read it (RFC 5321, dot-string and ASCII labels), so that one text is one mailbox. */
const mailbox =
  /^[a-z0-9!#$%&'+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The domain in the form that mail travels with: `poste.società.it` and `poste.xn--societ-nta.it` are one. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).normalize('NFC');
  const host = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && parseUrl(`http://${domain}`)?.hostname;
  return host ? `${address.slice(0, at + 1)}${host}` : address;
}

export const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: rule('required'), abort: true }),
  z.maxLength(254, { abort: true }),
  z.overwrite(withAsciiDomain),
  z.refine((value) => mailbox.test(value) && value.indexOf('@') <= 64, rule('email')),
);

/** An Italian mobile in E.164; blanks, dots and a missing prefix are put right. */
export const mobile = z.string().check(
  z.overwrite(normalisePhone),
  z.minLength(1, { error: rule('required'), abort: true }),
  z.refine((value) => phoneFault(value) !== 'landline', { error: rule('phoneLandline'), abort: true }),
  z.refine((value) => phoneFault(value) !== 'foreign', { error: rule('phoneForeign'), abort: true }),
  z.refine((value) => phoneFault(value) !== 'digits', { error: rule('phoneDigits'), abort: true }),
  z.refine((value) => phoneFault(value) === null, rule('phone')),
);

/** The first postal code is Rome's, the last Messina's. */
export const zipCode = z.string().check(
  z.overwrite(normaliseZip),
  z.minLength(1, { error: rule('required'), abort: true }),
  z.regex(/^\d{5}$/, { error: rule('zip'), abort: true }),
  z.refine((value) => value >= '00010' && value <= '98168', rule('zip')),
);
export const province = z.string().check(z.trim(), z.toUpperCase(), z.refine(isProvinceCode, rule('province')));

export const isoDate = z
  .string()
  .check(
    z.minLength(1, { error: rule('required'), abort: true }),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: rule('date'), abort: true }),
    z.refine(isCalendarDay, rule('date')),
  );

/** In years that databases and calendars know, wherever its offset leads. */
export const instant = z.iso
  .datetime({ error: rule('instant'), abort: true, offset: true })
  .check(z.refine((at) => isCalendarDay(new Date(at).toISOString().slice(0, 10)), rule('instant')));

export const money = z.string().check(z.refine((value) => parseMoney(value) !== null, rule('money')));
/** What is finer than a cent, such as the price of an SMS: "0.0412". */
export const fineMoney = z.string().check(z.regex(/^\d{1,9}\.\d{2,6}$/, rule('money')));
export const count = z.int().check(z.gte(0));
export const kilometres = z.int().check(z.gte(0), z.lte(2_000_000));
export const otpCode = z.string().check(
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, rule('otp')),
);

/** The second step of a sign-in: the code of 6 digits, or one of the ten spare codes (`abcde-fghij`). */
export const signInCode = z.string().check(
  z.overwrite((value) => value.replace(/[\s-]/g, '').toLowerCase()),
  z.regex(/^(\d{6}|[a-z2-7]{10})$/, rule('signInCode')),
);
export const password = z.string().check(z.minLength(12, rule('password')), z.maxLength(256));
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Whether a `YYYY-MM-DD` is a day of the calendar, of the years 1900 to 9999. */
export function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return day >= '1900' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
