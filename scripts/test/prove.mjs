import { postgresPrograms } from '../lib/postgres.mjs';
import { inParallel } from '../lib/run.mjs';

/**
 * The parts of `npm run prove` that no other stage proves, in their short form; the day's seed makes each day's other.
 * Imported when it runs: the parts need packages, and `npm test` begins where none is installed.
 */
export async function prove() {
  if (!postgresPrograms())
    return { passed: 0, failed: 0, output: '', notRun: ['all of it: no PostgreSQL programs were found'] };
  const [{ parts }, { reportOf }, { runPart }] = await Promise.all([
    import('../prove/parts.mjs'),
    import('../prove/report.mjs'),
    import('../prove/run-part.mjs'),
  ]);
  const seed = Math.floor(Date.now() / 86_400_000);
  const wanted = parts.filter(({ short }) => short !== null);
  const results = await inParallel(
    wanted.map((part) => () => runPart(part, { share: 'short', seed, say: () => undefined })),
    2,
  );
  const checks = results.flatMap((result) => result.checks);
  const failed = checks.filter(({ faults }) => faults.length > 0).length;
  return { passed: checks.length - failed, failed, output: reportOf(results, { seed, at: new Date() }) };
}
