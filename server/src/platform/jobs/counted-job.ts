import type { Job } from './runner';

/** A job that answers how many things it did. */
export function countedJob(
  name: string,
  { title, everySeconds }: Pick<Job, 'title' | 'everySeconds'>,
  work: (now: Date) => Promise<number>,
): Job {
  return { name, title, everySeconds, run: async (now) => ({ rows: await work(now) }) };
}
