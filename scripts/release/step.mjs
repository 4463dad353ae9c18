import { Refusal } from '../lib/refusal.mjs';
import { sayStep, seconds } from './say.mjs';

/** Who waits longer than this is told how far it is, and again as often. */
const firstWordMs = 5_000;
const nextWordMs = 15_000;

/** A step that did not end in its time: its work was told to stop, and nobody waits for it. */
export class OvertimeError extends Refusal {
  name = 'OvertimeError';

  constructor(limitMs) {
    super(`Non finisce entro ${seconds(limitMs)}: interrotto.`);
  }
}

/**
 * Does a step that says how far it is while it takes long, and that ends, whatever its work does.
 * @template T
 * @param {string} name
 * @param {{ limitMs: number, signal?: AbortSignal }} within `signal` ends it from outside, with the signal's reason
 * @param {(step: { signal: AbortSignal, progress: (text: string) => void }) => Promise<T>} work stops what it started
 *   when `signal` says so; what it told `progress` last is what a waiting person reads
 * @returns {Promise<T>}
 * @throws OvertimeError
 */
export async function inTime(name, { limitMs, signal: outer }, work) {
  const started = performance.now();
  const stopping = new AbortController();
  let done = '';
  const tell = () => {
    sayStep(name, ['ancora al lavoro', done].filter(Boolean).join(', '), performance.now() - started);
    word = setTimeout(tell, nextWordMs);
  };
  let word = setTimeout(tell, firstWordMs);
  const limit = setTimeout(() => stopping.abort(new OvertimeError(limitMs)), limitMs);
  const stop = () => stopping.abort(outer.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop, { once: true });
  const stopped = new Promise((_, reject) => {
    const give = () => reject(stopping.signal.reason);
    if (stopping.signal.aborted) give();
    stopping.signal.addEventListener('abort', give, { once: true });
  });
  try {
    const progress = (text) => {
      done = text;
    };
    return await Promise.race([stopped, work({ signal: stopping.signal, progress })]);
  } finally {
    clearTimeout(word);
    clearTimeout(limit);
    outer?.removeEventListener('abort', stop);
  }
}

/**
 * Does a step of a release and says what came of it.
 * @param {number} limitMs how long it may take
 * @throws OvertimeError
 */
export async function step(name, limitMs, work, textOf) {
  const started = performance.now();
  const result = await inTime(name, { limitMs }, work);
  sayStep(name, textOf(result), performance.now() - started);
  return result;
}
