import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Linux counts the time of processes in hundredths of a second. */
const ticksASecond = 100;

/**
 * How much of the cores each of some groups of processes takes while something is done, as one line.
 * @param {readonly { name: string, pids: () => number[] }[]} groups
 * @param {() => Promise<unknown>} act
 */
export async function coresOf(groups, act) {
  const begun = performance.now();
  const before = groups.map(({ pids }) => secondsOf(pids()));
  await act();
  const seconds = (performance.now() - begun) / 1_000;
  return tellCores(
    groups.map(({ name, pids }, place) => ({ name, seconds: secondsOf(pids()) - before[place] })),
    seconds,
    availableParallelism(),
  );
}

/**
 * @param {readonly { name: string, seconds: number }[]} groups the time of processors that each took
 * @param {number} seconds that passed
 * @param {number} cores that there are
 */
export function tellCores(groups, seconds, cores) {
  const shares = groups.map(({ name, seconds: taken }) => `${name} ${(taken / seconds).toFixed(2)}`);
  const all = groups.reduce((sum, { seconds: taken }) => sum + taken, 0);
  return `its cores: ${(all / seconds).toFixed(2)} of ${cores} taken, ${shares.join(', ')}`;
}

/** What processes have taken until now; one that has ended is counted with its parent. */
function secondsOf(pids) {
  return pids.reduce((sum, pid) => sum + secondsIn(statOf(pid)), 0);
}

/** `null` of a process that is not there any more. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
}

/**
 * The seconds that `/proc/PID/stat` tells of a process and of its children that have ended. The name, which comes
 * before, may hold anything.
 */
export function secondsIn(stat) {
  if (stat === null) return 0;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksASecond;
}
