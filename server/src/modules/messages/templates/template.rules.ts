import { argumentsOf, type Text, type TextArgument, t, type Values } from '../../../platform/i18n';
import { gsm7Parts, toGsm7 } from '../../../platform/sms';
import type { Template } from './template';
import { templateMessages } from './template.messages';

/** What a message is there to say: a wording must keep those of these that the built-in text has. */
const essential: ReadonlySet<string> = new Set([
  'otp',
  'fingerprint',
  'link',
  'iban',
  'total',
  'amount',
  'when',
  'refund',
  'kept',
]);

/** The line by which a phone fills the code in by itself, and only on our pages. */
const webOtpLine = '\n@{host} #{otp}';
/** An SMS that grows beyond this is an e-mail. */
const mostParts = 3;

/** The names that may stand in a template's braces: those of the built-in texts, since their values are always known. */
export function variablesOf(template: Template): readonly string[] {
  const subject = template.channel === 'email' ? argumentsOf(template.subject.defaultMessage) : [];
  return [...new Set([...subject, ...argumentsOf(template.body.defaultMessage)].map(({ name }) => name))];
}

/**
 * Typed apostrophes become typographic ones: ICU takes the straight ones for quoting, and SMS get them back. Ends of
 * lines are made alike, and what cannot be seen goes.
 */
export function tidyWording(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/'/g, '’')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
}

/** Sentences for what is wrong with an operator's subject. */
export function subjectFaults(template: Template, subject: string, sample: Values): string[] {
  if (template.channel === 'sms') return [t(templateMessages.smsSubject)];
  if (subject.includes('\n')) return [t(templateMessages.oneLine)];
  return textFaults(template, subject, sample) ?? [];
}

/** Sentences for what is wrong with an operator's text; none when it may be sent. */
export function bodyFaults(template: Template, body: string, sample: Values): string[] {
  const unreadable = textFaults(template, body, sample);
  if (unreadable !== null) return unreadable;
  const names = new Set(argumentsOf(body).map(({ name }) => name));
  const missing = argumentsOf(template.body.defaultMessage)
    .map(({ name }) => name)
    .filter((name) => essential.has(name) && !names.has(name));
  if (missing.length > 0) return [t(templateMessages.missing, listed(missing))];
  return template.channel === 'sms' ? smsFaults(template.body, body, sample) : [];
}

/** Null when the text can be written out with the values that the message has. */
function textFaults(template: Template, text: string, sample: Values): string[] | null {
  const found = readArguments(text);
  if (found === null) return [t(templateMessages.unreadable)];
  const known = new Set(variablesOf(template));
  const unknown = found.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) return [t(templateMessages.unknown, listed(unknown))];
  const misused = found.filter((argument) => !fits(argument, sample)).map(({ name }) => name);
  return misused.length > 0 ? [t(templateMessages.misused, listed(misused))] : null;
}

function readArguments(text: string): readonly TextArgument[] | null {
  try {
    return argumentsOf(text);
  } catch {
    return null;
  }
}

/** Numbers may be counted and grouped, texts only be told apart. */
function fits({ name, kind }: TextArgument, sample: Values): boolean {
  if (kind === 'plain' || kind === 'choice') return true;
  return kind !== 'other' && typeof sample[name] === 'number';
}

/** A code fits one SMS, so that it arrives whole and at once, and keeps the line for the phone. */
function smsFaults(builtIn: Text, body: string, sample: Values): string[] {
  const isCode = builtIn.defaultMessage.endsWith(webOtpLine);
  if (isCode && !body.endsWith(webOtpLine)) return [t(templateMessages.webOtp, { line: webOtpLine.trim() })];
  const parts = gsm7Parts(toGsm7(t({ ...builtIn, defaultMessage: body }, sample)));
  if (isCode && parts > 1) return [t(templateMessages.onePart)];
  return parts > mostParts ? [t(templateMessages.tooLong, { parts, most: mostParts })] : [];
}

function listed(names: readonly string[]) {
  const all = [...new Set(names)];
  return { count: all.length, names: all.map((name) => `{${name}}`).join(', ') };
}
