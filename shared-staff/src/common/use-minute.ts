import { useHost } from 'shared-api/react';
import { useNow } from 'shared-ui/data';

const minute = 60_000;

/** The server's time as an instant, renewed each minute. */
export function useMinute(): string {
  return new Date(useNow(useHost().now, minute)).toISOString();
}
