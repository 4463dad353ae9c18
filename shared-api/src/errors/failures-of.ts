import type { Entry } from '../kernel';

const never401 = ['anybody', 'demo', 'provider'];

/** The failure statuses that an entry may answer, told by its access, content and rate class. */
export function failuresOf(entry: Entry): number[] {
  const statuses = new Set<number>([422, 500, 503]);
  if (entry.rate !== 'none') statuses.add(429);
  if (!never401.includes(entry.access)) statuses.add(401).add(403);
  if (entry.access === 'provider') statuses.add(403);
  if (entry.params !== undefined) statuses.add(404);
  if (entry.method !== 'GET') statuses.add(409).add(412);
  if (entry.body !== undefined || entry.file !== undefined) statuses.add(413).add(415);
  return [...statuses].sort((a, b) => a - b);
}
