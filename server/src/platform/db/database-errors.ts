const retryable = new Set(['40001', '40P01']);
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
]);

/** The code of a database's error (SQLSTATE or the socket's), however deep drizzle wrapped it. */
export function databaseErrorCode(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(current.message)) return 'ETIMEDOUT';
  }
  return null;
}

/** Lost a race against another transaction: the whole transaction may be run again. */
export function isRetryable(error: unknown): boolean {
  return retryable.has(databaseErrorCode(error) ?? '');
}

/** The database cannot be reached: the caller should hear 503 and try later. */
export function isUnavailable(error: unknown): boolean {
  return unavailable.has(databaseErrorCode(error) ?? '');
}

/**
 * A unique key refused a row.
 * @param constraint only that key, by its name in the migrations; any key when left out.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (databaseErrorCode(error) !== '23505') return false;
  return constraint === undefined || violatedConstraint(error) === constraint;
}

function violatedConstraint(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if ('constraint' in current && typeof current.constraint === 'string') return current.constraint;
  }
  return null;
}
