import { checkTypes } from '../../lib/tsc.mjs';

/** TypeScript over the area alone. */
export const types = {
  name: 'tipi',
  limitMs: 5 * 60_000,
  async check({ piece }, { signal }) {
    const { code, output } = await checkTypes(piece.name, { signal });
    return code === 0 ? [] : [output.trim()];
  },
};
