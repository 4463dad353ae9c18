import { bin, run } from '../../lib/run.mjs';

/** TypeScript over the area alone. What has not changed since the last time, it knows by its content. */
export const types = {
  name: 'tipi',
  limitMs: 5 * 60_000,
  async check({ piece }, { signal }) {
    const memory = ['--incremental', '--tsBuildInfoFile', `.cache/types/${piece.name}.tsbuildinfo`];
    const { code, output } = await run([bin('tsc'), '-p', piece.name, '--noEmit', ...memory], { signal });
    return code === 0 ? [] : [output.trim()];
  },
};
