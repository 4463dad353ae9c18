import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/**
 * Keys that are never written, wherever they stand. The rule is not to log them at all; this is the net below it:
 * no `contract_uid`, code, name, phone, address, token or password.
 */
const covered = [
  'contract_uid',
  'uid',
  'otp_code',
  'code',
  'password',
  'current_password',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'firstname',
  'lastname',
  'fullname',
  'name',
  'email',
  'phone',
  'tax_code',
  'address',
  'address_info',
  'city',
  'zip_code',
  'car_vin',
  'vin',
  'car_plate',
  'plate',
  'iban',
  'to',
  'recipient',
  'subject',
  'body',
  'ip',
  'remoteAddress',
  'url',
  'query',
  'params',
  'headers',
] as const;

export interface LogOptions {
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** What waits for standard output to take lines again. */
const mostWaitingBytes = 1_000_000;

/**
 * Writes lines to an open file. What it does not take, as on a full disk, waits for the next line, and what is more than
 * `mostWaitingBytes` is lost: a process serves without its log. Each line at once, for at the end of a process whatever
 * still waited would be tried for ever.
 */
export function linesTo(fd: number): DestinationStream {
  const lines = pino.destination({ dest: fd, sync: true, maxLength: mostWaitingBytes });
  lines.on('error', () => undefined);
  return lines;
}

/** Structured lines, without personal data; to standard output unless told otherwise. */
export function createLogger({ level, destination = linesTo(process.stdout.fd) }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: covered.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '***' },
    serializers: { err: describeError },
  };
  return pino(options, destination);
}

/** An error without the values that a database or a parser puts into its texts. */
function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  const code = 'code' in error && typeof error.code === 'string' ? { error_code: error.code } : {};
  return { type: error.name, message: withoutValues(error.message), stack: framesOf(error.stack), ...code, ...cause };
}

/** Drizzle writes a failed query's values behind `params:`, PostgreSQL an offending row's in brackets. */
function withoutValues(message: string): string {
  return message
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/\(([^()]*)\)=\([^()]*\)/g, '($1)=(***)')
    .replace(/[A-Za-z0-9_-]{22,}/g, '***')
    .replace(/\S+@\S+/g, '***')
    .replace(/\+?\d[\d ]{7,}\d/g, '***')
    .slice(0, 500);
}

function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
}
