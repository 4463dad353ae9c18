import type { Job } from './runner';

/** A job that answers how many things it did. */
export function countedJob(
  name: string,
  about: Pick<Job, 'title' | 'everySeconds' | 'apart'>,
  work: (now: Date) => Promise<number>,
): Job {
  return { name, ...about, run: async (now) => ({ rows: await work(now) }) };
}
