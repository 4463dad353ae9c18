const retryable = new Set(['40001', '40P01']);
/** What says "not now": of the socket, of PostgreSQL, and of a pooler or a demoted primary between. */
const unavailable = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Connections: lost, refused, and whatever pgbouncer has to say (08P01).
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  // A primary that was demoted only reads.
  '25006',
  // A transaction that stood still, a lock that was not given, a statement that took too long.
  '25P03',
  '55P03',
  '57014',
  // Out of memory, out of connections.
  '53200',
  '53300',
  // Shut down, crashed, starting; its file system fails.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58030',
]);
/** The disk is full, the database's or the files'. */
const noRoom = new Set(['53100', 'EDQUOT', 'ENOSPC']);
/** What the driver says without a code. */
const driverSays =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered|was closed))/;

/** The code of a database's error (SQLSTATE or the socket's), however deep drizzle wrapped it. */
export function databaseErrorCode(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    if (driverSays.test(current.message)) return 'ETIMEDOUT';
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

/** There is no room left to write: the caller should hear 507, and somebody has to make room. */
export function isDiskFull(error: unknown): boolean {
  return noRoom.has(databaseErrorCode(error) ?? '');
}

/**
 * A unique key refused a row.
 * @param constraint only that key, by its name in the migrations; any key when left out.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (databaseErrorCode(error) !== '23505') return false;
  return constraint === undefined || violatedConstraint(error) === constraint;
}

/**
 * Waits for a write that a unique key may refuse.
 * @param refusal what is thrown then
 * @param constraint only that key; any key when left out
 */
export async function refusingTaken<T>(work: Promise<T>, refusal: () => Error, constraint?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error, constraint) ? refusal() : error;
  }
}

function violatedConstraint(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if ('constraint' in current && typeof current.constraint === 'string') return current.constraint;
  }
  return null;
}
