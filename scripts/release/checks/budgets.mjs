import { readFileSync } from 'node:fs';
import { measureSizes } from '../../lib/measure-sizes.mjs';

const limits = JSON.parse(readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8'));

/** Area and home page against their limits, in bytes of compressed JavaScript. */
export function oversizes(name, { home, areas }, budgets) {
  const measured = [
    ...(['shell', 'remote-public'].includes(name) ? [['home page', home, budgets.home.javascript]] : []),
    ...(name in areas ? [[name, areas[name], budgets.areas[name]?.javascript ?? 0]] : []),
  ];
  return measured
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit]) => `${what}: ${bytes} bytes of JavaScript, ${limit} are allowed.`);
}

/** What must be there before a page shows something (scripts/budgets.json). */
export const budgets = {
  name: 'misure',
  async check({ piece }) {
    return oversizes(piece.name, measureSizes(), limits);
  },
};
