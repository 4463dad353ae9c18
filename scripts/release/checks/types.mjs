import { bin, run } from '../../lib/run.mjs';

/** TypeScript over the area alone. What has not changed since the last time, it knows by its content. */
export const types = {
  name: 'tipi',
  async check({ piece }) {
    const memory = ['--incremental', '--tsBuildInfoFile', `.cache/types/${piece.name}.tsbuildinfo`];
    const { code, output } = await run([bin('tsc'), '-p', piece.name, '--noEmit', ...memory]);
    return code === 0 ? [] : [output.trim()];
  },
};
