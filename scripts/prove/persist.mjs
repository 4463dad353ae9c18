import { setTimeout as pause } from 'node:timers/promises';

const betweenMs = 50;
/** A try that died with its process holds its key for a minute: nobody waits so long. */
const heldMs = 2_000;

/**
 * Sends a call with one key again and again until it is answered, as our pages do: a process that dies on the way, or
 * says "not now", hears it once more.
 * @param {() => Promise<{ status: number, headers: Record<string, string> }>} send
 * @param {() => boolean} goesOn
 * @returns {Promise<{ status: number, json: () => any } | null>} null when nobody waits for it any longer
 */
export async function persist(send, goesOn) {
  let held = 0;
  while (goesOn()) {
    const answer = await send().catch(() => null);
    if (answer !== null && answer.status !== 503 && answer.status !== 409) return answer;
    held += answer?.status === 409 ? betweenMs : 0;
    if (held > heldMs) return null;
    await pause(betweenMs);
  }
  return null;
}
