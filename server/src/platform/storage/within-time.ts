/**
 * Does the work with a signal that ends it once its time is over.
 * @param work is given the signal, and what begins the time anew: something came through
 * @throws an error named `TimeoutError`, as the SDK calls silence, where the time was over first
 */
export async function withinTime<T>(
  ms: number,
  work: (over: AbortSignal, heard: () => void) => Promise<T>,
): Promise<T> {
  // Without a reason: the SDK takes one that speaks of time for a fault that passes, and would try again.
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), ms);
  try {
    return await work(over.signal, () => void timer.refresh());
  } catch (error) {
    if (!over.signal.aborted) throw error;
    throw Object.assign(new Error(`No answer within ${ms} ms`, { cause: error }), { name: 'TimeoutError' });
  } finally {
    clearTimeout(timer);
  }
}
