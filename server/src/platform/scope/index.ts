import type { Placeholder } from 'drizzle-orm';
import type { Role } from 'shared-api/domain';

/**
 * What rows a caller may know of, by the area that is called: an admin who is also a manager sees own stores only
 * under `manager/`. Every list, count, sum, export, search and notice asks the conditions of `server/src/scope`, and
 * nothing else.
 */
export interface Scope {
  readonly area: Role;
  readonly uid: string;
}

/** The same for a prepared statement, which is told whose scope it is when it is run. */
export interface PreparedScope {
  readonly area: Role;
  readonly uid: Placeholder;
}
