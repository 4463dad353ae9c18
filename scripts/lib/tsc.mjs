import { bin, run } from './run.mjs';

/**
 * The compiler ends after seconds. To look for memory that it no longer needs would take up to a third of them, and spare
 * a fifth of its memory.
 */
const keepsItsMemory = { GOGC: 'off' };

/** Runs TypeScript's compiler, with the options of `run`. */
export const tsc = (args, options = {}) => run([bin('tsc'), ...args], { env: keepsItsMemory, ...options });

/** Checks the types of a workspace. What has not changed since the last time, the compiler knows by its content. */
export const checkTypes = (workspace, options) =>
  tsc(
    ['-p', workspace, '--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/types/${workspace}.tsbuildinfo`],
    options,
  );
