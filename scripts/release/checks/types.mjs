import { bin, run } from '../../lib/run.mjs';

/** TypeScript over the area alone. */
export const types = {
  name: 'tipi',
  async check({ piece }) {
    const { code, output } = await run([bin('tsc'), '-p', piece.name, '--noEmit']);
    return code === 0 ? [] : [output.trim()];
  },
};
