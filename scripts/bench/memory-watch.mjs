import { readFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';

const everyMs = 100;

/**
 * Watches how much memory this process takes, from now on.
 * @returns {() => MemorySample} ends it, and tells of what the memory consisted when it was highest
 */
export function watchMemory() {
  let highest = sample();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > highest.rss) highest = sample();
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return highest;
  };
}

/** What Linux tells of this process's memory, and what V8 does of the main thread's heap. */
function sample() {
  return {
    rss: process.memoryUsage.rss(),
    program: process.execPath,
    smaps: readFileSync('/proc/self/smaps', 'utf8'),
    spaces: getHeapSpaceStatistics(),
    buffers: process.memoryUsage().arrayBuffers,
  };
}
