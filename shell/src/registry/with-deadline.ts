/** What was waited for did not come in time; it may still be on its way. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** The promise, or a DeadlineError when it takes longer than `milliseconds`. */
export async function withDeadline<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`No answer after ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
