let offsetMs = 0;

/**
 * Learns the server's time from an answer's `X-Clock` header.
 * @param at when the answer came, by the browser's clock
 */
export function learnClock(response: Response, at: number): void {
  const instant = Date.parse(response.headers.get('X-Clock') ?? '');
  if (!Number.isNaN(instant)) {
    offsetMs = instant - at;
  }
}

/** The server's time in milliseconds; the browser's own until the first answer. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
