import { useHost } from 'shared-api/react';

/** The server's time as ISO 8601, for what counts days. */
export function useDateNow(): string {
  return new Date(useHost().now()).toISOString();
}
