import { setTimeout as pause } from 'node:timers/promises';

const usualMs = 60_000;

/**
 * Asks again and again until the answer is neither null nor false.
 * @param {() => Promise<T | null | false>} ask a failure counts as no answer yet
 * @param {string} what completes "This did not come true: ..."
 * @param {() => string | null} hopeless tells why it will never come true
 * @param {number} longestMs after which it is given up
 * @template T
 * @returns {Promise<T>}
 */
export async function until(ask, what, hopeless = () => null, longestMs = usualMs) {
  const deadline = performance.now() + longestMs;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer !== false) return answer;
    const reason = performance.now() > deadline ? 'it took too long' : hopeless();
    if (reason !== null) throw new Error(`This did not come true: ${what} (${reason}).`);
    await pause(50);
  }
}
